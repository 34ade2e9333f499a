// What a seat of Azul may know: everything, for draws are decided only when they are seen.
// Twin of azul/observation.py.
#pragma once

#include "azul/state.h"
#include "core/random.h"

namespace tilewright::azul {

// The table as a seat, or SPECTATOR, sees it.
template <int SEATS, bool GRAY>
const State<SEATS, GRAY>& observed(const State<SEATS, GRAY>& state, int) {
  return state;
}

// The only state that looks like this one.
template <int SEATS, bool GRAY>
const State<SEATS, GRAY>& imagined(const State<SEATS, GRAY>& state, int, Rng&) {
  return state;
}

}  // namespace tilewright::azul
