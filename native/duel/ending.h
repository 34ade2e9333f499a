// The end of the game: the scoring tiles (DU-8.1 to DU-8.8) and who won (DU-8.9).
// Twin of duel/ending.py.
#pragma once

#include <algorithm>
#include <bit>

#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int ROW_POINTS = 3;           // DU-8.1
inline constexpr int COLUMN_POINTS = 7;        // DU-8.2
inline constexpr int DIAGONAL_POINTS = 10;     // DU-8.3
inline constexpr int JOKER_POINTS = 2;         // DU-8.4
inline constexpr int FIVE_COLOURS_POINTS = 4;  // DU-8.5
inline constexpr int FIVE_COLOURS = 5;         // DU-8.5
inline constexpr int BORDER_POINTS = 1;        // DU-8.6
inline constexpr int UPPER_CORNER_POINTS = 3;  // [picture] (DU-8.7)
inline constexpr int LOWER_CORNER_POINTS = 8;  // [picture] (DU-8.7)
inline constexpr int EMPTY_SPECIAL_COST = 3;   // DU-8.8

inline constexpr unsigned FULL = (1u << LINES) - 1;  // a row or a column

// The points of full rows (DU-8.1).
inline int rows(const Board& board) {
  int count = 0;
  for (int row = 0; row < LINES; ++row) count += board.row(row) == FULL;
  return ROW_POINTS * count;
}

// The points of full columns (DU-8.2).
inline int columns(const Board& board) {
  int count = 0;
  for (int column = 0; column < LINES; ++column) count += board.column(column) == FULL;
  return COLUMN_POINTS * count;
}

// The points of full long diagonals (DU-8.3).
inline int diagonals(const Board& board) {
  bool falling = true, rising = true;
  for (int at = 0; at < LINES; ++at) {
    falling &= board.is_filled(at, at);
    rising &= board.is_filled(at, LINES - 1 - at);
  }
  return DIAGONAL_POINTS * (falling + rising);
}

// The spaces of one kind, as bits like the filled ones.
inline std::uint64_t spaces(const Board& board, int kind) {
  std::uint64_t found = 0;
  for (int row = 0; row < LINES; ++row)
    for (int column = 0; column < LINES; ++column)
      if (board.space(row, column) == kind) found |= Board::bit_of(row, column);
  return found;
}

// The points of joker spaces, if all of them are filled (DU-8.4).
inline int jokers(const Board& board) {
  const std::uint64_t all = spaces(board, JOKER);
  return all & ~board.filled ? 0 : JOKER_POINTS * std::popcount(all);
}

// The points of rows with at least 5 different colours (DU-8.5).
inline int five_colours(const Board& board) {
  int count = 0;
  for (int row = 0; row < LINES; ++row) {
    unsigned kinds = 0;  // [ruling]: one special tile counts, others don't bar
    for (int column = 0; column < LINES; ++column) kinds |= 1u << board.tile(row, column);
    count += std::popcount(kinds & ~(1u << NONE)) >= FIVE_COLOURS;
  }
  return FIVE_COLOURS_POINTS * count;
}

// The points of tiles on the outer spaces (DU-8.6).
inline int border(const Board& board) {
  const unsigned ends = 1 | 1u << (LINES - 1);
  int count = std::popcount(board.row(0)) + std::popcount(board.row(LINES - 1));
  for (int row = 1; row < LINES - 1; ++row) count += std::popcount(board.row(row) & ends);
  return BORDER_POINTS * count;
}

// The points of full plates in corner cells (DU-8.7).
inline int corners(const Board& board) {
  const auto is_full = [&](int row, int column) {
    return !(Board::plate_bits(row, column) & ~board.filled);
  };
  const int last = LINES - 1;
  return UPPER_CORNER_POINTS * (is_full(0, 0) + is_full(0, last)) +
         LOWER_CORNER_POINTS * (is_full(last, 0) + is_full(last, last));
}

// What empty special spaces cost (DU-8.8).
inline int empty_specials(const Board& board) {
  return -EMPTY_SPECIAL_COST * std::popcount(spaces(board, SPECIAL) & ~board.filled);
}

// The points of a side of a scoring tile.
inline int side_points(const Board& board, int side) {
  constexpr int (*COUNTS[NUMBER_OF_SIDES])(const Board&) = {
      // in the order of SIDES
      rows, five_colours, columns, border, diagonals, corners, jokers, empty_specials,
  };
  return COUNTS[side](board);
}

// Add up the scoring tiles for both players after round 5 (DU-8).
inline void end_game(State& state) {
  for (Board& board : state.boards) {
    int score = board.score;
    for (const int side : state.scoring) score += side_points(board, side);
    board.score = static_cast<std::int16_t>(std::max(score, 0));  // [ruling]: after all of them
  }
  state.phase = Phase::OVER;
  state.turn = NO_SEAT;
  state.at = 0;
}

// Most points win; a tie goes to the holder of the start tile (DU-8.9). A bit for the winner.
inline unsigned winners(const State& state) {
  if (state.phase != Phase::OVER) return 0;
  const int first = state.boards[0].score, second = state.boards[1].score;
  if (first != second) return first > second ? 1 : 2;
  // [ruling]: without a holder, to the start player of the last round
  return 1u << (state.start_tile == NO_SEAT ? state.start : state.start_tile);
}

}  // namespace tilewright::duel
