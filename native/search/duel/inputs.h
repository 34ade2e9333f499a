// Inputs and contexts: what the net is told of a board of Duel, and of the table around it.
//
// Nothing of it is hidden from anybody: plates in a hand or under the stack are not told.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "duel/dome.h"
#include "duel/state.h"
#include "search/duel/features.h"

namespace tilewright::search::duel {

inline constexpr int MOST_TOLD_SCORE = 159;
inline constexpr int MOST_RUNS = 191;                 // points of all open spaces
inline constexpr int MOST_POINTS = 15;                // points of one space
inline constexpr int MASKS = 1 << LINES;              // of a column or a diagonal
inline constexpr int WORTHS = 512, NO_WORTH = 32;     // steps told, and where no points stand
inline constexpr int WORTH_STEP = 8, FINE_STEP = 16;  // for odds of e to 1; of such a step
inline constexpr int SPACE_TYPES = 3;                 // of a colour, special, joker
inline constexpr int MOST_JOKERS = CELLS * CELLS;
inline constexpr int MOST_OUTER = 4 * (LINES - 1);
inline constexpr int MOST_SUPPLY = 7;  // tiles of a colour on the table
inline constexpr int MOST_EXACT = 3;   // colours

// Where each kind of input begins. A board is told as it is after tiling what is complete now.
// What a side of a scoring tile counts is told where that side is in play.
enum Input : int {
  FILLED = 0,                                        // each space with a tile, by type
  OPEN = FILLED + LINES * LINES * SPACE_TYPES,       // each space without one, by type
  NO_PLATE_AT = OPEN + LINES * LINES * SPACE_TYPES,  // each cell without a plate
  CELL_TILES = NO_PLATE_AT + CELLS * CELLS,          // each cell with 1 to 4 tiles
  SPECIAL_NEAR = CELL_TILES + 4 * CELLS * CELLS,     // open special spaces, by row and tiles beside
  TAKES = SPECIAL_NEAR + 3 * LINES,                  // by row: a colour that finds a space
  IN_ROW = TAKES + LINES * COLOURS,                  // by row: 1 to 6 tiles
  IN_COLUMN = IN_ROW + LINES * LINES,                // by column: 1 to 6 tiles
  LINE_OF = IN_COLUMN + LINES * LINES,               // lines, by row, filled spaces and colour
  LINE_OPEN = LINE_OF + 21 * COLOURS,            // by row and filled spaces: with a space for it
  LINE_GAIN = LINE_OPEN + 21,                    // by row: the points of that, 1 to 15
  LINE_CHIPS = LINE_GAIN + LINES * MOST_POINTS,  // by row: chips that show its colour, 1 to 3
  ROW_BEST = LINE_CHIPS + 3 * LINES,             // by row: the points of its best space, 0 to 15
  OPEN_POINTS = ROW_BEST + LINES * (MOST_POINTS + 1),  // what all open spaces would score
  POINTS = OPEN_POINTS + MOST_RUNS + 1,                // the score
  RESERVE = POINTS + MOST_TOLD_SCORE + 1,              // chips, 0 to 8
  CHIP_KIND = RESERVE + 9,                             // chips by kind, 1 or 2
  SIDE_ROW = CHIP_KIND + 2 * KINDS,                    // by row: missing 0 to 5 (DU-8.1)
  SIDE_KINDS = SIDE_ROW + LINES * LINES,               // by row: kinds 1 to 6, and tiles (DU-8.5)
  SIDE_COLUMN = SIDE_KINDS + LINES * LINES * LINES,    // columns by their tiles (DU-8.2)
  SIDE_OUTER = SIDE_COLUMN + MASKS,                    // outer tiles (DU-8.6)
  SIDE_OUTER_OPEN = SIDE_OUTER + MOST_OUTER + 1,       // outer spaces with a plate, empty
  SIDE_FALLING = SIDE_OUTER_OPEN + MOST_OUTER + 1,     // diagonals by their tiles (DU-8.3)
  SIDE_RISING = SIDE_FALLING + MASKS,
  SIDE_CORNER = SIDE_RISING + MASKS,  // corner plates: missing 0 to 4 (DU-8.7)
  SIDE_JOKERS = SIDE_CORNER + 4 * 5,  // joker spaces and empty ones of them (DU-8.4)
  SIDE_SPECIALS = SIDE_JOKERS + (MOST_JOKERS + 1) * (MOST_JOKERS + 1),  // empty ones (DU-8.8)
  SIDE_SPECIAL_NEAR = SIDE_SPECIALS + CELLS * CELLS + 1,                // as SPECIAL_NEAR
  WORTH = SIDE_SPECIAL_NEAR + 3 * LINES,  // what the weights say, in steps of odds,
  WORTH_REST = WORTH + WORTHS,            // and the rest of a step
  // In mid-round only:
  CLOSED = WORTH_REST + FINE_STEP,                 // lines that are complete
  TOKENS_LEFT = CLOSED + LINES,                    // 0 to 2
  CHIPS_TAKEN = TOKENS_LEFT + TOKENS + 1,          // 0 to 2
  TILES_BROKEN = CHIPS_TAKEN + CHIPS_A_ROUND + 1,  // 1 to 4
  // What the table has for a line that is begun, by row, missing tiles, tiles of its colour on the
  // table, and whether exactly as many can be taken at once, only more, or only fewer;
  SUPPLY = TILES_BROKEN + BROKEN_SPACES,
  // for an empty line, by row: of how many colours exactly as many as it takes can be taken at
  // once.
  SUPPLY_EMPTY = SUPPLY + 15 * (MOST_SUPPLY + 1) * 3,
  INPUTS = SUPPLY_EMPTY + LINES * (MOST_EXACT + 1),
};

// Where each kind of context begins.
inline constexpr int MOST_TOLD_TILES = 9;  // of a colour
inline constexpr int MOST_IN_BAG = 13;
enum Context : int {
  STARTER = 0,                        // who takes the start tile: oneself, the other, nobody yet
  IN_PLAY = STARTER + 3,              // the sides of the scoring tiles
  STAGE = IN_PLAY + NUMBER_OF_SIDES,  // the round, at its end; then the same in mid-round
  IN_BAG = STAGE + 2 * LAST_ROUND,    // by colour
  // In mid-round only:
  STARTED = IN_BAG + COLOURS * (MOST_IN_BAG + 1),  // who began the round, if nobody has the tile
  IN_TURN = STARTED + 2,                           // who is in turn: oneself, the other
  LEFT = IN_TURN + 2,                              // tiles on the factories
  SUN_LEFT = LEFT + 22,                            // on suns, by colour
  MOON_LEFT = SUN_LEFT + COLOURS * (MOST_TOLD_TILES + 1),  // on moons
  SUNS = MOON_LEFT + COLOURS * (MOST_TOLD_TILES + 1),      // small suns with tiles
  LARGE_SUN = SUNS + SMALL_FACTORIES + 1,                  // it has tiles
  LARGE_MOON,
  CHIPS_SHOWN,                                       // chips that lie open, 0 to 4
  CHIPS_HIDDEN = CHIPS_SHOWN + SMALL_FACTORIES + 1,  // chips that lie face down, 0 to 4
  ON_DISPLAY = CHIPS_HIDDEN + SMALL_FACTORIES + 1,   // plates
  CONTEXTS = ON_DISPLAY + NUMBER_OF_PLATES,
};

// Points that a board will have gained when the game ends: if the round ended now, and if all tiles
// of the round were still on offer. In between both count by the share of tiles left.
struct Worth {
  float end;
  float start;

