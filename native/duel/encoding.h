// An observation of Duel as numbers: its planes, and how they are filled. Twin of duel/encoding.py.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/lanes.h"
#include "core/planes.h"
#include "duel/actions.h"
#include "duel/ending.h"
#include "duel/plates.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int NUMBER_OF_BACKS = 2;
inline constexpr int SPACES = LINES * LINES;
inline constexpr int SPACE_KINDS = COLOURS + 2;  // what a space takes: a colour, special or joker
inline constexpr int TILE_KINDS = COLOURS + 1;
inline constexpr int MOON_PLACES = 3;    // DU-5.1: somebody took the others
inline constexpr int FACES = 1 + KINDS;  // of a chip on a factory: face down, then its kind
// Numbers of a plate in a hand or put back: its front, its back, and who knows the front.
inline constexpr int FRONT_AND_BACK = NUMBER_OF_PLATES + NUMBER_OF_BACKS + SEATS;

// Points for one of what a side counts, the dearer corner's; the cost of an empty special (DU-8.8).
inline constexpr std::uint8_t SIDE_POINTS[NUMBER_OF_SIDES] = {
    ROW_POINTS,      FIVE_COLOURS_POINTS, COLUMN_POINTS, BORDER_POINTS,
    DIAGONAL_POINTS, LOWER_CORNER_POINTS, JOKER_POINTS,  EMPTY_SPECIAL_COST,
};

// What the numbers mean, in their order; seats come in turn order, the observer's own first.
inline constexpr Plane PLANES[] = {
    {"phase", {PHASES}},
    {"turn", {SEATS}},
    {"start", {SEATS}},
    {"start_tile", {SEATS}},
    {"round", {1}},
    {"sides", {NUMBER_OF_SIDES}},
    {"suns", {SMALL_FACTORIES, COLOURS}},
    {"moons", {SMALL_FACTORIES, MOON_PLACES, COLOURS}},
    {"chips_on", {SMALL_FACTORIES, FACES}},
    {"large_sun", {COLOURS}},
    {"large_moon", {COLOURS}},
    {"bag", {COLOURS}},
    {"tower", {COLOURS}},
    {"chips_left", {KINDS}},
    {"display", {DISPLAY, NUMBER_OF_PLATES}},
    {"unseen", {NUMBER_OF_PLATES}},
    {"top", {NUMBER_OF_BACKS}},
    {"stack", {1}},
    {"hand", {MOST_DRAWN, FRONT_AND_BACK}},
    {"returned", {MOST_DRAWN, FRONT_AND_BACK}},
    {"plate", {NUMBER_OF_PLATES}},
    {"at", {LINES}},
    {"payment", {3}},
    {"score", {SEATS}},
    {"lines", {SEATS, LINES, COLOURS}},
    {"spaces", {SEATS, SPACES, SPACE_KINDS}},
    {"tiles", {SEATS, SPACES, TILE_KINDS}},
    {"points", {SEATS, LINES, LINES}},
    {"broken", {SEATS, COLOURS}},
    {"tokens", {SEATS}},
    {"taken", {SEATS}},
    {"chips", {SEATS, KINDS}},
    {"counts", {SEATS, NUMBER_OF_SIDES}},
};

constexpr PlaneList planes() { return {PLANES, std::size(PLANES)}; }

inline constexpr std::size_t ENCODED = planes().size();

// The two spaces of the upper or lower half of a turned plate, as the plane of spaces tells them.
inline constexpr auto HALF_SPACES = [] {
  std::array<std::array<std::array<std::uint8_t, 2 * SPACE_KINDS>, 2>, EMPTY_CELL + 1> table{};
  for (int turned = 0; turned <= EMPTY_CELL; ++turned)
    for (int at = 0; at < 4; ++at)
      if (TURNED[turned][at] != NONE)
        table[turned][at / 2][at % 2 * SPACE_KINDS + TURNED[turned][at]] = 1;
  return table;
}();

// Which columns of the upper or lower half of a turned plate take a coloured tile, a bit each.
inline constexpr auto TAKING_ANY = [] {
  std::array<std::array<std::uint8_t, 2>, EMPTY_CELL + 1> table{};
  for (int turned = 0; turned <= EMPTY_CELL; ++turned)
    for (int half = 0; half < 2; ++half)
      for (const std::uint8_t columns : TAKING[turned][half]) table[turned][half] |= columns;
  return table;
}();

// Sets of spaces are bits like the filled ones of a board. The first space of a cell is bit:
constexpr int offset_of(int cell) { return cell / CELLS * 2 * LINES + cell % CELLS * 2; }

template <class Claim>
constexpr std::uint64_t spaces_where(Claim claim) {
  std::uint64_t found = 0;
  for (int row = 0; row < LINES; ++row)
    for (int column = 0; column < LINES; ++column)
      if (claim(row, column)) found |= Board::bit_of(row, column);
  return found;
}

