// Thoughts: what searches said in games that were cut off before the end of their round, and what
// came of it.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/playing.h"
#include "core/random.h"
#include "learn/games.h"
#include "search/calibration.h"
#include "search/judgement.h"
#include "search/think.h"

namespace tilewright::learn {

// What is asked of the games.
struct Asked {
  std::uint64_t begin = 0, games = 0;  // the number of the first, and how many
  std::uint64_t seed = 0;
  std::uint64_t nodes = 1000;   // positions for a decision
  std::uint64_t looked = 1000;  // positions for a thought that is kept
  double kept = 0.1;            // of the decisions after the first of a round, which all are
  int threads = 1;
};

// All values are shares of the win of the seat in turn.
struct Thought {
  search::Cell cell;
  bool is_first;  // the first decision after a deal
  float value;    // as the search found it
  float before;   // as it was judged before the deal; of the first round: negative
  float next;     // as it was judged at the end of the round, or the result
  float result;
};

template <class G, class Lesson>
class Thoughts {
 public:
  Thoughts(const G& game, const Asked& asked, const search::Judgement<G>& judgement,
           const std::atomic<bool>& stop)
      : game_(game), asked_(asked), judgement_(judgement), stop_(stop) {}

  // Those of all games, in their order whatever the number of threads.
  std::vector<Thought> found() const {
    return of_all<Thought>(asked_.games, asked_.threads, stop_,
                           [&](std::uint64_t at) { return of_game(asked_.begin + at); });
  }

 private:
  std::vector<Thought> of_game(std::uint64_t number) const {
    Rng chance = Rng::of_lane(asked_.seed, 2 * number);
    Rng lot = Rng::of_lane(asked_.seed, 2 * number + 1);
    std::vector<Thought> thoughts;
    std::vector<int> seats;  // of all of them
    std::size_t open = 0;    // the first whose round has not ended
    float before[G::SEATS];
    std::fill_n(before, G::SEATS, -1.0f);
    const auto close = [&](const float* shares) {
      for (; open < thoughts.size(); ++open) thoughts[open].next = shares[seats[open]];
    };
    bool is_first = false;
    typename G::State state = game_.start();
    for (int actor;
         (actor = game_.actor(state)) != NOBODY && game_.round_of(state) <= ROUND_LIMIT;) {
      if (Lesson::is_boundary(state)) {
        Lesson::value(state, judgement_, before);
        close(before);
      }
      if (actor == CHANCE) {
        is_first |= Lesson::is_deal(state);
        game_.let_chance_act(state, chance);
        continue;
      }
      search::Request request;
      request.nodes = asked_.nodes;
      request.seed = lot.next();
      search::Report report = search::think(game_, state, request, stop_, judgement_);
      const ActionId chosen = report.moves[0].id;
      const bool is_kept = is_first || lot.below(1u << 30) < asked_.kept * (1u << 30);
      if (is_kept && report.proof == search::Proof::NONE) {
        if (asked_.looked != asked_.nodes) {
          request.nodes = asked_.looked;
          report = search::think(game_, state, request, stop_, judgement_);
        }
        if (report.proof == search::Proof::NONE) {
          const search::Rated& best = report.moves[0];
          thoughts.push_back({Lesson::cell(state, report.depth, best.depth), is_first,
                              static_cast<float>(best.value), before[actor], 0, 0});
          seats.push_back(actor);
        }
      }
      is_first = false;
      game_.apply_unchecked(state, chosen);
    }
    if (game_.actor(state) != NOBODY) return {};
    float result[G::SEATS];
    tell_result(game_, state, result);
    close(result);
    for (std::size_t at = 0; at < thoughts.size(); ++at) thoughts[at].result = result[seats[at]];
    return thoughts;
  }

  const G& game_;
  const Asked asked_;
  const search::Judgement<G>& judgement_;
  const std::atomic<bool>& stop_;
};

}  // namespace tilewright::learn
