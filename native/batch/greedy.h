// The greedy choice, where nothing is hidden. Twin of bots/greedy.py.
#pragma once

#include <algorithm>
#include <limits>
#include <utility>

#include "azul/game.h"
#include "core/game.h"

namespace tilewright {

inline constexpr int GREEDY_NODES = 5'000;  // positions for a decision, as in bots/roster.py

// Does every seat see the whole table, so that looking at a state is no peeking?
template <class G>
inline constexpr bool hides_nothing = false;
template <int SEATS, bool GRAY>
inline constexpr bool hides_nothing<azul::Azul<SEATS, GRAY>> = true;

// The standings of a seat after each of its choices.
struct Prospect {
  int count;
  int sum;

  double mean() const { return static_cast<double>(sum) / count; }
};

// What the seat's next choices in this round would come to; until then the others are played by
// lot, like chance.
template <Game G>
Prospect prospect_of(const G& game, typename G::State state, int seat, Rng& rng) {
  ActionId ids[G::NUM_ACTIONS];
  const int this_round = game.round_of(state);
  for (int actor; (actor = game.actor(state)) != seat;) {
    if (actor == NOBODY || game.round_of(state) != this_round)
      return {1, game.standing(state, seat)};
    if (actor == CHANCE) {
      game.let_chance_act(state, rng);
    } else {
      const auto count = static_cast<std::uint32_t>(game.legal_actions(state, ids));
      game.apply_unchecked(state, ids[rng.below(count)]);
    }
  }
  Prospect prospect{game.legal_actions(state, ids), 0};
  for (int at = 0; at < prospect.count; ++at) {
    typename G::State after = state;
    game.apply_unchecked(after, ids[at]);
    prospect.sum += game.standing(after, seat);
  }
  return prospect;
}

// What would score most if the tiling began now; of equals the one with the best prospect. A seat
// must be in turn.
template <Game G>
ActionId greedy_choice(const G& game, const typename G::State& state, Rng& rng) {
  static_assert(G::NUM_ACTIONS < GREEDY_NODES);  // so every choice is looked at once
  ActionId ids[G::NUM_ACTIONS];
  const int seat = game.actor(state), count = game.legal_actions(state, ids);
  for (int at = count; at > 1; --at)
    std::swap(ids[at - 1], ids[rng.below(static_cast<std::uint32_t>(at))]);
  int best = std::numeric_limits<int>::min(), equals = 0, nodes = count;
  for (int at = 0; at < count && count > 1; ++at) {
    typename G::State after = state;
    game.apply_unchecked(after, ids[at]);
    const int standing = game.standing(after, seat);
    if (standing > best) equals = 0;
    best = std::max(best, standing);
    if (standing == best) ids[equals++] = ids[at];
  }
  ActionId choice = ids[0];
  double highest = -std::numeric_limits<double>::infinity();
  for (int at = 0; at < equals && equals > 1; ++at) {
    typename G::State after = state;
    game.apply_unchecked(after, ids[at]);
    const Prospect prospect = prospect_of(game, after, seat, rng);
    nodes += prospect.count;
    if (nodes > GREEDY_NODES) break;
    if (prospect.mean() <= highest) continue;
    choice = ids[at];
    highest = prospect.mean();
  }
  return choice;
}

}  // namespace tilewright
