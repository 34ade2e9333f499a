// Self-play: games of the search against itself, and the states that a net learns from.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/playing.h"
#include "learn/games.h"
#include "search/judgement.h"
#include "search/think.h"

namespace tilewright::learn {

struct Settings {
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  std::uint64_t nodes = 1000;  // positions for a decision
  double by_lot = 0.03;        // of the decisions, so that unusual positions are met
  double kept = 0.3;           // of the states in mid-round
  int threads = 1;
  double varied = 0;                // of the games, where the lesson knows how to vary them
  int deals = 0;                    // with which the ends of rounds are judged; 0: as they are
  std::uint64_t dealt_nodes = 400;  // positions for each of those
};

// A state of a game and how that went on. What it says of seats is from the first to the last.
template <class G>
struct Sample {
  typename G::State state;
  std::uint32_t game;
  float result[G::SEATS] = {};  // the share of the win
  // What was judged at the end of its round, or the result. A state between two rounds that was
  // judged by deals: what those said.
  float next[G::SEATS] = {};
  std::int16_t points[G::SEATS] = {};  // at the end of the game
};

template <class G, class Lesson>
class SelfPlay {
 public:
  SelfPlay(const G& game, const Settings& settings, const search::Judgement<G>& judgement,
           const std::atomic<bool>& stop)
      : game_(game), settings_(settings), judgement_(judgement), stop_(stop) {}

  // The samples of all games, in their order whatever the number of threads.
  std::vector<Sample<G>> play() const {
    return of_all<Sample<G>>(settings_.games, settings_.threads, stop_, [&](std::uint64_t at) {
      return played(static_cast<std::uint32_t>(at));
    });
  }

 private:
  std::vector<Sample<G>> played(std::uint32_t number) const {
    Rng chance = Rng::of_lane(settings_.seed, 3 * std::uint64_t{number});
    Rng choice = Rng::of_lane(settings_.seed, 3 * std::uint64_t{number} + 1);
    std::vector<Sample<G>> samples;
    std::size_t open = 0;  // the first sample whose round has not ended
    typename G::State state = game_.start();
    Variation variation{};
    if (Rng lot = Rng::of_lane(settings_.seed, 3 * std::uint64_t{number} + 2);
        chosen(lot, settings_.varied))
      variation = Lesson::vary(state, judgement_.weights, lot);
    const auto close = [&](const float* shares) {
      for (; open < samples.size(); ++open) std::copy_n(shares, G::SEATS, samples[open].next);
    };
    for (int actor;
         (actor = game_.actor(state)) != NOBODY && game_.round_of(state) <= ROUND_LIMIT;) {
      if (Lesson::is_boundary(state)) {
        float shares[G::SEATS] = {};
        if (settings_.deals)
          judge_by_deals(state, choice.next(), shares);
        else
          Lesson::judge(state, judgement_, shares);
        close(shares);
        samples.push_back({.state = state, .game = number});
        if (settings_.deals) close(shares);
      }
      if (actor == CHANCE) {
        game_.let_chance_act(state, chance);
        continue;
      }
      if (Lesson::is_mid_round(state) && chosen(choice, settings_.kept))
        samples.push_back({.state = state, .game = number});
      game_.apply_unchecked(state, decision(state, choice, variation));
    }
    if (game_.actor(state) != NOBODY) return {};
    float result[G::SEATS];
    tell_result(game_, state, result);
    close(result);
    for (Sample<G>& sample : samples)
      for (int seat = 0; seat < G::SEATS; ++seat) {
        sample.result[seat] = result[seat];
        sample.points[seat] = static_cast<std::int16_t>(game_.score(state, seat));
      }
    return samples;
  }

  // What searches say after sampled deals, on average.
  void judge_by_deals(const typename G::State& state, std::uint64_t seed, float* shares) const {
    for (int deal = 0; deal < settings_.deals; ++deal) {
      typename G::State dealt = state;
      Rng luck = Rng::of_lane(seed, static_cast<std::uint64_t>(deal));
      while (game_.actor(dealt) == CHANCE) game_.let_chance_act(dealt, luck);
      search::Request request;
      request.nodes = settings_.dealt_nodes;
      request.seed = seed;
      request.beyond = false;
      const auto found = search::think(game_, dealt, request, stop_, judgement_).shares;
      for (int seat = 0; seat < G::SEATS; ++seat)
        shares[seat] += static_cast<float>(found[static_cast<std::size_t>(seat)]) /
                        static_cast<float>(settings_.deals);
    }
    // A search tells a share with a small part for the points; a net has an output of its own for
    // those.
    constexpr auto part = static_cast<float>(Lesson::FOR_POINTS);
    for (int seat = 0; seat < G::SEATS; ++seat)
      shares[seat] = std::clamp((shares[seat] - part / G::SEATS) / (1 - part), 0.0f, 1.0f);
  }

  static bool chosen(Rng& rng, double share) { return rng.below(1u << 30) < share * (1u << 30); }

  using Variation = typename Lesson::Variation;

  ActionId decision(const typename G::State& state, Rng& choice, const Variation& variation) const {
    ActionId ids[G::NUM_ACTIONS];
    const int count = game_.legal_actions(state, ids);
    if (count == 1) return ids[0];
    if (chosen(choice, settings_.by_lot))
      return ids[choice.below(static_cast<std::uint32_t>(count))];
    search::Request request;
    request.nodes = settings_.nodes;
    request.seed = choice.next();
    return Lesson::think(game_, state, request, stop_, judgement_, variation).moves[0].id;
  }

  const G& game_;
  const Settings settings_;
  const search::Judgement<G>& judgement_;
  const std::atomic<bool>& stop_;
};

}  // namespace tilewright::learn
