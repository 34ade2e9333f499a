// The moves of a position, equal factories merged, the likeliest to be good first.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "azul/actions.h"
#include "azul/tiling.h"
#include "search/azul/position.h"

namespace tilewright::search::azul {

struct Move {
  ActionId id;
  std::uint8_t source;
  std::uint8_t colour;
  std::uint8_t target;
  std::uint8_t count;  // tiles taken
};

// How often a placement refuted, by seat, colour and target.
template <int SEATS>
struct History {
  std::int32_t of[SEATS][COLOURS][TARGETS] = {};

  void reward(int seat, const Move& move, int depth) {
    std::int32_t& count = of[seat][move.colour][move.target];
    count += depth * depth;
    if (count < 1 << 12) return;
    for (auto& by_colour : of)
      for (auto& by_target : by_colour)
        for (std::int32_t& each : by_target) each /= 2;
  }
};

template <int SEATS>
class MoveList {
 public:
  // Of the seat in turn: the colours in the rows of its wall, what each colour would score in each
  // row; `first` goes before all others.
  MoveList(const Position<SEATS>& position, const std::uint8_t* row_colours,
           const std::int16_t (&points)[ROWS][COLOURS], const History<SEATS>& history, int first) {
    using P = Position<SEATS>;
    const int seat = position.turn;
    const Lines lines = position.boards[seat];
    const std::uint64_t open = open_targets(lines, row_colours);
    const bool takes_marker = position.marker < 0;
    for (int source = 0; source <= P::FACTORIES; ++source) {
      if (source < P::FACTORIES && is_repeated(position, source)) continue;
      const bool with_marker = source == P::FACTORIES && takes_marker;
      const int floor = std::min(lines.floor() + with_marker, FLOOR_SPACES);
      for (int colour = 0; colour < COLOURS; ++colour) {
        const int count = position.count(source, colour);
        if (!count) continue;
        for (unsigned left = open >> (8 * colour) & 63; left; left &= left - 1) {
          const int target = std::countr_zero(left);
          const ActionId id = take_id(source, colour, target);
          const int order = id == first
                                ? INT16_MAX
                                : order_of(lines, floor, points, colour, target, count) +
                                      history.of[seat][colour][target] / 16 - 2 * with_marker;
          orders_[count_] = static_cast<std::int16_t>(order);
          moves_[count_++] = {id, static_cast<std::uint8_t>(source),
                              static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(target),
                              static_cast<std::uint8_t>(count)};
        }
      }
    }
  }

  int count() const { return count_; }

  // The best of those not yet taken; call it `count()` times.
  const Move& next() {
    std::int16_t most = orders_[at_];
    for (int at = at_ + 1; at < count_; ++at) most = std::max(most, orders_[at]);
    int best = at_;
    while (orders_[best] != most) ++best;
    std::swap(orders_[at_], orders_[best]);
    std::swap(moves_[at_], moves_[best]);
    return moves_[at_++];
  }

 private:
  static constexpr int MOST_MOVES = number_of_takes(SEATS);

  // Does an earlier factory hold the same tiles?
  static bool is_repeated(const Position<SEATS>& position, int source) {
    const Few factory = position.factories[source];
    if (!factory.any()) return true;
    for (int earlier = 0; earlier < source; ++earlier)
      if (position.factories[earlier] == factory) return true;
    return false;
  }

  static int order_of(Lines lines, int floor, const std::int16_t (&points)[ROWS][COLOURS],
                      int colour, int target, int count) {
    int gain = 0, fallen = count;
    if (target != ROWS) {
      const int missing = target + 1 - lines.line(target).filled();
      const int joined = std::min(count, missing);
      fallen -= joined;
      gain = joined == missing ? 40 + 12 * points[target][colour] + 10 * joined
                               : 8 * joined - 4 * (missing - joined);
    }
    const int after = std::min(floor + fallen, FLOOR_SPACES);
    return gain - 20 * (FLOOR_COST[after] - FLOOR_COST[floor]);
  }

  Move moves_[MOST_MOVES];
  std::int16_t orders_[MOST_MOVES];  // of the moves, apart, so that many are compared at once
  int count_ = 0;
  int at_ = 0;
};

}  // namespace tilewright::search::azul
