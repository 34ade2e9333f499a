// Wall-tiling (AZ-4), what a tile and the floor line score (AZ-5), and the gray wall (AZ-8).
#pragma once

#include <algorithm>
#include <bit>

#include "azul/actions.h"
#include "azul/offer.h"
#include "azul/state.h"
#include "core/runs.h"
#include "core/scoring.h"

namespace tilewright::azul {

// For 0 to 7 filled spaces [picture] (AZ-5.4).
inline constexpr int FLOOR_COST[] = {0, 1, 2, 4, 6, 8, 11, 14};

// What a tile on that space scores (AZ-5.1, AZ-5.2).
inline int tile_score(Wall wall, int row, int column) {
  return run_score(RUN<ROWS>[wall.row(row)][static_cast<std::size_t>(column)],
                   RUN<ROWS>[wall.column(column)][static_cast<std::size_t>(row)]);
}

// The topmost complete line, from 0: its space is to be chosen (AZ-8.1). ROWS if there is none.
template <class Board>
int waiting_line(const Board& board) {
  int row = 0;
  while (row < ROWS && board.lines[row].filled() <= row) ++row;
  return row;
}

// The columns, a bit each, where a gray row may take a colour (AZ-8.1).
inline unsigned legal_columns(const Board<true>& board, int row, int colour) {
  if (board.row_has(row, colour)) return 0;
  unsigned columns = ~board.wall.row(row) & 31;
  for (int column = 0; column < ROWS; ++column)
    if (board.gray.column_colours[column] >> colour & 1) columns &= ~(1u << column);
  return columns;
}

// Move a line's tile to the wall and score it at once; the others go to the lid (AZ-4.1).
template <class Board, class Sink = Dropped>
void place(Board& board, Tiles& lid, int row, int column, Sink sink = {}) {
  const int colour = board.lines[row].colour();
  board.put(row, column, colour);
  if constexpr (Sink::IS_ON) {
    sink.move(tile_of(colour), sink.place(At::LINE, row + 1, 1),
              sink.place(At::WALL, row + 1, column + 1));
    tell_tile<ROWS>(sink, At::WALL, board.wall.row(row), board.wall.column(column), row, column,
                    colour, "AZ-5.1", "AZ-5.2");
    sink.move(tile_of(colour), sink.place(At::LINE, row + 1, 2), place_at(At::LID), row);
  }
  board.lines[row] = {};
  // AZ-5.3: with what was placed before
  board.score = static_cast<std::int16_t>(board.score + tile_score(board.wall, row, column));
  lid.add(colour, row);
}

// Move tiles from top to bottom (AZ-4.1); false where a space is to be chosen (AZ-8.1).
template <bool GRAY, class Sink = Dropped>
bool tile_lines(Board<GRAY>& board, Tiles& lid, Sink sink = {}) {
  for (int row = 0; row < ROWS; ++row) {
    const Line line = board.lines[row];
    if (line.filled() <= row) continue;  // AZ-4.2
    if constexpr (GRAY) {
      const unsigned columns = legal_columns(board, row, line.colour());
      if (columns & (columns - 1)) return false;
      if (columns) {  // AZ-8.3 [ruling]: compulsory, so a single space is no decision
        place(board, lid, row, std::countr_zero(columns), sink);
      } else {  // AZ-8.2: all tiles of a line without a place fall to the floor at once
        board.lines[row] = {};
        if constexpr (Sink::IS_ON)
          sink.add(scored(sink.seat(), 0, "AZ-8.2", For::LINE_FALLEN)
                       .with(Word::LINE, row + 1)
                       .with(Word::COLOUR, line.colour()));
        drop(board, lid, line.colour(), row + 1, sink, sink.place(At::LINE, row + 1, 1));
      }
    } else {
      place(board, lid, row, column_of(row, line.colour()), sink);
    }
  }
  return true;
}

// The pieces of a floor line go to the lid from left to right, equal neighbours together; the start
// marker is kept beside the board.
inline void tell_emptied(Floor floor, Effects sink) {
  for (int at = 0, next; at < floor.count(); at = next) {
    const int piece = floor.piece(at);
    for (next = at + 1; next < floor.count() && floor.piece(next) == piece;) ++next;
    const Place source = sink.place(At::FLOOR, at + 1);
    if (piece == MARKER)
      sink.move(MARKER_PIECE, source, sink.place(At::MARKER));
    else
      sink.move(tile_of(piece), source, place_at(At::LID), next - at);
  }
}

// Subtract the floor line and empty it (AZ-4.3, AZ-5.4, AZ-5.5).
template <class Board, class Sink = Dropped>
void clear_floor(Board& board, Tiles& lid, Sink sink = {}) {
  const int count = board.floor.count();
  if (count == 0) return;
  for (int at = 0; at < count; ++at)
    if (board.floor.piece(at) != MARKER) lid.add(board.floor.piece(at), 1);
  if constexpr (Sink::IS_ON)
    sink.add(scored(sink.seat(), -FLOOR_COST[count], "AZ-5.4", For::FLOOR,
                    {At::FLOOR, 0, (1u << count) - 1})
                 .with(Word::COUNT, count));
  const int score = raised(sink, board.score - FLOOR_COST[count], "AZ-5.5");
  board.score = static_cast<std::int16_t>(score);  // [ruling]: after the whole line
  if constexpr (Sink::IS_ON) tell_emptied(board.floor, sink);
  board.floor = {};
}

// Tile from the seat in turn on, in turn order (AZ-4 [ruling]), up to the next decision. The phase
// is TILING if a seat has to choose a space; otherwise all have finished and the turn is nobody's.
template <int SEATS, class State, class Sink = Dropped>
void tile_walls(State& state, Sink sink = {}) {
  int seat = state.turn;
  do {
    auto& board = state.boards[seat];
    if (!tile_lines(board, state.lid, sink.of(seat))) {
      state.phase = Phase::TILING;
      state.turn = static_cast<std::int8_t>(seat);
      return;
    }
    clear_floor(board, state.lid, sink.of(seat));
    seat = seat + 1 == SEATS ? 0 : seat + 1;
  } while (seat != state.start);
  state.turn = -1;
}

// The column, of some of a gray row, where a tile scores most at once; of equals the last.
inline int best_column(Wall wall, int row, unsigned columns) {
  int best = 0, found = 0;
  for (; columns; columns &= columns - 1) {
    const int column = std::countr_zero(columns), points = tile_score(wall, row, column);
    if (points < best) continue;
    best = points;
    found = column;
  }
  return found;
}

// The score of a board if it were tiled now, each gray tile where it scores most at once.
template <bool GRAY, class Sink = Dropped>
int tiled_score(Board<GRAY> board, Sink sink = {}) {
  Tiles lid;
  while (!tile_lines(board, lid, sink)) {
    if constexpr (GRAY) {
      const int row = waiting_line(board);
      const unsigned columns = legal_columns(board, row, board.lines[row].colour());
      place(board, lid, row, best_column(board.wall, row, columns), sink);
    }
  }
  clear_floor(board, lid, sink);
  return board.score;
}

// The spaces that the seat in turn may choose: two or more (AZ-8.1).
template <class State>
int legal_tiles(const State& state, int first, ActionId* ids) {
  const auto& board = state.boards[state.turn];
  const int row = waiting_line(board);
  int count = 0;
  unsigned columns = legal_columns(board, row, board.lines[row].colour());
  for (; columns; columns &= columns - 1)
    ids[count++] = static_cast<ActionId>(first + row * ROWS + std::countr_zero(columns));
  return count;
}

// Why the tile of the topmost complete line may not go there.
template <class State>
Rule tile_refusal(const State& state, const Action& tile) {
  const auto& board = state.boards[state.turn];
  const int row = waiting_line(board);
  if (tile.row != row + 1) return "AZ-4.1";
  const unsigned columns = legal_columns(board, row, board.lines[row].colour());
  return columns >> (tile.column - 1) & 1 ? nullptr : "AZ-8.1";
}

}  // namespace tilewright::azul
