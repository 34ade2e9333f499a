// What the fuzz targets share: every table with its options, Input, expect.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "azul/game.h"
#include "duel/game.h"

namespace tilewright::fuzz {

// A claim of a target; where it is false the fuzzer keeps the input.
inline void expect(bool holds, const char* claim) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n", claim);
  std::abort();
}

// The bytes of an input, from first to last; behind them all are 0.
class Input {
 public:
  Input(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), size_(size) {}

  bool is_empty() const { return size_ == 0; }

  std::uint8_t byte() {
    if (!size_) return 0;
    --size_;
    return *bytes_++;
  }

  // The number of two bytes.
  int number() {
    const int high = byte();
    return high << 8 | byte();
  }

  // The next so many bytes as text, or as many as there are.
  std::string_view text(std::size_t size) {
    const std::string_view found(reinterpret_cast<const char*>(bytes_),
                                 size < size_ ? size : size_);
    bytes_ += found.size();
    size_ -= found.size();
    return found;
  }

  std::string_view rest() { return text(size_); }

 private:
  const std::uint8_t* bytes_;
  std::size_t size_;
};

inline constexpr int TABLES = 7;

template <int SEATS, bool GRAY>
azul::Azul<SEATS, GRAY> azul_table(unsigned options) {
  return {static_cast<int>(options % (SEATS + 1)) - 1};
}

// Scoring tiles drawn by chance, or a side of each tile, perhaps without the last (DU-2.2).
inline duel::Duel duel_table(unsigned options) {
  duel::Duel game;
  game.first = static_cast<int>(options % 3) - 1;
  options /= 3;
  const int count = options & 1 ? 4 : 3;
  const bool drawn = options & 2;
  game.number_of_sides = drawn ? 0 : count;
  game.drawn_tiles = drawn ? count : 0;
  for (int tile = 0; tile < duel::SCORING_TILES; ++tile)
    game.sides[tile] = duel::byte(2 * tile + static_cast<int>(options >> (2 + tile) & 1));
  return game;
}

// Calls `work(game)` with one of the tables.
template <class Work>
void at_table(unsigned table, unsigned options, Work work) {
  switch (table % TABLES) {
    case 0:
      return work(azul_table<2, false>(options));
    case 1:
      return work(azul_table<2, true>(options));
    case 2:
      return work(azul_table<3, false>(options));
    case 3:
      return work(azul_table<3, true>(options));
    case 4:
      return work(azul_table<4, false>(options));
    case 5:
      return work(azul_table<4, true>(options));
    default:
      return work(duel_table(options));
  }
}

// Are two actions the same, byte by byte?
template <class Action>
bool same(const Action& a, const Action& b) {
  static_assert(std::has_unique_object_representations_v<Action>);
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// An action that was read, or could be: its text and its id say all of it.
template <class G>
void check_action(const typename G::Action& action) {
  Writer out;
  G::write_action(action, out);
  typename G::Action again;
  expect(G::parse_action(out.text(), again), "an action's text can be read");
  expect(same(action, again), "an action is read as it was written");
  const int id = G::action_id(action);
  expect(id >= -1 && id < G::NUM_ACTIONS, "an id is that of a decision, or -1");
  if (id >= 0)
    expect(same(action, G::action_of(static_cast<ActionId>(id))), "an id names one action");
}

// A state that was read, or played: its text says all of it, and it can be hashed and encoded.
template <class G>
void check_state(const G& game, const typename G::State& state) {
  Writer out;
  game.write_state(state, out);
  typename G::State again;
  expect(game.parse_state(out.text(), again), "a position's text can be read");
  expect(state == again, "a position is read as it was written");
  expect(game.hash(state) == game.hash(again), "equal states have one hash");
  std::uint8_t planes[G::ENCODED];
  for (int seat = SPECTATOR; seat < G::SEATS; ++seat) game.encode(state, seat, planes);
}

}  // namespace tilewright::fuzz
