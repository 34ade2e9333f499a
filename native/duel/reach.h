// What can still be filled of a dome, in the tilings that are left. Twin of duel/reach.py, which
// says what is looked at and what is not. A plate lies within a band of two rows, so what can be
// filled is decided band by band.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "duel/dome.h"
#include "duel/plates.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::duel::reach {

// Some spaces of a band: the bit row * LINES + column of each, row 0 or 1.
using Spaces = unsigned;

inline constexpr int BANDS = CELLS;
inline constexpr Spaces ROW[] = {(1u << LINES) - 1, ((1u << LINES) - 1) << LINES};
inline constexpr Spaces ALL = ROW[0] | ROW[1];

// These columns, a bit each, in both rows.
constexpr Spaces columns(unsigned some) { return some | some << LINES; }
constexpr Spaces cell(int at) { return columns(3u << 2 * at); }

// Special spaces that are to be filled, and the other spaces that have to be for it.
struct Filling {
  std::uint16_t specials;
  std::uint16_t others;
};

// Two rows of a dome, and how many tiles each row may still gain.
struct Band {
  static constexpr int MOST_FILLINGS = 5 * 5 * 5;  // in each cell none, or one of four spaces

  int gains[2] = {};
  Spaces empty = 0;                 // the spaces without a tile
  Spaces kinds[NONE + 1] = {};      // of these, by what they take; NONE: without a plate
  unsigned shown[2] = {};           // the tiles of each row: a bit for each colour and SPECIAL
  int empty_cells = 0;              // without a plate
  int joker_plates = 0;             // on the others
  int count = 0;                    // of the fillings
  Filling fillings[MOST_FILLINGS];  // every choice of special spaces that the gains allow

  // The gains of a row when these spaces have been filled.
  int left(int row, Spaces others) const { return gains[row] - std::popcount(others & ROW[row]); }

  // Are there gains for so many spaces, none of them special?
  bool is_allowed(Spaces spaces) const { return left(0, spaces) >= 0 && left(1, spaces) >= 0; }
};

using Dome = std::array<Band, BANDS>;

// Is that line's part of this round's tiling over for a seat? Lines count from 1.
inline bool has_tiled(const State& state, int seat, int line) {
  if (state.phase < Phase::PAYING || state.phase == Phase::OVER) return state.phase == Phase::OVER;
  return seat == state.turn ? line < state.at : seat == state.start;
}

// Will the tiles of a line be broken in the next tiling (DU-6.3)?
inline bool is_doomed(const Board& board, int row) {
  const Line line = board.lines[row];
  const std::uint8_t* cells = board.cells + row / 2 * CELLS;
  return !line.is_empty() && std::find(cells, cells + CELLS, EMPTY_CELL) == cells + CELLS &&
         !matching(board, row, line.colour());
}

// How many tiles a row can still get from its line.
inline int gain(const State& state, int seat, int row) {
  const int later = LAST_ROUND - state.round;
  return has_tiled(state, seat, row + 1) || is_doomed(state.boards[seat], row) ? later : later + 1;
}

inline void find_fillings(Band& band) {
  Spaces options[CELLS][5];  // the special spaces of each cell that may be filled, none first
  int sizes[CELLS];
  for (int at = 0; at < CELLS; ++at) {
    options[at][0] = 0;
    sizes[at] = 1;
    Spaces left = (band.kinds[SPECIAL] | band.kinds[NONE]) & cell(at);
    for (; left; left &= left - 1) options[at][sizes[at]++] = left & (0u - left);
  }
  const auto due = [&](int at, int option) { return option ? band.empty & cell(at) : 0u; };
  for (int a = 0; a < sizes[0]; ++a)
    for (int b = 0; b < sizes[1]; ++b)
      for (int c = 0; c < sizes[2]; ++c) {
        const Spaces specials = options[0][a] | options[1][b] | options[2][c];
        const Spaces others = (due(0, a) | due(1, b) | due(2, c)) & ~specials;
        if (band.is_allowed(others))
          band.fillings[band.count++] = {static_cast<std::uint16_t>(specials),
                                         static_cast<std::uint16_t>(others)};
      }
}