inline constexpr int EDGE = LINES - 1;
inline constexpr std::uint64_t FALLING = spaces_where([](int r, int c) { return r == c; });
inline constexpr std::uint64_t RISING = spaces_where([](int r, int c) { return r + c == EDGE; });
inline constexpr std::uint64_t BORDER =
    spaces_where([](int r, int c) { return r % EDGE == 0 || c % EDGE == 0; });
inline constexpr std::uint64_t FIRST_CELL =
    spaces_where([](int r, int c) { return r < 2 && c < 2; });
inline constexpr int CORNERS[] = {0, 2, 6, 8};  // cells

// The special or joker space of a turned plate on the first cell.
inline constexpr auto UNCOLOURED = [] {
  std::array<std::uint64_t, EMPTY_CELL + 1> table{};
  for (int turned = 0; turned < EMPTY_CELL; ++turned)
    for (int at = 0; at < 4; ++at)
      if (TURNED[turned][at] >= SPECIAL) table[turned] = Board::bit_of(at / 2, at % 2);
  return table;
}();

// A place among the numbers, all of which are 0 until they are told.
class Teller {
 public:
  Teller(std::uint8_t* out, int first) : out_(out), first_(first) { std::memset(out, 0, ENCODED); }

  // The next so many numbers.
  std::uint8_t* next(int size) {
    std::uint8_t* const own = out_;
    out_ += size;
    return own;
  }

  void seat(int seat) {
    if (seat >= 0) out_[seat ^ first_] = 1;
    out_ += SEATS;
  }

  void few(Few few) { put<COLOURS>(next(COLOURS), lanes_of(few)); }
  void tiles(const Tiles& tiles) { std::memcpy(next(COLOURS), tiles.of, COLOURS); }
  void chips(Chips chips) {
    std::uint8_t* const kinds = next(KINDS);
    for (int kind = 0; kind < KINDS; ++kind) kinds[kind] = byte(chips.count(kind));
  }
  void plate(int plate) {
    if (plate < NO_PLATE) out_[plate] = 1;
    out_ += NUMBER_OF_PLATES;
  }
  void back(int back) {
    if (back != NONE) out_[back - SPECIAL] = 1;
    out_ += NUMBER_OF_BACKS;
  }

 private:
  std::uint8_t* out_;
  int first_;
};

inline void encode_factories(const State& state, Teller& teller) {
  for (const Factory& factory : state.factories) teller.few(factory.sun);
  for (const Factory& factory : state.factories) {
    std::uint8_t* const moon = teller.next(MOON_PLACES * COLOURS);
    const int count = std::min<int>(factory.moon.count, MOON_PLACES);
    for (int at = 0; at < count; ++at) moon[at * COLOURS + factory.moon.of[at]] = 1;
  }
  for (const Factory& factory : state.factories) {
    std::uint8_t* const faces = teller.next(FACES);
    if (factory.chip != NO_CHIP) faces[factory.chip == FACE_DOWN ? 0 : 1 + factory.chip] = 1;
  }
  teller.few(state.large.sun);
  teller.few(state.large.moon);
  teller.tiles(state.bag);
  teller.tiles(state.tower);
  teller.chips(state.chips);
}

// Plates in a hand or put back; the fronts that the observer does not know join the unseen ones.
template <class Plates>
std::uint32_t encode_drawn(const Plates& plates, int seat, Teller& teller) {
  std::uint32_t hidden = 0;
  const int first = seat < 0 ? 0 : seat;
  std::uint8_t* numbers = teller.next(MOST_DRAWN * FRONT_AND_BACK);
  for (int at = 0; at < plates.count; ++at) {
    const Drawn drawn = plates.of[at];
    const bool is_open = !drawn.is_hidden() && drawn.known() & knows(seat);  // DU-4.3 [ruling]
    if (!is_open && !drawn.is_hidden()) hidden |= 1u << drawn.plate();
    if (at >= MOST_DRAWN) continue;
    if (is_open) numbers[drawn.plate()] = 1;
    numbers[NUMBER_OF_PLATES + drawn.back() - SPECIAL] = 1;
    std::uint8_t* const known = numbers + NUMBER_OF_PLATES + NUMBER_OF_BACKS;
    for (int place = 0; place < SEATS; ++place)
      known[place] = (drawn.known() & knows(place ^ first)) != 0;
    numbers += FRONT_AND_BACK;
  }
  return hidden;
}

inline void encode_plates(const State& state, int seat, Teller& teller) {
  std::uint8_t* const display = teller.next(DISPLAY * NUMBER_OF_PLATES);
  for (int at = 0; at < state.display.count; ++at)
    display[at * NUMBER_OF_PLATES + state.display.of[at]] = 1;
  std::uint8_t* const unseen = teller.next(NUMBER_OF_PLATES);
  teller.back(state.top_back());
  *teller.next(1) = byte(state.stack_size());
  std::uint32_t unknown = state.unseen;
  unknown |= encode_drawn(state.hand, seat, teller);
  unknown |= encode_drawn(state.returned, seat, teller);
  for (; unknown; unknown &= unknown - 1) unseen[std::countr_zero(unknown)] = 1;
  teller.plate(state.plate);
}

