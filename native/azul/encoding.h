// An observation of Azul as numbers: its planes, and how they are filled. Twin of azul/encoding.py.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "azul/state.h"
#include "azul/tiling.h"
#include "core/lanes.h"
#include "core/planes.h"

namespace tilewright::azul {

inline constexpr int NUMBER_OF_PHASES = 5;

// What the numbers mean, in their order; seats come in turn order, the observer's own first.
template <int SEATS, bool GRAY>
inline constexpr auto PLANES = [] {
  constexpr int FACTORIES = factories_for(SEATS);
  constexpr Plane COLOURED_WALL{"wall", {SEATS, ROWS, ROWS}};
  constexpr Plane GRAY_WALL{"wall", {SEATS, ROWS * ROWS, COLOURS}};
  std::array<Plane, GRAY ? 20 : 19> planes{{
      {"phase", {NUMBER_OF_PHASES}},
      {"turn", {SEATS}},
      {"start", {SEATS}},
      {"marker", {SEATS}},
      {"marker_in_centre", {1}},
      {"round", {1}},
      {"factories", {FACTORIES, COLOURS}},
      {"centre", {COLOURS}},
      {"bag", {COLOURS}},
      {"lid", {COLOURS}},
      {"score", {SEATS}},
      {"lines", {SEATS, ROWS, COLOURS}},
      GRAY ? GRAY_WALL : COLOURED_WALL,
      {"points", {SEATS, ROWS, ROWS}},
      {"rows", {SEATS, ROWS}},
      {"columns", {SEATS, ROWS}},
      {"colours", {SEATS, COLOURS}},
      {"floor", {SEATS}},
      {"fallen", {SEATS, COLOURS}},
  }};
  if constexpr (GRAY) planes[19] = {"waiting", {ROWS}};
  return planes;
}();

template <int SEATS, bool GRAY>
constexpr PlaneList planes() {
  return {PLANES<SEATS, GRAY>.data(), PLANES<SEATS, GRAY>.size()};
}

template <int SEATS, bool GRAY>
inline constexpr std::size_t ENCODED = planes<SEATS, GRAY>().size();

// Phase, seats, round, and the tiles that lie on the table; where the next numbers go.
template <int SEATS, bool GRAY>
std::uint8_t* encode_table(const State<SEATS, GRAY>& state, int first, std::uint8_t* out) {
  std::memset(out, 0, NUMBER_OF_PHASES + 3 * SEATS);
  out[static_cast<int>(state.phase)] = 1;
  out += NUMBER_OF_PHASES;
  for (const int seat : {state.turn, state.start, state.marker}) {
    if (seat >= 0) out[(seat - first + SEATS) % SEATS] = 1;
    out += SEATS;
  }
  *out++ = state.marker < 0;
  *out++ = told(state.round);
  for (const Few factory : state.factories) out = put<COLOURS>(out, lanes_of(factory));
  for (const Tiles* tiles : {&state.centre, &state.bag, &state.lid}) {
    std::memcpy(out, tiles->of, COLOURS);
    out += COLOURS;
  }
  return out;
}

// Which spaces of a coloured wall are filled, or the colour on each space of a gray one.
template <bool GRAY>
void encode_wall(const Board<GRAY>& board, std::uint8_t* out) {
  if constexpr (GRAY) {
    std::memset(out, 0, ROWS * ROWS * COLOURS);
    for (std::uint32_t left = board.wall.bits; left; left &= left - 1) {
      const int space = std::countr_zero(left);
      out[space * COLOURS + board.colour(space / ROWS, space % ROWS)] = 1;
    }
  } else {
    for (int row = 0; row < ROWS; ++row) out = put<ROWS>(out, SPREAD[board.wall.row(row)]);
  }
}

// A board's planes; each starts at its own place and holds the boards one after another.
template <int SEATS, bool GRAY>
void encode_board(const Board<GRAY>& board, int place, std::uint8_t* out) {
  constexpr int GRID = ROWS * ROWS, WALL = GRAY ? GRID * COLOURS : GRID;
  const auto next_plane = [&out, place](int size) {
    std::uint8_t* const own = out + place * size;
    out += SEATS * size;
    return own;
  };
  *next_plane(1) = told(board.score);
  std::uint8_t* lines = next_plane(GRID);
  for (const Line line : board.lines) lines = put<COLOURS>(lines, lanes_of(line));
  encode_wall(board, next_plane(WALL));

  unsigned filled[ROWS], open[ROWS];
  Lanes rows = 0, columns = 0, colours = 0;
  for (int row = 0; row < ROWS; ++row) {
    filled[row] = board.wall.row(row);
    open[row] = ~filled[row] & 31;
    rows |= in_lane(row, std::popcount(filled[row]));
    columns += SPREAD[filled[row]];
    colours += SPREAD[board.row_colours[row]];
  }
  put_points<ROWS>(next_plane(GRID), filled, open);
  put<ROWS>(next_plane(ROWS), rows);
  put<ROWS>(next_plane(ROWS), columns);
  put<COLOURS>(next_plane(COLOURS), colours);

  const int count = board.floor.count();
  Lanes fallen = 0;  // the marker too, but in a lane of its own
  for (int at = 0; at < count; ++at) fallen += in_lane(board.floor.piece(at), 1);
  *next_plane(1) = told(count);
  put<COLOURS>(next_plane(COLOURS), fallen);
}

// What a seat, or SPECTATOR, sees, as the ENCODED numbers of `planes`.
template <int SEATS, bool GRAY>
void encode(const State<SEATS, GRAY>& state, int seat, std::uint8_t* out) {
  const int first = seat < 0 ? 0 : seat;
  std::uint8_t* const boards = encode_table(state, first, out);
  for (int place = 0; place < SEATS; ++place)
    encode_board<SEATS>(state.boards[(first + place) % SEATS], place, boards);
  if constexpr (GRAY) {
    std::uint8_t* const waiting = out + ENCODED<SEATS, GRAY> - ROWS;
    std::memset(waiting, 0, ROWS);
    if (state.phase == Phase::TILING && state.turn >= 0) {  // AZ-8.1
      const int row = waiting_line(state.boards[state.turn]);
      if (row < ROWS) waiting[row] = 1;
    }
  }
}

}  // namespace tilewright::azul
