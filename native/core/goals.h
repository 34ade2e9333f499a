// Goal: something that counts at the end of the game, now and at most. Twin of core/game.py's.
#pragma once

#include <string_view>

#include "core/game.h"

namespace tilewright {

// What a goal is worth to each seat: if the game ended as the table lies, and the most it can
// still become.
template <int SEATS>
struct Goal {
  std::string_view name;
  Rule rule = nullptr;
  int now[SEATS] = {};
  int possible[SEATS] = {};
};

// The goals of a table, in its order.
template <int SEATS, int MOST>
struct Goals {
  int count = 0;
  Goal<SEATS> of[MOST];

  const Goal<SEATS>* begin() const { return of; }
  const Goal<SEATS>* end() const { return of + count; }
};

}  // namespace tilewright
