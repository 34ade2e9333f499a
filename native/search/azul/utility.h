// Utility: what a seat makes of a lead: its share of the win, and a little for the points.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <vector>

#include "search/azul/features.h"
#include "search/azul/round.h"
#include "search/exponential.h"
#include "search/net.h"

namespace tilewright::search::azul {

inline constexpr double FOR_POINTS = 0.1;  // the part of the utility that is for the lead

// For two seats: whole numbers, so that one seat's gain is exactly the other's loss.
class Utility {
 public:
  static constexpr int MOST = 30'000;         // a won game with the largest lead; lost: -MOST
  static constexpr int LARGEST = 100 * UNIT;  // a lead beyond which more is worth nothing

  // A utility as a share of the win, 0 to 1, and back.
  static constexpr double share_of(int utility) { return (utility + MOST) / (2.0 * MOST); }
  static constexpr int of_share(double share) { return static_cast<int>(share * 2 * MOST); }

  // `scale`: the lead at which the odds are e to 1, in units.
  explicit Utility(int scale) : scale_(scale), estimates_(2 * LARGEST + 1) {
    for (int lead = -LARGEST; lead <= LARGEST; ++lead)
      estimates_[static_cast<std::size_t>(lead + LARGEST)] = static_cast<std::int16_t>(
          mixed(1 / (1 + exponential(-static_cast<double>(lead) / scale)), lead));
  }

  int scale() const { return scale_; }

  // Of a lead in worth.
  int estimate(int lead) const {
    return estimates_[static_cast<std::size_t>(std::clamp(lead, -LARGEST, LARGEST) + LARGEST)];
  }

  // Of what the net says of two seats, to the first.
  static int judged(const Outputs& own, const Outputs& other) {
    const int win = std::clamp((own.win - other.win) / STEP, -STEPS, STEPS);
    const double lead = 16.0 * UNIT * (own.lead - other.lead) / OUTPUT_ONE;
    const int for_points = static_cast<int>(
        MOST * FOR_POINTS * std::clamp(lead, -1.0 * LARGEST, 1.0 * LARGEST) / LARGEST);
    return win_table()[static_cast<std::size_t>(win + STEPS)] + for_points;
  }

  // Of a leaf, to a seat.
  int of(const Leaf<2>& leaf, int seat) const {
    const int other = 1 - seat;
    if (!leaf.over) return estimate(leaf.worth[seat] - leaf.worth[other]);
    const int lead = leaf.total[seat] - leaf.total[other];
    const int order = lead ? lead : leaf.rows[seat] - leaf.rows[other];  // AZ-7.3
    return mixed(order > 0 ? 1 : order < 0 ? 0 : 0.5, std::clamp(lead * UNIT, -LARGEST, LARGEST));
  }

 private:
  // The logarithm of the odds is looked up in steps.
  static constexpr int STEP = OUTPUT_ONE / 256, STEPS = 8 * 256;
  static const std::vector<std::int16_t>& win_table() {
    static const std::vector<std::int16_t> table = [] {
      std::vector<std::int16_t> made;
      for (int at = -STEPS; at <= STEPS; ++at)
        made.push_back(static_cast<std::int16_t>(mixed(1 / (1 + exponential(-at / 256.0)), 0)));
      return made;
    }();
    return table;
  }

  static int mixed(double share, int lead) {
    return static_cast<int>(
        std::lround(MOST * ((1 - FOR_POINTS) * (2 * share - 1) + FOR_POINTS * lead / LARGEST)));
  }

  int scale_;
  std::vector<std::int16_t> estimates_;
};

// The utility for a scale, made once by each thread for every one that the weights know.
inline const Utility& utility_of(int scale) {
  static thread_local std::map<int, Utility> made;
  return made.try_emplace(scale, scale).first->second;
}

// For more seats: the share of each; they add up to 1.
template <int SEATS>
struct Shares {
  float of[SEATS] = {};

  // The likelihood to win with such leads, in units.
  static Shares likely(const int (&worth)[SEATS], double scale) {
    Shares shares;
    const int best = *std::max_element(worth, worth + SEATS);
    float sum = 0;
    for (int seat = 0; seat < SEATS; ++seat)
      sum += shares.of[seat] = power_of_e(static_cast<float>((worth[seat] - best) / scale));
    for (float& share : shares.of) share /= sum;
    return shares;
  }

  // Of what the net says of all.
  template <class Judged>
  static Shares judged(const Judged& judged) {
    float win[SEATS], lead[SEATS];
    for (int seat = 0; seat < SEATS; ++seat) {
      win[seat] = static_cast<float>(judged.of[seat].win) / OUTPUT_ONE;
      lead[seat] = 16.0f * static_cast<float>(judged.of[seat].lead) / (LEAD * OUTPUT_ONE);
    }
    Shares shares = softmax(win);
    const Shares points = softmax(lead);
    for (int seat = 0; seat < SEATS; ++seat)
      shares.of[seat] = static_cast<float>(1 - FOR_POINTS) * shares.of[seat] +
                        static_cast<float>(FOR_POINTS) * points.of[seat];
    return shares;
  }

  static Shares softmax(const float (&logits)[SEATS]) {
    Shares shares;
    const float best = *std::max_element(logits, logits + SEATS);
    float sum = 0;
    for (int seat = 0; seat < SEATS; ++seat)
      sum += shares.of[seat] = power_of_e(logits[seat] - best);
    for (float& share : shares.of) share /= sum;
    return shares;
  }

  static float power_of_e(float x) { return static_cast<float>(exponential(x)); }

  static constexpr int LEAD = 10;  // points of which their part makes odds of e to 1

  // `scale` as of Utility.
  static Shares of_leaf(const Leaf<SEATS>& leaf, int scale) {
    if (!leaf.over) return likely(leaf.worth, scale);
    int rank[SEATS];  // AZ-7.3: points, then complete rows
    for (int seat = 0; seat < SEATS; ++seat)
      rank[seat] = leaf.total[seat] * (ROWS + 1) + leaf.rows[seat];
    const int best = *std::max_element(rank, rank + SEATS);
    const auto winners = static_cast<float>(std::count(rank, rank + SEATS, best));
    Shares shares = likely(leaf.total, LEAD);
    for (int seat = 0; seat < SEATS; ++seat)
      shares.of[seat] = static_cast<float>(FOR_POINTS) * shares.of[seat] +
                        static_cast<float>(1 - FOR_POINTS) * (rank[seat] == best) / winners;
    return shares;
  }
};

}  // namespace tilewright::search::azul
