// Action A: take a plate of the display, or draw from the stack; then place it (DU-4).
// Twin of duel/stack.py.
#pragma once

#include "core/game.h"
#include "duel/actions.h"
#include "duel/dealing.h"
#include "duel/places.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int LAST_ROUND = 5;  // DU-3.1; it has no action A (DU-4.1)
inline constexpr int DRAW_COST = 1;   // DU-4.3

// The bit of a seat in `Drawn::known`; a spectator has none.
constexpr int knows(int seat) { return seat < 0 ? 0 : 1 << seat; }

// May a plate be taken?

// Why a seat may not use a token (DU-4.1).
inline Rule token_refusal(const State& state, int seat) {
  return state.round >= LAST_ROUND || !state.boards[seat].tokens ? "DU-4.1" : nullptr;
}

// Why a seat, which has a token to use or has begun to draw, can't draw.
inline Rule draw_refusal(const State& state, int seat) {
  if (!state.stack_size()) return "DU-4.3";
  if (state.boards[seat].score >= DRAW_COST) return nullptr;
  return state.hand.count || state.display.count ? "DU-4.4" : nullptr;  // [ruling]: one is free
}

// May a seat do action A at all?
inline bool can_take_plate(const State& state, int seat) {
  return !token_refusal(state, seat) && (state.display.count || !draw_refusal(state, seat));
}

// Writes so many ids from that one on.
inline ActionId* ids_from(int first, int count, ActionId* ids) {
  for (int at = 0; at < count; ++at) *ids++ = static_cast<ActionId>(first + at);
  return ids;
}

// The plates of the display, and the draw if it is allowed.
inline ActionId* legal_plates(const State& state, int seat, ActionId* ids) {
  if (token_refusal(state, seat)) return ids;
  ids = ids_from(TAKE_PLATES, state.display.count, ids);
  return draw_refusal(state, seat) ? ids : ids_from(DRAW_PLATE, 1, ids);
}

// Why a plate of the display can't be taken (DU-4.2).
inline Rule take_plate_refusal(const State& state, int place, int seat) {
  if (state.phase != Phase::SETUP)  // DU-2.6
    if (const Rule rule = token_refusal(state, seat)) return rule;
  return place < 1 || place > state.display.count ? "DU-4.2" : nullptr;
}

// Taking and drawing

// DU-4.1
template <class Sink>
void use_token(Board& board, Sink sink) {
  if constexpr (Sink::IS_ON) sink.move(TOKEN_PIECE, sink.place(At::TOKENS), sink.place(At::USED));
  --board.tokens;
}

// Take a plate of the display, which is not refilled during the round (DU-4.2).
template <class Sink>
void apply_take_plate(State& state, int place, int seat, Sink sink) {
  if (state.phase != Phase::SETUP) use_token(state.boards[seat], sink.of(seat));
  state.plate = state.display.take(place - 1);
  if constexpr (Sink::IS_ON) sink.move(PLATES[state.plate], place_at(At::DISPLAY, place), PLATE);
  state.phase = Phase::PLACING;
}

// Ask for one more plate, or look at once if there can be none.
inline void go_on_drawing(State& state, int seat) {
  state.phase = draw_refusal(state, seat) ? Phase::FRONTS : Phase::DRAWING;
}

// Pay a point and draw the top plate unseen (DU-4.3); with none to pay it is free (DU-4.4).
template <class Sink>
void apply_draw(State& state, int seat, Sink sink) {
  Board& board = state.boards[seat];
  if (!state.hand.count) use_token(board, sink.of(seat));
  if constexpr (Sink::IS_ON) {
    if (board.score) sink.add(scored(seat, -DRAW_COST, "DU-4.3", For::DRAW));
    const Drawn top = state.unseen_in_stack() ? Drawn::hidden(state.top, 0) : state.returned.of[0];
    sink.move(piece_of(top), THE_STACK, place_at(At::HAND, state.hand.count + 1));
  }
  if (board.score) board.score = static_cast<std::int16_t>(board.score - DRAW_COST);
  if (!state.unseen_in_stack()) {
    state.hand.add(state.returned.take(0));
    return go_on_drawing(state, seat);
  }
  state.hand.add(Drawn::hidden(state.top, 0));
  state.top = NONE;
  if (state.unseen_in_stack())
    state.phase = Phase::BACK;
  else
    go_on_drawing(state, seat);
}

// Looking, keeping and putting back

