// Features: what a board promises for the rounds to come, as a few counts; Weights: their worth.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "azul/game.h"
#include "azul/state.h"
#include "azul/tiling.h"
#include "search/judgement.h"

namespace tilewright::search::azul {

using namespace tilewright::azul;

// Where each kind of feature stands among all.
inline constexpr int OF_COLUMNS = 0;                       // columns with 1 to 5 tiles
inline constexpr int OF_COLOURS = OF_COLUMNS + ROWS;       // colours of which 1 to 5 tiles lie
inline constexpr int OF_ROWS = OF_COLOURS + COLOURS;       // rows with 1 to 5 tiles
inline constexpr int OF_SPACES = OF_ROWS + ROWS;           // each space that is filled
inline constexpr int OF_POINTS = OF_SPACES + ROWS * ROWS;  // what all open spaces would score
inline constexpr int OF_LINES = OF_POINTS + 1;             // incomplete lines: (2,1) (3,1) (3,2) …
inline constexpr int OF_PROMISE = OF_LINES + 10;  // what those lines would score, by their part
inline constexpr int FEATURES = OF_PROMISE + 1;

inline constexpr int PART = 12;  // of a PROMISE: a whole point

// The place of a line with so many tiles among OF_LINES; rows count from 0.
constexpr int line_feature(int row, int filled) { return row * (row - 1) / 2 + filled - 1; }

using Counts = std::array<std::int16_t, FEATURES>;

// The most that a tile of that colour would score in a row now; 0 if it has no place there.
template <bool GRAY>
int promise(const Board<GRAY>& board, int row, int colour) {
  if constexpr (GRAY) {
    int most = 0;
    for (unsigned left = legal_columns(board, row, colour); left; left &= left - 1)
      most = std::max(most, tile_score(board.wall, row, std::countr_zero(left)));
    return most;
  } else {
    return tile_score(board.wall, row, column_of(row, colour));
  }
}

// How many of five bits are set: looked up, since not all processors that we build for can count.
inline constexpr auto SET_OF_FIVE = [] {
  std::array<std::uint8_t, 32> made{};
  for (unsigned bits = 0; bits < made.size(); ++bits)
    made[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return made;
}();

// Of the wall alone; call `add(feature, count)`.
template <bool GRAY, class Add>
void wall_features(const Board<GRAY>& board, Add add) {
  std::uint8_t of_colour[COLOURS] = {};
  int points = 0;
  for (int at = 0; at < ROWS; ++at) {
    if (const int count = SET_OF_FIVE[board.wall.column(at)]) add(OF_COLUMNS + count - 1, 1);
    if (const int count = SET_OF_FIVE[board.wall.row(at)]) add(OF_ROWS + count - 1, 1);
    for (unsigned left = board.row_colours[at]; left; left &= left - 1)
      ++of_colour[std::countr_zero(left)];
    for (unsigned left = ~board.wall.row(at) & 31; left; left &= left - 1)
      points += tile_score(board.wall, at, std::countr_zero(left));
  }
  for (const int count : of_colour)
    if (count) add(OF_COLOURS + count - 1, 1);
  for (std::uint32_t left = board.wall.bits; left; left &= left - 1)
    add(OF_SPACES + std::countr_zero(left), 1);
  add(OF_POINTS, points);
}

// Of the lines that are not complete.
template <bool GRAY, class Add>
void line_features(const Board<GRAY>& board, Add add) {
  for (int row = 1; row < ROWS; ++row) {
    const Line line = board.lines[row];
    if (line.is_empty() || line.filled() > row) continue;
    add(OF_LINES + line_feature(row, line.filled()), 1);
    add(OF_PROMISE, PART * promise(board, row, line.colour()) * line.filled() / (row + 1));
  }
}

inline constexpr int STAGES = 5;   // rounds 1 to 5; later ones are like the fifth
inline constexpr int PERIODS = 4;  // of an offer: how many tiles are left on the table
inline constexpr int UNIT = 64;    // of worth: a point

// 0 at the round's end, then the more tiles are left, the later one.
constexpr int period_of(int tiles, int seats) {
  return tiles == 0 ? 0 : tiles <= 3 * seats ? 1 : tiles <= 6 * seats ? 2 : 3;
}

// What the features are worth after (or in) a round, in units.
struct Weights {
  std::int16_t wall[STAGES][OF_LINES];
  std::int16_t lines[STAGES][PERIODS][FEATURES - OF_LINES];
  std::int16_t start[STAGES];  // of starting the next round
  std::int16_t scale[STAGES];  // the lead that wins three games of four, roughly: of the logistic
};

}  // namespace tilewright::search::azul

template <int SEATS, bool GRAY>
struct tilewright::search::WeightsOf<tilewright::azul::Azul<SEATS, GRAY>> {
  using type = azul::Weights;
};
