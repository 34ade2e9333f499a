// What a board of Duel promises beyond its score: the features that the evaluation weighs.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/runs.h"
#include "duel/dome.h"
#include "duel/ending.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::search::duel {

using namespace ::tilewright::duel;

// The first index of each group of features. Missing: the empty spaces of a row, a column and so
// on. BUSY and TOKEN speak of the round that is being played: they weigh nothing at its end.
enum Feature : int {
  LINE = 0,                                  // by line and missing tiles: incomplete, with a space
  WAITING = LINE + LINES * (LINES - 1) / 2,  // by line: its share that waits for a plate (DU-6.2)
  GAIN = WAITING + LINES,             // by missing tiles 1, 2, more: points of the line's next tile
  BEST = GAIN + 3,                    // by row: points of the best space for its next tile
  CHOICE = BEST + LINES,              // by row: how many colours find a space
  RUNS = CHOICE + LINES,              // points of all open spaces together
  SPECIAL_AT = RUNS + 1,              // by filled neighbours 0 to 2: points of a special space
  EMPTY_CELLS = SPECIAL_AT + 3,       // by band of two rows: cells without a plate
  CHIP = EMPTY_CELLS + CELLS,         // chips in the reserve
  BUSY = CHIP + 1,                    // by line: it is complete, so closed until the tiling
  TOKEN = BUSY + LINES,               // tokens not yet used
  ROW_LACKS = TOKEN + 1,              // by missing 0 to 3: rows (DU-8.1)
  COLUMN_LACKS = ROW_LACKS + 4,       // by missing 0 to 4: columns (DU-8.2)
  COLUMN_TILES = COLUMN_LACKS + 5,    // by missing 1 to 3: tiles that would fill the columns
  DIAGONAL_LACKS = COLUMN_TILES + 3,  // by missing 0 to 4: diagonals (DU-8.3)
  JOKERS_LACK = DIAGONAL_LACKS + 5,   // by missing 0 to 3: joker spaces (DU-8.4)
  KINDS_IN_ROW = JOKERS_LACK + 4,     // by kinds 5, 4, 3: rows (DU-8.5)
  BORDER_FILLED = KINDS_IN_ROW + 3,   // outer tiles (DU-8.6)
  BORDER_OPEN = BORDER_FILLED + 1,    // outer spaces with a plate, empty
  CORNER_LACKS = BORDER_OPEN + 1,     // by missing 0 to 3: points of corner plates (DU-8.7)
  SPECIALS_LACK = CORNER_LACKS + 4,   // by filled neighbours 0 to 2: special spaces (DU-8.8)
  FEATURES = SPECIALS_LACK + 3,
};

// The sides of the scoring tiles in play, a bit for each, in the order of SIDES.
enum Side : int { ROWS, FIVE_KINDS, COLUMNS, BORDER, DIAGONALS, CORNERS, JOKERS, EMPTY_SPECIALS };
inline unsigned sides_in_play(const State& state) {
  unsigned found = 0;
  for (const int side : state.scoring) found |= 1u << side;
  return found;
}

// The dome read once: its open spaces and what a tile on each would score.
struct Dome {
  unsigned rows[LINES], columns[LINES];
  std::uint8_t points[LINES][LINES] = {};  // 0 where nothing can be placed
  std::uint8_t best[LINES][COLOURS] = {};  // the most points of a colour in a row; 0: no space
  std::uint8_t most[LINES] = {};           // the most points in a row
  std::uint64_t specials = 0, jokers = 0;  // spaces
  std::uint64_t spaces = 0;                // with a plate

  explicit Dome(const Board& board) {
    for (int at = 0; at < LINES; ++at) {
      rows[at] = board.row(at);
      columns[at] = board.column(at);
    }
    for (int cell = 0; cell < CELLS * CELLS; ++cell)
      if (board.cells[cell] != EMPTY_CELL) read_plate(board, cell);
  }

 private:
  void read_plate(const Board& board, int cell) {
    const auto& plate = TURNED[board.cells[cell]];
    const int top = cell / CELLS * 2, left = cell % CELLS * 2;
    const std::uint64_t whole = Board::plate_bits(top, left);
    spaces |= whole;
    int bonus = 0;  // of the special tile, if one more tile brings it (DU-6.7)
    for (int at = 0; at < 4; ++at) {
      const std::uint64_t bit = Board::bit_of(top + at / 2, left + at % 2);
      if (plate[at] == JOKER) jokers |= bit;
      if (plate[at] != SPECIAL) continue;
      specials |= bit;
      if (std::popcount(whole & ~bit & ~board.filled) == 1) bonus = SPECIAL_POINTS[top + at / 2];
    }
    for (int at = 0; at < 4; ++at) {
      const int row = top + at / 2, column = left + at % 2;
      if (plate[at] == SPECIAL || board.is_filled(row, column)) continue;
      const int score =
          bonus + run_score(RUN<LINES>[rows[row]][static_cast<std::size_t>(column)],
                            RUN<LINES>[columns[column]][static_cast<std::size_t>(row)]);
      points[row][column] = byte(score);
      most[row] = std::max(most[row], byte(score));
      const int first = plate[at] == JOKER ? 0 : plate[at];
      const int last = plate[at] == JOKER ? COLOURS - 1 : plate[at];
      for (int colour = first; colour <= last; ++colour)
        best[row][colour] = std::max(best[row][colour], byte(score));
    }
  }
};

