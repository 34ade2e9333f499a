// The hash of a table of Duel, without the order of its small factories.
#pragma once

#include <cstdint>
#include <cstring>

#include "core/hashing.h"
#include "core/random.h"
#include "duel/state.h"

namespace tilewright::duel {

// Tables that differ only in the order of their small factories have the same hash. The factory
// being stacked is told apart from the others; those whose chip is to be revealed are all alike.
inline std::uint64_t hash(const State& state) {
  State rest = state;
  const bool is_stacking = state.phase == Phase::STACKING;
  if (is_stacking) rest.at = 0;
  std::uint64_t factories = 0;
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    std::uint64_t word;
    static_assert(sizeof word == sizeof(Factory));
    std::memcpy(&word, &state.factories[at], sizeof word);
    const bool is_at_hand = is_stacking && state.at == at + 1;
    factories += Rng::mixed(Rng::mixed(word + 1) + is_at_hand);
    rest.factories[at] = {};
  }
  Hash hash;
  hash.add(factories);
  hash.add_bytes(&rest, sizeof rest);
  return hash.value();
}

}  // namespace tilewright::duel
