// The run through a space, and what it scores (AZ-5.1, AZ-5.2, DU-7.1). Twin of core/runs.py.
#pragma once

#include <array>
#include <cstdint>

namespace tilewright {

// RUN<SIZE>[filled][at]: the length of the run through a space of a row or column, whose filled
// spaces are bits; the space itself counts as filled.
template <int SIZE>
constexpr auto run_table() {
  std::array<std::array<std::uint8_t, SIZE>, 1u << SIZE> table{};
  for (unsigned filled = 0; filled < table.size(); ++filled) {
    for (int at = 0; at < SIZE; ++at) {
      int first = at, last = at;
      while (first > 0 && filled >> (first - 1) & 1) --first;
      while (last + 1 < SIZE && filled >> (last + 1) & 1) ++last;
      table[filled][static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(last - first + 1);
    }
  }
  return table;
}

template <int SIZE>
inline constexpr auto RUN = run_table<SIZE>();

// 1 without neighbours (AZ-5.1), else each run of 2 or more (AZ-5.2, DU-7.1).
constexpr int run_score(int across, int down) {
  return across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

}  // namespace tilewright
