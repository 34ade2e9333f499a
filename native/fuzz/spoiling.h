// New inputs made of old ones: marks of a text put in, taken out and repeated behind a head of
// bytes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

namespace tilewright::fuzz {

// What an input is: so many bytes that choose, and a text made of these marks.
struct Form {
  std::size_t head;
  std::string_view marks;
};

// Writes an input from its head and its text. How long it is; 0 if there is no room.
inline std::size_t written(std::uint8_t* bytes, std::size_t most, std::string_view head,
                           std::string_view text) {
  if (head.size() + text.size() > most) return 0;
  std::copy(text.begin(), text.end(), std::copy(head.begin(), head.end(), bytes));
  return head.size() + text.size();
}

// Replaces, inserts or removes a mark, or repeats a part of the text. How long it is then.
inline std::size_t spoil(const Form& form, std::uint8_t* bytes, std::size_t size, std::size_t most,
                         std::minstd_rand& random) {
  const std::size_t at = form.head + random() % (size - form.head);
  const auto mark = static_cast<std::uint8_t>(form.marks[random() % form.marks.size()]);
  switch (random() % 4) {
    case 0:
      bytes[at] = mark;
      return size;
    case 1:
      if (size == most) return size;
      std::copy_backward(bytes + at, bytes + size, bytes + size + 1);
      bytes[at] = mark;
      return size + 1;
    case 2:
      std::copy(bytes + at + 1, bytes + size, bytes + at);
      return size - 1;
    default: {
      const std::size_t part = std::min({random() % 256 + 1, size - at, most - size});
      std::copy_backward(bytes + at, bytes + size, bytes + size + part);
      return size + part;
    }
  }
}

// Half of the changes are made of marks; now and then an input that can be read is written anew.
template <class Write>
std::size_t changed(const Form& form, std::uint8_t* bytes, std::size_t size, std::size_t most,
                    unsigned seed, const Write& write_anew) {
  std::minstd_rand random(seed);
  if (size <= form.head || random() % 64 == 0)
    if (const std::size_t anew = write_anew(bytes, most, random)) return anew;
  if (size <= form.head || random() % 2) return LLVMFuzzerMutate(bytes, size, most);
  for (auto left = random() % 4 + 1; left && size > form.head; --left)
    size = spoil(form, bytes, size, most, random);
  return size;
}

}  // namespace tilewright::fuzz
