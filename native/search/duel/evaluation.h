// What a table of Duel is worth to a seat: both boards compared, as a share of the win.
#pragma once

#include <algorithm>
#include <cmath>

#include "duel/stack.h"
#include "duel/state.h"
#include "search/duel/boards.h"
#include "search/duel/features.h"
#include "search/duel/weights.h"

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
  // For positions of the round of that state, seen by that seat.
  Evaluation(const Weights& weights, const State& state, int seat)
      : weights_(weights),
        boards_(weights, state.round, sides_in_play(state)),
        seat_(seat),
        round_(state.round) {}

  bool has_ended(const State& state) const {
    return state.round != round_ || state.phase == Phase::OVER || is_tiling(state);
  }

  // A share of the win, 0 to 1, for a position whose phase 1 has ended; exact in the last round.
  double ended(const State& state) {
    const double lead = ended_worth(state, seat_) - ended_worth(state, other(seat_));
    const bool is_new = state.round != round_;
    const int next = is_new || state.start_tile == NO_SEAT ? state.start : state.start_tile;
    if (round_ == LAST_ROUND) return utility(next == seat_, lead);
    const double first = weights_.first_end[round_ - 1];
    return share(lead + (next == seat_ ? first : -first), 0);
  }

  // The same for a position in phase 1, as if no plate were in anybody's hand.
  double running(const State& state) {
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

  // What a board is worth in phase 1 with a plate to come, with that share of the tiles left.
  double placed(const Board& board, int plate, bool holds_start_tile, double left) {
    return boards_.placed(board, plate, holds_start_tile).at(left);
  }

  // The share of the round's tiles that lie on the factories.
  static double tiles_left(const State& state) {
    int count = state.large.sun.total() + state.large.moon.total();
    for (const Factory& factory : state.factories)
      count += factory.sun.total() + factory.moon.count;
    return static_cast<double>(count) / TILES_OF_A_ROUND;
  }

 private:
  double value_of(const State& state, int seat, double left) {
    return boards_.worth(state.boards[seat], state.start_tile == seat, 0).at(left);
  }

  double ended_worth(const State& state, int seat) {
    const Board& board = state.boards[seat];
    if (state.phase == Phase::OVER) return board.score;
    const bool has_tiled = state.round != round_ || (state.turn != seat && seat == state.start);
    if (has_tiled) return boards_.tiled(board, 0).end;
    const int row = state.turn == seat ? state.at - 1 : 0;
    return boards_.worth(board, state.start_tile == seat, row).end;
  }

  static double utility(bool wins_ties, double lead) {
    const bool wins = lead > 0 || (lead == 0 && wins_ties);  // DU-8.9
    return mixed(wins ? 1 : 0, lead);
  }

  // The chance to win with an expected lead.
  double share(double lead, double left) const {
    const int last = round_ - 1;
    const double spread = weights_.spread_end[last] +
                          left * (weights_.spread_start[last] - weights_.spread_end[last]);
    return mixed(1 / (1 + std::exp(-lead / spread)), lead);
  }

  static double mixed(double win, double lead) {
    const double part = std::clamp(lead / LARGE_LEAD, -1.0, 1.0);
    return (1 - LEAD_PART) * win + LEAD_PART * (0.5 + 0.5 * part);
  }

  const Weights& weights_;
  Boards boards_;
  const int seat_;
  const int round_;
};

}  // namespace tilewright::search::duel
