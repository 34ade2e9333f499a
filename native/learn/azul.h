// What is learned from games of Azul: which states, and what the net is told of them.
#pragma once

#include <atomic>
#include <cstdint>

#include "azul/game.h"
#include "learn/lesson.h"
#include "search/azul/inputs.h"
#include "search/azul/think.h"
#include "search/azul/utility.h"
#include "search/calibration.h"
#include "search/judgement.h"
#include "search/think.h"

namespace tilewright::learn {

template <int SEATS, bool GRAY>
struct Lesson<azul::Azul<SEATS, GRAY>> {
  using Game = azul::Azul<SEATS, GRAY>;
  using State = typename Game::State;
  using Judgement = search::Judgement<Game>;
  using Weights = typename Judgement::Weights;

  static constexpr int INPUTS = search::azul::INPUTS, CONTEXTS = search::azul::CONTEXTS;
  static constexpr int MOST_INPUTS = 88, MOST_CONTEXTS = 16;  // of one board, of one seat

  // Inputs that tell an amount; the contexts of which each seat has one.
  static constexpr Ordered ORDERED[] = {
      {search::azul::OPEN, search::azul::MOST_OPEN_POINTS + 1, 1, 0},
      {search::azul::SCORE, search::azul::MOST_TOLD_SCORE + 1, 1, 1},
  };
  static constexpr Group ALWAYS = {search::azul::STARTER, search::azul::MOST_SEATS + 1};

  static constexpr double FOR_POINTS = search::azul::FOR_POINTS;  // of a share as a search tells it

  // Between two rounds, before the deal?
  static bool is_boundary(const State& state) {
    return state.phase == azul::Phase::DEAL && state.round > 1;
  }
  static bool is_mid_round(const State& state) { return state.phase == azul::Phase::OFFER; }
  static bool is_deal(const State& state) { return state.phase == azul::Phase::DEAL; }

  // What the correction of a value depends on.
  static search::Cell cell(const State& state, int depth, int best) {
    return search::azul::cell_of(state, depth, best);
  }

  // Games are not varied.
  struct Variation {};
  static Variation vary(State&, const Weights&, Rng&) { return {}; }
  static search::Report think(const Game& game, const State& state, const search::Request& request,
                              const std::atomic<bool>& stop, const Judgement& judgement,
                              const Variation&) {
    return search::think(game, state, request, stop, judgement);
  }

  // The inputs of each board and the contexts of each seat, at a boundary or in an offer; the rows
  // are filled up with INPUTS and CONTEXTS.
  static void tell(const State& state, const Weights& weights, std::uint16_t* inputs,
                   std::uint16_t* contexts) {
    namespace own = search::azul;
    const bool in_offer = is_mid_round(state);
    const int stage = std::clamp<int>(state.round - !in_offer, 1, own::STAGES) - 1;
    for (int seat = 0; seat < SEATS; ++seat) {
      azul::Board<GRAY> board = state.boards[seat];
      const unsigned busy = own::complete_lines(board);
      const int fallen = board.floor.count();
      own::tiled_now(board, weights, stage, &board);
      Row row(inputs + seat * MOST_INPUTS, MOST_INPUTS, INPUTS);
      own::board_inputs(board, busy, fallen, row);
      Row around(contexts + seat * MOST_CONTEXTS, MOST_CONTEXTS, CONTEXTS);
      own::round_contexts(state, in_offer, around);
      around(own::starter_context(in_offer ? state.marker : state.start, seat, SEATS));
      if (!in_offer) continue;
      around(own::turn_context(state.turn, seat, SEATS));
      Tiles tiles = state.centre;
      int factories = 0;
      for (const Few factory : state.factories) {
        factories += factory.any();
        tiles = plus(tiles, factory.tiles());
      }
      const auto count = [&](int colour) { return int{tiles.of[colour]}; };
      own::table_contexts(tiles.total(), count, factories, around);
    }
  }

  // Everybody's share of the win between two rounds, without search.
  static void judge(const State& state, const Judgement& judgement, float* shares) {
    namespace own = search::azul;
    State before = state;
    --before.round;
    own::Round<SEATS, GRAY> round(judgement);
    round.begin(before);
    own::Position<SEATS> position;
    for (int seat = 0; seat < SEATS; ++seat)
      position.boards[seat] = own::Lines::of(state.boards[seat]);
    position.marker = state.start;
    for (int seat = 0; seat < SEATS; ++seat)
      shares[seat] =
          static_cast<float>(judgement.net ? own::share<SEATS>(round.judged(position), seat)
                                           : own::share(round.leaf(position), seat, round.scale()));
  }

  // The same as a search tells it, with a part for the points.
  static void value(const State& state, const Judgement& judgement, float* shares) {
    judge(state, judgement, shares);
  }
};

}  // namespace tilewright::learn
