// What a table of Duel is worth to a seat: both boards compared, as a share of the win.
#pragma once

#include <algorithm>
#include <cstdint>

#include "duel/stack.h"
#include "duel/state.h"
#include "search/duel/boards.h"
#include "search/duel/features.h"
#include "search/duel/inputs.h"
#include "search/duel/weights.h"
#include "search/exponential.h"
#include "search/net.h"

namespace tilewright::search::duel {

inline constexpr double LEAD_PART = 0.05;  // of a value, for the lead in points; the rest: the win
inline constexpr double LARGE_LEAD = 100;  // points, from which on more of them make no difference
inline constexpr int TILES_OF_A_ROUND = 21;  // DU-2.3

// Is a seat tiling its dome?
inline bool is_tiling(const State& state) {
  return state.phase == Phase::PAYING || state.phase == Phase::SPENDING ||
         state.phase == Phase::TILING;
}

// Are chips half spent for the line at hand?
inline bool is_half_paid(const State& state) { return state.payment.paid || state.payment.size; }

class Evaluation {
 public:
  // For so many positions of the round of that state, seen by that seat; judged by the net where
  // there is one.
  Evaluation(const Weights& weights, const Net* net, const State& state, int seat,
             std::uint64_t positions)
      : weights_(weights),
        net_(net),
        boards_(weights, net, state.round, sides_in_play(state), positions),
        seat_(seat),
        round_(state.round) {
    if (!net) return;
    round_contexts(state, round_, true, [&](int at) { at_end_.add(net->context(at)); });
    round_contexts(state, round_, false, [&](int at) { in_round_.add(net->context(at)); });
  }

  bool has_net() const { return net_; }

  bool has_ended(const State& state) const {
    return state.round != round_ || state.phase == Phase::OVER || is_tiling(state);
  }

  // A share of the win, 0 to 1, for a position whose phase 1 has ended; exact in the last round.
  double ended(const State& state) {
    if (net_ && round_ != LAST_ROUND) return judged_end(state).value();
    const double lead = ended_worth(state, seat_) - ended_worth(state, other(seat_));
    const int next = next_starter(state);
    if (round_ == LAST_ROUND) return utility(next == seat_, lead);
    const double first = weights_.first_end[round_ - 1];
    return share(lead + (next == seat_ ? first : -first), 0);
  }

  // The same for a position in phase 1, as if no plate were in anybody's hand.
  double running(const State& state) {
    if (net_) return judged(state, NO_PLATE);
    const double left = tiles_left(state);
    if (state.turn != NO_SEAT) return running(state, left, value_of(state, state.turn, left));
    return share(value_of(state, seat_, left) - value_of(state, other(seat_), left), left);
  }

  // With that value of the board of the seat in turn.
  double running(const State& state, double left, double own) {
    double lead = own - value_of(state, other(state.turn), left);
    const int last = round_ - 1;
    // In any other phase the turn is about to pass on.
    lead += (state.phase == Phase::TURN ? left : -left) * weights_.turn[last];
    if (state.turn != seat_) lead = -lead;
    if (state.start_tile != NO_SEAT) {
      const double first =
          weights_.first_end[last] + left * (weights_.first_start[last] - weights_.first_end[last]);
      lead += state.start_tile == seat_ ? first : -first;
    }
    return share(lead, left);
  }

  // What the net says of a position in phase 1, where the seat in turn gets that plate, or none.
  double judged(const State& state, int plate) {
    const Seen* seen[SEATS];
    for (int seat = 0; seat < SEATS; ++seat) {
      const Board& board = state.boards[seat];
      const bool holds = state.start_tile == seat;
      seen[seat] = plate != NO_PLATE && seat == state.turn
                       ? &boards_.seen_placed(board, seat, plate, holds)
                       : &boards_.seen(board, seat, holds, 0, false);
    }
    Hidden table = in_round_;
    const State offer = stacked(state);
    table_contexts(offer, [&](int at) { table.add(net_->context(at)); });
    const Supply supply(offer);
    const auto inputs = [&](int seat, auto&& add) {
      supply_inputs(state.boards[seat], supply, add);
    };
    const auto contexts = [&](int seat, auto&& add) { seat_contexts(state, seat, add); };
    return judged(seen, tiles_left(state), inputs, table, contexts).value();
  }

  // What a seat may expect: its share of the win, and its lead in points.
  struct Judged {
    double win, lead;

    double value() const { return mixed(win, lead); }
  };

  // What the net says of a position whose phase 1 has ended.
  Judged judged_end(const State& state) {
    Seen tiled[SEATS];
    const Seen* seen[SEATS];
    for (int seat = 0; seat < SEATS; ++seat) {
      const Board& board = state.boards[seat];
      if (has_tiled(state, seat)) {
        tiled[seat] = boards_.seen_tiled(board);
        seen[seat] = &tiled[seat];
        continue;
      }
      const int row = state.turn == seat ? state.at - 1 : 0;
      seen[seat] = &boards_.seen(board, seat, state.start_tile == seat, row, true);
    }
    const auto contexts = [&](int seat, auto&& add) {
      add(starter_context(next_starter(state), seat));
    };
    return judged(seen, 0, [](int, auto&&) {}, at_end_, contexts);
  }

