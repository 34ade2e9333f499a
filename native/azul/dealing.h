// Dealing: the set-up (AZ-1) and preparing the next round (AZ-6). Twin of azul/dealing.py.
#pragma once

#include <algorithm>

#include "azul/actions.h"
#include "azul/state.h"
#include "core/bag.h"

namespace tilewright::azul {

inline constexpr int TILES_OF_A_COLOUR = 20;  // AZ-1.2
inline constexpr int TILES_ON_A_FACTORY = 4;  // AZ-1.7

// The table before the first deal (AZ-1); `first` is a seat, or -1 for chance.
template <class State>
State set_up(int first) {
  State state;
  state.phase = first < 0 ? Phase::START : Phase::DEAL;  // AZ-1.6
  state.start = static_cast<std::int8_t>(first);
  for (std::uint8_t& count : state.bag.of) count = TILES_OF_A_COLOUR;  // AZ-1.2
  return state;
}

// The marker's holder starts the next round, and the marker goes back (AZ-6.1).
template <class State, class Sink = Dropped>
void prepare_round(State& state, Sink sink = {}) {
  if constexpr (Sink::IS_ON)
    if (state.marker >= 0)
      sink.move(MARKER_PIECE, place_of(state.marker, At::MARKER), place_at(At::CENTRE));
  if (state.marker >= 0) state.start = state.marker;  // AZ-6.5 [ruling]
  ++state.round;
  state.phase = Phase::DEAL;
  state.turn = -1;
  state.marker = -1;
}

// Why the bag and the lid can't give these factories, drawn in order.
template <class State>
Rule deal_refusal(const State& state, const Action& deal) {
  if (deal.count != State::FACTORIES) return "AZ-1.1";
  Bag bag(state.bag, state.lid);
  for (int at = 0; at < deal.count; ++at) {
    const Tiles& factory = deal.factories[at];
    const int due = std::min(TILES_ON_A_FACTORY, bag.total());  // AZ-6.3
    if (factory.total() != due) return due == TILES_ON_A_FACTORY ? "AZ-1.7" : "AZ-6.3";
    const int in_bag = bag.in_bag;
    if (!bag.take(factory)) return due <= in_bag ? "AZ-1.7" : "AZ-6.2";
  }
  return nullptr;
}

// The factories are filled: the start player begins (AZ-1.7, AZ-6.2).
template <class State>
void begin_offer(State& state, const Bag& bag) {
  state.bag = bag.bag;
  state.lid = bag.discard;
  state.phase = Phase::OFFER;
  state.turn = state.start;
}

template <class State, class Sink = Dropped>
void apply_deal(State& state, const Action& deal, Sink sink = {}) {
  Bag bag(state.bag, state.lid);
  for (int at = 0; at < State::FACTORIES; ++at) {
    if constexpr (Sink::IS_ON)
      bag.tell(sink, deal.factories[at], place_at(At::FACTORY, at + 1), place_at(At::LID));
    bag.take(deal.factories[at]);
    state.factories[at] = Few::of(deal.factories[at]);
  }
  begin_offer(state, bag);
}

// Draw the tiles of all factories, one after another (AZ-1.7, AZ-6.2, AZ-6.3).
template <class State>
Action sample_deal(const State& state, Rng& rng) {
  Action deal;
  deal.kind = Kind::DEAL;
  deal.count = State::FACTORIES;
  Bag bag(state.bag, state.lid);
  for (int at = 0; at < State::FACTORIES; ++at)
    deal.factories[at] = bag.draw(TILES_ON_A_FACTORY, rng);
  return deal;
}

// The same, straight onto the table.
template <class State>
void deal_at_random(State& state, Rng& rng) {
  Bag bag(state.bag, state.lid);
  for (Few& factory : state.factories) factory = Few::of(bag.draw(TILES_ON_A_FACTORY, rng));
  begin_offer(state, bag);
}

}  // namespace tilewright::azul
