// The end of the game: when it comes, its bonuses, and who won (AZ-7, AZ-6.4, AZ-8.5).
#pragma once

#include <bit>

#include "azul/dealing.h"
#include "azul/state.h"

namespace tilewright::azul {

inline constexpr int ROW_BONUS = 2;      // AZ-7.2
inline constexpr int COLUMN_BONUS = 7;   // AZ-7.2
inline constexpr int COLOUR_BONUS = 10;  // AZ-7.2

template <class Board>
int complete_rows(const Board& board) {
  int count = 0;
  for (const std::uint8_t colours : board.row_colours) count += colours == 31;
  return count;
}

template <class Board>
int complete_columns(const Board& board) {
  unsigned columns = 31;
  for (int row = 0; row < ROWS; ++row) columns &= board.wall.row(row);
  return std::popcount(columns);
}

template <class Board>
int complete_colours(const Board& board) {
  unsigned colours = 31;
  for (const std::uint8_t row : board.row_colours) colours &= row;
  return std::popcount(colours);
}

// Can the missing colours of a gray row be matched to its empty columns (AZ-8.1)?
inline bool matches(const Board<true>& board, unsigned missing, unsigned columns) {
  if (!missing) return true;
  const int colour = std::countr_zero(missing);
  for (unsigned left = columns; left; left &= left - 1) {
    const int column = std::countr_zero(left);
    if (!(board.gray.column_colours[column] >> colour & 1) &&
        matches(board, missing & (missing - 1), columns & ~(1u << column)))
      return true;
  }
  return false;
}

// Can no row of a gray wall be completed any more (AZ-8.5)?
inline bool is_dead(const Board<true>& board) {
  for (int row = 0; row < ROWS; ++row)
    if (matches(board, ~board.row_colours[row] & 31u, ~board.wall.row(row) & 31u)) return false;
  return true;
}

// Is the game over after this wall-tiling?
template <bool GRAY, class State>
bool has_ended(const State& state) {
  for (const auto& board : state.boards)
    if (complete_rows(board)) return true;  // AZ-7.1
  if constexpr (GRAY) {
    bool dead = true;  // AZ-8.5 [ruling]
    for (const auto& board : state.boards) dead = dead && is_dead(board);
    if (dead) return true;
  }
  return !state.bag.any() && !state.lid.any();  // AZ-6.4 [ruling]
}

// Tell the bonuses of rows, columns and colours, with the spaces that count (AZ-7.2).
template <class Board>
void tell_bonuses(const Board& board, Effects sink) {
  std::uint64_t rows = 0, columns = 0, colours = 0;
  unsigned every_row = 31, of_every_row = 31;  // columns and colours that every row has
  for (int row = 0; row < ROWS; ++row) {
    every_row &= board.wall.row(row);
    of_every_row &= board.row_colours[row];
  }
  for (int row = 0; row < ROWS; ++row) {
    for (int column = 0; column < ROWS; ++column) {
      if (!board.wall.is_filled(row, column)) continue;
      const std::uint64_t space = std::uint64_t{1} << (row * ROWS + column);
      if (board.row_colours[row] == 31) rows |= space;
      if (every_row >> column & 1) columns |= space;
      if (of_every_row >> board.colour(row, column) & 1) colours |= space;
    }
  }
  const auto tell = [&](For kind, int bonus, std::uint64_t spaces) {
    const int count = std::popcount(spaces) / ROWS;
    if (count)
      sink.add(scored(sink.seat(), bonus * count, "AZ-7.2", kind, {At::WALL, ROWS, spaces})
                   .with(Word::COUNT, count));
  };
  tell(For::ROWS, ROW_BONUS, rows);
  tell(For::COLUMNS, COLUMN_BONUS, columns);
  tell(For::ALL_COLOURS, COLOUR_BONUS, colours);
}

// The next round, or the end with its bonuses, once every wall is tiled (AZ-6.1, AZ-7.1, AZ-7.2).
template <bool GRAY, class State, class Sink = Dropped>
void go_on_after_tiling(State& state, Sink sink = {}) {
  if constexpr (Sink::IS_ON) sink.end(Span::ROUND);
  if (!has_ended<GRAY>(state)) {
    prepare_round(state, sink);
    return;
  }
  if constexpr (Sink::IS_ON)
    for (int seat = 0; seat < State::SEATS; ++seat) tell_bonuses(state.boards[seat], sink.of(seat));
  for (auto& board : state.boards) {
    const int bonus = ROW_BONUS * complete_rows(board) + COLUMN_BONUS * complete_columns(board) +
                      COLOUR_BONUS * complete_colours(board);
    board.score = static_cast<std::int16_t>(board.score + bonus);
  }
  state.phase = Phase::OVER;
  state.turn = -1;
  if constexpr (Sink::IS_ON) sink.end(Span::GAME);
}

// Most points win; a tie goes to more complete rows, then is shared (AZ-7.3). A bit for each.
template <class State>
unsigned winners(const State& state) {
  if (state.phase != Phase::OVER) return 0;
  int best = -1;
  unsigned found = 0, bit = 1;
  for (const auto& board : state.boards) {
    const int rank = board.score * (ROWS + 1) + complete_rows(board);
    if (rank > best) found = 0;
    if (rank >= best) {
      best = rank;
      found |= bit;
    }
    bit <<= 1;
  }
  return found;
}

}  // namespace tilewright::azul
