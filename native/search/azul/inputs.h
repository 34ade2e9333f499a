// Inputs and contexts: what the net is told of a board of Azul, and of the table around it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "azul/state.h"
#include "azul/tiling.h"
#include "search/azul/features.h"

namespace tilewright::search::azul {

// Where each kind of input begins. A board is told as it is after tiling what is complete now.
inline constexpr int MOST_TOLD_SCORE = 191;
inline constexpr int MOST_OPEN_POINTS = 127;
enum Input : int {
  SPACE = 0,                            // each space that is filled
  SPACE_COLOUR = SPACE + ROWS * ROWS,   // the same on a gray wall: by row and colour
  COLUMN = SPACE_COLOUR + ROWS * ROWS,  // each column with 1 to 5 tiles
  ROW = COLUMN + ROWS * ROWS,           // each row with 1 to 5 tiles
  SET = ROW + ROWS * ROWS,              // each colour with 1 to 5 tiles
  LINE = SET + ROWS * ROWS,             // incomplete lines, by row, filled spaces and colour
  GAIN = LINE + 10 * COLOURS,           // by row: what its incomplete line will score, 1 to 10
  OPEN = GAIN + 4 * 10,                 // what all open spaces together would score
  SCORE = OPEN + MOST_OPEN_POINTS + 1,  // the points
  BUSY = SCORE + MOST_TOLD_SCORE + 1,   // in mid-round: lines that are complete, so closed
  FALLEN = BUSY + ROWS,                 // in mid-round: pieces on the floor line, 1 to 7
  INPUTS = FALLEN + FLOOR_SPACES,
};

// Where each kind of context begins. Seats are told by how far they are behind one's own.
inline constexpr int MOST_SEATS = 4;
inline constexpr int TOLD_ROUNDS = 6;  // later ones are like the sixth
inline constexpr int MOST_OF_COLOUR = 20;
enum Context : int {
  STARTER = 0,                      // who has the marker; nobody: the last
  TURN = STARTER + MOST_SEATS + 1,  // in mid-round: who is in turn
  STAGE = TURN + MOST_SEATS,        // the round, then the same in mid-round
  LEFT = STAGE + 2 * TOLD_ROUNDS,   // in mid-round: tiles on the table
  COLOUR_LEFT = LEFT + 4 * 9 + 1,   // the same by colour
  FACTORIES_LEFT = COLOUR_LEFT + COLOURS * (MOST_OF_COLOUR + 1),
  IN_BAG = FACTORIES_LEFT + 10,  // before this round's deal, or the next one: by colour
  CONTEXTS = IN_BAG + COLOURS * (MOST_OF_COLOUR + 1),
};

// Calls `add(input)` for all that a board has after its tiling; `busy` are the lines that were
// complete before it, a bit each, and `fallen` the pieces of its floor line, both in mid-round.
template <bool GRAY, class Add>
void board_inputs(const Board<GRAY>& board, unsigned busy, int fallen, Add&& add) {
  std::uint8_t of_colour[COLOURS] = {};
  int points = 0;
  for (int at = 0; at < ROWS; ++at) {
    if (const int count = SET_OF_FIVE[board.wall.column(at)]) add(COLUMN + at * ROWS + count - 1);
    if (const int count = SET_OF_FIVE[board.wall.row(at)]) add(ROW + at * ROWS + count - 1);
    for (unsigned left = board.row_colours[at]; left; left &= left - 1) {
      const int colour = std::countr_zero(left);
      ++of_colour[colour];
      if constexpr (GRAY) add(SPACE_COLOUR + at * COLOURS + colour);
    }
    for (unsigned left = ~board.wall.row(at) & 31; left; left &= left - 1)
      points += tile_score(board.wall, at, std::countr_zero(left));
  }
  for (int colour = 0; colour < COLOURS; ++colour)
    if (of_colour[colour]) add(SET + colour * ROWS + of_colour[colour] - 1);
  for (std::uint32_t left = board.wall.bits; left; left &= left - 1)
    add(SPACE + std::countr_zero(left));
  for (int row = 1; row < ROWS; ++row) {
    const Line line = board.lines[row];
    if (line.is_empty() || line.filled() > row) continue;
    add(LINE + line_feature(row, line.filled()) * COLOURS + line.colour());
    const int gain = promise(board, row, line.colour());
    if (gain > 0) add(GAIN + (row - 1) * 10 + std::min(gain, 10) - 1);
  }
  add(OPEN + std::min(points, MOST_OPEN_POINTS));
  add(SCORE + std::clamp<int>(board.score, 0, MOST_TOLD_SCORE));
  for (; busy; busy &= busy - 1) add(BUSY + std::countr_zero(busy));
  if (fallen) add(FALLEN + std::min(fallen, FLOOR_SPACES) - 1);
}

// The contexts that stay the same in a round: how far the game is, and what the bag holds.
template <class State, class Add>
void round_contexts(const State& state, bool in_offer, Add&& add) {
  const int round = in_offer ? state.round : state.round - 1;  // the one that was played last
  add(STAGE + std::clamp(round, 1, TOLD_ROUNDS) - 1 + (in_offer ? TOLD_ROUNDS : 0));
  for (int colour = 0; colour < COLOURS; ++colour)
    add(IN_BAG + colour * (MOST_OF_COLOUR + 1) +
        std::min<int>(state.bag.of[colour], MOST_OF_COLOUR));
}

// The contexts of what lies on the table in mid-round: how many tiles, of each colour, and on how
// many factories.
template <class Counts, class Add>
void table_contexts(int tiles, const Counts& counts, int factories, Add&& add) {
  add(LEFT + tiles);
  for (int colour = 0; colour < COLOURS; ++colour)
    add(COLOUR_LEFT + colour * (MOST_OF_COLOUR + 1) + counts(colour));
  add(FACTORIES_LEFT + factories);
}

constexpr int starter_context(int marker, int seat, int seats) {
  return STARTER + (marker < 0 ? MOST_SEATS : (marker - seat + seats) % seats);
}
constexpr int turn_context(int turn, int seat, int seats) {
  return TURN + (turn - seat + seats) % seats;
}

}  // namespace tilewright::search::azul