  double at(double left) const { return end + left * (start - end); }
  void raise_to(Worth more) {
    end = std::max(end, more.end);
    start = std::max(start, more.start);
  }
};

// A board after its tiling; `placed` are the lines that gave a tile, a bit for each.
struct Tiled {
  Board board;
  unsigned placed = 0;
  Worth worth{};
};

namespace detail {

constexpr int type_of(int space) { return space == SPECIAL ? 1 : space == JOKER ? 2 : 0; }

// Calls `add(input)` for the spaces of a dome.
template <class Add>
void tell_spaces(const Board& board, const Dome& dome, Add& add) {
  for (int cell = 0; cell < CELLS * CELLS; ++cell) {
    if (board.cells[cell] == EMPTY_CELL) {
      add(NO_PLATE_AT + cell);
      continue;
    }
    const auto& plate = TURNED[board.cells[cell]];
    const int top = cell / CELLS * 2, left = cell % CELLS * 2;
    int filled = 0;
    for (int at = 0; at < 4; ++at) {
      const int row = top + at / 2, column = left + at % 2;
      const bool has_tile = board.is_filled(row, column);
      filled += has_tile;
      add((has_tile ? FILLED : OPEN) + (row * LINES + column) * SPACE_TYPES + type_of(plate[at]));
    }
    if (filled) add(CELL_TILES + 4 * cell + filled - 1);
  }
  for (std::uint64_t left = dome.specials & ~board.filled; left; left &= left - 1) {
    const int at = std::countr_zero(left), row = at / LINES;
    add(SPECIAL_NEAR + 3 * row + std::popcount(Board::plate_bits(row, at % LINES) & board.filled));
  }
  for (int at = 0; at < LINES; ++at) {
    if (const int count = std::popcount(dome.rows[at])) add(IN_ROW + at * LINES + count - 1);
    if (const int count = std::popcount(dome.columns[at])) add(IN_COLUMN + at * LINES + count - 1);
  }
}

template <class Add>
void tell_lines(const Board& board, const Dome& dome, Add& add) {
  int runs = 0;
  for (int row = 0; row < LINES; ++row) {
    for (int colour = 0; colour < COLOURS; ++colour)
      if (dome.best[row][colour]) add(TAKES + row * COLOURS + colour);
    for (const int points : dome.points[row]) runs += points;
    add(ROW_BEST + row * (MOST_POINTS + 1) + std::min<int>(dome.most[row], MOST_POINTS));
    const Line line = board.lines[row];
    if (line.is_empty()) continue;
    const int at = row * (row + 1) / 2 + line.filled() - 1;
    add(LINE_OF + at * COLOURS + line.colour());
    if (const int chips = board.chips.among(SHOWING[line.colour()]).total())
      add(LINE_CHIPS + 3 * row + std::min(chips, 3) - 1);
    const int points = dome.best[row][line.colour()];
    if (!points) continue;
    add(LINE_OPEN + at);
    add(LINE_GAIN + row * MOST_POINTS + std::min(points, MOST_POINTS) - 1);
  }
  add(OPEN_POINTS + std::min(runs, MOST_RUNS));
  add(POINTS + std::clamp<int>(board.score, 0, MOST_TOLD_SCORE));
  add(RESERVE + std::min(board.chips.total(), 8));
  for (int kind = 0; kind < KINDS; ++kind)
    if (const int count = board.chips.count(kind)) add(CHIP_KIND + 2 * kind + count - 1);
}

template <class Add>
void tell_sides(const Board& board, const Dome& dome, unsigned sides, Add& add) {
  const auto has = [&](Side side) { return (sides >> side & 1) != 0; };
  for (int at = 0; at < LINES; ++at) {
    const int tiles = std::popcount(dome.rows[at]);
    if (has(ROWS) && tiles) add(SIDE_ROW + at * LINES + LINES - tiles);
    if (has(FIVE_KINDS) && tiles) {
      unsigned kinds = 0;
      for (int column = 0; column < LINES; ++column) kinds |= 1u << board.tile(at, column);
      const int count = std::popcount(kinds & ~(1u << NONE));
      add(SIDE_KINDS + (at * LINES + count - 1) * LINES + tiles - 1);
    }
    if (has(COLUMNS)) add(SIDE_COLUMN + static_cast<int>(dome.columns[at]));
  }
  if (has(DIAGONALS)) {
    int falling = 0, rising = 0;
    for (int row = 0; row < LINES; ++row) {
      falling |= board.is_filled(row, row) << row;
      rising |= board.is_filled(row, LINES - 1 - row) << row;
    }
    add(SIDE_FALLING + falling);
    add(SIDE_RISING + rising);
  }
  if (has(JOKERS))
    add(SIDE_JOKERS + std::popcount(dome.jokers) * (MOST_JOKERS + 1) +
        std::popcount(dome.jokers & ~board.filled));
  if (has(BORDER)) {
    add(SIDE_OUTER + std::popcount(OUTER & board.filled));
    add(SIDE_OUTER_OPEN + std::popcount(OUTER & dome.spaces & ~board.filled));
  }
  if (has(CORNERS))
    for (int corner = 0; corner < 4; ++corner) {
      const int row = corner / 2 * (LINES - 1), column = corner % 2 * (LINES - 1);
      add(SIDE_CORNER + 5 * corner + std::popcount(Board::plate_bits(row, column) & ~board.filled));
    }
  if (!has(EMPTY_SPECIALS)) return;
  const std::uint64_t empty = dome.specials & ~board.filled;
  add(SIDE_SPECIALS + std::popcount(empty));
  for (std::uint64_t left = empty; left; left &= left - 1) {
    const int at = std::countr_zero(left), row = at / LINES;
    add(SIDE_SPECIAL_NEAR + 3 * row +
        std::popcount(Board::plate_bits(row, at % LINES) & board.filled));
  }
}

}  // namespace detail

// The inputs of what a board is worth, as a logarithm of odds. It depends on the tiles that are
// left on the table, so they are not among those of the board.
struct WorthInputs {
  int step, rest;

