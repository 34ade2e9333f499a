// What a table of Duel is worth to a seat: each board alone, tiled as well as can be, then
// compared.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/hashing.h"
#include "duel/ending.h"
#include "duel/stack.h"
#include "duel/state.h"
#include "search/duel/features.h"
#include "search/duel/tiling.h"
#include "search/duel/weights.h"

namespace tilewright::search::duel {

// Points that a board will have gained when the game ends: if the round ended now, and if all tiles
// of the round were still on offer. In between both count by the share of tiles left.
struct Worth {
  float end;
  float start;

  double at(double left) const { return end + left * (start - end); }
  void raise_to(Worth more) {
    end = std::max(end, more.end);
    start = std::max(start, more.start);
  }
};

// The boards of one round, each looked at once.
class Boards {
 public:
  Boards(const Weights& weights, int round, unsigned sides)
      : weights_(weights), round_(round), sides_(sides), memo_(1u << MEMO), placed_(1u << PLACED) {}

  // A board in phase 1 or in the middle of its tiling: lines from `row` on are yet to be tiled.
  Worth worth(const Board& board, bool holds_start_tile, int row) {
    const std::uint64_t key = key_of(board, holds_start_tile, row);
    Memo& memo = memo_[key >> (64 - MEMO)];
    if (memo.key == key) return memo.worth;
    Worth best = NOTHING;
    const auto end = [&](const Board& after, unsigned placed) {
      best.raise_to(tiled(after, placed));
    };
    Tilings(holds_start_tile, end).from(board, row, 0);
    memo = {key, best};
    return best;
  }

  // A board in phase 1 that gets one more plate, where that is worth most.
  Worth placed(const Board& board, int plate, bool holds_start_tile) {
    const std::uint64_t key = key_of(board, holds_start_tile, LINES + plate);
    Memo& memo = placed_[key >> (64 - PLACED)];
    if (memo.key == key) return memo.worth;
    Worth best = NOTHING;
    for (int cell = 0; cell < CELLS * CELLS; ++cell) {
      if (board.cells[cell] != EMPTY_CELL) continue;
      Board after = board;
      for (int turns = 0; turns < TURNS; ++turns) {
        after.cells[cell] = byte(plate * TURNS + turns);
        best.raise_to(worth(after, holds_start_tile, 0));
      }
    }
    memo = {key, best};
    return best;
  }

  // A board that has been tiled; `placed` are the lines that gave a tile.
  Worth tiled(const Board& board, unsigned placed) const {
    const float* end = weights_.end[round_ - 1];
    const float* start = weights_.start[round_ - 1];
    const auto score = static_cast<float>(board.score);
    Worth found{score, score};
    add_features(board, placed, sides_, [&](int feature, auto amount) {
      found.end += end[feature] * static_cast<float>(amount);
      found.start += start[feature] * static_cast<float>(amount);
    });
    if (round_ == LAST_ROUND) found.end = static_cast<float>(final_score(board));
    return found;
  }

 private:
  static constexpr int MEMO = 15;    // 2 to the power of so many boards are remembered,
  static constexpr int PLACED = 11;  // and of so many with a plate to come
  static constexpr Worth NOTHING{-1e9f, -1e9f};

  struct Memo {
    std::uint64_t key = 0;
    Worth worth{};
  };

  static std::uint64_t key_of(const Board& board, bool holds_start_tile, int more) {
    Hash hash;
    hash.add_bytes(&board, sizeof board);
    hash.add(static_cast<std::uint64_t>(more) << 1 | holds_start_tile);
    return hash.value();
  }

  // DU-8
  int final_score(const Board& board) const {
    int score = board.score;
    for (int side = 0; side < NUMBER_OF_SIDES; ++side)
      if (sides_ >> side & 1) score += side_points(board, side);
    return std::max(score, 0);
  }

  const Weights& weights_;
  const int round_;
  const unsigned sides_;
  std::vector<Memo> memo_;
  std::vector<Memo> placed_;
};

inline constexpr double LEAD_PART =
    0.05;  // of the value, for the lead in points; the rest: the win
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
