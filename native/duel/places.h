// The pieces of Duel as effects tell them, and the places that the table has once.
// Twin of duel/places.py.
#pragma once

#include "core/effects.h"
#include "duel/plates.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr Piece START_PIECE{"1"};  // the start tile
inline constexpr Piece TOKEN_PIECE{"token"};
inline constexpr Piece SPECIAL_PIECE{"S"};
inline constexpr Piece FACE_DOWN_PIECE{"?"};  // a chip

inline constexpr Place TOWER = place_at(At::TOWER);
inline constexpr Place THE_STACK = place_at(At::STACK);
inline constexpr Place PLATE = place_at(At::PLATE);  // that a seat is about to place
inline constexpr Place SUPPLY = place_at(At::SUPPLY);

constexpr Piece face_down(int back) {
  const char text[] = {'?', MARKS[static_cast<std::size_t>(back)]};
  return std::string_view(text, 2);
}

// A plate that was drawn, face down where its front is not known.
inline Piece piece_of(Drawn drawn) {
  return drawn.is_hidden() ? face_down(drawn.back()) : Piece(PLATES[drawn.plate()]);
}

// A plate as it lies on the dome.
inline Piece turned_piece(int turned) {
  char text[4];
  for (int at = 0; at < 4; ++at) text[at] = MARKS[TURNED[turned][at]];
  return std::string_view(text, 4);
}

}  // namespace tilewright::duel
