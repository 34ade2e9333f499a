// Rating: what is known of a choice at the root, from one depth of the search to the next.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "search/azul/moves.h"
#include "search/azul/position.h"
#include "search/report.h"

namespace tilewright::search::azul {

struct Rating {
  Move move;
  double value = 0;    // the share of the win that it gives to the seat in turn
  int depth = 0;       // decisions looked ahead
  bool exact = false;  // else the choice is worth its value or less
  // The order in which the next depth looks at the choices:
  bool near = false;              // those near the best first
  double found = 0;               // then by what the search returned
  std::array<float, 4> shares{};  // of all seats, as the search returned them
};

// All choices of a position, none of them looked at.
template <int SEATS>
std::vector<Rating> unrated(MoveList<SEATS> moves) {
  std::vector<Rating> ratings;
  for (int at = 0; at < moves.count(); ++at) ratings.push_back({.move = moves.next()});
  return ratings;
}

inline bool comes_before(const Rating& a, const Rating& b) {
  return a.near != b.near ? a.near : a.found > b.found;
}

// Ratings of a new depth, of which the first `done` were looked at; `before`: the first one's value
// at the depth before. The others stay as far behind the first as they were.
inline std::vector<Rating> merged(std::vector<Rating> ratings, std::size_t done, double before) {
  const double now = ratings[0].value;
  const auto end = ratings.begin() + static_cast<std::ptrdiff_t>(done);
  for (auto rest = end; rest != ratings.end(); ++rest) {
    rest->value = kept_apart(rest->value, before, now);
    rest->near = false;
  }
  std::stable_sort(ratings.begin(), end, comes_before);
  return ratings;
}

// As they are told: the best first, and the same take from every factory with the same tiles.
template <int SEATS>
std::vector<Rated> told(const Position<SEATS>& position, std::vector<Rating> ratings) {
  std::ranges::stable_sort(ratings, std::ranges::greater{}, &Rating::value);
  constexpr int CENTRE = Position<SEATS>::FACTORIES;
  std::vector<Rated> moves;
  for (const auto& [move, value, depth, exact, near, found, shares] : ratings)
    for (int source = move.source; source <= CENTRE; ++source)
      if (source == move.source ||
          (source < CENTRE && position.factories[source] == position.factories[move.source]))
        moves.push_back({take_id(source, move.colour, move.target), value, depth, exact});
  return moves;
}

}  // namespace tilewright::search::azul