  explicit WorthInputs(double odds) {
    const auto fine = static_cast<int>(std::lround(WORTH_STEP * FINE_STEP * odds));
    const int at = std::clamp(fine + FINE_STEP * NO_WORTH, 0, FINE_STEP * WORTHS - 1);
    step = WORTH + at / FINE_STEP;
    rest = WORTH_REST + at % FINE_STEP;
  }
};

// Calls `add(input)` for all that a board has after its tiling at the end of a round.
template <class Add>
void board_inputs(const Board& board, unsigned sides, Add&& add) {
  const Dome dome(board);
  detail::tell_spaces(board, dome, add);
  detail::tell_lines(board, dome, add);
  detail::tell_sides(board, dome, sides, add);
}

// The same in mid-round; `before` is the board as it lies there.
template <class Add>
void board_inputs(const Tiled& tiled, const Board& before, unsigned sides, Add&& add) {
  board_inputs(tiled.board, sides, add);
  for (unsigned left = tiled.placed; left; left &= left - 1) add(CLOSED + std::countr_zero(left));
  add(TOKENS_LEFT + before.tokens);
  add(CHIPS_TAKEN + before.taken);
  if (before.broken.count) add(TILES_BROKEN + before.broken.count - 1);
}

// The table when what is left of a small factory has been stacked on its moon, in any order: so a
// net is told of a seat that is about to do it.
inline State stacked(State state) {
  if (state.phase != Phase::STACKING) return state;
  Factory& factory = state.factories[state.at - 1];
  for (int colour = 0; colour < COLOURS; ++colour)
    for (int left = factory.sun.count(colour); left; --left) factory.moon.add(byte(colour));
  factory.sun = {};
  return state;
}

// What lies on the table in mid-round: of each colour how many tiles, and how many can be taken at
// once (DU-5.1, DU-5.3), a bit for each number.
struct Supply {
  Tiles tiles;
  std::uint8_t groups[COLOURS] = {};

