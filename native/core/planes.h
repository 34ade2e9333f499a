// Plane: a named part of an encoded observation. Twin of core/planes.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tilewright {

// Its name and shape, as the game's encoding.py tells them; unused dimensions are 0.
struct Plane {
  const char* name;
  int shape[3];

  constexpr std::size_t size() const {
    std::size_t product = 1;
    for (int length : shape) product *= length ? static_cast<std::size_t>(length) : 1;
    return product;
  }
};

struct PlaneList {
  const Plane* begin_;
  std::size_t count;

  constexpr const Plane* begin() const { return begin_; }
  constexpr const Plane* end() const { return begin_ + count; }
  constexpr std::size_t size() const {
    std::size_t sum = 0;
    for (const Plane& plane : *this) sum += plane.size();
    return sum;
  }
};

// What a byte of an observation can say; a larger number is told as this.
constexpr std::uint8_t told(int number) {
  return static_cast<std::uint8_t>(number > 255 ? 255 : number);
}

}  // namespace tilewright
