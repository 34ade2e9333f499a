// Perft and random playouts: plain functions over any game. Twin of core/playing.py.
#pragma once

#include <cstdint>
#include <stdexcept>

#include "core/game.h"

namespace tilewright {

// Not part of the rules: players who never complete a row could go on for ever.
inline constexpr int ROUND_LIMIT = 50;

// Decisions and chance's turns of one round: several times what the rules allow. A state that no
// play can reach may go on for ever inside a round.
inline constexpr int MOST_STEPS = 2'000;

// How many sequences of that many decisions of seats start here; a sequence that reaches chance
// or the end of the game before counts as one, there. `pause` is called at every state whose
// actions are tried.
template <Game G, class Pause>
std::uint64_t perft(const G& game, const typename G::State& state, int depth, Pause& pause) {
  ActionId ids[G::NUM_ACTIONS];
  const int count = game.legal_actions(state, ids);
  if (depth == 0 || count == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count);
  pause();
  std::uint64_t found = 0;
  for (int at = 0; at < count; ++at) {
    typename G::State after = state;
    game.apply_unchecked(after, ids[at]);
    found += perft(game, after, depth - 1, pause);
  }
  return found;
}

// Plays random decisions from here to the end, or until a round too many would begin; how many.
// COPYING: each is made on a copy of the state, as a search does. Throws std::invalid_argument for
// a state whose round does not end, or whose actor can do nothing.
template <bool COPYING, Game G>
std::uint64_t play_out(const G& game, typename G::State& state, Rng& rng, int rounds) {
  ActionId ids[G::NUM_ACTIONS];
  std::uint64_t decisions = 0;
  int round = game.round_of(state);
  int steps = 0;  // of this round
  for (int actor; (actor = game.actor(state)) != NOBODY && game.round_of(state) <= rounds;) {
    if (game.round_of(state) > round) {
      round = game.round_of(state);
      steps = 0;
    } else if (++steps > MOST_STEPS) {
      throw std::invalid_argument("not a state of the rules: its round does not end");
    }
    if (actor == CHANCE) {
      game.let_chance_act(state, rng);
      continue;
    }
    const auto count = static_cast<std::uint32_t>(game.legal_actions(state, ids));
    if (count == 0) throw std::invalid_argument("not a state of the rules: nobody can do anything");
    if constexpr (COPYING) {
      typename G::State after = state;
      game.apply_unchecked(after, ids[rng.below(count)]);
      state = after;
    } else {
      game.apply_unchecked(state, ids[rng.below(count)]);
    }
    ++decisions;
  }
  return decisions;
}

}  // namespace tilewright
