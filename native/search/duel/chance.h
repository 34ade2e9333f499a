// What the seat in turn can't know, and what chance may do about it: the chance nodes of the
// search.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/hashing.h"
#include "core/random.h"
#include "duel/actions.h"
#include "duel/dealing.h"
#include "duel/observation.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::search::duel {

using namespace ::tilewright::duel;

// One thing that chance may do, and how likely it is.
struct Draw {
  Action action;
  double odds;
};

using Draws = std::vector<Draw>;

// The chips that may be turned up here.
inline Draws chip_draws(const State& state) {
  Draws draws;
  const int factory = chip_to_reveal(state), total = state.chips.total();
  for (int chip = 0; chip < KINDS; ++chip)
    if (const int count = state.chips.count(chip))
      draws.push_back({action(Kind::REVEAL_CHIP, factory, chip),
                       static_cast<double>(count) / static_cast<double>(total)});
  return draws;
}

// The backs that may come up on the stack; those under it and in the hand are not on top.
inline Draws back_draws(const State& state) {
  int counts[2], total = 0;
  for (const int back : {SPECIAL, JOKER}) {
    int& count = counts[back == JOKER] = std::popcount(state.unseen & plates_with(back));
    for (const Drawn drawn : state.hand) count -= drawn.is_hidden() && drawn.back() == back;
    for (const Drawn drawn : state.returned) count -= drawn.is_hidden() && drawn.back() == back;
    total += count;
  }
  Draws draws;
  for (const int back : {SPECIAL, JOKER})
    if (const int count = counts[back == JOKER])
      draws.push_back({action(Kind::REVEAL_BACK, back),
                       static_cast<double>(count) / static_cast<double>(total)});
  return draws;
}

// The fronts of the only plate drawn.
inline Draws front_draws(const State& state) {
  const Drawn drawn = state.hand.of[0];
  std::uint32_t plates =
      drawn.is_hidden() ? state.unseen & plates_with(drawn.back()) : 1u << drawn.plate();
  const double odds = 1 / static_cast<double>(std::popcount(plates));
  Draws draws;
  for (; plates; plates &= plates - 1) {
    Action fronts = action(Kind::REVEAL_FRONTS);
    fronts.plates.add(byte(std::countr_zero(plates)));
    draws.push_back({fronts, odds});
  }
  return draws;
}

// The generator of a chance node. It depends on what is to be drawn and on nothing else, so that
// choices are compared with the same luck.
inline Rng luck(const State& state, std::uint64_t seed) {
  Hash hash;
  hash.add(seed);
  hash.add(state.chips.bits);
  hash.add(state.unseen);
  hash.add_bytes(&state.hand, sizeof state.hand);
  return Rng(hash.value());
}

// Everything that chance may do here in the middle of a turn, with its odds; or so many samples, if
// that were more. `is_whole` is false then.
inline Draws draws(const State& state, int most, std::uint64_t seed, bool& is_whole) {
  Draws found;
  if (state.phase == Phase::CHIP)
    found = chip_draws(state);
  else if (state.phase == Phase::BACK)
    found = back_draws(state);
  else if (state.hand.count == 1)
    found = front_draws(state);
  const auto size = static_cast<int>(found.size());
  if (size && size <= most) return found;
  is_whole = false;
  Rng rng = luck(state, seed);
  Draws samples;
  // One sample in every equal share of the odds: a spread of outcomes, each as likely as it is.
  const double share = 1 / static_cast<double>(most);
  for (int at = 0; at < most; ++at) {
    if (!size) {
      samples.push_back({sample_fronts(state, rng), share});
      continue;
    }
    double left = (at + static_cast<double>(rng.below(1u << 20)) / (1u << 20)) * share;
    int chosen = 0;
    while (chosen + 1 < size && left >= found[static_cast<std::size_t>(chosen)].odds)
      left -= found[static_cast<std::size_t>(chosen++)].odds;
    samples.push_back({found[static_cast<std::size_t>(chosen)].action, share});
  }
  return samples;
}

}  // namespace tilewright::search::duel
