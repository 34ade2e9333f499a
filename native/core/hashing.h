// Hash: 64 bits of a state, from its numbers in a fixed order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/random.h"

namespace tilewright {

class Hash {
 public:
  void add(std::uint64_t value) {
    at_ = (at_ ^ Rng::mixed(value + ++count_)) * 0x9fb21c651e98df25u;
  }

  // Plain bytes without padding among them.
  void add_bytes(const void* from, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(from);
    for (; size;) {
      std::uint64_t word = 0;
      const std::size_t part = size < sizeof word ? size : sizeof word;
      std::memcpy(&word, bytes, part);
      add(word);
      bytes += part;
      size -= part;
    }
  }

  std::uint64_t value() const { return Rng::mixed(at_); }

 private:
  std::uint64_t at_ = 0x2545f4914f6cdd1du;
  std::uint64_t count_ = 0;
};

}  // namespace tilewright
