// Rng: a small seeded generator (SplitMix64). A game's chance and every lane of a batch own one.
#pragma once

#include <cstdint>

namespace tilewright {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed = 0) : at_(seed) {}

  // The generator of one lane: streams of different lanes and seeds have nothing in common.
  static constexpr Rng of_lane(std::uint64_t seed, std::uint64_t lane) {
    return Rng(mixed(mixed(seed + STEP) ^ mixed(lane * STEP + 1)));
  }

  // Where it is: `Rng(place())` goes on from here.
  constexpr std::uint64_t place() const { return at_; }

  constexpr std::uint64_t next() { return mixed(at_ += STEP); }

  // A whole number from 0 up to, not including, `end` (1 or more), each as likely as the others.
  constexpr std::uint32_t below(std::uint32_t end) {
    std::uint64_t product = (next() >> 32) * end;
    if (static_cast<std::uint32_t>(product) < end) {  // perhaps one of the draws too many
      const std::uint32_t surplus = (0u - end) % end;
      while (static_cast<std::uint32_t>(product) < surplus) product = (next() >> 32) * end;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  static constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
  }

 private:
  static constexpr std::uint64_t STEP = 0x9e3779b97f4a7c15u;
  std::uint64_t at_;
};

}  // namespace tilewright
