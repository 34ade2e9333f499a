// The goals of Azul: the bonuses of the game's end (AZ-7.2), now and at most. Twin of
// azul/goals.py, which says what "at most" means.
#pragma once

#include <algorithm>
#include <bit>
#include <string_view>

#include "azul/ending.h"
#include "azul/state.h"
#include "azul/tiling.h"
#include "core/goals.h"

namespace tilewright::azul {

inline constexpr int NUMBER_OF_GOALS = 3;
inline constexpr std::string_view GOALS[NUMBER_OF_GOALS] = {"rows", "columns", "colours"};
inline constexpr int BONUSES[NUMBER_OF_GOALS] = {ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS};

// How many rows, columns and colours.
struct Counts {
  int of[NUMBER_OF_GOALS] = {};
};

template <class Board>
Counts complete(const Board& board) {
  return {{complete_rows(board), complete_columns(board), complete_colours(board)}};
}

// Will a board end the game after this round's wall-tiling, whatever is done (AZ-7.1)?
template <bool GRAY>
bool ends_the_game(const Board<GRAY>& board) {
  if (complete_rows(board)) return true;
  if (GRAY) return false;  // a tile placed above may still bar the last space of a row (AZ-8.2)
  for (int row = 0; row < ROWS; ++row)
    if (board.lines[row].filled() > row && std::popcount(board.row_colours[row]) == ROWS - 1)
      return true;
  return false;
}

// What the gray wall does not bar

// Some pieces, each with the places that it may have, a bit for each place.
struct Choices {
  int count = 0;
  unsigned places[ROWS];

  void add(unsigned some) { places[count++] = some; }
};

// Can each piece from that one on have a place of its own that no other has?
inline bool match(const Choices& choices, int at = 0, unsigned taken = 0) {
  if (at == choices.count || at == ROWS) return true;
  for (unsigned left = choices.places[at] & ~taken; left; left &= left - 1)
    if (match(choices, at + 1, taken | (left & (0u - left)))) return true;
  return false;
}

// The rows, columns and colours of a gray wall that can still be complete, each by itself.
inline Counts not_barred(const Board<true>& board) {
  unsigned columns[ROWS][COLOURS];  // where a row may take a colour (AZ-8.1)
  for (int row = 0; row < ROWS; ++row)
    for (int colour = 0; colour < COLOURS; ++colour)
      columns[row][colour] = legal_columns(board, row, colour);
  Counts found;
  for (int at = 0; at < ROWS; ++at) {  // row `at`, column `at`, colour `at`
    Choices in_row, in_column, of_colour;
    for (int other = 0; other < ROWS; ++other) {
      if (!board.row_has(at, other)) in_row.add(columns[at][other]);
      if (!board.row_has(other, at)) of_colour.add(columns[other][at]);
      if (board.wall.is_filled(other, at)) continue;
      unsigned colours = 0;
      for (int colour = 0; colour < COLOURS; ++colour)
        colours |= (columns[other][colour] >> at & 1) << colour;
      in_column.add(colours);
    }
    found.of[0] += match(in_row);
    found.of[1] += match(in_column);
    found.of[2] += match(of_colour);
  }
  return found;
}

// What the last round allows

// The one tile that a row may gain in this round's tiling: its columns and colours, a bit each.
struct Gain {
  unsigned columns = 0;
  unsigned colours = 0;
};

template <bool GRAY>
Gain gain_of(const Board<GRAY>& board, int row, bool has_offer) {
  const Line line = board.lines[row];
  Gain gain;
  if (line.filled() <= row && !has_offer) return gain;
  for (int colour = 0; colour < COLOURS; ++colour) {
    if (board.row_has(row, colour) || (!line.is_empty() && line.colour() != colour)) continue;
    unsigned columns = 1u << column_of(row, colour);
    if constexpr (GRAY) columns = legal_columns(board, row, colour);
    gain.columns |= columns;
    if (columns) gain.colours |= 1u << colour;
  }
  return gain;
}

// The most sets of rows that have no row in common, so that one tile for each row is enough.
inline int most_together(const Choices& needs) {
  int most = 0;
  for (unsigned chosen = 0; chosen < 1u << needs.count; ++chosen) {
    unsigned rows = 0;
    int due = 0;
    for (int at = 0; at < needs.count; ++at) {
      if (!(chosen >> at & 1)) continue;
      rows |= needs.places[at];
      due += std::popcount(needs.places[at]);
    }
    if (due == std::popcount(rows)) most = std::max(most, std::popcount(chosen));
  }
  return most;
}

// The most rows, columns and colours that can be complete after one tile more in each row.
template <bool GRAY>
Counts in_this_round(const Board<GRAY>& board, bool has_offer) {
  unsigned lack_column[ROWS] = {}, lack_colour[COLOURS] = {};  // the rows without a tile there
  unsigned gain_column[ROWS] = {}, gain_colour[COLOURS] = {};  // the rows that may gain it
  Counts found;
  for (int row = 0; row < ROWS; ++row) {
    const Gain gain = gain_of(board, row, has_offer);
    const int empty = ROWS - std::popcount(board.row_colours[row]);
    found.of[0] += empty == 0 || (empty == 1 && gain.columns);
    for (int at = 0; at < ROWS; ++at) {  // column `at`, colour `at`
      lack_column[at] |= static_cast<unsigned>(!board.wall.is_filled(row, at)) << row;
      lack_colour[at] |= static_cast<unsigned>(!board.row_has(row, at)) << row;
      gain_column[at] |= (gain.columns >> at & 1) << row;
      gain_colour[at] |= (gain.colours >> at & 1) << row;
    }
  }
  Choices columns, colours;
  for (int at = 0; at < ROWS; ++at) {
    if (!(lack_column[at] & ~gain_column[at])) columns.add(lack_column[at]);
    if (!(lack_colour[at] & ~gain_colour[at])) colours.add(lack_colour[at]);
  }
  found.of[1] = most_together(columns);
  found.of[2] = most_together(colours);
  return found;
}

// The most that a wall can still have.
template <bool GRAY>
Counts possible(const Board<GRAY>& board, Phase phase, bool is_last_round) {
  if (phase == Phase::OVER) return complete(board);
  if (is_last_round) return in_this_round(board, phase == Phase::OFFER);
  if constexpr (GRAY)
    return not_barred(board);
  else
    return {{ROWS, ROWS, COLOURS}};
}

// What rows, columns and colours are worth to each seat.
template <int SEATS, bool GRAY>
Goals<SEATS, NUMBER_OF_GOALS> goals(const State<SEATS, GRAY>& state) {
  bool is_last_round = false;
  for (const auto& board : state.boards) is_last_round |= ends_the_game(board);
  Goals<SEATS, NUMBER_OF_GOALS> found;
  for (; found.count < NUMBER_OF_GOALS; ++found.count) {
    found.of[found.count].name = GOALS[found.count];
    found.of[found.count].rule = "AZ-7.2";
  }
  for (int seat = 0; seat < SEATS; ++seat) {
    const Counts now = complete(state.boards[seat]);
    const Counts most = possible(state.boards[seat], state.phase, is_last_round);
    for (int at = 0; at < NUMBER_OF_GOALS; ++at) {
      found.of[at].now[seat] = BONUSES[at] * now.of[at];
      found.of[at].possible[seat] = BONUSES[at] * most.of[at];
    }
  }
  return found;
}

}  // namespace tilewright::azul
