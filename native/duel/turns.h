// Rounds and turns: who goes on, when phase 1 ends, and what comes after it (DU-3).
// Twin of duel/turns.py.
#pragma once

#include <algorithm>

#include "core/game.h"
#include "duel/dealing.h"
#include "duel/dome.h"
#include "duel/ending.h"
#include "duel/moons.h"
#include "duel/stack.h"
#include "duel/state.h"

namespace tilewright::duel {

// Can a seat do any of the four actions? If not, it passes until the phase ends (DU-3.3).
inline bool can_act(const State& state, int seat) {
  if (state.tiles_on_offer()) return true;  // B or C: tiles can always be broken (DU-5.8)
  const bool has_chip = std::ranges::any_of(state.factories, is_revealed);
  return (has_chip && state.boards[seat].taken < CHIPS_A_ROUND) || can_take_plate(state, seat);
}

// The next round, or the end, once both domes are tiled (DU-3.1).
template <class Sink>
void after_tiling(State& state, Sink sink) {
  if (state.turn != NO_SEAT) return;  // somebody has a decision to make
  if constexpr (Sink::IS_ON) sink.end(Span::ROUND);
  if (state.round < LAST_ROUND)
    prepare_round(state, sink);
  else
    end_game(state, sink);
}

// Turn up chips that lie free (DU-5.2, DU-5.5), then pass the turn on (DU-3.2).
template <class Sink>
void end_turn(State& state, Sink sink) {
  if (chip_to_reveal(state)) {
    state.phase = Phase::CHIP;
    return;
  }
  if constexpr (Sink::IS_ON) sink.end(Span::TURN);
  for (const int seat : {other(state.turn), int{state.turn}}) {  // DU-3.3: one may go on alone
    if (!can_act(state, seat)) continue;
    state.phase = Phase::TURN;
    state.turn = static_cast<std::int8_t>(seat);
    return;
  }
  begin_tiling(state, sink);  // DU-3.4
  after_tiling(state, sink);
}

// Go on tiling after the line at hand.
template <class Sink>
void next_line(State& state, Sink sink) {
  ++state.at;
  go_on_tiling(state, sink);
  after_tiling(state, sink);
}

// What the table is waiting for, to an action of another kind.
inline Rule turn_refusal(const State& state) {
  constexpr Rule WAITING[PHASES] = {
      "DU-2.2",  // SCORING
      "DU-2.1",  // DISPLAY
      "DU-4.3",  // BACK
      "DU-2.3",  // DEAL
      "DU-2.6",  // START
      "DU-2.6",  // SETUP
      "DU-5.5",  // CHIP
      "DU-3.2",  // TURN
      "DU-5.1",  // STACKING
      "DU-4.3",  // DRAWING
      "DU-4.3",  // FRONTS
      "DU-4.3",  // KEEPING
      "DU-4.3",  // RETURNING
      "DU-4.5",  // PLACING
      "DU-6.4",  // PAYING
      "DU-6.4",  // SPENDING
      "DU-6.1",  // TILING
      "DU-3.1",  // OVER
  };
  return WAITING[static_cast<int>(state.phase)];
}

}  // namespace tilewright::duel
