// The end of the game: the scoring tiles (DU-8.1 to DU-8.8) and who won (DU-8.9).
// Twin of duel/ending.py.
#pragma once

#include <algorithm>
#include <bit>

#include "core/effects.h"
#include "core/scoring.h"
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

// Does a row hold at least 5 different colours? [ruling] (DU-8.5): one special tile counts, others
// don't bar.
inline bool has_five_colours(const Board& board, int row) {
  const unsigned empty = ~board.row(row) & FULL;
  if (empty & (empty - 1)) return false;  // fewer than five tiles
  unsigned kinds = 0;
  for (int column = 0; column < LINES; ++column) kinds |= 1u << board.tile(row, column);
  return std::popcount(kinds & ~(1u << NONE)) >= FIVE_COLOURS;
}

// The points of rows with at least 5 different colours (DU-8.5).
inline int five_colours(const Board& board) {
  int count = 0;
  for (int row = 0; row < LINES; ++row) count += has_five_colours(board, row);
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

// What a side counts: its spaces, a bit each, and how many of what it counts they are.
struct Counted {
  std::uint64_t spaces = 0;
  int number = 0;

  void add(std::uint64_t group) {
    spaces |= group;
    ++number;
  }
};

inline Counted counted(const Board& board, For side) {
  Counted found;
  const auto add_full = [&](std::uint64_t group) {
    if (!(group & ~board.filled)) found.add(group);
  };
  const auto add_each = [&](std::uint64_t each) { found = {each, std::popcount(each)}; };
  constexpr int last = LINES - 1;
  std::uint64_t column = 0, falling = 0, rising = 0,
                edge = FULL | std::uint64_t{FULL} << last * LINES;
  for (int at = 0; at < LINES; ++at) {
    column |= Board::bit_of(at, 0);
    falling |= Board::bit_of(at, at);
    rising |= Board::bit_of(at, last - at);
    edge |= Board::bit_of(at, 0) | Board::bit_of(at, last);
  }
  switch (side) {
    case For::ROWS:
      for (int row = 0; row < LINES; ++row) add_full(std::uint64_t{FULL} << row * LINES);
      break;
    case For::COLUMNS:
      for (int at = 0; at < LINES; ++at) add_full(column << at);
      break;
    case For::DIAGONALS:
      add_full(falling);
      add_full(rising);
      break;
    case For::FIVE_COLOURS:
      for (int row = 0; row < LINES; ++row)
        if (has_five_colours(board, row)) found.add(std::uint64_t{board.row(row)} << row * LINES);
      break;
    case For::BORDER:
      add_each(board.filled & edge);
      break;
    case For::CORNERS:
      for (const int row : {0, last})
        for (const int at : {0, last}) add_full(Board::plate_bits(row, at));
      break;
    case For::JOKERS:
      if (!(spaces(board, JOKER) & ~board.filled)) add_each(spaces(board, JOKER));
      break;
    default:
      add_each(spaces(board, SPECIAL) & ~board.filled);
  }
  return found;
}

// Tell what a side of a scoring tile gives or takes, if it counts anything.
inline void tell_side(const Board& board, int side, Effects sink) {
  constexpr struct {
    For kind;
    Rule rule;
  } TOLD[NUMBER_OF_SIDES] = {
      // in the order of SIDES
      {For::ROWS, "DU-8.1"},   {For::FIVE_COLOURS, "DU-8.5"},   {For::COLUMNS, "DU-8.2"},
      {For::BORDER, "DU-8.6"}, {For::DIAGONALS, "DU-8.3"},      {For::CORNERS, "DU-8.7"},
      {For::JOKERS, "DU-8.4"}, {For::EMPTY_SPECIALS, "DU-8.8"},
  };
  const auto [kind, rule] = TOLD[side];
  const Counted found = counted(board, kind);
  if (!found.number) return;
  sink.add(
      scored(sink.seat(), side_points(board, side), rule, kind, {At::DOME, LINES, found.spaces})
          .with(Word::COUNT, found.number));
}

// Add up the scoring tiles for both players after round 5 (DU-8).
template <class Sink>
void end_game(State& state, Sink sink) {
  for (int seat = 0; seat < SEATS; ++seat) {
    Board& board = state.boards[seat];
    int score = board.score;
    for (const int side : state.scoring) {
      if constexpr (Sink::IS_ON) tell_side(board, side, sink.of(seat));
      score += side_points(board, side);
    }
    // [ruling]: after all of them
    board.score = static_cast<std::int16_t>(raised(sink.of(seat), score, "DU-8.8"));
  }
  if constexpr (Sink::IS_ON) sink.end(Span::GAME);
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
