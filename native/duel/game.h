// Duel: the game with the options of its table. Twin of duel/game.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/game.h"
#include "duel/actions.h"
#include "duel/dealing.h"
#include "duel/encoding.h"
#include "duel/ending.h"
#include "duel/hash.h"
#include "duel/notation.h"
#include "duel/observation.h"
#include "duel/reading.h"
#include "duel/state.h"
#include "duel/steps.h"

namespace tilewright::duel {

// The rules of Azul Duel with 3 or 4 scoring tiles (DU-2.2).
struct Duel {
  static constexpr int SEATS = duel::SEATS;
  static constexpr int NUM_ACTIONS = duel::NUM_ACTIONS;
  static constexpr std::size_t ENCODED = duel::ENCODED;
  using State = duel::State;
  using Action = duel::Action;

  // The sides in play, as in SIDES; the starred ones: rows, columns, diagonals [ruling] (DU-2.2).
  std::uint8_t sides[SCORING_TILES] = {0, 2, 4, 0};
  int number_of_sides = 3;  // 0: chance draws them
  int drawn_tiles = 0;      // how many scoring tiles it draws then: 3 or 4
  int first = NO_SEAT;      // the seat that starts round 1; NO_SEAT lets chance draw it (DU-2.6)

  static PlaneList planes() { return duel::planes(); }

  State start() const { return set_up(sides, number_of_sides, first); }

  int actor(const State& state) const {
    if (is_chance(state)) return CHANCE;
    return state.turn == NO_SEAT ? NOBODY : state.turn;
  }

  int round_of(const State& state) const { return state.round; }
  int score(const State& state, int seat) const { return state.boards[seat].score; }
  int standing(const State& state, int seat) const { return duel::standing(state, seat); }
  void forecast(const State& state, int seat, Effects sink) const {
    duel::standing(state, seat, sink);
  }
  bool veil(const State& state, Effect& effect, int seat) const {
    return duel::veil(state, effect, seat);
  }

  int legal_actions(const State& state, ActionId* ids) const {
    return static_cast<int>(duel::legal_actions(state, ids) - ids);
  }

  Rule refusal(const State& state, const Action& action) const {
    return duel::refusal(state, action, drawn_tiles);
  }

  template <class Sink = Dropped>
  void apply_unchecked(State& state, ActionId id, Sink sink = {}) const {
    apply_decision(state, DECISIONS[id], sink);
  }

  template <class Sink = Dropped>
  void apply_unchecked(State& state, const Action& action, Sink sink = {}) const {
    if (action.kind >= Kind::SCORING)
      apply_chance(state, action, sink);
    else
      apply_decision(state, action, sink);
  }

  Action sample(const State& state, Rng& rng) const {
    return duel::sample(state, rng, drawn_tiles);
  }

  void let_chance_act(State& state, Rng& rng) const {
    apply_chance(state, sample(state, rng), Dropped{});
  }

  unsigned winners(const State& state) const { return duel::winners(state); }

  static Action action_of(ActionId id) { return duel::action_of(id); }
  static int action_id(const Action& action) { return duel::action_id(action); }
  static bool parse_action(std::string_view text, Action& action) {
    return duel::parse_action(text, action);
  }
  static void write_action(const Action& action, Writer& out) { duel::write_action(action, out); }

  bool parse_state(std::string_view text, State& state) const {
    return duel::parse_state(text, state);
  }
  void write_state(const State& state, Writer& out) const { duel::write_state(state, out); }

  std::uint64_t hash(const State& state) const { return duel::hash(state); }

  void encode(const State& state, int seat, std::uint8_t* out) const {
    duel::encode(state, seat, out);
  }
};

static_assert(Game<Duel>);

}  // namespace tilewright::duel
