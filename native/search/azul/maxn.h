// MaxN: the search of three and four seats inside a round: each seat does what is best for itself.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "azul/game.h"
#include "search/azul/alphabeta.h"
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

// The likeliest moves of a position that are looked at below the root, until all of the round has
// been seen with them.
inline constexpr int WIDTH = 8;

template <int SEATS, bool GRAY>
class MaxN {
 public:
  using State = tilewright::azul::State<SEATS, GRAY>;
  using Rules = Azul<SEATS, GRAY>;

  MaxN(const Judgement<Rules>& judgement, Budget& budget) : budget_(&budget), round_(judgement) {}

  // Rate the choices of the seat in turn, deeper and deeper: the best first. Exact values are those
  // that are worse than the best by less than `regret`, and perhaps others. The first depth is
  // looked at completely, whatever the budget.
  std::vector<Rating> rate(const State& state, double regret) {
    round_.begin(state);
    const Position<SEATS> root = Position<SEATS>::of(state);
    std::vector<Rating> ratings = unrated(round_.moves(root, -1));
    for (int depth = 1; depth <= MOST_DEPTH; ++depth) {
      cut_ = narrow_ = estimated_ = false;
      table_.make_room(budget_->nodes());
      if (!iterate(root, ratings, depth, regret)) break;
      depth_ = depth;
      if (!cut_ && !narrow_) proof_ = estimated_ ? Proof::ROUND : Proof::GAME;
      if (proof_ != Proof::NONE || ratings.size() == 1) break;
      if (!cut_) width_ = std::numeric_limits<int>::max();
    }
    return ratings;
  }

  // The same once more, for choices that are worse by more; they must have been rated.
  void widen(const State& state, std::vector<Rating>& ratings, double regret) {
    round_.begin(state);
    iterate(Position<SEATS>::of(state), ratings, depth_, regret);
  }

  int depth() const { return depth_; }    // that was looked at completely
  Proof proof() const { return proof_; }  // of the ratings

  // What a state in an offer is worth to each seat, looked at so many decisions ahead.
  std::array<double, SEATS> shares(const State& state, int depth) {
    round_.begin(state);
    const Share found = search(Position<SEATS>::of(state), depth, ALL);
    std::array<double, SEATS> shares;
    std::copy_n(found.of, SEATS, shares.begin());
    return shares;
  }

  // The decisions expected after a move, as far as the search saw; if it saw the round's end, that
  // far, with a little more thought for the last ones.
  std::vector<ActionId> line(const State& state, const Move& first) {
    round_.begin(state);
    const std::atomic<bool> never = false;
    Budget spare({.nodes = SPARE}, never);
    Budget* const usual = std::exchange(budget_, &spare);
    const auto remember = [&](const Position<SEATS>& position) {
      if (proof_ == Proof::NONE) return;
      search(position, std::max<int>(position.tiles, 2), ALL);
    };
    const std::vector<ActionId> line =
        line_after(Position<SEATS>::of(state), first, round_, table_, remember);
    budget_ = usual;
    return line;
  }

 private:
  using Share = Shares<SEATS>;
  static constexpr float ALL = 1.0f;
  static constexpr int UNBOUNDED = 2;  // decisions; a search of no more looks at all of them
  static constexpr std::uint64_t SPARE = 100'000;  // positions, for telling a line

  // One depth over all choices. False if the budget ended before all were looked at; then those
  // that were come first, if the best of the depth before is among them.
  bool iterate(const Position<SEATS>& root, std::vector<Rating>& ratings, int depth,
               double allowed) {
    std::vector<Rating> rated = ratings;
    const int seat = root.turn, next = (seat + 1) % SEATS;
    float best = 0;
    std::size_t done = 0;
    for (Rating& rating : rated) {
      // What the next seat gets, this one doesn't: beyond that it is worse than what is allowed.
      const float bound = ALL - std::max(0.0f, best - static_cast<float>(allowed));
      const Share shares = after(root, rating.move, depth, bound);
      if (budget_->is_over() && depth > 1) break;
      const double found = shares.of[seat], least = best - allowed;
      const bool near = found > least;
      // The next seat stopped looking at `bound`; it may have more, and this one what is left.
      const bool exact = near || depth <= UNBOUNDED || shares.of[next] < bound || bound == ALL;
      const double most = std::min<double>(least, ALL - shares.of[next]);
      rating = {rating.move, exact ? found : most, depth, exact, near, found, {}};
      std::copy_n(shares.of, SEATS, rating.shares.begin());
      best = std::max(best, shares.of[seat]);
      ++done;
    }
    if (done) ratings = merged(std::move(rated), done, ratings[0].value);
    return done == ratings.size();
  }

