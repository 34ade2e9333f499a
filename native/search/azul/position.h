// Position: what changes during a factory offer, in few bytes; its moves, made quickly.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

#include "azul/actions.h"
#include "azul/offer.h"
#include "azul/state.h"
#include "core/lanes.h"

namespace tilewright::search::azul {

using namespace tilewright::azul;

// The pattern lines and the floor line of a board in one word: a byte for each line, as `Line` has
// it, then how many spaces of the floor line are filled. The wall does not change in an offer.
struct Lines {
  static constexpr int FLOOR_AT = 8 * ROWS;

  std::uint64_t bits = 0;

  template <bool GRAY>
  static Lines of(const Board<GRAY>& board) {
    Lines lines;
    for (int row = 0; row < ROWS; ++row)
      lines.bits |= std::uint64_t{board.lines[row].bits} << (8 * row);
    lines.bits |= static_cast<std::uint64_t>(board.floor.count()) << FLOOR_AT;
    return lines;
  }

  Line line(int row) const { return {static_cast<std::uint8_t>(bits >> (8 * row))}; }
  int floor() const { return static_cast<int>(bits >> FLOOR_AT); }

  void drop(int count) {
    const int kept = std::min(count, FLOOR_SPACES - floor());
    bits += static_cast<std::uint64_t>(kept) << FLOOR_AT;
  }

  // So many tiles of a colour to a line, from 0, or to the floor (AZ-3.5).
  void place(int target, int colour, int count) {
    if (target != ROWS) {
      const int filled = line(target).filled();
      const int joined = std::min(count, target + 1 - filled);
      bits &= ~(std::uint64_t{255} << (8 * target));
      bits |= std::uint64_t{Line::of(colour, filled + joined).bits} << (8 * target);
      count -= joined;
    }
    if (count) drop(count);
  }
};

// The 128-bit product of two words, folded: mixes both.
inline std::uint64_t folded(std::uint64_t a, std::uint64_t b) {
#if defined(__SIZEOF_INT128__) && !defined(__wasm__)
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
#else  // there is no such product, or only by a call: it is made of those of halves
  constexpr std::uint64_t HALF = 0xffffffff;
  const std::uint64_t low = (a & HALF) * (b & HALF), high = (a >> 32) * (b >> 32);
  const std::uint64_t one = (a & HALF) * (b >> 32), two = (a >> 32) * (b & HALF);
  const std::uint64_t middle = (low >> 32) + (one & HALF) + (two & HALF);
  return (middle << 32 | (low & HALF)) ^ (high + (one >> 32) + (two >> 32) + (middle >> 32));
#endif
}

template <int SEATS>
struct Position {
  static constexpr int FACTORIES = factories_for(SEATS);

  Lines boards[SEATS];
  std::uint64_t centre = 0;  // a byte for each colour
  std::uint64_t offer = 0;   // a sum over the factories: their hash, whatever their order
  Few factories[FACTORIES];
  std::int8_t turn = 0;
  std::int8_t marker = -1;
  std::uint8_t tiles = 0;  // on the factories and in the centre

  template <bool GRAY>
  static Position of(const State<SEATS, GRAY>& state) {
    Position position;
    for (int seat = 0; seat < SEATS; ++seat) position.boards[seat] = Lines::of(state.boards[seat]);
    std::memcpy(&position.centre, state.centre.of, COLOURS);
    position.tiles = static_cast<std::uint8_t>(state.centre.total());
    for (int at = 0; at < FACTORIES; ++at) {
      position.factories[at] = state.factories[at];
      position.offer += hashed(state.factories[at]);
      position.tiles = static_cast<std::uint8_t>(position.tiles + state.factories[at].total());
    }
    position.turn = state.turn;
    position.marker = state.marker;
    return position;
  }

  // What a source holds, a byte for each colour; the centre is the last.
  std::uint64_t lanes(int source) const {
    return source == FACTORIES ? centre : lanes_of(factories[source]);
  }

  // `salt` stands for all that does not change in this offer.
  std::uint64_t key(std::uint64_t salt) const {
    std::uint64_t key = folded(centre ^ static_cast<std::uint64_t>(turn + 1) << 48 ^
                                   static_cast<std::uint64_t>(marker + 1) << 56 ^ SALT[0],
                               offer ^ salt);
    for (int seat = 0; seat < SEATS; ++seat)
      key = folded(boards[seat].bits ^ SALT[seat + 1], key ^ SALT[0]);
    return key;
  }

  // Take tiles and place them; the source and the target are from 0, as ids count them.
  void take(int source, int colour, int target) {
    Lines& lines = boards[turn];
    int taken;
    if (source == FACTORIES) {
      taken = static_cast<int>(centre >> (8 * colour) & 255);
      centre &= ~(std::uint64_t{255} << (8 * colour));
      if (marker < 0) {  // AZ-2.3: before the tiles taken are placed
        marker = turn;
        lines.drop(1);
      }
    } else {
      Few& factory = factories[source];
      taken = factory.count(colour);
      offer -= hashed(factory);
      centre += lanes_of(factory.without(colour));  // AZ-2.1
      factory = {};
    }
    tiles = static_cast<std::uint8_t>(tiles - taken);
    lines.place(target, colour, taken);
    turn = static_cast<std::int8_t>(turn + 1 == SEATS ? 0 : turn + 1);
  }

  static std::uint64_t hashed(Few factory) {
    return factory.bits ? folded(factory.bits + SALT[0], SALT[1]) : 0;
  }

  static constexpr std::uint64_t SALT[] = {0x9e3779b97f4a7c15u, 0xbf58476d1ce4e5b9u,
                                           0x94d049bb133111ebu, 0xd6e8feb86659fd93u,
                                           0xa0761d6478bd642fu};
};

// For each colour a byte whose bits are the targets that take it, as `open_targets` of the rules.
inline std::uint64_t open_targets(Lines lines, const std::uint8_t* row_colours) {
  std::uint64_t open = 0x2020202020;
  for (int row = 0; row < ROWS; ++row) {
    const Line line = lines.line(row);
    const unsigned colours = line.is_empty()        ? ~row_colours[row] & 31u
                             : line.filled() <= row ? 1u << line.colour()
                                                    : 0u;
    open |= SPREAD[colours] << row;
  }
  return open;
}

}  // namespace tilewright::search::azul