// Why the plates drawn can't be these.
inline Rule fronts_refusal(const State& state, const Action& fronts) {
  if (fronts.plates.count != state.hand.count) return "DU-4.3";
  std::uint32_t named = 0;
  for (int at = 0; at < state.hand.count; ++at) {
    const Drawn drawn = state.hand.of[at];
    const int plate = fronts.plates.of[at];
    if (!drawn.is_hidden()) {
      if (drawn.plate() != plate) return "DU-4.3";
    } else if (!((state.unseen & ~named) >> plate & 1)) {
      return "DU-2.1";
    } else if (back_of(plate) != drawn.back()) {
      return "DU-1.4";
    }
    named |= 1u << plate;
  }
  return nullptr;
}

// A single plate left in the hand has only one place to go.
template <class Sink>
void go_on_returning(State& state, Sink sink) {
  if (state.hand.count > 1) return;
  if constexpr (Sink::IS_ON)
    if (state.hand.count) sink.move(piece_of(state.hand.of[0]), place_at(At::HAND, 1), THE_STACK);
  if (state.hand.count) state.returned.add(state.hand.take(0));
  state.phase = Phase::PLACING;
}

// Keep exactly one plate; the others go under the stack (DU-4.3).
template <class Sink>
void apply_keep(State& state, int place, Sink sink) {
  if constexpr (Sink::IS_ON)
    sink.move(piece_of(state.hand.of[place - 1]), place_at(At::HAND, place), PLATE);
  state.plate = byte(state.hand.take(place - 1).plate());
  state.phase = Phase::RETURNING;
  go_on_returning(state, sink);
}

// Put a plate under the stack, below those put there before (DU-4.3).
template <class Sink>
void apply_return(State& state, int place, Sink sink) {
  if constexpr (Sink::IS_ON)
    sink.move(piece_of(state.hand.of[place - 1]), place_at(At::HAND, place), THE_STACK);
  state.returned.add(state.hand.take(place - 1));
  go_on_returning(state, sink);
}

// The seat looks at all plates it drew; a single one is kept (DU-4.3).
template <class Sink>
void apply_fronts(State& state, const Action& fronts, int seat, Sink sink) {
  for (int at = 0; at < state.hand.count; ++at) {
    Drawn& drawn = state.hand.of[at];
    drawn = Drawn::of(fronts.plates.of[at], drawn.known() | knows(seat));
    state.unseen &= ~(1u << drawn.plate());
    if constexpr (Sink::IS_ON) {
      const int to = state.hand.count == 1 ? NO_SEAT : seat;  // a single one is open to all
      sink.add(Revealed{piece_of(drawn), place_at(At::HAND, at + 1), static_cast<std::int8_t>(to)});
    }
  }
  state.phase = Phase::KEEPING;
  if (state.hand.count == 1) apply_keep(state, 1, sink);
}

// Random unseen plates with the backs drawn; those that were put back are what they are.
inline Action sample_fronts(const State& state, Rng& rng) {
  Action fronts = action(Kind::REVEAL_FRONTS);
  std::uint32_t left = state.unseen;
  for (const Drawn drawn : state.hand) {
    const int plate =
        drawn.is_hidden() ? random_plate(left & plates_with(drawn.back()), rng) : drawn.plate();
    left &= ~(1u << plate);
    fronts.plates.add(byte(plate));
  }
  return fronts;
}

// Why there is no such plate in the hand.
inline Rule hand_refusal(const State& state, int place) {
  return place < 1 || place > state.hand.count ? "DU-4.3" : nullptr;
}

// Placing

// Every empty cell, in each of the four orientations (DU-4.5).
inline ActionId* legal_places(const State& state, int seat, ActionId* ids) {
  for (int at = 0; at < CELLS * CELLS; ++at)
    if (state.boards[seat].cells[at] == EMPTY_CELL)
      ids = ids_from(PLACE_PLATES + at * TURNS, TURNS, ids);
  return ids;
}

// Why the plate can't go there (DU-4.5).
inline Rule place_refusal(const State& state, int row, int column, int turns, int seat) {
  const bool exists = 1 <= row && row <= CELLS && 1 <= column && column <= CELLS && turns < TURNS;
  if (!exists) return "DU-1.3";
  const int at = (row - 1) * CELLS + column - 1;
  return state.boards[seat].cells[at] != EMPTY_CELL ? "DU-4.5" : nullptr;
}

// Place the plate for good (DU-4.5); the caller goes on with the set-up or the next turn.
template <class Sink>
void apply_place(State& state, int row, int column, int turns, int seat, Sink sink) {
  const int at = (row - 1) * CELLS + column - 1;
  if constexpr (Sink::IS_ON)
    sink.move(turned_piece(state.plate * TURNS + turns), PLATE,
              place_of(seat, At::CELL, row, column));
  state.boards[seat].cells[at] = byte(state.plate * TURNS + turns);
  state.plate = NO_PLATE;
}

}  // namespace tilewright::duel