  // The same without a net.
  Judged classic_end(const State& state) {
    const double first = weights_.first_end[round_ - 1];
    const double lead = ended_worth(state, seat_) - ended_worth(state, other(seat_)) +
                        (next_starter(state) == seat_ ? first : -first);
    return {1 / (1 + exponential(-lead / weights_.spread_end[round_ - 1])), lead};
  }

  // What a board is worth in phase 1 with a plate to come, with that share of the tiles left.
  double placed(const Board& board, int plate, bool holds_start_tile, double left) {
    return boards_.placed(board, plate, holds_start_tile).at(left);
  }

  // Points for which the odds to win grow e-fold, with that share of the tiles left.
  static double spread(const Weights& weights, int round, double left) {
    const int last = round - 1;
    return weights.spread_end[last] +
           left * (weights.spread_start[last] - weights.spread_end[last]);
  }

  // The logarithm of the odds that a board is worth.
  static double odds(const Weights& weights, int round, Worth worth, double left) {
    return worth.at(left) / spread(weights, round, left);
  }

  // The share of the round's tiles that lie on the factories.
  static double tiles_left(const State& state) {
    int count = state.large.sun.total() + state.large.moon.total();
    for (const Factory& factory : state.factories)
      count += factory.sun.total() + factory.moon.count;
    return static_cast<double>(count) / TILES_OF_A_ROUND;
  }

 private:
  int next_starter(const State& state) const {
    return state.round != round_ || state.start_tile == NO_SEAT ? state.start : state.start_tile;
  }

  bool has_tiled(const State& state, int seat) const {
    return state.round != round_ || (state.turn != seat && seat == state.start);
  }

  // `inputs(seat, add)` tells what is not remembered of a seat's board, `contexts` those of a seat
  // alone.
  template <class Inputs, class Contexts>
  Judged judged(const Seen* const (&seen)[SEATS], double left, const Inputs& inputs,
                const Hidden& table, const Contexts& contexts) const {
    Sight sights[SEATS];
    for (int seat = 0; seat < SEATS; ++seat) {
      const WorthInputs worth(odds(weights_, round_, seen[seat]->worth, left));
      sights[seat] = seen[seat]->sight;
      sights[seat].add(net_->input(worth.step));
      sights[seat].add(net_->input(worth.rest));
      inputs(seat, [&](int at) { sights[seat].add(net_->input(at)); });
    }
    Outputs outputs[SEATS];
    for (int seat = 0; seat < SEATS; ++seat) {
      Hidden hidden = table;
      hidden.add(sights[seat].self);
      hidden.add(sights[other(seat)].other);
      contexts(seat, [&](int at) { hidden.add(net_->context(at)); });
      outputs[seat] = net_->outputs(hidden);
    }
    const Outputs &own = outputs[seat_], &theirs = outputs[other(seat_)];
    const double win = static_cast<double>(own.win - theirs.win) / OUTPUT_ONE;
    return {1 / (1 + exponential(-win)), LEAD_UNIT * (own.lead - theirs.lead) / OUTPUT_ONE};
  }

  double value_of(const State& state, int seat, double left) {
    return boards_.worth(state.boards[seat], state.start_tile == seat, 0).at(left);
  }

  double ended_worth(const State& state, int seat) {
    const Board& board = state.boards[seat];
    if (state.phase == Phase::OVER) return board.score;
    if (has_tiled(state, seat)) return boards_.tiled(board, 0).end;
    const int row = state.turn == seat ? state.at - 1 : 0;
    return boards_.worth(board, state.start_tile == seat, row).end;
  }

  static double utility(bool wins_ties, double lead) {
    const bool wins = lead > 0 || (lead == 0 && wins_ties);  // DU-8.9
    return mixed(wins ? 1 : 0, lead);
  }

  // The chance to win with an expected lead.
  double share(double lead, double left) const {
    return mixed(1 / (1 + exponential(-lead / spread(weights_, round_, left))), lead);
  }

  static double mixed(double win, double lead) {
    const double part = std::clamp(lead / LARGE_LEAD, -1.0, 1.0);
    return (1 - LEAD_PART) * win + LEAD_PART * (0.5 + 0.5 * part);
  }

  static constexpr double LEAD_UNIT = 16;  // points, of what the net says of a lead

  const Weights& weights_;
  const Net* net_;
  Boards boards_;
  const int seat_;
  const int round_;
  Hidden at_end_, in_round_;  // the contexts of all positions at the end of the round, or before it
};

}  // namespace tilewright::search::duel