  Share after(const Position<SEATS>& position, const Move& move, int depth, float bound) {
    Position<SEATS> next = position;
    next.take(move.source, move.colour, move.target);
    return search(next, depth - 1, bound);
  }

  // The shares of all seats; a seat in turn that can have `bound` need not look for more, because
  // the seat before it would not let it come to that.
  Share search(const Position<SEATS>& position, int depth, float bound) {
    const bool is_over = budget_->spend();
    if (position.tiles == 0 || depth <= 0) return leaf(position);
    if (is_over) return {};
    if (depth == 1) return frontier(position);

    const std::uint64_t key = round_.key(position);
    const Entry* const entry = table_.find(key);
    MoveList<SEATS> moves = round_.moves(position, entry ? entry->move : -1);
    const int seat = position.turn;
    const int count = std::min(moves.count(), width_);
    narrow_ |= count < moves.count();
    Share best;
    float most = -1;
    ActionId best_move = 0;
    for (int at = 0; at < count; ++at) {
      const Move move = moves.next();
      const Share shares = after(position, move, depth, ALL - std::max(most, 0.0f));
      if (budget_->is_over()) return {};
      if (shares.of[seat] <= most) continue;
      best = shares;
      most = shares.of[seat];
      best_move = move.id;
      if (most >= bound) {
        round_.reward(seat, move, depth);
        break;
      }
    }
    table_.keep({key, 0, best_move, static_cast<std::int8_t>(depth), Bound::EXACT, true, true});
    return best;
  }

  // The last decision before the search is cut off: only the board of the seat in turn changes, so
  // what is worth most is best.
  Share frontier(const Position<SEATS>& position) {
    MoveList<SEATS> moves = round_.moves(position, -1);
    int most = std::numeric_limits<int>::min();
    Move best{};
    for (int at = 0; at < moves.count(); ++at) {
      const Move move = moves.next();
      if (move.count == position.tiles) return last(position, moves, move);
      if (budget_->spend()) return {};
      const int worth = round_.worth_after(position, move);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    Position<SEATS> next = position;
    next.take(best.source, best.colour, best.target);
    return leaf(next);
  }

  // The last decision of the round: all choices take the same tiles.
  Share last(const Position<SEATS>& position, MoveList<SEATS>& rest, const Move& first) {
    Share best = after(position, first, 1, ALL);
    for (int at = 1; at < rest.count(); ++at) {
      const Share shares = after(position, rest.next(), 1, ALL);
      if (shares.of[position.turn] > best.of[position.turn]) best = shares;
    }
    return best;
  }

  Share leaf(const Position<SEATS>& position) {
    const Leaf<SEATS> leaf = round_.leaf(position);
    cut_ |= position.tiles != 0;
    estimated_ |= !leaf.over;
    if (round_.has_net() && !leaf.over) return Share::judged(round_.judged(position));
    return Share::of_leaf(leaf, round_.scale());
  }

  Budget* budget_;
  Table table_;
  Round<SEATS, GRAY> round_;
  int width_ = WIDTH;
  int depth_ = 0;
  Proof proof_ = Proof::NONE;
  bool cut_ = false;        // a line was cut off before the round's end
  bool narrow_ = false;     // a choice was not looked at
  bool estimated_ = false;  // a line went on after the round's end
};

}  // namespace tilewright::search::azul
