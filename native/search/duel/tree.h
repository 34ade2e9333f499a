// The search tree of a round of Duel: alpha-beta over decisions, with chance nodes.
#pragma once

#include <algorithm>
#include <cstdint>

#include "duel/game.h"
#include "search/budget.h"
#include "search/duel/chance.h"
#include "search/duel/evaluation.h"
#include "search/duel/guess.h"
#include "search/duel/table.h"

namespace tilewright::search::duel {

// How wide the search looks. All are counts, from 1.
struct Params {
  int width = 12;        // choices kept in a turn after the first
  int places = 4;        // placements of a plate kept there
  int first_places = 8;  // placements kept in the first turn, behind the choice at the root
  int chips = 2;         // chips tried where one is turned up
  int fronts = 2;        // plates tried where one is drawn
  int first_fronts = 4;  // the same in the first turn
};

inline constexpr int DEEPEST = 60;        // turns; more than a round has
inline constexpr int MOST_CHOICES = 256;  // of one decision; there are at most 182 in a turn
inline constexpr std::uint64_t MOST_REMEMBERED = 1u << 18;  // positions

class Tree {
 public:
  Tree(const Duel& game, const State& root, const Params& params, const Weights& weights,
       const Net* net, std::uint64_t seed, std::uint64_t positions, Budget& budget)
      : game_(game),
        params_(params),
        seat_(root.turn),
        seed_(seed),
        budget_(budget),
        evaluation_(weights, net, root, root.turn, positions),
        guess_(evaluation_, seed),
        table_(static_cast<std::size_t>(
            std::min<std::uint64_t>(MOST_REMEMBERED, positions / 4 + 64))) {}

  Cuts cuts;             // what was left out since it was last emptied
  bool is_full = false;  // leave out neither choices nor outcomes

  // The value of a position to the root's seat, 0 to 1, looking so many turns ahead; `turn` counts
  // those made since the root.
  double value(const State& state, int depth, int turn, double alpha, double beta) {
    if (evaluation_.has_ended(state)) return ended(state);
    if (depth == 0 || state.turn == NO_SEAT) {
      (state.turn == NO_SEAT ? cuts.is_narrow : cuts.is_shallow) = true;
      return guess_.value(state);
    }
    if (is_chance(state)) return average(state, depth, turn, alpha, beta);
    return best(state, depth, turn, alpha, beta);
  }

  // The decision that was found best in a position; false if there is none.
  bool recall(const State& state, ActionId& id) const {
    const Place place(state, is_full);
    const Entry& entry = table_.at(place);
    id = entry.id;
    return place.has_decision(entry);
  }

 private:
  struct Child {
    ActionId id;
    double value;
  };

  static constexpr ActionId NO_ID = NUM_ACTIONS;
  static constexpr double SLACK = 1e-6;  // for sums that are rounded

  // A position whose phase 1 has ended; chips that are being spent are spent as well as can be.
  double ended(const State& state) {
    if (!is_half_paid(state)) return evaluation_.ended(state);
    const Place place(state, is_full);
    const Entry& entry = table_.at(place);
    if (place.has(entry)) return entry.value;
    ActionId ids[MOST_CHOICES];
    const int count = game_.legal_actions(state, ids);
    Child found{ids[0], -1};
    for (int at = 0; at < count; ++at) {
      State after = state;
      game_.apply_unchecked(after, ids[at]);
      const double value = ended(after);
      if (value > found.value) found = {ids[at], value};
    }
    remember(place, found, 0, Bound::EXACT);
    return found.value;
  }

  // The mean over what chance does.
  double average(const State& state, int depth, int turn, double alpha, double beta) {
    const int fronts = turn ? params_.fronts : params_.first_fronts;
    const int most = is_full ? KINDS : state.phase == Phase::FRONTS ? fronts : params_.chips;
    bool is_whole = true;
    const Draws found = draws(state, most, seed_, is_whole);
    if (!is_whole) cuts.is_narrow = true;
    // Values are between 0 and 1, so what is still to come is bounded (Ballard's Star1).
    double sum = 0, rest = 1;
    for (const Draw& draw : found) {
      rest = std::max(rest - draw.odds, 0.0);
      State after = state;
      game_.apply_unchecked(after, draw.action);
      if (budget_.spend()) return 0;
      const double low = (alpha - sum - rest) / draw.odds, high = (beta - sum) / draw.odds;
      sum += draw.odds * value(after, depth, turn, low - SLACK, high + SLACK);
      if (budget_.is_over()) return 0;
      if (sum + rest <= alpha) return sum + rest;
      if (sum >= beta) return sum;
    }
    return sum;
  }

