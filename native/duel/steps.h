// One step of Duel: which rule module speaks in which phase. Twin of duel/steps.py.
#pragma once

#include <bit>

#include "core/game.h"
#include "duel/actions.h"
#include "duel/dealing.h"
#include "duel/dome.h"
#include "duel/moons.h"
#include "duel/payment.h"
#include "duel/stack.h"
#include "duel/state.h"
#include "duel/turns.h"

namespace tilewright::duel {

constexpr unsigned bit_of(Phase phase) { return 1u << static_cast<int>(phase); }

inline constexpr unsigned CHANCE_PHASES =
    bit_of(Phase::SCORING) | bit_of(Phase::DISPLAY) | bit_of(Phase::BACK) | bit_of(Phase::DEAL) |
    bit_of(Phase::START) | bit_of(Phase::CHIP) | bit_of(Phase::FRONTS);

inline bool is_chance(const State& state) { return (CHANCE_PHASES & bit_of(state.phase)) != 0; }

// What the seat in turn may do, ascending by id; where the ids end.
inline ActionId* legal_actions(const State& state, ActionId* ids) {
  const int seat = state.turn;
  if (seat == NO_SEAT) return ids;
  switch (state.phase) {
    case Phase::TURN:  // DU-3.2
      ids = legal_takes(state, seat, ids);
      ids = legal_chips(state, seat, ids);
      return legal_plates(state, seat, ids);
    case Phase::SETUP:  // DU-2.6
      return ids_from(TAKE_PLATES, state.display.count, ids);
    case Phase::PLACING:
      return legal_places(state, seat, ids);
    case Phase::STACKING:
      return legal_stacks(state, ids);
    case Phase::TILING:
      return legal_spaces(state, seat, ids);
    case Phase::PAYING:
      return legal_payments(state, seat, ids);
    case Phase::SPENDING:
      return legal_spends(state, seat, ids);
    case Phase::DRAWING:  // where one more is not allowed nobody is asked
      return ids_from(DRAW_PLATE, 2, ids);
    case Phase::KEEPING:
      return ids_from(KEEP_PLATES, state.hand.count, ids);
    case Phase::RETURNING:
      return ids_from(RETURN_PLATES, state.hand.count, ids);
    default:
      return ids;
  }
}

// Why chance may not do this here.
inline Rule chance_refusal(const State& state, const Action& action, int scoring_tiles) {
  const auto is = [&](Phase phase, Kind kind) {
    return state.phase == phase && action.kind == kind;
  };
  if (is(Phase::DEAL, Kind::DEAL)) return deal_refusal(state, action);
  if (is(Phase::DISPLAY, Kind::REVEAL_PLATE)) return reveal_plate_refusal(state, action.of[0]);
  if (is(Phase::BACK, Kind::REVEAL_BACK)) return reveal_back_refusal(state, action.of[0]);
  if (is(Phase::CHIP, Kind::REVEAL_CHIP))
    return reveal_chip_refusal(state, action.of[0], action.of[1]);
  if (is(Phase::FRONTS, Kind::REVEAL_FRONTS)) return fronts_refusal(state, action);
  if (is(Phase::START, Kind::FIRST)) return action.of[0] < SEATS ? nullptr : "DU-2.6";
  if (is(Phase::SCORING, Kind::SCORING)) return scoring_drawn_refusal(action, scoring_tiles);
  return turn_refusal(state);
}

// Why the actor may not do this here. So many scoring tiles are drawn, where chance draws them.
inline Rule refusal(const State& state, const Action& action, int scoring_tiles) {
  const int seat = state.turn;
  if (is_chance(state) || seat == NO_SEAT) return chance_refusal(state, action, scoring_tiles);
  const auto& [first, second, third] = action.of;
  const auto in = [&](Phase phase) { return state.phase == phase; };
  switch (action.kind) {
    case Kind::TAKE_SUN:
      if (in(Phase::TURN)) return sun_refusal(state, first, second, third, seat);
      break;
    case Kind::TAKE_MOON:
      if (in(Phase::TURN)) return moon_refusal(state, first, second, seat);
      break;
    case Kind::TAKE_CHIP:
      if (in(Phase::TURN)) return chip_refusal(state, first, seat);
      break;
    case Kind::TAKE_PLATE:
      if (in(Phase::TURN) || in(Phase::SETUP)) return take_plate_refusal(state, first, seat);
      break;
    case Kind::DRAW_PLATE:
      if (in(Phase::DRAWING)) return nullptr;
      if (!in(Phase::TURN)) break;
      if (const Rule rule = token_refusal(state, seat)) return rule;
      return draw_refusal(state, seat);
    case Kind::STOP_DRAWING:
      if (in(Phase::DRAWING)) return nullptr;
      break;
    case Kind::KEEP_PLATE:
      if (in(Phase::KEEPING)) return hand_refusal(state, first);
      break;
    case Kind::RETURN_PLATE:
      if (in(Phase::RETURNING)) return hand_refusal(state, first);
      break;
    case Kind::PLACE_PLATE:
      if (in(Phase::PLACING)) return place_refusal(state, first, second, third, seat);
      break;
    case Kind::STACK:
      if (in(Phase::STACKING)) return stack_refusal(state, first);
      break;
    case Kind::PLACE_TILE:
      if (in(Phase::TILING)) return space_refusal(state, first, second, seat);
      break;
    case Kind::KEEP_CHIPS:
      if (in(Phase::PAYING)) return keep_refusal(state);
      break;
    case Kind::SPEND_CHIPS:
      if (in(Phase::PAYING)) return payment_refusal(state, first, seat);
      break;
    case Kind::SPEND_CHIP:
      if (in(Phase::SPENDING)) return spend_refusal(state, first, seat);
      break;
    default:
      break;
  }
  return turn_refusal(state);
}

template <class Sink>
void end_taking(State& state, Sink sink) {
  if (state.phase != Phase::STACKING) end_turn(state, sink);
}

// Once the line at hand is paid for, its tile is placed.
template <class Sink>
void end_payment(State& state, int seat, Sink sink) {
  if (!is_paid(state, seat)) return;
  const unsigned columns = matching_at_hand(state, seat);
  if (columns & (columns - 1)) {
    state.phase = Phase::TILING;
    return;
  }
  place_tile(state, seat, std::countr_zero(columns), sink);
  next_line(state, sink);
}

// What a seat decides, which must be legal.
template <class Sink>
void apply_decision(State& state, const Decision& decision, Sink sink) {
  const int seat = state.turn;
  const auto& [first, second, third] = decision.of;
  switch (decision.kind) {
    case Kind::TAKE_SUN:
      apply_take_sun(state, first, second, third, seat, sink);
      return end_taking(state, sink);
    case Kind::TAKE_MOON:
      apply_take_moon(state, first, second, seat, sink);
      return end_taking(state, sink);
    case Kind::STACK:
      apply_stack(state, first, sink);
      return end_taking(state, sink);
    case Kind::TAKE_CHIP:
      apply_take_chip(state, first, seat, sink);
      return end_taking(state, sink);
    case Kind::TAKE_PLATE:
      return apply_take_plate(state, first, seat, sink);
    case Kind::DRAW_PLATE:
      return apply_draw(state, seat, sink);
    case Kind::STOP_DRAWING:
      state.phase = Phase::FRONTS;
      return;
    case Kind::KEEP_PLATE:
      return apply_keep(state, first, sink);
    case Kind::RETURN_PLATE:
      return apply_return(state, first, sink);
    case Kind::PLACE_PLATE: {
      apply_place(state, first, second, third, seat, sink);
      // The set-up uses no token (DU-2.6), a turn does (DU-4.1).
      const bool is_setup = state.boards[seat].tokens == TOKENS;
      return is_setup ? prepare(state) : end_turn(state, sink);
    }
    case Kind::KEEP_CHIPS:
      return next_line(state, sink);
    case Kind::PLACE_TILE:
      place_tile(state, seat, second - 1, sink);
      return next_line(state, sink);
    case Kind::SPEND_CHIPS:
      apply_payment(state, first, seat, sink);
      return end_payment(state, seat, sink);
    case Kind::SPEND_CHIP:
      apply_spend(state, first, seat, sink);
      return end_payment(state, seat, sink);
    default:
      return;
  }
}

// What chance draws or turns up, which must be possible.
template <class Sink>
void apply_chance(State& state, const Action& action, Sink sink) {
  const int seat = state.turn;
  switch (action.kind) {
    case Kind::SCORING:
      return apply_scoring(state, action, sink);
    case Kind::FIRST:
      state.start = static_cast<std::int8_t>(action.of[0]);
      return prepare(state);
    case Kind::DEAL:
      return apply_deal(state, action, sink);
    case Kind::REVEAL_PLATE:
      return apply_reveal_plate(state, action.of[0], sink);
    case Kind::REVEAL_BACK:
      apply_reveal_back(state, action.of[0], sink);
      return seat == NO_SEAT ? prepare(state) : go_on_drawing(state, seat);
    case Kind::REVEAL_FRONTS:
      return apply_fronts(state, action, seat, sink);
    case Kind::REVEAL_CHIP:
      apply_reveal_chip(state, action.of[0], action.of[1], sink);
      return seat == NO_SEAT ? prepare(state) : end_turn(state, sink);
    default:
      return;
  }
}

// What chance draws or turns up here, with so many scoring tiles.
inline Action sample(const State& state, Rng& rng, int scoring_tiles) {
  switch (state.phase) {
    case Phase::DEAL:
      return sample_deal(state, rng);
    case Phase::DISPLAY:
      return action(Kind::REVEAL_PLATE, sample_reveal_plate(state, rng));
    case Phase::BACK:
      return action(Kind::REVEAL_BACK, sample_reveal_back(state, rng));
    case Phase::CHIP:
      return action(Kind::REVEAL_CHIP, chip_to_reveal(state), sample_reveal_chip(state, rng));
    case Phase::FRONTS:
      return sample_fronts(state, rng);
    case Phase::START:
      return action(Kind::FIRST, static_cast<int>(rng.below(SEATS)));
    case Phase::SCORING:
      return sample_scoring(scoring_tiles, rng);
    default:
      return {};  // chance does not act here
  }
}

}  // namespace tilewright::duel
