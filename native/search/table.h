// Table: positions that were searched before, by hash; the transposition table.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilewright::search {

enum class Bound : std::uint8_t { NONE, LOWER, UPPER, EXACT };

struct Entry {
  std::uint64_t key = 0;
  std::int16_t value = 0;  // to the seat in turn
  std::uint16_t move = 0;  // the best, or the one that refuted
  std::int8_t depth = 0;   // decisions looked ahead
  Bound bound = Bound::NONE;
  bool cut = false;        // a line was cut off before the round's end
  bool estimated = false;  // a line went on after the round's end
};

// Two entries a place: the deeper one stays, the other gives way. It grows with the search, so that
// a short one does not pay for a large table.
class Table {
 public:
  // Room for about so many positions; what was kept stays.
  void make_room(std::uint64_t positions) {
    const auto size =
        std::bit_ceil(static_cast<std::size_t>(std::min<std::uint64_t>(positions + 1, MOST)));
    if (size <= entries_.size()) return;
    std::vector<Entry> old(size);
    old.swap(entries_);
    for (const Entry& entry : old)
      if (entry.bound != Bound::NONE) keep(entry);
  }

  const Entry* find(std::uint64_t key) const {
    const Entry* const place = &entries_[first_of(key)];
    for (int at = 0; at < 2; ++at)
      if (place[at].key == key && place[at].bound != Bound::NONE) return place + at;
    return nullptr;
  }

  void keep(const Entry& entry) {
    Entry* const place = &entries_[first_of(entry.key)];
    const bool to_first = place[0].key == entry.key || entry.depth >= place[0].depth;
    if (to_first && place[0].key != entry.key) place[1] = place[0];
    place[to_first ? 0 : 1] = entry;
  }

 private:
  static constexpr std::uint64_t LEAST = 1u << 12;  // entries
  static constexpr std::uint64_t MOST = 1u << 22;

  std::size_t first_of(std::uint64_t key) const { return key & (entries_.size() - 2); }

  std::vector<Entry> entries_ = std::vector<Entry>(LEAST);
};

}  // namespace tilewright::search
