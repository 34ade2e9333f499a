// Worth: what a board is worth once its lines are tiled, remembered for each set of lines.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "azul/ending.h"
#include "azul/state.h"
#include "azul/tiling.h"
#include "search/azul/features.h"
#include "search/azul/inputs.h"
#include "search/azul/position.h"
#include "search/judgement.h"
#include "search/net.h"

namespace tilewright::search::azul {

// A board after the tiling of the lines that are complete now.
struct Worth {
  std::uint64_t key = 0;
  std::int16_t score = 0;            // with the tiles' points and without the floor's (AZ-5)
  std::int16_t total = 0;            // with the bonuses, should the game end (AZ-7.2)
  std::int16_t wall = 0;             // what the wall promises, in units
  std::int16_t lines[PERIODS] = {};  // what incomplete lines promise, in units
  std::uint8_t rows = 0;             // complete ones (AZ-7.1)
  bool dead = false;                 // no row can be completed any more (AZ-8.5)

  // The points and what is promised, in units.
  int at(int period) const { return UNIT * score + wall + lines[period]; }
};

template <bool GRAY>
Worth worth_of(const Board<GRAY>& board, const Weights& weights, int stage) {
  Worth worth;
  worth.score = board.score;
  worth.rows = static_cast<std::uint8_t>(complete_rows(board));
  worth.total = static_cast<std::int16_t>(board.score + ROW_BONUS * worth.rows +
                                          COLUMN_BONUS * complete_columns(board) +
                                          COLOUR_BONUS * complete_colours(board));
  if constexpr (GRAY) worth.dead = is_dead(board);
  int wall = 0, lines[PERIODS] = {};
  wall_features(board,
                [&](int feature, int count) { wall += weights.wall[stage][feature] * count; });
  line_features(board, [&](int feature, int count) {
    for (int period = 0; period < PERIODS; ++period)
      lines[period] += weights.lines[stage][period][feature - OF_LINES] * count;
  });
  worth.wall = static_cast<std::int16_t>(wall);
  for (int period = 0; period < PERIODS; ++period)
    worth.lines[period] = static_cast<std::int16_t>(lines[period]);
  return worth;
}

// The best way to tile a gray wall from a row on: what the board is worth after it, and the board
// where that is asked for (AZ-8).
inline Worth best_tiling(Board<true> board, int row, const Weights& weights, int stage,
                         Board<true>* tiled) {
  Tiles lid;
  for (; row < ROWS; ++row) {
    const Line line = board.lines[row];
    if (line.filled() <= row) continue;
    const unsigned columns = legal_columns(board, row, line.colour());
    if (!columns) {  // AZ-8.2
      board.lines[row] = {};
      drop(board, lid, line.colour(), row + 1);
      continue;
    }
    Worth best;
    for (unsigned left = columns; left; left &= left - 1) {
      Board<true> after = board;
      place(after, lid, row, std::countr_zero(left));
      const Worth worth = best_tiling(after, row + 1, weights, stage, tiled ? &after : nullptr);
      if (left == columns || worth.at(0) > best.at(0)) {
        const std::int16_t total = std::max(worth.total, best.total);
        best = worth;
        best.total = total;
        if (tiled) *tiled = after;
      } else {
        best.total = std::max(best.total, worth.total);
      }
    }
    return best;
  }
  clear_floor(board, lid);
  if (tiled) *tiled = board;
  return worth_of(board, weights, stage);
}

// What a board is worth after tiling what is complete, as well as can be; and that board, where it
// is asked for.
template <bool GRAY>
Worth tiled_now(Board<GRAY> board, const Weights& weights, int stage, Board<GRAY>* tiled) {
  if constexpr (GRAY) {
    return best_tiling(board, 0, weights, stage, tiled);
  } else {
    Tiles lid;
    tile_lines(board, lid);
    clear_floor(board, lid);
    if (tiled) *tiled = board;
    return worth_of(board, weights, stage);
  }
}

// The lines that are complete, a bit each.
template <bool GRAY>
unsigned complete_lines(const Board<GRAY>& board) {
  unsigned found = 0;
  for (int row = 0; row < ROWS; ++row) found |= unsigned{board.lines[row].filled() > row} << row;
  return found;
}

// What every board of one offer is worth, computed once for each set of lines.
template <int SEATS, bool GRAY>
class Worths {
 public:
  // Without a net boards have no sight.
  explicit Worths(const Judgement<Azul<SEATS, GRAY>>& judgement)
      : weights_(judgement.weights),
        net_(judgement.net_if_any()),
        mark_(judgement.mark()),
        entries_(remembered<Worth>()),
        sights_(net_ ? remembered<Sight>() : nullptr) {}

