// What each board of Duel is worth alone, tiled as well as can be.
#pragma once

#include <algorithm>
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

}  // namespace tilewright::search::duel