// A band of a seat's dome, from 0.
inline Band band_of(const State& state, int seat, int number) {
  const Board& board = state.boards[seat];
  Band band;
  for (int row = 0; row < 2; ++row) {
    band.gains[row] = gain(state, seat, 2 * number + row);
    for (int column = 0; column < LINES; ++column) {
      const int tile = board.tile(2 * number + row, column);
      if (tile != NONE) {
        band.shown[row] |= 1u << tile;
        continue;
      }
      const Spaces space = 1u << (row * LINES + column);
      band.empty |= space;
      band.kinds[board.space(2 * number + row, column)] |= space;
    }
  }
  for (int at = number * CELLS; at < (number + 1) * CELLS; ++at) {
    const int turned = board.cells[at];
    band.empty_cells += turned == EMPTY_CELL;
    band.joker_plates += turned != EMPTY_CELL && back_of(turned / TURNS) == JOKER;  // DU-1.4
  }
  find_fillings(band);
  return band;
}

inline Dome dome_of(const State& state, int seat) {
  return {band_of(state, seat, 0), band_of(state, seat, 1), band_of(state, seat, 2)};
}

// Can all these spaces be filled?
inline bool can_fill(const Band& band, Spaces wanted) {
  const Spaces empty = wanted & band.empty;
  for (int at = 0; at < band.count; ++at) {
    const auto [specials, others] = band.fillings[at];
    const Spaces needed = (empty | others) & ~Spaces{specials};
    if (!(needed & band.kinds[SPECIAL]) && band.is_allowed(needed)) return true;
  }
  return false;
}

// How many of these spaces can be filled in the end.
inline int most_filled(const Band& band, Spaces wanted) {
  const Spaces plain = band.empty & ~band.kinds[SPECIAL];
  int most = 0;
  for (int at = 0; at < band.count; ++at) {
    const auto [specials, others] = band.fillings[at];
    const Spaces due = Spaces{specials} | others, more = wanted & plain & ~due;
    int filled = std::popcount(wanted & (~band.empty | due));
    for (int row = 0; row < 2; ++row)
      filled += std::min(band.left(row, others), std::popcount(more & ROW[row]));
    most = std::max(most, filled);
  }
  return most;
}

// The most different kinds in a row; all special tiles are one kind [ruling] (DU-8.5).
inline int most_kinds(const Band& band, int row, Filling filling) {
  const Spaces others = filling.others;
  const Spaces spaces = band.empty & ROW[row] & ~Spaces{filling.specials} & ~band.kinds[SPECIAL];
  const Spaces wild = spaces & (band.kinds[NONE] | band.kinds[JOKER]);
  const bool has_special = band.shown[row] >> SPECIAL & 1 || filling.specials & ROW[row];
  unsigned shown = band.shown[row] & ((1u << COLOURS) - 1), more = 0;
  for (int colour = 0; colour < COLOURS; ++colour) {
    const Spaces fixed = spaces & band.kinds[colour];
    if (fixed & others) shown |= 1u << colour;
    if (fixed & ~others) more |= 1u << colour;
  }
  // On a wild space any colour will do, also where a tile is due.
  const int left = band.left(row, others) + std::popcount(wild & others);
  const int gained = std::min(left, std::popcount(more & ~shown) + std::popcount(wild));
  return std::min(COLOURS, std::popcount(shown) + gained) + has_special;
}

// How many rows can have at least so many different kinds of tiles.
inline int most_rows(const Band& band, int kinds) {
  int most = 0;
  for (int at = 0; at < band.count; ++at) {
    const Filling filling = band.fillings[at];
    most = std::max(
        most, (most_kinds(band, 0, filling) >= kinds) + (most_kinds(band, 1, filling) >= kinds));
  }
  return most;
}

// How many special spaces stay empty at least.
inline int fewest_empty_specials(const Band& band) {
  int fewest = std::popcount(band.kinds[SPECIAL]);
  for (int at = 0; at < band.count; ++at)
    fewest =
        std::min(fewest, std::popcount(band.kinds[SPECIAL] & ~Spaces{band.fillings[at].specials}));
  return fewest;
}

// How many joker spaces there can be, if all of them can be filled; else 0 (DU-8.4).
inline int jokers(const Dome& dome, int plates_left) {
  int placed = 0, more = 0;
  for (const Band& band : dome) {
    const Spaces empty = band.kinds[JOKER];
    if (!band.is_allowed(empty)) return 0;
    placed += band.joker_plates;
    more += std::min(band.empty_cells, band.left(0, empty) + band.left(1, empty));
  }
  return placed + std::min(more, plates_left);
}

}  // namespace tilewright::duel::reach
