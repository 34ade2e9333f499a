// AlphaBeta: the search of two seats inside a round: iterative deepening, principal variation
// first.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

#include "azul/game.h"
#include "search/azul/line.h"
#include "search/azul/moves.h"
#include "search/azul/position.h"
#include "search/azul/rating.h"
#include "search/azul/round.h"
#include "search/azul/utility.h"
#include "search/budget.h"
#include "search/report.h"
#include "search/table.h"

namespace tilewright::search::azul {

inline constexpr int MOST_DEPTH = 99;  // decisions; more than any offer has

// Moves looked at in full before the others of a position are first looked at less deeply, and how
// many decisions must be left for that.
inline constexpr int REDUCED_FROM = 10;
inline constexpr int REDUCED_DEPTH = 3;

template <bool GRAY>
class AlphaBeta {
 public:
  using State = tilewright::azul::State<2, GRAY>;
  using Rules = Azul<2, GRAY>;

  AlphaBeta(const Judgement<Rules>& judgement, Budget& budget)
      : budget_(&budget), round_(judgement) {}

  // Rate the choices of the seat in turn, deeper and deeper: the best first. Exact values are those
  // that are worse than the best by `regret` at most. The first depth is looked at completely,
  // whatever the budget.
  std::vector<Rating> rate(const State& state, double regret) {
    begin(state);
    const Position<2> root = Position<2>::of(state);
    std::vector<Rating> ratings = unrated(round_.moves(root, -1));
    const int allowed = regret > 0 ? Utility::of_share(regret) + 1 : 0;
    for (int depth = 1; depth <= MOST_DEPTH; ++depth) {
      cut_ = estimated_ = false;
      table_.make_room(4 * budget_->nodes());
      if (!iterate(root, ratings, depth, allowed)) break;
      depth_ = depth;
      proof_ = cut_ ? Proof::NONE : estimated_ ? Proof::ROUND : Proof::GAME;
      if (!cut_ || ratings.size() == 1) break;
    }
    return ratings;
  }

  // The same once more, for choices that are worse by more; they must have been rated.
  void widen(const State& state, std::vector<Rating>& ratings, double regret) {
    begin(state);
    iterate(Position<2>::of(state), ratings, depth_, Utility::of_share(regret));
  }

  int depth() const { return depth_; }    // that was looked at completely
  Proof proof() const { return proof_; }  // of the ratings

  // What a state in an offer is worth to each seat, looked at so many decisions ahead.
  std::array<double, 2> shares(const State& state, int depth) {
    begin(state);
    const int found = search(Position<2>::of(state), depth, -INFINITE, INFINITE);
    const int first = state.turn == 0 ? found : -found;
    return {Utility::share_of(first), Utility::share_of(-first)};
  }

  // The decisions expected after a move, as far as the search saw; if it saw the round's end, that
  // far, with a little more thought where the table has forgotten.
  std::vector<ActionId> line(const State& state, const Move& first) {
    begin(state);
    const std::atomic<bool> never = false;
    Budget spare({.nodes = SPARE}, never);
    Budget* const usual = std::exchange(budget_, &spare);
    const auto remember = [&](const Position<2>& position) {
      if (proof_ == Proof::NONE) return;
      search(position, std::max<int>(position.tiles, 2), -INFINITE, INFINITE);
    };
    const std::vector<ActionId> line =
        line_after(Position<2>::of(state), first, round_, table_, remember);
    budget_ = usual;
    return line;
  }

 private:
  static constexpr int INFINITE = Utility::MOST + 1;
  static constexpr std::uint64_t SPARE = 100'000;  // positions, for telling a line

  void begin(const State& state) {
    round_.begin(state);
    utility_ = &utility_of(round_.scale());
  }

  // One depth over all choices. False if the budget ended before all were looked at; then those
  // that were come first, if the best of the depth before is among them.
  bool iterate(const Position<2>& root, std::vector<Rating>& ratings, int depth, int allowed) {
    int best = -INFINITE;
    std::size_t done = 0;
    std::vector<Rating> rated = ratings;
    for (Rating& rating : rated) {
      const int alpha = std::max(best - allowed, -INFINITE);
      int value = done ? probe(root, rating.move, depth, alpha, alpha + 1)
                       : probe(root, rating.move, depth, -INFINITE, INFINITE);
      if (done && value > alpha && !budget_->is_over())
        value = probe(root, rating.move, depth, alpha, INFINITE);
      if (budget_->is_over() && depth > 1) break;
      const bool near = !done || value > alpha;
      const double share = Utility::share_of(value);
      rating = {rating.move, share, depth, near || depth == 1, near, share, {}};
      best = std::max(best, value);
      ++done;
    }
    if (done) ratings = merged(std::move(rated), done, ratings[0].value);
    return done == ratings.size();
  }

