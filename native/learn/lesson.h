// Lesson: what is learned from the games of a table. Row: what a net is told of a board or a seat.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>

namespace tilewright::learn {

// Of one table: which states, and what the net is told of them (learn/azul.h, learn/duel.h).
template <class G>
struct Lesson;

// Inputs or contexts that belong together.
struct Group {
  int first, length;
};

// Inputs that tell an amount, one after another by so much. Those that tell the same quantity add
// up.
struct Ordered {
  int first, length;
  double step;
  int quantity;
};

// Inputs or contexts, filled up to a fixed length.
class Row {
 public:
  // Places that are not used hold `nothing`.
  Row(std::uint16_t* row, int length, int nothing) : at_(row), end_(row + length) {
    std::fill(at_, end_, static_cast<std::uint16_t>(nothing));
  }
  void operator()(int input) {
    if (at_ == end_) throw std::length_error("a row of samples is too short");
    *at_++ = static_cast<std::uint16_t>(input);
  }

 private:
  std::uint16_t* at_;
  std::uint16_t* end_;
};

}  // namespace tilewright::learn
