// Lanes: up to eight small numbers in one word, a byte each; how planes are filled at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/runs.h"
#include "core/tiles.h"

namespace tilewright {

using Lanes = std::uint64_t;  // the first number is the lowest byte

static_assert(std::endian::native == std::endian::little);  // so it is also the first in memory

inline constexpr Lanes EVERY_LANE = 0x01'01'01'01'01'01'01'01;

// Writes the first COUNT numbers; where the next ones go.
template <int COUNT>
inline std::uint8_t* put(std::uint8_t* out, Lanes lanes) {
  std::memcpy(out, &lanes, COUNT);
  return out + COUNT;
}

// That number in one lane, 0..7, and 0 in the others.
constexpr Lanes in_lane(int lane, int number) { return static_cast<Lanes>(number) << (8 * lane); }

// The tiles of each colour.
inline Lanes lanes_of(Few few) {
  const Lanes bits = few.bits;
  return (bits & 7) | (bits & 7u << 3) << 5 | (bits & 7u << 6) << 10 | (bits & 7u << 9) << 15 |
         (bits & 7u << 12) << 20;
}

inline Lanes lanes_of(Line line) { return in_lane(line.colour(), line.filled()); }

// SPREAD[bits]: the lowest bit in the first lane, and so on.
inline constexpr auto SPREAD = [] {
  std::array<Lanes, 64> table{};
  for (unsigned bits = 0; bits < table.size(); ++bits)
    for (int at = 0; at < 6; ++at) table[bits] |= in_lane(at, static_cast<int>(bits >> at & 1));
  return table;
}();

// BESIDE<SIZE>[filled]: how many other tiles the run through each space of a row has.
template <int SIZE>
inline constexpr auto BESIDE = [] {
  std::array<Lanes, 1u << SIZE> table{};
  for (unsigned filled = 0; filled < table.size(); ++filled)
    for (int at = 0; at < SIZE; ++at)
      table[filled] |= in_lane(at, RUN<SIZE>[filled][static_cast<std::size_t>(at)] - 1);
  return table;
}();

// A one in every lane whose number, at most 127, is not 0.
constexpr Lanes nonzero(Lanes lanes) { return (lanes + 0x7f * EVERY_LANE) >> 7 & EVERY_LANE; }

// What a tile on each open space of a square of SIZE rows would score (AZ-5.1, AZ-5.2, DU-7.1), 0
// on the others; rows of filled and of open spaces are bits, an open one is not filled.
template <int SIZE>
inline void put_points(std::uint8_t* out, const unsigned* filled, const unsigned* open) {
  Lanes below[SIZE];  // how many tiles the run goes on downwards
  below[SIZE - 1] = 0;
  for (int row = SIZE - 1; row > 0; --row)
    below[row - 1] = (below[row] + EVERY_LANE) & 0xff * SPREAD[filled[row]];
  Lanes above = 0;
  for (int row = 0; row < SIZE; ++row) {
    const Lanes across = BESIDE<SIZE>[filled[row]], down = above + below[row];
    const Lanes in_row = nonzero(across), in_column = nonzero(down);
    const Lanes itself = in_row + in_column + (EVERY_LANE & ~(in_row | in_column));
    out = put<SIZE>(out, (across + down + itself) & 0xff * SPREAD[open[row]]);
    above = (above + EVERY_LANE) & 0xff * SPREAD[filled[row]];
  }
}

}  // namespace tilewright