  // The value of a move to the seat in turn.
  int probe(const Position<2>& position, const Move& move, int depth, int alpha, int beta) {
    Position<2> after = position;
    after.take(move.source, move.colour, move.target);
    return -search(after, depth - 1, -beta, -alpha);
  }

  // The value of a position to the seat in turn.
  int search(const Position<2>& position, int depth, int alpha, int beta) {
    const bool is_over = budget_->spend();
    if (position.tiles == 0 || depth <= 0) return leaf(position, position.turn);
    if (is_over) return 0;
    if (depth == 1) return frontier(position, alpha, beta);

    const std::uint64_t key = round_.key(position);
    const Entry* const entry = table_.find(key);
    int first = -1;
    if (entry) {
      first = entry->move;
      if ((entry->depth >= depth || !entry->cut) && is_enough(*entry, alpha, beta)) {
        cut_ |= entry->cut;
        estimated_ |= entry->estimated;
        return entry->value;
      }
    }

    const bool outer_cut = cut_, outer_estimated = estimated_;
    cut_ = estimated_ = false;
    MoveList<2> moves = round_.moves(position, first);
    int best = -INFINITE, raised = alpha;
    ActionId best_move = 0;
    for (int at = 0; at < moves.count(); ++at) {
      const Move move = moves.next();
      int value;
      if (at == 0) {
        value = probe(position, move, depth, raised, beta);
      } else {
        const bool less = depth >= REDUCED_DEPTH && at >= REDUCED_FROM;
        value = probe(position, move, depth - less, raised, raised + 1);
        if (less && value > raised) value = probe(position, move, depth, raised, raised + 1);
        if (value > raised && value < beta) value = probe(position, move, depth, raised, beta);
      }
      if (budget_->is_over()) return 0;
      if (value <= best) continue;
      best = value;
      best_move = move.id;
      raised = std::max(raised, value);
      if (raised >= beta) {
        round_.reward(position.turn, move, depth);
        break;
      }
    }
    const Bound bound = best >= beta ? Bound::LOWER : best > alpha ? Bound::EXACT : Bound::UPPER;
    table_.keep({key, static_cast<std::int16_t>(best), best_move, static_cast<std::int8_t>(depth),
                 bound, cut_, estimated_});
    cut_ |= outer_cut;
    estimated_ |= outer_estimated;
    return best;
  }

  static bool is_enough(const Entry& entry, int alpha, int beta) {
    return entry.bound == Bound::EXACT || (entry.bound == Bound::LOWER && entry.value >= beta) ||
           (entry.bound == Bound::UPPER && entry.value <= alpha);
  }

  // The last decision before the search is cut off: its positions are not made, only valued.
  int frontier(const Position<2>& position, int alpha, int beta) {
    if (round_.has_net())
      return frontier(position, alpha, beta, [&](const Move& move) {
        const auto judged = round_.judged_after(position, move);
        return Utility::judged(judged.of[position.turn], judged.of[1 - position.turn]);
      });
    const auto other = round_.waiting(position, 1 - position.turn);
    return frontier(position, alpha, beta, [&](const Move& move) {
      const int lead = round_.worth_after(position, move);
      return utility_->estimate(lead - other.worth(position.tiles - move.count));
    });
  }

  template <class Value>
  [[gnu::noinline]] int frontier(const Position<2>& position, int alpha, int beta,
                                 const Value& value_after) {
    MoveList<2> moves = round_.moves(position, -1);
    int best = -INFINITE;
    for (int at = 0; at < moves.count() && alpha < beta; ++at) {
      const Move move = moves.next();
      if (budget_->spend()) return 0;
      int value;
      if (move.count == position.tiles) {
        Position<2> after = position;
        after.take(move.source, move.colour, move.target);
        value = leaf(after, position.turn);
      } else {
        cut_ = estimated_ = true;
        value = value_after(move);
      }
      best = std::max(best, value);
      alpha = std::max(alpha, best);
    }
    return best;
  }

  // The value to a seat where a line ends.
  int leaf(const Position<2>& position, int seat) {
    const Leaf<2> leaf = round_.leaf(position);
    cut_ |= position.tiles != 0;
    estimated_ |= !leaf.over;
    if (round_.has_net() && !leaf.over) {
      const auto judged = round_.judged(position);
      return Utility::judged(judged.of[seat], judged.of[1 - seat]);
    }
    return utility_->of(leaf, seat);
  }

  Budget* budget_;
  Table table_;
  Round<2, GRAY> round_;
  const Utility* utility_ = nullptr;
  int depth_ = 0;
  Proof proof_ = Proof::NONE;
  bool cut_ = false;        // a line was cut off before the round's end
  bool estimated_ = false;  // a line went on after the round's end
};

}  // namespace tilewright::search::azul
