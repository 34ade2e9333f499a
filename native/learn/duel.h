// What is learned from games of Duel: which states, and what the net is told of them.
#pragma once

#include <cstdint>

#include "duel/game.h"
#include "learn/lesson.h"
#include "search/duel/boards.h"
#include "search/duel/evaluation.h"
#include "search/duel/inputs.h"
#include "search/duel/weights.h"
#include "search/net.h"

namespace tilewright::learn {

template <>
struct Lesson<duel::Duel> {
  using State = duel::State;

  static constexpr int INPUTS = search::duel::INPUTS, CONTEXTS = search::duel::CONTEXTS;
  static constexpr int MOST_INPUTS = 176, MOST_CONTEXTS = 34;  // of one board, of one seat

  // Inputs that tell an amount, in the order of amounts; the contexts of which each seat has one.
  static constexpr Group ORDERED[] = {
      {search::duel::OPEN_POINTS, search::duel::MOST_RUNS + 1},
      {search::duel::POINTS, search::duel::MOST_TOLD_SCORE + 1},
  };
  static constexpr Group ALWAYS = {search::duel::STARTER, 3};

  // Between two rounds, before the deal?
  static bool is_boundary(const State& state) {
    return state.phase == duel::Phase::DEAL && state.round > 1;
  }
  static bool is_mid_round(const State& state) { return state.phase == duel::Phase::TURN; }

  // The inputs of each board and the contexts of each seat, at a boundary or in a turn; the rows
  // are filled up with INPUTS and CONTEXTS.
  static void tell(const State& state, std::uint16_t* inputs, std::uint16_t* contexts) {
    namespace own = search::duel;
    const bool in_round = is_mid_round(state);
    const int round = in_round ? state.round : state.round - 1;  // the one that was played last
    const unsigned sides = own::sides_in_play(state);
    const own::Boards boards(own::WEIGHTS, nullptr, round, sides, 0);
    for (int seat = 0; seat < duel::SEATS; ++seat) {
      const duel::Board& board = state.boards[seat];
      Row row(inputs + seat * MOST_INPUTS, MOST_INPUTS, INPUTS);
      Row around(contexts + seat * MOST_CONTEXTS, MOST_CONTEXTS, CONTEXTS);
      own::round_contexts(state, round, !in_round, around);
      if (in_round) {
        const bool holds_start_tile = state.start_tile == seat;
        own::board_inputs(boards.tiled_best(board, holds_start_tile, 0, false), board, sides, row);
        own::table_contexts(state, around);
        own::seat_contexts(state, seat, around);
      } else {
        own::board_inputs(board, sides, row);
        around(own::starter_context(state.start, seat));
      }
    }
  }

  // Everybody's share of the win between two rounds, without search.
  static void judge(const State& state, const search::Net* net, float* shares) {
    namespace own = search::duel;
    State before = state;
    --before.round;
    own::Evaluation evaluation(own::WEIGHTS, net, before, 0, 0);
    const auto judged = net ? evaluation.judged_end(state) : evaluation.classic_end(state);
    shares[0] = static_cast<float>(judged.win);
    shares[1] = 1 - shares[0];
  }
};

}  // namespace tilewright::learn