  explicit Supply(const State& state) {
    Tiles moon = state.large.moon.tiles();
    const auto take = [&](int colour, int count) {
      groups[colour] = byte(groups[colour] | 1u << count);
      tiles.add(colour, count);
    };
    for (int colour = 0; colour < COLOURS; ++colour) take(colour, state.large.sun.count(colour));
    for (const Factory& factory : state.factories) {
      for (int colour = 0; colour < COLOURS; ++colour) take(colour, factory.sun.count(colour));
      for (int at = 0; at < factory.moon.count; ++at)
        (at + 1 == factory.moon.count ? moon : tiles).add(factory.moon.of[at], 1);
    }
    for (int colour = 0; colour < COLOURS; ++colour)
      take(colour, std::min<int>(moon.of[colour], MOST_SUPPLY));
  }
};

// Calls `add(input)` for what the table has for the lines of a board in mid-round.
template <class Add>
void supply_inputs(const Board& board, const Supply& supply, Add&& add) {
  for (int row = 0; row < LINES; ++row) {
    const Line line = board.lines[row];
    if (line.is_empty()) {
      int colours = 0;
      for (const unsigned groups : supply.groups) colours += groups >> (row + 1) & 1;
      add(SUPPLY_EMPTY + row * (MOST_EXACT + 1) + std::min(colours, MOST_EXACT));
      continue;
    }
    const int missing = row + 1 - line.filled();
    if (!missing) continue;
    const unsigned groups = supply.groups[line.colour()] >> missing;
    const int fits = groups & 1 ? 0 : groups ? 1 : 2;
    const int tiles = std::min<int>(supply.tiles.of[line.colour()], MOST_SUPPLY);
    add(SUPPLY + ((row * (row - 1) / 2 + missing - 1) * (MOST_SUPPLY + 1) + tiles) * 3 + fits);
  }
}

// The contexts that are the same for all positions at the end of a round, or before it.
template <class Add>
void round_contexts(const State& state, int round, bool at_end, Add&& add) {
  for (const int side : state.scoring) add(IN_PLAY + side);
  add(STAGE + round - 1 + (at_end ? 0 : LAST_ROUND));
  for (int colour = 0; colour < COLOURS; ++colour)
    add(IN_BAG + colour * (MOST_IN_BAG + 1) + std::min<int>(state.bag.of[colour], MOST_IN_BAG));
}

// The contexts of what lies on the table in mid-round.
template <class Add>
void table_contexts(const State& state, Add&& add) {
  Tiles sun = state.large.sun.tiles(), moon = state.large.moon.tiles();
  int suns = 0, shown = 0, hidden = 0;
  for (const Factory& factory : state.factories) {
    suns += factory.sun.any();
    sun = plus(sun, factory.sun.tiles());
    for (const int colour : factory.moon) moon.add(colour, 1);
    const bool is_shown = factory.chip < KINDS || (factory.chip == FACE_DOWN && factory.is_empty());
    shown += is_shown;  // or will be at once (DU-5.5)
    hidden += factory.chip == FACE_DOWN && !is_shown;
  }
  add(LEFT + std::min(sun.total() + moon.total(), 21));
  for (int colour = 0; colour < COLOURS; ++colour) {
    const int first = colour * (MOST_TOLD_TILES + 1);
    add(SUN_LEFT + first + std::min<int>(sun.of[colour], MOST_TOLD_TILES));
    add(MOON_LEFT + first + std::min<int>(moon.of[colour], MOST_TOLD_TILES));
  }
  add(SUNS + suns);
  if (state.large.sun.any()) add(LARGE_SUN);
  if (state.large.moon.any()) add(LARGE_MOON);
  add(CHIPS_SHOWN + shown);
  add(CHIPS_HIDDEN + hidden);
  for (const int plate : state.display) add(ON_DISPLAY + plate);
}

// Who starts the next round, as far as that is known, seen by a seat.
constexpr int starter_context(int starter, int seat) {
  return STARTER + (starter == NO_SEAT ? 2 : starter == seat ? 0 : 1);
}

// Whose turn comes next in mid-round; NO_SEAT if that is yet to be drawn. What a seat does in the
// middle of its turn is told as if it were done.
inline int next_turn(const State& state) {
  const bool sets_up = !has_plate(state.boards[0]) || !has_plate(state.boards[1]);
  if (state.turn == NO_SEAT || sets_up) return state.start;
  return state.phase == Phase::TURN ? state.turn : other(state.turn);
}

// The contexts of a seat in mid-round.
template <class Add>
void seat_contexts(const State& state, int seat, Add&& add) {
  add(starter_context(state.start_tile, seat));
  if (state.start_tile == NO_SEAT && state.start != NO_SEAT)
    add(STARTED + (state.start == seat ? 0 : 1));
  if (const int turn = next_turn(state); turn != NO_SEAT) add(IN_TURN + (turn == seat ? 0 : 1));
}

}  // namespace tilewright::search::duel
