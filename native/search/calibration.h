// Calibration: what is known of how far the values of a search are from what comes of them.
//
// A value is the best of many judgements, so it flatters the seat that decided last before the
// search was cut off: odd and even depths differ. How much is measured in games, and taken back in
// what a report tells. All choices of a report are moved alike, so the order of them stays.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "search/exponential.h"
#include "search/report.h"

namespace tilewright::search {

// What the correction of a value depends on.
struct Cell {
  int round;    // from 1
  int depth;    // turns ahead that every choice was looked at
  int best;     // turns ahead that the best one was looked at: as many, or one more
  double left;  // the share of the round's tiles that still lie there
};

class Calibration {
 public:
  static constexpr int ROUNDS = 6;   // later ones are like the sixth
  static constexpr int DEPTHS = 32;  // in halves; deeper is like what is four halves less deep
  static constexpr int PARTS = 4;    // of a round: from its end to its first decision
  static constexpr int ONE = 4096;   // 1 in the logarithm of the odds
  static constexpr std::size_t BYTES = sizeof(std::int16_t) * ROUNDS * DEPTHS * PARTS;

  Calibration() = default;  // nothing is corrected

  // Reads as many bytes as it has.
  explicit Calibration(std::string_view bytes) { std::memcpy(of_, bytes.data(), BYTES); }

  // What a seat in turn should be told instead of a value that is not proven.
  double mended(double value, const Cell& cell) const {
    const double odds =
        exponential(static_cast<double>(of_[round_of(cell)][depth_of(cell)][part_of(cell)]) / ONE);
    return value * odds / (1 + value * (odds - 1));
  }

  static int round_of(const Cell& cell) { return std::clamp(cell.round, 1, ROUNDS) - 1; }
  static int depth_of(const Cell& cell) {
    const int halves = cell.depth + cell.best;
    return halves < DEPTHS ? halves : DEPTHS - 4 + halves % 4;
  }
  static int part_of(const Cell& cell) {
    return cell.left >= 1 ? PARTS - 1 : static_cast<int>(cell.left * (PARTS - 1));
  }

 private:
  std::int16_t of_[ROUNDS][DEPTHS][PARTS] = {};
};

// Tells that the best choice is worth more or less by so much than the search found. The others
// keep their distance from it. Values are told in ten-thousandths, so they are moved by such.
inline void move_values(Report& report, double shift) {
  constexpr double STEPS = 10'000;
  const double rounded = std::floor(shift * STEPS + 0.5) / STEPS;
  if (rounded == 0) return;
  const double before = report.moves.front().value;
  const double now = std::clamp(before + rounded, 0.0, 1.0);
  for (Rated& rated : report.moves) rated.value = kept_apart(rated.value, before, now);
}

}  // namespace tilewright::search
