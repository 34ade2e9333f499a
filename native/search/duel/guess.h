// Guess: what a position in the middle of a round of Duel looks worth without any search.
#pragma once

#include <algorithm>
#include <cstdint>

#include "duel/state.h"
#include "search/duel/chance.h"
#include "search/duel/evaluation.h"

namespace tilewright::search::duel {

// The seat in turn places a plate that it has, or will have, where it is worth most on its own
// board; beyond that nothing more happens.
class Guess {
 public:
  Guess(Evaluation& evaluation, std::uint64_t seed) : evaluation_(evaluation), seed_(seed) {}

  double value(const State& state) {
    if (state.turn == NO_SEAT) return evaluation_.running(state);
    const double left = Evaluation::tiles_left(state);
    if (evaluation_.has_net()) return judged(state, left);
    switch (state.phase) {
      case Phase::PLACING:
      case Phase::RETURNING:
        return evaluation_.running(state, left, placed(state, state.plate, left));
      case Phase::KEEPING:
        return evaluation_.running(state, left, kept(state, left));
      case Phase::BACK:
      case Phase::DRAWING:
      case Phase::FRONTS:
        return evaluation_.running(state, left, drawn(state, left));
      default:
        return evaluation_.running(state);
    }
  }

 private:
  static constexpr int SAMPLES = 10;  // of fronts; a single plate has at most 9

  // The board of the seat in turn with that plate.
  double placed(const State& state, int plate, double left) {
    const int seat = state.turn;
    return evaluation_.placed(state.boards[seat], plate, state.start_tile == seat, left);
  }

  // The same by a net.
  double judged(const State& state, double left) {
    switch (state.phase) {
      case Phase::PLACING:
      case Phase::RETURNING:
        return evaluation_.judged(state, state.plate);
      case Phase::KEEPING:
        return evaluation_.judged(state, best_held(state, left));
      case Phase::BACK:
      case Phase::DRAWING:
      case Phase::FRONTS: {
        double sum = 0;
        each_draw(state, [&](const State& after, double odds) {
          sum += odds * evaluation_.judged(after, best_held(after, left));
        });
        return sum;
      }
      default:
        return evaluation_.judged(state, NO_PLATE);
    }
  }

  int best_held(const State& state, double left) {
    double most = -1e9;
    int best = NO_PLATE;
    for (const Drawn held : state.hand)
      if (const double found = placed(state, held.plate(), left); found > most) {
        most = found;
        best = held.plate();
      }
    return best;
  }

  // With the best of the plates in its hand.
  double kept(const State& state, double left) {
    double most = -1e9;
    for (const Drawn held : state.hand) most = std::max(most, placed(state, held.plate(), left));
    return most;
  }

  // With the best of the plates that it has drawn and will see.
  double drawn(const State& state, double left) {
    double sum = 0;
    each_draw(state, [&](const State& after, double odds) { sum += odds * kept(after, left); });
    return sum;
  }

  // Calls `see(state, odds)` with plates in the hand that it may have drawn.
  template <class See>
  void each_draw(State state, const See& see) {
    state.phase = Phase::FRONTS;
    bool is_whole = true;
    for (const Draw& draw : draws(state, SAMPLES, seed_, is_whole)) {
      for (int at = 0; at < state.hand.count; ++at)
        state.hand.of[at] = Drawn::of(draw.action.plates.of[at], 0);
      see(state, draw.odds);
    }
  }

  Evaluation& evaluation_;
  const std::uint64_t seed_;
};

}  // namespace tilewright::search::duel
