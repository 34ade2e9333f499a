// Phase 2: tiling the dome (DU-6), and what it scores (DU-7). Twin of duel/dome.py.
#pragma once

#include <algorithm>
#include <bit>

#include "core/game.h"
#include "core/runs.h"
#include "core/scoring.h"
#include "duel/actions.h"
#include "duel/moons.h"
#include "duel/payment.h"
#include "duel/places.h"
#include "duel/state.h"

namespace tilewright::duel {

// The columns, a bit each from 0, of the empty spaces for a line's tile: its colour or joker
// (DU-6.1).
inline unsigned matching(const Board& board, int row, int colour) {
  const std::uint8_t* cells = board.cells + row / 2 * CELLS;
  unsigned columns = 0;
  for (int at = 0; at < CELLS; ++at)
    columns |= static_cast<unsigned>(TAKING[cells[at]][row % 2][colour]) << 2 * at;
  return columns & ~board.row(row);
}

// The empty spaces for the tile of the line at hand.
inline unsigned matching_at_hand(const State& state, int seat) {
  const Board& board = state.boards[seat];
  return matching(board, state.at - 1, board.lines[state.at - 1].colour());
}

// The spaces that the line at hand may choose among (DU-6.1).
inline ActionId* legal_spaces(const State& state, int seat, ActionId* ids) {
  const int first = PLACE_TILES + (state.at - 1) * LINES;
  for (unsigned columns = matching_at_hand(state, seat); columns; columns &= columns - 1)
    *ids++ = static_cast<ActionId>(first + std::countr_zero(columns));
  return ids;
}

// Why the tile of the line at hand may not go there (DU-6.1).
inline Rule space_refusal(const State& state, int row, int column, int seat) {
  if (row != state.at) return "DU-6.1";
  if (column < 1 || column > LINES) return "DU-1.3";
  if (matching_at_hand(state, seat) >> (column - 1) & 1) return nullptr;
  const Board& board = state.boards[seat];
  const bool is_special = board.space(row - 1, column - 1) == SPECIAL;
  return is_special && !board.is_filled(row - 1, column - 1) ? "DU-6.7" : "DU-6.1";
}

// A tile on the dome with its points (DU-7.1), and the special tile it may bring (DU-7.2).
template <class Sink = Dropped>
void tile_space(Board& board, int row, int column, int colour, Sink sink = {}) {
  board.fill(row, column, colour);
  if constexpr (Sink::IS_ON)
    tell_tile<LINES>(sink, At::DOME, board.row(row), board.column(column), row, column, colour,
                     "DU-7.1", "DU-7.1");
  int points = run_score(RUN<LINES>[board.row(row)][static_cast<std::size_t>(column)],
                         RUN<LINES>[board.column(column)][static_cast<std::size_t>(row)]);
  for (int at = 0; at < 4; ++at) {
    const int r = row / 2 * 2 + at / 2, c = column / 2 * 2 + at % 2;
    if (board.space(r, c) != SPECIAL || board.is_filled(r, c)) continue;
    const std::uint64_t others = Board::plate_bits(r, c) & ~Board::bit_of(r, c);
    if ((board.filled & others) != others) break;
    board.fill(r, c, SPECIAL);    // DU-6.7: at once
    points += SPECIAL_POINTS[r];  // DU-1.7
    if constexpr (Sink::IS_ON) {
      sink.move(SPECIAL_PIECE, SUPPLY, sink.place(At::DOME, r + 1, c + 1));
      sink.add(scored(sink.seat(), SPECIAL_POINTS[r], "DU-6.7", For::SPECIAL,
                      {At::DOME, LINES, Board::bit_of(r, c)})
                   .with(Word::ROW, r + 1)
                   .with(Word::COLUMN, c + 1));
    }
    break;
  }
  board.score = static_cast<std::int16_t>(board.score + points);
}

// Move a line's last tile to the dome and score it; the others go to the tower (DU-6.1).
template <class Sink>
void place_tile(State& state, int seat, int column, Sink everyone) {
  [[maybe_unused]] const auto sink = everyone.of(seat);
  Board& board = state.boards[seat];
  Line& line = board.lines[state.at - 1];
  if constexpr (Sink::IS_ON)
    sink.move(tile_of(line.colour()), sink.place(At::LINE, state.at, 1),
              sink.place(At::DOME, state.at, column + 1));
  tile_space(board, state.at - 1, column, line.colour(), sink);
  if constexpr (Sink::IS_ON)
    sink.move(tile_of(line.colour()), sink.place(At::LINE, state.at, 2), TOWER, line.filled() - 1);
  state.tower.add(line.colour(), line.filled() - 1);
  line = {};
  state.payment = {};
}

// A line without a space waits for a plate (DU-6.2), or is broken if none can come (DU-6.3).
template <class Sink>
void keep_or_break(State& state, int seat, Sink sink) {
  Board& board = state.boards[seat];
  const int row = state.at - 1;
  const std::uint8_t* cells = board.cells + row / 2 * CELLS;
  if (std::find(cells, cells + CELLS, EMPTY_CELL) != cells + CELLS) return;  // DU-6.2
  const Line line = board.lines[row];
  board.lines[row] = {};
  if constexpr (Sink::IS_ON) {
    sink.add(scored(seat, 0, "DU-6.3", For::LINE_BROKEN)
                 .with(Word::LINE, state.at)
                 .with(Word::COLOUR, line.colour()));
    const Source all{place_of(seat, At::LINE, state.at, 1), line.filled()};
    tell_placed(board, line.colour(), BROKEN, {&all, 1}, sink.of(seat));
  }
  break_tiles(state, seat, line.colour(), line.filled());
}

// Tell that broken tiles go to the tower, neighbours of one colour together.
inline void tell_cleared(const Board& board, Effects sink) {
  const auto& broken = board.broken;
  for (int at = 0, next; at < broken.count; at = next) {
    for (next = at + 1; next < broken.count && broken.of[next] == broken.of[at];) ++next;
    sink.move(tile_of(broken.of[at]), sink.place(At::BROKEN, at + 1), TOWER, next - at);
  }
}

// Broken tiles and the start tile cost their points, at once (DU-7.3).
template <class Sink>
void settle(State& state, int seat, Sink everyone) {
  const auto sink = everyone.of(seat);
  Board& board = state.boards[seat];
  int score = board.score - BROKEN_COST[board.broken.count];  // DU-1.8
  if (state.start_tile == seat) score -= START_TILE_COST;
  if constexpr (Sink::IS_ON) {
    if (const int count = board.broken.count)
      sink.add(scored(seat, -BROKEN_COST[count], "DU-1.8", For::BROKEN,
                      {At::BROKEN, 0, (1u << count) - 1})
                   .with(Word::COUNT, count));
    if (state.start_tile == seat)
      sink.add(scored(seat, -START_TILE_COST, "DU-1.3", For::START_TILE));
  }
  board.score = static_cast<std::int16_t>(raised(sink, score, "DU-7.3"));  // [ruling]
  if constexpr (Sink::IS_ON) tell_cleared(board, sink);
  for (const int colour : board.broken) state.tower.add(colour, 1);
  board.broken.clear();
}

// Tile from the line at hand on, up to the next decision; the turn is NO_SEAT if there is none.
template <class Sink>
void go_on_tiling(State& state, Sink sink) {
  while (true) {
    const int seat = state.turn;
    const Board& board = state.boards[seat];
    for (; state.at <= LINES; ++state.at) {
      const Line line = board.lines[state.at - 1];
      if (line.is_empty()) continue;
      const unsigned columns = matching_at_hand(state, seat);
      if (!columns) {
        keep_or_break(state, seat, sink);
      } else if (line.filled() == state.at) {
        if (columns & (columns - 1)) {
          state.phase = Phase::TILING;
          return;
        }
        place_tile(state, seat, std::countr_zero(columns), sink);
      } else if (can_pay(board, state.at)) {
        state.phase = Phase::PAYING;  // DU-6.4
        return;
      }  // DU-6.6: else an incomplete line keeps its tiles
    }
    settle(state, seat, sink);
    const bool is_last = seat != state.start;
    state.turn = static_cast<std::int8_t>(is_last ? NO_SEAT : other(seat));
    state.at = is_last ? 0 : 1;
    if (is_last) return;
  }
}

// The column, of some of a row, where a tile scores most at once; of equals the first.
inline int best_column(const Board& board, int row, int colour, unsigned columns) {
  int best = -1, found = 0;
  for (; columns; columns &= columns - 1) {
    Board tiled = board;
    const int column = std::countr_zero(columns);
    tile_space(tiled, row, column, colour);
    if (tiled.score <= best) continue;
    best = tiled.score;
    found = column;
  }
  return found;
}

// The score of a seat if it tiled now, each tile where it scores most at once, chips kept.
template <class Sink = Dropped>
int standing(State state, int seat, Sink sink = {}) {
  const bool is_tiling = state.phase == Phase::PAYING || state.phase == Phase::SPENDING ||
                         state.phase == Phase::TILING;
  const bool has_tiled = is_tiling && seat == state.start && seat != state.turn;
  const Board& board = state.boards[seat];
  if (state.phase == Phase::OVER || has_tiled) return board.score;
  for (state.at = 1; state.at <= LINES; ++state.at) {
    const Line line = board.lines[state.at - 1];
    if (line.is_empty()) continue;
    const unsigned columns = matching_at_hand(state, seat);
    if (!columns)
      keep_or_break(state, seat, sink);
    else if (line.filled() == state.at)
      place_tile(state, seat, best_column(board, state.at - 1, line.colour(), columns), sink);
  }
  settle(state, seat, sink);
  return board.score;
}

// Each player alone; where there are decisions, the start player goes first.
template <class Sink>
void begin_tiling(State& state, Sink sink) {
  state.turn = state.start;
  state.at = 1;
  go_on_tiling(state, sink);
}

}  // namespace tilewright::duel
