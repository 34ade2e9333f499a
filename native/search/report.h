// Report: what a search found; Proof: how far it can be trusted. The same for every game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace tilewright::search {

// How much of the value is proven, and not an estimate.
enum class Proof : std::uint8_t {
  NONE,   // the search was cut off somewhere
  ROUND,  // every line to the end of the round was seen or refuted; what follows is estimated
  GAME,   // every line to the end of the game: nothing is estimated
};
inline constexpr const char* PROOFS[] = {"none", "round", "game"};

// A choice at the root and what it is worth to the seat that makes it: a share of the win, 0 to 1,
// with a small part for the lead in points (so that more is better even where all is won).
struct Rated {
  ActionId id;
  double value;
  int depth;      // turns ahead that it was looked at
  bool is_exact;  // false: the value is a bound, it is worth that much or less

  bool operator==(const Rated&) const = default;
};

// The value of a choice that was not looked at again when the best one was, whose value was
// `before` and is `now`. Values of different depths can't be compared, so it keeps its distance
// from that one, and never overtakes it.
inline double kept_apart(double value, double before, double now) {
  return std::max(now - (before - value), 0.0);
}

struct Report {
  std::vector<Rated> moves;    // every choice, the best first; exact within the regret asked for
  std::vector<ActionId> line;  // the decisions expected, from the best one on, within the round
  std::vector<double> shares;  // what the best choice is worth to each seat; they add up to 1
  std::uint64_t nodes = 0;     // positions looked at
  int depth = 0;               // turns ahead that were looked at completely
  Proof proof = Proof::NONE;
};

// The shares of all seats, of which one has that one, and the others the rest as they share it.
template <class Parts>
std::vector<double> shares_with(const Parts& parts, int seats, int seat, double own) {
  double others = 0;
  for (int each = 0; each < seats; ++each)
    if (each != seat) others += parts[each];
  std::vector<double> shares;
  for (int each = 0; each < seats; ++each) {
    const double part = others > 0 ? parts[each] / others : 1.0 / (seats - 1);
    shares.push_back(each == seat ? own : (1 - own) * part);
  }
  return shares;
}

// What one search may do, and how.
struct Request {
  std::uint64_t nodes = UINT64_MAX;  // positions, from 0: a choice is always found
  double seconds = 1e9;              // of wall clock, or
  bool of_processor = false;         // of this thread's processor, where the system tells
  double regret = 0;                 // rate choices exactly that are so much worse, 0 to 1
  std::uint64_t seed = 0;            // of sampled chance: the same seed and nodes, the same report
  bool beyond = true;                // look beyond a round that was seen to its end, by samples
};

}  // namespace tilewright::search