  // The best choice of the seat in turn.
  double best(const State& state, int depth, int turn, double alpha, double beta) {
    const Place place(state, is_full);
    const Entry& entry = table_.at(place);
    if (place.has(entry) && entry.answers(depth, alpha, beta)) {
      cuts.add(entry.cuts);
      return entry.value;
    }
    const ActionId first = place.has_decision(entry) ? entry.id : NO_ID;
    const Cuts outer = cuts;
    cuts = {};
    const Child found = best_child(state, depth, turn, alpha, beta, first);
    if (budget_.is_over()) return 0;
    remember(place, found, depth,
             found.value >= beta    ? Bound::LOWER
             : found.value <= alpha ? Bound::UPPER
                                    : Bound::EXACT);
    cuts.add(outer);
    return found.value;
  }

  void remember(const Place& place, const Child& found, int depth, Bound bound) {
    table_.at(place) = {place.key,
                        place.order,
                        static_cast<float>(found.value),
                        found.id,
                        static_cast<std::int8_t>(depth),
                        bound,
                        cuts};
  }

  // The same, found anew: every choice as it looks at once, then the best-looking ones searched;
  // `first` was best before.
  Child best_child(const State& state, int depth, int turn, double alpha, double beta,
                   ActionId first) {
    const bool is_turn = state.phase == Phase::TURN, is_ours = state.turn == seat_;
    const int next = is_turn ? depth - 1 : depth, next_turn = is_turn ? turn + 1 : turn;
    const double sign = is_ours ? 1 : -1;
    const double most = is_ours ? beta : alpha;
    ActionId ids[MOST_CHOICES];
    Child children[MOST_CHOICES];
    const int count = choices(state, turn, ids);
    bring_forward(ids, count, killers_[turn][is_turn]);
    bring_forward(ids, count, first);
    const Cuts before = cuts;
    Child found{ids[0], -2 * sign};
    const auto is_better = [&](const Child& one, const Child& two) {
      const double ahead = sign * (one.value - two.value);
      return ahead > 0 || (ahead == 0 && one.id < two.id);
    };
    for (int at = 0; at < count; ++at) {
      State after = state;
      game_.apply_unchecked(after, ids[at]);
      if (budget_.spend()) return found;
      children[at] = {ids[at], value(after, 0, next_turn, alpha, beta)};
      if (next) {
        if (ids[at] == first) children[at].value += 2 * sign;
      } else if (is_better(children[at], found)) {
        found = children[at];
        if (sign * found.value >= sign * most) break;
      }
    }
    if (!next) {
      killers_[turn][is_turn] = found.id;
      return found;
    }
    cuts = before;
    const int kept = std::min(count, is_full ? count : width(state.phase, turn));
    if (kept < count) cuts.is_narrow = true;
    std::partial_sort(children, children + kept, children + count, is_better);
    for (int at = 0; at < kept; ++at) {
      State after = state;
      game_.apply_unchecked(after, children[at].id);
      const Child child{children[at].id, value(after, next, next_turn, alpha, beta)};
      if (budget_.is_over()) return found;
      if (is_better(child, found)) found = child;
      if (sign * found.value >= sign * most) break;
      (is_ours ? alpha : beta) =
          is_ours ? std::max(alpha, found.value) : std::min(beta, found.value);
    }
    killers_[turn][is_turn] = found.id;
    return found;
  }

  // Puts a choice first, if it is there: what was best here before, or lately in a like position.
  static void bring_forward(ActionId* ids, int count, ActionId id) {
    ActionId* const found = std::find(ids, ids + count, id);
    if (found != ids + count) std::rotate(ids, found, found + 1);
  }

  // How many choices are searched.
  int width(Phase phase, int turn) const {
    switch (phase) {
      case Phase::PLACING:
      case Phase::KEEPING:
        return turn ? params_.places : params_.first_places;
      case Phase::RETURNING:
        return 1;
      default:
        return params_.width;
    }
  }

  // The legal choices; drawing goes on only at the root, where it is a decision of its own.
  int choices(const State& state, int turn, ActionId* ids) {
    const int count = game_.legal_actions(state, ids);
    if (state.phase != Phase::DRAWING || state.hand.count < (turn ? 1 : 2)) return count;
    cuts.is_narrow = true;
    ids[0] = STOP_DRAWING;
    return 1;
  }

  const Duel& game_;
  const Params params_;
  const int seat_;
  const std::uint64_t seed_;
  Budget& budget_;
  Evaluation evaluation_;
  Guess guess_;
  Table table_;
  ActionId killers_[DEEPEST + 2][2] = {};
};

}  // namespace tilewright::search::duel
