// Layout: a number that tells what weights are for, so that those of another core are refused.
//
// It is computed from what is told of the states of a few random games: whatever changes there,
// weights that were learned before have another meaning. Amounts that are computed in floating
// point are left out, since compilers differ in their last bits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <type_traits>
#include <vector>

#include "core/hashing.h"
#include "core/random.h"
#include "duel/game.h"
#include "learn/features.h"
#include "learn/lesson.h"
#include "search/judgement.h"
#include "search/net.h"

namespace tilewright::learn {

inline constexpr int LAYOUT_GAMES = 12;
inline constexpr int LAYOUT_ROUNDS = 6;

// Calls `work(state)` for the states of random games that are learned from.
template <class G, class Work>
void each_state(Work work) {
  G game;
  if constexpr (std::is_same_v<G, duel::Duel>) {
    game.number_of_sides = 0;
    game.drawn_tiles = duel::SCORING_TILES;
  }
  for (std::uint64_t at = 0; at < LAYOUT_GAMES; ++at) {
    Rng rng = Rng::of_lane(1, at);
    auto state = game.start();
    for (int actor;
         (actor = game.actor(state)) != NOBODY && game.round_of(state) <= LAYOUT_ROUNDS;) {
      if (Lesson<G>::is_boundary(state) || Lesson<G>::is_mid_round(state)) work(state);
      if (actor == CHANCE) {
        game.let_chance_act(state, rng);
        continue;
      }
      ActionId ids[G::NUM_ACTIONS];
      const auto count = static_cast<std::uint32_t>(game.legal_actions(state, ids));
      game.apply_unchecked(state, ids[rng.below(count)]);
    }
  }
}

// Of the weights of features.
template <class G>
std::uint64_t layout_of_weights() {
  using Weights = typename search::WeightsOf<G>::type;
  const Weights none{};
  Hash hash;
  hash.add(sizeof(Weights));
  each_state<G>([&](const auto& state) {
    if (!Lesson<G>::is_boundary(state)) return;
    const Features<G> found(state, none);
    for (const auto& row : found.of)
      for (const float amount : row)
        hash.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(amount * 64)));
  });
  return hash.value();
}

// Of a net.
template <class G>
std::uint64_t layout_of_net() {
  using Own = Lesson<G>;
  const typename search::WeightsOf<G>::type none{};
  Hash hash;
  for (const int number : {search::HIDDEN, search::HIDDEN_ONE, search::WEIGHT_ONE,
                           search::MOST_HIDDEN, Own::INPUTS, Own::CONTEXTS})
    hash.add(static_cast<std::uint64_t>(number));
  std::vector<std::uint16_t> inputs(G::SEATS * Own::MOST_INPUTS);
  std::vector<std::uint16_t> contexts(G::SEATS * Own::MOST_CONTEXTS);
  const auto is_amount = [](int input) {
    return std::any_of(std::begin(Own::ORDERED), std::end(Own::ORDERED), [&](const auto& group) {
      return input >= group.first && input < group.first + group.length;
    });
  };
  each_state<G>([&](const auto& state) {
    Own::tell(state, none, inputs.data(), contexts.data());
    for (const int context : contexts) hash.add(static_cast<std::uint64_t>(context));
    if (!Own::is_boundary(state)) return;
    for (const int input : inputs)
      if (!is_amount(input)) hash.add(static_cast<std::uint64_t>(input));
  });
  return hash.value();
}

}  // namespace tilewright::learn
