// Azul: which rule module speaks in which phase. Twin of azul/game.py.
#pragma once

#include "azul/actions.h"
#include "azul/dealing.h"
#include "azul/encoding.h"
#include "azul/ending.h"
#include "azul/notation.h"
#include "azul/offer.h"
#include "azul/state.h"
#include "azul/tiling.h"
#include "core/game.h"
#include "core/hashing.h"

namespace tilewright::azul {

// The rules of Azul at a table of 2 to 4 seats, all with the same wall (AZ-1.1, AZ-1.4).
template <int SEATS_, bool GRAY_>
struct Azul {
  static constexpr int SEATS = SEATS_;
  static constexpr bool GRAY = GRAY_;
  using State = azul::State<SEATS, GRAY>;
  using Action = azul::Action;

  static constexpr int TAKES = number_of_takes(SEATS);
  static constexpr int NUM_ACTIONS = TAKES + (GRAY ? ROWS * ROWS : 0);
  static constexpr std::size_t ENCODED = azul::ENCODED<SEATS, GRAY>;

  int first = -1;  // the seat that starts round 1; -1 lets chance draw it (AZ-1.6)

  static PlaneList planes() { return azul::planes<SEATS, GRAY>(); }

  State start() const { return set_up<State>(first); }

  int actor(const State& state) const {
    if (state.phase == Phase::START || state.phase == Phase::DEAL) return CHANCE;
    return state.turn < 0 ? NOBODY : state.turn;
  }

  int round_of(const State& state) const { return state.round; }
  int score(const State& state, int seat) const { return state.boards[seat].score; }
  int standing(const State& state, int seat) const { return tiled_score(state.boards[seat]); }
  void forecast(const State& state, int seat, Effects sink) const {
    tiled_score(state.boards[seat], sink.of(seat));
  }
  bool veil(const State&, Effect&, int) const { return true; }  // nothing of Azul is hidden

  int legal_actions(const State& state, ActionId* ids) const {
    if (state.phase == Phase::OFFER) return legal_takes(state, ids);
    if constexpr (GRAY)
      if (state.phase == Phase::TILING) return legal_tiles(state, TAKES, ids);
    return 0;
  }

  Rule refusal(const State& state, const Action& action) const {
    if (state.phase == Phase::OFFER && action.kind == Kind::TAKE)
      return take_refusal(state, action);
    if constexpr (GRAY)
      if (state.phase == Phase::TILING && action.kind == Kind::TILE)
        return tile_refusal(state, action);
    if (state.phase == Phase::DEAL && action.kind == Kind::DEAL) return deal_refusal(state, action);
    if (state.phase == Phase::START && action.kind == Kind::FIRST)
      return action.seat < SEATS ? nullptr : "AZ-1.6";
    return turn_refusal(state.phase);
  }

  template <class Sink = Dropped>
  void apply_unchecked(State& state, ActionId id, Sink sink = {}) const {
    if constexpr (GRAY) {
      if (id >= TAKES) {
        place(state.boards[state.turn], state.lid, (id - TAKES) / ROWS, (id - TAKES) % ROWS,
              sink.of(state.turn));
        return end_offer(state, sink);
      }
    }
    apply_take<SEATS>(state, id / (COLOURS * TARGETS), id / TARGETS % COLOURS, id % TARGETS, sink);
    if (state.tiles_on_offer()) return;
    state.turn = state.start;  // AZ-3.8
    end_offer(state, sink);
  }

  template <class Sink = Dropped>
  void apply_unchecked(State& state, const Action& action, Sink sink = {}) const {
    switch (action.kind) {
      case Kind::TAKE:
      case Kind::TILE:
        return apply_unchecked(state, static_cast<ActionId>(action_id(action)), sink);
      case Kind::FIRST:
        return name_first(state, action.seat);
      case Kind::DEAL:
        return apply_deal(state, action, sink);
    }
  }

  Action sample(const State& state, Rng& rng) const {
    if (state.phase == Phase::DEAL) return sample_deal(state, rng);
    Action action;
    action.kind = Kind::FIRST;
    action.seat = static_cast<std::uint8_t>(rng.below(SEATS));
    return action;
  }

  void let_chance_act(State& state, Rng& rng) const {
    if (state.phase == Phase::DEAL)
      deal_at_random(state, rng);
    else
      name_first(state, static_cast<int>(rng.below(SEATS)));
  }

  unsigned winners(const State& state) const { return azul::winners(state); }

  static Action action_of(ActionId id) { return azul::action_of(SEATS, id); }
  static int action_id(const Action& action) { return azul::action_id(SEATS, GRAY, action); }
  static bool parse_action(std::string_view text, Action& action) {
    return azul::parse_action(text, action);
  }
  static void write_action(const Action& action, Writer& out) { azul::write_action(action, out); }

  bool parse_state(std::string_view text, State& state) const {
    return azul::parse_state(text, state);
  }
  void write_state(const State& state, Writer& out) const { azul::write_state(state, out); }

  // Tables that differ only in the order of their factories have the same hash.
  std::uint64_t hash(const State& state) const {
    State rest = state;
    std::uint64_t factories = 0;
    for (Few& factory : rest.factories) {
      factories += Rng::mixed(factory.bits + 1u);
      factory = {};
    }
    Hash hash;
    hash.add(factories);
    hash.add_bytes(&rest, sizeof rest);
    return hash.value();
  }

  void encode(const State& state, int seat, std::uint8_t* out) const {
    azul::encode<SEATS, GRAY>(state, seat, out);
  }

 private:
  static void name_first(State& state, int seat) {
    state.start = static_cast<std::int8_t>(seat);
    state.phase = Phase::DEAL;
  }

  // Tile the walls from the seat in turn on, and go on where nobody has to choose. Out of line, so
  // that the many takes before it stay small.
  template <class Sink>
  [[gnu::noinline]] static void end_offer(State& state, Sink sink) {
    tile_walls<SEATS>(state, sink);
    if (state.turn < 0) go_on_after_tiling<GRAY>(state, sink);
  }
};

static_assert(Game<Azul<2, false>> && Game<Azul<2, true>> && Game<Azul<3, false>>);
static_assert(Game<Azul<3, true>> && Game<Azul<4, false>> && Game<Azul<4, true>>);

}  // namespace tilewright::azul
