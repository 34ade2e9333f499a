// Contest: two judgements against each other, on the same luck with seats rotated.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/playing.h"
#include "learn/games.h"
#include "search/judgement.h"
#include "search/think.h"

namespace tilewright::learn {

// The share of the win of the first, alone at a table of the second, in every seat: the mean for
// each set of games on the same luck. Sets have numbers, from `begin` on, which decide their luck.
template <class G>
std::vector<double> contest(const G& game, const search::Judgement<G>& first,
                            const search::Judgement<G>& second, std::uint64_t begin,
                            std::uint64_t sets, std::uint64_t seed, const search::Request& limit,
                            const search::Request& second_limit, int threads,
                            const std::atomic<bool>& stop) {
  std::vector<double> found(sets);
  side_by_side(sets, threads, stop, [&](std::uint64_t place) {
    const std::uint64_t at = begin + place;
    double sum = 0;
    for (int seat = 0; seat < G::SEATS; ++seat) {
      auto state = game.start();
      Rng luck = Rng::of_lane(seed, at << 8);
      int round = 0;
      for (int actor;
           (actor = game.actor(state)) != NOBODY && game.round_of(state) <= ROUND_LIMIT;) {
        if (actor == CHANCE) {
          if (game.round_of(state) != round) {
            round = game.round_of(state);
            luck = Rng::of_lane(seed, at << 8 | static_cast<unsigned>(round));
          }
          game.let_chance_act(state, luck);
          continue;
        }
        search::Request request = actor == seat ? limit : second_limit;
        request.seed = at * 1000 + static_cast<std::uint64_t>(seat);
        const auto& judgement = actor == seat ? first : second;
        game.apply_unchecked(state,
                             search::think(game, state, request, stop, judgement).moves[0].id);
      }
      const unsigned winners = game.winners(state);
      if (winners >> seat & 1) sum += 1.0 / std::popcount(winners);
    }
    found[place] = sum / G::SEATS;
  });
  return found;
}

}  // namespace tilewright::learn