// What the spaces of a dome take, row by row.
inline void encode_spaces(const Board& board, std::uint8_t* out) {
  for (int row = 0; row < LINES; ++row) {
    for (int cell = row / 2 * CELLS; cell < (row / 2 + 1) * CELLS; ++cell) {
      const auto& half = HALF_SPACES[board.cells[cell]][row % 2];
      std::memcpy(out, half.data(), half.size());
      out += half.size();
    }
  }
}

inline void encode_tiles(const Board& board, std::uint8_t* out) {
  for (std::uint64_t left = board.filled; left; left &= left - 1) {
    const int at = std::countr_zero(left);
    out[at * TILE_KINDS + board.tile(at / LINES, at % LINES)] = 1;
  }
}

// What a tile on each empty colour or joker space would score (DU-7.1).
inline void encode_points(const Board& board, std::uint8_t* out) {
  unsigned filled[LINES], open[LINES];
  for (int row = 0; row < LINES; ++row) {
    const std::uint8_t* const cells = board.cells + row / 2 * CELLS;
    filled[row] = board.row(row);
    open[row] = 0;
    for (int cell = 0; cell < CELLS; ++cell)
      open[row] |= static_cast<unsigned>(TAKING_ANY[cells[cell]][row % 2]) << 2 * cell;
    open[row] &= ~filled[row];
  }
  put_points<LINES>(out, filled, open);
}

// How many of what each side counts the dome has now, in the order of SIDES.
inline void encode_counts(const Board& board, std::uint8_t* out) {
  const auto is_full = [&board](std::uint64_t spaces) { return !(spaces & ~board.filled); };
  int rows = 0, five_colours = 0, corners = 0;
  unsigned columns = FULL;
  for (int row = 0; row < LINES; ++row) {
    rows += board.row(row) == FULL;  // DU-8.1
    five_colours += has_five_colours(board, row);
    columns &= board.row(row);  // DU-8.2
  }
  for (const int cell : CORNERS) corners += is_full(FIRST_CELL << offset_of(cell));  // DU-8.7
  std::uint64_t specials = 0, jokers = 0;
  for (int cell = 0; cell < CELLS * CELLS; ++cell) {
    const int turned = board.cells[cell];
    const std::uint64_t space = UNCOLOURED[turned] << offset_of(cell);
    (back_of(turned / TURNS) == SPECIAL ? specials : jokers) |= space;
  }
  out[0] = byte(rows);
  out[1] = byte(five_colours);
  out[2] = byte(std::popcount(columns));
  out[3] = byte(std::popcount(board.filled & BORDER));  // DU-8.6
  out[4] = byte(is_full(FALLING) + is_full(RISING));    // DU-8.3
  out[5] = byte(corners);
  out[6] = byte(is_full(jokers) ? std::popcount(jokers) : 0);  // DU-8.4
  out[7] = byte(std::popcount(specials & ~board.filled));      // DU-8.8
}

inline void encode_boards(const Board* const (&boards)[SEATS], Teller& teller) {
  for (const Board* board : boards) *teller.next(1) = told(board->score);
  for (const Board* board : boards)
    for (const Line line : board->lines) put<COLOURS>(teller.next(COLOURS), lanes_of(line));
  for (const Board* board : boards) encode_spaces(*board, teller.next(SPACES * SPACE_KINDS));
  for (const Board* board : boards) encode_tiles(*board, teller.next(SPACES * TILE_KINDS));
  for (const Board* board : boards) encode_points(*board, teller.next(SPACES));
  for (const Board* board : boards) {
    std::uint8_t* const broken = teller.next(COLOURS);
    for (const std::uint8_t colour : board->broken) ++broken[colour];
  }
  for (const Board* board : boards) *teller.next(1) = board->tokens;
  for (const Board* board : boards) *teller.next(1) = board->taken;
  for (const Board* board : boards) teller.chips(board->chips);
  for (const Board* board : boards) encode_counts(*board, teller.next(NUMBER_OF_SIDES));
}

// What a seat, or SPECTATOR, sees, as the ENCODED numbers of `planes`.
inline void encode(const State& state, int seat, std::uint8_t* out) {
  const int first = seat < 0 ? 0 : seat;
  Teller teller(out, first);
  teller.next(PHASES)[static_cast<int>(state.phase)] = 1;
  for (const int each : {state.turn, state.start, state.start_tile}) teller.seat(each);
  *teller.next(1) = state.round;
  std::uint8_t* const sides = teller.next(NUMBER_OF_SIDES);
  for (const std::uint8_t side : state.scoring) sides[side] = SIDE_POINTS[side];
  encode_factories(state, teller);
  encode_plates(state, seat, teller);
  std::uint8_t* const at = teller.next(LINES);
  if (state.at) at[state.at - 1] = 1;
  for (const int number : {state.payment.paid, state.payment.size, state.payment.left})
    *teller.next(1) = byte(number);
  encode_boards({&state.boards[first], &state.boards[other(first)]}, teller);
}

}  // namespace tilewright::duel