// Calls `add(index, amount)` for each feature of a board that has been tiled; `busy` are the lines
// that were complete, a bit for each from 0.
template <class Add>
void add_features(const Board& board, unsigned busy, unsigned sides, const Add& add);

namespace detail {

template <class Add>
void add_lines(const Board& board, const Dome& dome, const Add& add) {
  int runs = 0;
  for (int row = 0; row < LINES; ++row) {
    int colours = 0;
    for (const int points : dome.best[row]) colours += points > 0;
    for (const int points : dome.points[row]) runs += points;
    add(BEST + row, dome.most[row]);
    add(CHOICE + row, colours);
    const Line line = board.lines[row];
    if (line.is_empty()) continue;
    const int missing = row + 1 - line.filled(), points = dome.best[row][line.colour()];
    if (!points || !missing) {
      add(WAITING + row, static_cast<float>(line.filled()) / static_cast<float>(row + 1));
      continue;
    }
    add(LINE + row * (row - 1) / 2 + missing - 1, 1);
    add(GAIN + std::min(missing, 3) - 1, points);
  }
  add(RUNS, runs);
}

template <class Add>
void add_plates(const Board& board, const Dome& dome, unsigned sides, const Add& add) {
  for (int cell = 0; cell < CELLS * CELLS; ++cell)
    if (board.cells[cell] == EMPTY_CELL) add(EMPTY_CELLS + cell / CELLS, 1);
  for (std::uint64_t left = dome.specials & ~board.filled; left; left &= left - 1) {
    const int at = std::countr_zero(left), row = at / LINES;
    const int filled = std::popcount(Board::plate_bits(row, at % LINES) & board.filled);
    add(SPECIAL_AT + filled, SPECIAL_POINTS[row]);
    if (sides >> EMPTY_SPECIALS & 1) add(SPECIALS_LACK + filled, 1);
  }
}

template <class Add>
void add_rows_and_columns(const Board& board, const Dome& dome, unsigned sides, const Add& add) {
  for (int at = 0; at < LINES; ++at) {
    const int in_row = LINES - std::popcount(dome.rows[at]);
    if (sides >> ROWS & 1 && in_row < 4) add(ROW_LACKS + in_row, 1);
    if (sides >> FIVE_KINDS & 1) {
      unsigned kinds = 0;
      for (int column = 0; column < LINES; ++column) kinds |= 1u << board.tile(at, column);
      const int count = std::popcount(kinds & ~(1u << NONE));
      if (count > 2) add(KINDS_IN_ROW + std::max(FIVE_COLOURS - count, 0), 1);
    }
    if (!(sides >> COLUMNS & 1)) continue;
    const unsigned lacks = FULL & ~dome.columns[at];
    const int missing = std::popcount(lacks);
    if (missing < 5) add(COLUMN_LACKS + missing, 1);
    if (!missing || missing > 3) continue;
    int tiles = 0;
    for (unsigned rows = lacks; rows; rows &= rows - 1) tiles += std::countr_zero(rows) + 1;
    add(COLUMN_TILES + missing - 1, tiles);
  }
}

inline constexpr std::uint64_t OUTER = [] {
  std::uint64_t found = 0;
  for (int at = 0; at < LINES; ++at)
    found |= Board::bit_of(0, at) | Board::bit_of(LINES - 1, at) | Board::bit_of(at, 0) |
             Board::bit_of(at, LINES - 1);
  return found;
}();

inline constexpr std::uint64_t FALLING = [] {
  std::uint64_t found = 0;
  for (int at = 0; at < LINES; ++at) found |= Board::bit_of(at, at);
  return found;
}();

inline constexpr std::uint64_t RISING = [] {
  std::uint64_t found = 0;
  for (int at = 0; at < LINES; ++at) found |= Board::bit_of(at, LINES - 1 - at);
  return found;
}();

template <class Add>
void add_shapes(const Board& board, const Dome& dome, unsigned sides, const Add& add) {
  if (sides >> DIAGONALS & 1)
    for (const std::uint64_t diagonal : {FALLING, RISING})
      if (const int missing = std::popcount(diagonal & ~board.filled); missing < 5)
        add(DIAGONAL_LACKS + missing, 1);
  if (sides >> JOKERS & 1) {
    const int missing = std::popcount(dome.jokers & ~board.filled);
    add(JOKERS_LACK + std::min(missing, 3), std::popcount(dome.jokers));
  }
  if (sides >> BORDER & 1) {
    add(BORDER_FILLED, std::popcount(OUTER & board.filled));
    add(BORDER_OPEN, std::popcount(OUTER & dome.spaces & ~board.filled));
  }
  if (sides >> CORNERS & 1)
    for (const int row : {0, LINES - 1})
      for (const int column : {0, LINES - 1})
        if (const int missing = std::popcount(Board::plate_bits(row, column) & ~board.filled);
            missing < 4)
          add(CORNER_LACKS + missing, row ? LOWER_CORNER_POINTS : UPPER_CORNER_POINTS);
}

}  // namespace detail

template <class Add>
void add_features(const Board& board, unsigned busy, unsigned sides, const Add& add) {
  const Dome dome(board);
  detail::add_lines(board, dome, add);
  detail::add_plates(board, dome, sides, add);
  detail::add_rows_and_columns(board, dome, sides, add);
  detail::add_shapes(board, dome, sides, add);
  add(CHIP, board.chips.total());
  for (; busy; busy &= busy - 1) add(BUSY + std::countr_zero(busy), 1);
  add(TOKEN, board.tokens);
}

}  // namespace tilewright::search::duel