  // The walls and scores of this round.
  void begin(const State<SEATS, GRAY>& state) {
    stage_ = std::min<int>(state.round, STAGES) - 1;
    for (int seat = 0; seat < SEATS; ++seat) {
      boards_[seat] = state.boards[seat];
      salt_[seat] = wall_key(state.boards[seat], state.round);
    }
  }

  const std::uint8_t* row_colours(int seat) const { return boards_[seat].row_colours; }
  const Board<GRAY>& board(int seat) const { return boards_[seat]; }
  std::uint64_t salt(int seat) const { return salt_[seat]; }
  int stage() const { return stage_; }

  const Worth& of(int seat, Lines lines) { return entries_[at(seat, lines, true)]; }

  // What the net sees of a board, at the end of the round or before it.
  const Sight& sight(int seat, Lines lines, bool at_end) {
    return sights_[at(seat, lines, at_end)];
  }

 private:
  static constexpr int BITS = 12;
  static constexpr std::size_t PLACES = std::size_t{1} << BITS;

  template <class Entry>
  static Entry* remembered() {
    static thread_local std::vector<Entry> kept(SEATS * PLACES);
    return kept.data();
  }

  static std::uint64_t wall_key(const Board<GRAY>& board, int round) {
    std::uint64_t key = folded(board.wall.bits + 0x9e3779b97f4a7c15u,
                               static_cast<std::uint64_t>(board.score) << 8 ^
                                   static_cast<std::uint64_t>(round) ^ 0x94d049bb133111ebu);
    if constexpr (GRAY)
      for (int row = 0; row < ROWS; ++row)
        key = folded(key ^ board.gray.spaces[row], 0xd6e8feb86659fd93u);
    return key;
  }

  // Where a board is remembered; before the end of a round the net sees more of it.
  [[gnu::always_inline]] std::size_t at(int seat, Lines lines, bool at_end) {
    const bool seen_before = net_ && !at_end;
    const std::uint64_t salt = seen_before ? ~salt_[seat] : salt_[seat];
    const std::uint64_t key = folded(lines.bits ^ salt ^ mark_, 0x9fb21c651e98df25u) | 1;
    // A part for each seat, so that no board takes another's place while both are looked at.
    const std::size_t at = static_cast<std::size_t>(seat) * PLACES + (key >> (64 - BITS));
    if (entries_[at].key != key) {
      compute(at, seat, lines, at_end);
      entries_[at].key = key;
    }
    return at;
  }

  [[gnu::noinline]] void compute(std::size_t at, int seat, Lines lines, bool at_end) {
    Board<GRAY> board = boards_[seat];
    for (int row = 0; row < ROWS; ++row) board.lines[row] = lines.line(row);
    board.floor = {};
    for (int n = lines.floor(); n; --n) board.floor.push(MARKER);
    const unsigned busy = at_end ? 0 : complete_lines(board);
    entries_[at] = tiled_now(board, weights_, stage_, net_ ? &board : nullptr);
    if (!net_) return;
    Sight sight;
    board_inputs(board, busy, at_end ? 0 : lines.floor(),
                 [&](int input) { sight.add(net_->input(input)); });
    sights_[at] = sight;
  }

  const Weights& weights_;
  const Net* net_;
  const std::uint64_t mark_;  // of the judgement: what is remembered is its own
  Board<GRAY> boards_[SEATS];
  std::uint64_t salt_[SEATS] = {};
  int stage_ = 0;

  // Kept by each thread from one search to the next: what is remembered depends on nothing else.
  // Where it is, is asked once: to ask for what is a thread's own takes long.
  Worth* const entries_;
  Sight* const sights_;
};

}  // namespace tilewright::search::azul
