// What each board of Duel is worth alone, tiled as well as can be.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/hashing.h"
#include "duel/ending.h"
#include "duel/stack.h"
#include "duel/state.h"
#include "search/duel/features.h"
#include "search/duel/inputs.h"
#include "search/duel/tiling.h"
#include "search/duel/weights.h"
#include "search/net.h"

namespace tilewright::search::duel {

// What a net sees of a board, and what that is worth by the weights.
struct Seen {
  Sight sight;
  Worth worth{};
};

// The boards of one round, each looked at once.
class Boards {
 public:
  // For a search of so many positions; without a net boards have no sight.
  Boards(const Weights& weights, const Net* net, int round, unsigned sides, std::uint64_t positions)
      : weights_(weights),
        net_(net),
        round_(round),
        sides_(sides),
        bits_(std::clamp(static_cast<int>(std::bit_width(positions)) + 3, LEAST_MEMO, MEMO)),
        memo_(std::size_t{1} << bits_),
        placed_(std::size_t{1} << std::min(bits_, PLACED)) {
    if (!net) return;
    seen_bits_ = std::min(bits_ - 2, SEEN);  // plates are tried in many places, but seen in one
    seen_keys_.resize(std::size_t{SEATS} << seen_bits_);
    seen_.resize(seen_keys_.size());
    best_places_.resize(placed_.size());
  }

  // A board in phase 1 or in the middle of its tiling: lines from `row` on are yet to be tiled.
  Worth worth(const Board& board, bool holds_start_tile, int row) {
    const std::uint64_t key = key_of(board, holds_start_tile, row);
    Memo& memo = memo_[slot(key, bits_)];
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
    Memo& memo = placed_[slot(key, std::min(bits_, PLACED))];
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

  // What the net sees of a seat's board, as of `worth`, at the end of the round or before it.
  const Seen& seen(const Board& board, int seat, bool holds_start_tile, int row, bool at_end) {
    const std::uint64_t key = key_of(board, holds_start_tile, row << 1 | at_end) | 1;
    // A part for each seat, so that no board takes another's place while both are looked at.
    const std::size_t at = (static_cast<std::size_t>(seat) << seen_bits_) + slot(key, seen_bits_);
    if (seen_keys_[at] == key) return seen_[at];
    seen_keys_[at] = key;
    const Tiled best = tiled_best(board, holds_start_tile, row, at_end);
    seen_[at] = {{}, best.worth};
    const Adding add{*net_, seen_[at].sight};
    if (at_end)
      board_inputs(best.board, sides_, add);
    else
      board_inputs(best, board, sides_, add);
    return seen_[at];
  }

  // The same of a board that has been tiled.
  Seen seen_tiled(const Board& board) const {
    Seen found{{}, tiled(board, 0)};
    board_inputs(board, sides_, Adding{*net_, found.sight});
    return found;
  }

  // The same of one that gets one more plate in phase 1, where that is worth most.
  const Seen& seen_placed(const Board& board, int seat, int plate, bool holds_start_tile) {
    return seen(with_plate(board, plate, holds_start_tile), seat, holds_start_tile, 0, false);
  }

  // A board after its tiling from `row` on, chosen for its worth at the end of the round or before
  // it; and its worth as of `worth`.
  Tiled tiled_best(const Board& board, bool holds_start_tile, int row, bool at_end) const {
    Tiled best;
    Worth most = NOTHING;
    float highest = 2 * NOTHING.end;
    const auto end = [&](const Board& after, unsigned placed) {
      const Worth worth = tiled(after, placed);
      most.raise_to(worth);
      const float found = at_end ? worth.end : worth.end + worth.start;
      if (found <= highest) return;
      highest = found;
      best = {after, placed};
    };
    Tilings(holds_start_tile, end).from(board, row, 0);
    best.worth = most;
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
  // 2 to the power of so many boards are remembered, where the search is long enough,
  static constexpr int LEAST_MEMO = 8, MEMO = 15;
  static constexpr int PLACED = 11;  // of so many with a plate to come,
  static constexpr int SEEN = 13;    // and of so many what the net sees, for each seat
  static constexpr Worth NOTHING{-1e9f, -1e9f};

  struct Adding {
    const Net& net;
    Sight& sight;
    void operator()(int input) const { sight.add(net.input(input)); }
  };

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

  // Where a key is remembered among 2 to the power of so many.
  static std::size_t slot(std::uint64_t key, int bits) {
    return static_cast<std::size_t>(key >> (64 - bits));
  }

  Board with_plate(const Board& board, int plate, bool holds_start_tile) {
    const std::uint64_t key = key_of(board, holds_start_tile, LINES + plate) | 1;
    auto& [known, turned] = best_places_[slot(key, std::min(bits_, PLACED))];
    Board after = board;
    if (known != key) {
      float most = -1e9f;
      for (int place = 0; place < CELLS * CELLS * TURNS; ++place) {
        if (board.cells[place / TURNS] != EMPTY_CELL) continue;
        after.cells[place / TURNS] = byte(plate * TURNS + place % TURNS);
        const Worth worth = this->worth(after, holds_start_tile, 0);
        after.cells[place / TURNS] = EMPTY_CELL;
        if (worth.end + worth.start <= most) continue;
        most = worth.end + worth.start;
        turned = byte(place);
      }
      known = key;
    }
    after.cells[turned / TURNS] = byte(plate * TURNS + turned % TURNS);
    return after;
  }

  // DU-8
  int final_score(const Board& board) const {
    int score = board.score;
    for (int side = 0; side < NUMBER_OF_SIDES; ++side)
      if (sides_ >> side & 1) score += side_points(board, side);
    return std::max(score, 0);
  }

  const Weights& weights_;
  const Net* net_;
  const int round_;
  const unsigned sides_;
  const int bits_;
  std::vector<Memo> memo_;
  std::vector<Memo> placed_;
  int seen_bits_ = 0;
  std::vector<std::uint64_t> seen_keys_;
  std::vector<Seen> seen_;
  std::vector<std::pair<std::uint64_t, std::uint8_t>> best_places_;  // by key: the cell and turns
};

}  // namespace tilewright::search::duel
