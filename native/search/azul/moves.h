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

// How much earlier a placement is looked at if it completes its target, by seat; the floor, which
// comes last, is always complete.
using Completing = std::int16_t[TARGETS][COLOURS];

template <int SEATS>
class MoveList {
 public:
  // Of the seat in turn: the colours in the rows of its wall, how good it is to complete each row;
  // `first` goes before all others.
  MoveList(const Position<SEATS>& position, const std::uint8_t* row_colours,
           const Completing& completing, const History<SEATS>& history, int first) {
    using P = Position<SEATS>;
    const int seat = position.turn;
    const Lines lines = position.boards[seat];
    const std::uint64_t open = open_targets(lines, row_colours);
    const bool takes_marker = position.marker < 0;
    int missing[TARGETS] = {};  // on the floor, none
    for (int row = 0; row < ROWS; ++row) missing[row] = row + 1 - lines.line(row).filled();
    for (int source = 0; source <= P::FACTORIES; ++source) {
      if (source < P::FACTORIES && is_repeated(position, source)) continue;
      const bool with_marker = source == P::FACTORIES && takes_marker;
      const int floor = std::min(lines.floor() + with_marker, FLOOR_SPACES);
      for (std::uint64_t lanes = position.lanes(source); lanes;) {
        const int colour = std::countr_zero(lanes) / 8;
        const int count = static_cast<int>(lanes >> (8 * colour) & 255);
        lanes &= ~(std::uint64_t{255} << (8 * colour));
        for (unsigned left = open >> (8 * colour) & 63; left; left &= left - 1) {
          const int target = std::countr_zero(left);
          const int order = take_id(source, colour, target) == first
                                ? INT16_MAX
                                : gain(missing[target], completing[target][colour], floor, count) +
                                      history.of[seat][colour][target] / 16 - 2 * with_marker;
          keys_[count_] = key_of(order, count_, source, colour, target, count);
          ++count_;
        }
      }
    }
    std::fill_n(keys_ + count_, LANES, NONE);
  }

  int count() const { return count_; }

  // The best of those not yet taken, the first of equals; call it `count()` times.
  [[gnu::always_inline]] Move next() {  // a call would cost as much again
    std::int64_t found[LANES];          // of each lane: none waits for the others
    std::fill_n(found, LANES, NONE);
    for (int at = at_; at < count_; at += LANES)
      for (int lane = 0; lane < LANES; ++lane)
        found[lane] = std::max(found[lane], keys_[at + lane]);
    const std::int64_t most = *std::max_element(found, found + LANES);
    const int place = place_of(most);
    keys_[place] = moved(keys_[at_++], place);
    return move_of(most);
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

  static int gain(int missing, int completing, int floor, int count) {
    const int joined = std::min(count, missing);
    const int after = std::min(floor + count - joined, FLOOR_SPACES);
    const int placed = joined == missing ? completing + 10 * joined : 12 * joined - 4 * missing;
    return placed - 20 * (FLOOR_COST[after] - FLOOR_COST[floor]);
  }

  // A move in one word, which is quick to compare: above what it is its place in the list, so that
  // of equal ones the first is the largest, and above that its order.
  static constexpr int PLACE = 32, ORDER = 48;
  static constexpr std::int64_t LAST = (1 << (ORDER - PLACE)) - 1;

  static std::int64_t key_of(int order, int place, int source, int colour, int target, int count) {
    return (std::int64_t{order} << ORDER) | (LAST - place) << PLACE |
           (source << 24 | colour << 16 | target << 8 | count);
  }
  static int place_of(std::int64_t key) { return static_cast<int>(LAST - (key >> PLACE & LAST)); }
  static std::int64_t moved(std::int64_t key, int place) {
    return (key & ~(LAST << PLACE)) | (LAST - place) << PLACE;
  }
  static Move move_of(std::int64_t key) {
    const auto byte = [&](int shift) { return static_cast<std::uint8_t>(key >> shift); };
    return {take_id(byte(24), byte(16), byte(8)), byte(24), byte(16), byte(8), byte(0)};
  }

  static constexpr int LANES = 4;
  static constexpr std::int64_t NONE = INT64_MIN;

  std::int64_t keys_[MOST_MOVES + LANES];  // NONE after the last
  int count_ = 0;
  int at_ = 0;
};

}  // namespace tilewright::search::azul
