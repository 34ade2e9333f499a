// What a seat of Duel may know and see, and a table that fits it. Twin of duel/observation.py.
#pragma once

#include <algorithm>
#include <variant>

#include "core/random.h"
#include "duel/dealing.h"
#include "duel/places.h"
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

// The plates whose fronts a seat, or SPECTATOR, does not know, a bit each.
inline std::uint32_t unknown_to(const State& state, int seat) {
  std::uint32_t found = state.unseen;
  for (const auto* plates : {&state.hand, &state.returned})
    for (const Drawn drawn : *plates)
      if (!drawn.is_hidden() && !(drawn.known() & knows(seat))) found |= 1u << drawn.plate();
  return found;
}

// Hides what a seat, or SPECTATOR, may not see of an effect of an action in that state; false if
// that is all of it. A plate that goes to a hand or under the stack is face down to who does not
// know its front, and what another looks at is not told at all.
inline bool veil(const State& state, Effect& effect, int seat) {
  if (const auto* revealed = std::get_if<Revealed>(&effect))
    return revealed->to < 0 || revealed->to == seat;
  auto* moved = std::get_if<Moved>(&effect);
  if (!moved || (moved->target.kind != At::HAND && moved->target.kind != At::STACK)) return true;
  const auto* plate = std::ranges::find(PLATES, moved->piece.view());
  if (plate == std::end(PLATES)) return true;
  const auto number = static_cast<int>(plate - PLATES);
  if (unknown_to(state, seat) >> number & 1) moved->piece = face_down(back_of(number));
  return true;
}

}  // namespace tilewright::duel
