// The search of Azul: rates the choices of the seat in turn, whatever it has to decide.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "azul/game.h"
#include "search/azul/alphabeta.h"
#include "search/azul/maxn.h"
#include "search/azul/rating.h"
#include "search/budget.h"
#include "search/calibration.h"
#include "search/judgement.h"
#include "search/report.h"
#include "search/table.h"

namespace tilewright::search::azul {

// How the search looks beyond the round once it has seen all of it.
struct Refining {
  double within = 0.05;  // of the best: the share of the win that a choice may be worse by
  int choices = 6;       // at most
  int refills = 24;      // at most, for each choice
  int least = 6;         // refills; with fewer the choices stay as they are
  int depth = 2;         // decisions after a refill
  int passes = 20;       // at most, each a decision deeper than the one before
};

// The share of the win that a leaf gives to a seat.
template <int SEATS>
double share(const Leaf<SEATS>& leaf, int seat, int scale) {
  if constexpr (SEATS == 2)
    return Utility::share_of(utility_of(scale).of(leaf, seat));
  else
    return Shares<SEATS>::of_leaf(leaf, scale).of[seat];
}

// The same of what the net says.
template <int SEATS, class Judged>
double share(const Judged& judged, int seat) {
  if constexpr (SEATS == 2)
    return Utility::share_of(Utility::judged(judged.of[seat], judged.of[1 - seat]));
  else
    return Shares<SEATS>::judged(judged).of[seat];
}

// Choosing a space of a gray wall (AZ-8.1): every way to go on tiling is looked at, whatever the
// budget.
template <int SEATS>
Report rate_spaces(const tilewright::azul::State<SEATS, true>& state,
                   const Judgement<Azul<SEATS, true>>& judgement, Budget& budget) {
  using Rules = Azul<SEATS, true>;
  const Weights& weights = judgement.weights;
  const int stage = std::min<int>(state.round, STAGES) - 1;
  Report report;
  report.proof = Proof::GAME;
  ActionId ids[ROWS];
  const int count = legal_tiles(state, Rules::TAKES, ids);
  Round<SEATS, true> round(judgement);
  double best = 0;
  for (int at = 0; at < count; ++at) {
    budget.spend();
    Leaf<SEATS> leaf;
    bool dead = true;
    auto after = state;
    for (int seat = 0; seat < SEATS; ++seat) {
      Board<true> board = state.boards[seat];
      if (seat == state.turn) {
        Tiles lid;
        place(board, lid, (ids[at] - Rules::TAKES) / ROWS, (ids[at] - Rules::TAKES) % ROWS);
      }
      const Worth found = tiled_now(board, weights, stage, &board);
      after.boards[seat] = board;
      leaf.worth[seat] = found.at(0);
      leaf.total[seat] = found.total;
      leaf.rows[seat] = found.rows;
      leaf.over |= found.rows > 0;
      dead &= found.dead;
    }
    leaf.over |= dead;
    if (state.marker >= 0) leaf.worth[state.marker] += weights.start[stage];
    if (!leaf.over) report.proof = Proof::ROUND;
    std::array<double, SEATS> shares;
    for (int seat = 0; seat < SEATS; ++seat) shares[seat] = share(leaf, seat, weights.scale[stage]);
    if (round.has_net() && !leaf.over) {
      Position<SEATS> end;
      for (int seat = 0; seat < SEATS; ++seat) end.boards[seat] = Lines::of(after.boards[seat]);
      end.marker = state.marker;
      round.begin(after);
      const auto judged = round.judged(end);
      for (int seat = 0; seat < SEATS; ++seat) shares[seat] = share<SEATS>(judged, seat);
    }
    const double value = shares[state.turn];
    if (!at || value > best) {
      best = value;
      report.shares = shares_with(shares, SEATS, state.turn, value);
    }
    report.moves.push_back({ids[at], value, 1, true});
  }
  std::stable_sort(report.moves.begin(), report.moves.end(),
                   [](const Rated& a, const Rated& b) { return a.value > b.value; });
  report.line = {report.moves[0].id};
  report.depth = 1;
  report.nodes = budget.nodes();
  return report;
}

// What the correction of a value depends on that was found so many decisions ahead.
template <int SEATS, bool GRAY>
Cell cell_of(const tilewright::azul::State<SEATS, GRAY>& state, int depth, int best) {
  constexpr double ALL = 4.0 * Position<SEATS>::FACTORIES;
  return {state.round, depth, best, Position<SEATS>::of(state).tiles / ALL};
}

// The shares of all seats after a deal, as they should be told, of which one is asked for.
template <int SEATS, bool GRAY, class Parts>
double mended(const Parts& shares, int seat, const tilewright::azul::State<SEATS, GRAY>& dealt,
              int depth, const Calibration& calibration) {
  const int turn = dealt.turn;
  const double found = shares[static_cast<std::size_t>(turn)];
  const double own = calibration.mended(found, cell_of(dealt, depth, depth));
  return shares_with(shares, SEATS, turn, own)[static_cast<std::size_t>(seat)];
}

// Goes on from the last take of a round to the next deal: on a gray wall everybody tiles as well as
// can be, but for the classic player, as it has been measured. False if the game is over or the
// round goes on.
template <int SEATS, bool GRAY>
bool reach_deal(tilewright::azul::State<SEATS, GRAY>& state,
                const Judgement<Azul<SEATS, GRAY>>& judgement) {
  if constexpr (GRAY) {
    const std::atomic<bool> never = false;
    while (judgement.net && state.phase == Phase::TILING) {
      Budget budget({}, never);
      const ActionId best = rate_spaces(state, judgement, budget).moves[0].id;
      Azul<SEATS, GRAY>().apply_unchecked(state, best);
    }
  }
  return state.phase == Phase::DEAL;
}

// Look beyond the round: the best choices again, by sampled refills after the lines they lead to.
// Returns by how much more the best of them should be told to be worth.
template <class Searcher, class State, class Judged>
double refine(Searcher& searcher, const State& state, std::vector<Rating>& ratings,
              const Budget& budget, const Request& request, const Refining& refining,
              const Judged& judgement) {
  if (request.regret < refining.within) searcher.widen(state, ratings, refining.within);
  const typename Searcher::Rules game;
  const std::uint64_t seed = request.seed ^ game.hash(state);
  std::vector<State> afterwards;  // what each of the best choices leads to, before the deal
  for (const Rating& rating : ratings) {
    const bool near = rating.near && rating.value >= ratings[0].value - refining.within;
    if (!near || afterwards.size() == static_cast<std::size_t>(refining.choices)) break;
    State end = state;
    for (const ActionId id : searcher.line(state, rating.move)) game.apply_unchecked(end, id);
    if (!reach_deal(end, judgement)) return 0;  // or the line's end is not known
    afterwards.push_back(end);
  }
  if (afterwards.size() < 2) return 0;
  // The same deals for all, looked at deeper and deeper while there is time.
  const double before = ratings[0].value;
  const int passes = budget.has_end() ? refining.passes : 1;
  std::vector<double> means, shifts;
  for (int depth = refining.depth; depth < refining.depth + passes; ++depth) {
    std::vector<double> sums(afterwards.size()), told(afterwards.size());
    int refills = 0;
    for (; refills < refining.refills; ++refills) {
      std::vector<double> values, should;
      for (const State& end : afterwards) {
        State dealt = end;
        Rng rng = Rng::of_lane(seed, static_cast<std::uint64_t>(refills));
        game.let_chance_act(dealt, rng);
        const auto shares = searcher.shares(dealt, depth);
        values.push_back(shares[static_cast<std::size_t>(state.turn)]);
        should.push_back(mended(shares, state.turn, dealt, depth, judgement.calibration));
      }
      if (budget.is_over()) break;
      for (std::size_t at = 0; at < sums.size(); ++at) {
        sums[at] += values[at];
        told[at] += should[at] - values[at];
      }
    }
    if (refills < (means.empty() ? refining.least : refining.refills)) break;
    means = sums;
    shifts = told;
    for (double& each : means) each /= refills;
    for (double& each : shifts) each /= refills;
    if (budget.is_over()) break;
  }
  if (means.empty()) return 0;
  for (std::size_t at = 0; at < means.size(); ++at)
    ratings[at].value = ratings[at].found = means[at];
  ratings = merged(std::move(ratings), means.size(), before);
  return shifts[static_cast<std::size_t>(std::ranges::max_element(means) - means.begin())];
}

template <int SEATS, bool GRAY>
using SearcherOf = std::conditional_t<SEATS == 2, AlphaBeta<GRAY>, MaxN<SEATS, GRAY>>;

// Taking tiles (AZ-2).
template <int SEATS, bool GRAY>
Report rate_takes(const tilewright::azul::State<SEATS, GRAY>& state, const Request& request,
                  const Judgement<Azul<SEATS, GRAY>>& judgement, Budget& budget,
                  const Refining& refining) {
  SearcherOf<SEATS, GRAY> searcher(judgement, budget);
  std::vector<Rating> ratings = searcher.rate(state, request.regret);
  Report report;
  report.depth = searcher.depth();
  report.proof = searcher.proof();
  const Calibration& calibration = judgement.calibration;
  double shift = 0;
  if (report.proof == Proof::ROUND && request.beyond && ratings.size() > 1)
    shift = refine(searcher, state, ratings, budget, request, refining, judgement);
  report.moves = told(Position<SEATS>::of(state), ratings);
  const Rated& best = report.moves.front();
  if (report.proof == Proof::NONE) {
    const Cell cell = cell_of(state, report.depth, best.depth);
    shift = calibration.mended(best.value, cell) - best.value;
  }
  move_values(report, shift);
  report.line = searcher.line(state, ratings[0].move);
  report.shares = shares_with(ratings[0].shares, SEATS, state.turn, report.moves[0].value);
  report.nodes = budget.nodes();
  return report;
}

// `stop` may be set by another thread at any time. A seat must be in turn.
template <int SEATS, bool GRAY>
Report think(const Azul<SEATS, GRAY>&, const tilewright::azul::State<SEATS, GRAY>& state,
             const Request& request, const std::atomic<bool>& stop,
             const Judgement<Azul<SEATS, GRAY>>& judgement) {
  Budget budget(request, stop);
  if constexpr (GRAY)
    if (state.phase == Phase::TILING) return rate_spaces(state, judgement, budget);
  Refining refining;
  if (!judgement.net) refining.passes = 1;  // the classic player, as it has been measured
  return rate_takes(state, request, judgement, budget, refining);
}

}  // namespace tilewright::search::azul
