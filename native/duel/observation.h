// What a seat of Duel may see of effects. Twin of duel/observation.py.
#pragma once

#include <algorithm>
#include <variant>

#include "duel/places.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::duel {

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
