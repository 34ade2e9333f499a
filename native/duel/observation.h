// What a seat of Duel may know, and a table that fits it. Twin of duel/observation.py.
#pragma once

#include "core/random.h"
#include "duel/dealing.h"
#include "duel/plates.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::duel {

// The table as a seat, or SPECTATOR, sees it: fronts that it does not know are face down, and
// `unseen` holds all of them (DU-4.3 [ruling]).
inline State observed(State state, int seat) {
  for (auto* plates : {&state.hand, &state.returned}) {
    for (int at = 0; at < plates->count; ++at) {
      Drawn& drawn = plates->of[at];
      if (drawn.is_hidden() || drawn.known() & knows(seat)) continue;
      state.unseen |= 1u << drawn.plate();
      drawn = Drawn::hidden(drawn.back(), drawn.known());
    }
  }
  return state;
}

// A table that the observer can't tell from this one: the fronts that others know are drawn at
// random. It follows from what the observer sees and from the generator alone.
inline State imagined(const State& state, int seat, Rng& rng) {
  State table = observed(state, seat);
  for (auto* plates : {&table.hand, &table.returned}) {
    for (int at = 0; at < plates->count; ++at) {
      Drawn& drawn = plates->of[at];
      if (!drawn.is_hidden() || !drawn.known()) continue;  // decided for nobody yet
      const std::uint32_t fitting = table.unseen & plates_with(drawn.back());
      if (!fitting) continue;  // stays face down, in a state that is not possible
      const int plate = random_plate(fitting, rng);
      table.unseen &= ~(1u << plate);
      drawn = Drawn::of(plate, drawn.known());
    }
  }
  return table;
}

}  // namespace tilewright::duel
