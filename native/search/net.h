// Net: a small network of whole numbers that judges a table from what its boards have.
//
// Every board adds up two vectors from the rows of its inputs: what it means to its own seat, and
// what it means to each of the others. What is not on a board (the context) adds rows of its own.
// The sum of all is a hidden layer for each seat; two outputs follow from it. Boards change
// slowly, so their sums are remembered, and judging a position takes a few additions.
//
// All is exact in whole numbers: the result is the same with any instructions of any processor.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace tilewright::search {

inline constexpr int HIDDEN = 64;

// The scales of the whole numbers: 1.0 in the hidden layer and among the weights of the outputs.
inline constexpr int HIDDEN_ONE = 128;
inline constexpr int WEIGHT_ONE = 1024;
inline constexpr int MOST_HIDDEN = 4095;
inline constexpr int OUTPUT_ONE = HIDDEN_ONE * WEIGHT_ONE;

struct alignas(32) Hidden {
  std::int16_t of[HIDDEN] = {};

  // Wraps around, so the order of additions does not matter.
  void add(const Hidden& more) {
    for (int at = 0; at < HIDDEN; ++at) of[at] = static_cast<std::int16_t>(of[at] + more.of[at]);
  }
};

// What a board means to its own seat, and to each of the others.
struct Sight {
  Hidden self, other;

  void add(const Sight& more) {
    self.add(more.self);
    other.add(more.other);
  }
};

// What the net says of one seat, in units of OUTPUT_ONE; only differences between seats count.
struct Outputs {
  std::int32_t win;   // the logarithm of its odds
  std::int32_t lead;  // its points in the end, in sixteens
};

class Net {
 public:
  // Are these the weights of a table with so many inputs and contexts?
  static bool fits(std::string_view bytes, int inputs, int contexts) {
    return bytes.size() == static_cast<std::size_t>(2 * inputs + contexts + 2) * sizeof(Hidden);
  }

  // Reads weights that fit.
  Net(std::string_view bytes, int inputs, int contexts)
      : inputs_(static_cast<std::size_t>(inputs)), contexts_(static_cast<std::size_t>(contexts)) {
    const char* from = bytes.data();
    const auto read = [&](Hidden& row) {
      std::memcpy(row.of, from, sizeof row.of);
      from += sizeof row.of;
    };
    for (Sight& input : inputs_) {
      read(input.self);
      read(input.other);
    }
    for (Hidden& context : contexts_) read(context);
    read(win_);
    read(lead_);
  }

  const Sight& input(int at) const { return inputs_[static_cast<std::size_t>(at)]; }
  const Hidden& context(int at) const { return contexts_[static_cast<std::size_t>(at)]; }

  Outputs outputs(const Hidden& hidden) const {
    std::int32_t win = 0, lead = 0;
    for (int at = 0; at < HIDDEN; ++at) {
      const auto active = static_cast<std::int16_t>(
          std::clamp<std::int16_t>(hidden.of[at], 0, std::int16_t{MOST_HIDDEN}));
      win += active * win_.of[at];
      lead += active * lead_.of[at];
    }
    return {win, lead};
  }

 private:
  std::vector<Sight> inputs_;
  std::vector<Hidden> contexts_;
  Hidden win_, lead_;
};

}  // namespace tilewright::search
