// The exponential function, with the same result to the last bit on every machine: libraries differ
// in it, and a search that compares values would choose differently.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tilewright::search {

namespace exponents {

inline constexpr int PARTS = 64;                      // of a power of two
inline constexpr double LN2_HIGH = 0x1.62e42fefap-1;  // 36 bits, so that its multiples are exact
inline constexpr double LN2_LOW = 0x1.cf79abc9e3b39p-40;

// 2 to the power of 0, 1/64, 2/64 …: the series, summed from its smallest term on.
inline constexpr auto POWERS = [] {
  std::array<double, PARTS> table{};
  for (std::size_t at = 0; at < table.size(); ++at) {
    const double part = (LN2_HIGH + LN2_LOW) * static_cast<double>(at) / PARTS;
    double sum = 1;
    for (int term = 20; term > 0; --term) sum = 1 + part / term * sum;
    table[at] = sum;
  }
  return table;
}();

}  // namespace exponents

// e to the power of x, from about e^-700 to e^700; what lies beyond is taken for those.
inline double exponential(double x) {
  using namespace exponents;
  constexpr double STEP = PARTS / (LN2_HIGH + LN2_LOW);
  constexpr double ROUNDING = 0x1.8p52;  // what is added to it loses its fraction
  x = std::clamp(x, -700.0, 700.0);
  const double steps = (x * STEP + ROUNDING) - ROUNDING;
  const double rest = (x - steps * (LN2_HIGH / PARTS)) - steps * (LN2_LOW / PARTS);
  const double square = rest * rest;
  const double series =
      rest + square * (0.5 + rest * (1.0 / 6)) + square * square * (1.0 / 24 + rest * (1.0 / 120));
  const auto whole = static_cast<std::int64_t>(steps);
  const double power = POWERS[static_cast<std::size_t>(whole & (PARTS - 1))];
  const auto scale = static_cast<std::uint64_t>((whole >> 6) + 1023) << 52;
  return (power + power * series) * std::bit_cast<double>(scale);
}

}  // namespace tilewright::search
