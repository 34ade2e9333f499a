// Thinking in Duel: rates the choices of the seat in turn, deeper and deeper, until time is up.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <ranges>
#include <vector>

#include "duel/game.h"
#include "search/budget.h"
#include "search/calibration.h"
#include "search/duel/chance.h"
#include "search/duel/evaluation.h"
#include "search/duel/tree.h"
#include "search/duel/weights.h"
#include "search/judgement.h"
#include "search/net.h"
#include "search/report.h"

namespace tilewright::search::duel {

// What the correction of a value depends on that was found so many turns ahead.
inline Cell cell_of(const State& state, int depth, int best) {
  return {state.round, depth, best, Evaluation::tiles_left(state)};
}

// The choices of the seat in turn at the root.
class Thinking {
 public:
  Thinking(const Duel& game, const State& state, const Request& request,
           const std::atomic<bool>& stop, const Params& params, const Weights& weights,
           const Net* net, const Calibration& calibration = {})
      : game_(game),
        // So the search can't depend on how hidden fronts were imagined.
        root_(observed(state, state.turn)),
        regret_(request.regret),
        calibration_(calibration),
        budget_(request, stop),
        tree_(game, root_, params, weights, net, request.seed ^ game.hash(root_), request.nodes,
              budget_) {}

  Report report() {
    rate_at_once();
    int depth = 0;
    while (moves_.size() > 1 && depth < DEEPEST && !budget_.is_over()) {
      if (!cuts_.is_shallow) {
        if (tree_.is_full || !cuts_.is_narrow) break;
        tree_.is_full = true;  // all of the round was seen, but not every choice in it
      }
      if (!look(depth + 1)) break;
      ++depth;
    }
    Report found;
    found.moves = moves_;
    found.line = line();
    found.nodes = budget_.nodes();
    found.depth = depth;
    if (!cuts_.any()) found.proof = root_.round == LAST_ROUND ? Proof::GAME : Proof::ROUND;
    const Rated& best = moves_.front();
    if (found.proof == Proof::NONE) {
      const Cell cell = cell_of(root_, depth, best.depth);
      move_values(found, calibration_.mended(best.value, cell) - best.value);
    }
    found.shares = shares_with(std::array{1, 1}, SEATS, root_.turn, found.moves.front().value);
    return found;
  }

 private:
  State after(ActionId id) const {
    State state = root_;
    game_.apply_unchecked(state, id);
    return state;
  }

  void sort() { std::ranges::stable_sort(moves_, std::ranges::greater{}, &Rated::value); }

  // Every choice as it looks without search, whatever the budget.
  void rate_at_once() {
    ActionId ids[NUM_ACTIONS];
    const int count = game_.legal_actions(root_, ids);
    for (int at = 0; at < count; ++at) {
      budget_.spend();
      moves_.push_back({ids[at], tree_.value(after(ids[at]), 0, 0, LOWEST, HIGHEST), 0, true});
    }
    sort();
    cuts_ = tree_.cuts;
  }

  // Every choice so many turns ahead; false if time was up before. What was best before is the
  // first to be looked at; those that are not stay as far behind it as they were.
  bool look(int depth) {
    tree_.cuts = {};
    const double before = moves_.front().value;
    double best = LOWEST;
    std::size_t done = 0;
    for (Rated& move : moves_) {
      if (budget_.spend()) break;
      const double alpha = best - regret_;
      const double value = tree_.value(after(move.id), depth, 0, alpha, HIGHEST);
      if (budget_.is_over()) break;
      best = std::max(best, value);
      move = {move.id, value, depth, value > alpha};
      ++done;
    }
    if (!done) return false;
    const double now = moves_.front().value;
    for (Rated& rest : moves_ | std::views::drop(done))
      rest.value = kept_apart(rest.value, before, now);
    sort();
    if (done < moves_.size()) return false;
    cuts_ = tree_.cuts;
    return true;
  }

  // The decisions expected, as far as they are remembered and chance has no part in them.
  std::vector<ActionId> line() const {
    std::vector<ActionId> ids{moves_.front().id};
    State state = after(ids.back());
    ActionId id;
    while (game_.actor(state) >= 0 && state.round == root_.round && tree_.recall(state, id)) {
      ids.push_back(id);
      game_.apply_unchecked(state, id);
    }
    return ids;
  }

  static constexpr double LOWEST = -1, HIGHEST = 2;

  const Duel& game_;
  const State root_;
  const double regret_;
  const Calibration calibration_;
  Budget budget_;
  Tree tree_;
  std::vector<Rated> moves_;
  Cuts cuts_;
};

// Rates the choices of the seat in turn, which need not be the whole of its turn.
inline Report think(const Duel& game, const State& state, const Request& request,
                    const std::atomic<bool>& stop, const Judgement<Duel>& judgement) {
  return Thinking(game, state, request, stop, Params{}, judgement.weights, judgement.net_if_any(),
                  judgement.calibration)
      .report();
}

}  // namespace tilewright::search::duel
