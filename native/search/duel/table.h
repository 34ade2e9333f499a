// Table: what the search of a round of Duel remembers of the positions it has seen.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game.h"
#include "core/hashing.h"
#include "duel/hash.h"
#include "duel/state.h"

namespace tilewright::search::duel {

using namespace ::tilewright::duel;

// What a search left out.
struct Cuts {
  bool is_shallow = false;  // turns beyond its depth
  bool is_narrow = false;   // choices that looked bad, or outcomes of chance

  void add(Cuts more) {
    is_shallow |= more.is_shallow;
    is_narrow |= more.is_narrow;
  }
  bool any() const { return is_shallow || is_narrow; }
};

// What a remembered value is: the value itself, or a bound of it.
enum class Bound : std::uint8_t { NOTHING, EXACT, LOWER, UPPER };

struct Entry {
  std::uint64_t key = 0;
  std::uint32_t order = 0;
  float value = 0;
  ActionId id = 0;  // the best decision
  std::int8_t depth = 0;
  Bound bound = Bound::NOTHING;
  Cuts cuts;

  // Does it answer a search of that depth within these bounds?
  bool answers(int wanted, double alpha, double beta) const {
    if (depth != wanted && cuts.is_shallow) return false;
    return bound == Bound::EXACT || (bound == Bound::LOWER && value >= beta) ||
           (bound == Bound::UPPER && value <= alpha);
  }
};

// A position's place in the table.
struct Place {
  std::uint64_t key;
  // Positions that differ in the order of their factories have one key and one value, but their
  // decisions have other ids.
  std::uint32_t order;

  // `is_full`: of a search that leaves nothing out, whose values are kept apart.
  Place(const State& state, bool is_full) : key(hash(state) ^ (is_full ? 1 : 0)) {
    Hash factories;
    factories.add_bytes(state.factories, sizeof state.factories);
    order = static_cast<std::uint32_t>(factories.value());
  }

  bool has(const Entry& entry) const { return entry.key == key && entry.bound != Bound::NOTHING; }
  bool has_decision(const Entry& entry) const { return has(entry) && entry.order == order; }
};

class Table {
 public:
  explicit Table(std::size_t positions) : entries_(positions) {}

  Entry& at(const Place& place) { return entries_[place.key % entries_.size()]; }
  const Entry& at(const Place& place) const { return entries_[place.key % entries_.size()]; }

 private:
  std::vector<Entry> entries_;
};

}  // namespace tilewright::search::duel
