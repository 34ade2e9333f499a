// What is learned from games of Duel: which states, and what the net is told of them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>

#include "core/random.h"
#include "duel/game.h"
#include "learn/lesson.h"
#include "search/calibration.h"
#include "search/duel/boards.h"
#include "search/duel/evaluation.h"
#include "search/duel/inputs.h"
#include "search/duel/think.h"
#include "search/duel/weights.h"
#include "search/judgement.h"
#include "search/report.h"
#include "search/think.h"

namespace tilewright::learn {

template <>
struct Lesson<duel::Duel> {
  using State = duel::State;
  using Judgement = search::Judgement<duel::Duel>;
  using Weights = search::duel::Weights;

  static constexpr int INPUTS = search::duel::INPUTS, CONTEXTS = search::duel::CONTEXTS;
  static constexpr int MOST_INPUTS = 184, MOST_CONTEXTS = 34;  // of one board, of one seat

  // Inputs that tell an amount; the contexts of which each seat has one.
  static constexpr Ordered ORDERED[] = {
      {search::duel::OPEN_POINTS, search::duel::MOST_RUNS + 1, 1, 0},
      {search::duel::POINTS, search::duel::MOST_TOLD_SCORE + 1, 1, 1},
      {search::duel::WORTH, search::duel::WORTHS, 1, 2},
      {search::duel::WORTH_REST, search::duel::FINE_STEP, 1.0 / search::duel::FINE_STEP, 2},
  };
  static constexpr Group ALWAYS = {search::duel::STARTER, 3};

  static constexpr double FOR_POINTS = search::duel::LEAD_PART;  // of a share as a search tells it

  // Between two rounds, before the deal?
  static bool is_boundary(const State& state) {
    return state.phase == duel::Phase::DEAL && state.round > 1;
  }
  static bool is_mid_round(const State& state) { return state.phase == duel::Phase::TURN; }
  static bool is_deal(const State& state) { return state.phase == duel::Phase::DEAL; }

  // What the correction of a value depends on.
  static search::Cell cell(const State& state, int depth, int best) {
    return search::duel::cell_of(state, depth, best);
  }

  // Players agree too well on what scoring tiles are worth, so that hardly anybody completes a
  // column, a diagonal or a corner. In a game that is varied they start with other scores, and one
  // or both play without a net by weights that over- or underrate each side.
  struct Variation {
    std::shared_ptr<const search::duel::Weights> of[duel::SEATS];  // empty: as ever
  };
  static Variation vary(State& state, const Weights& usual, Rng& rng) {
    Variation found;
    for (duel::Board& board : state.boards)
      board.score = static_cast<std::int16_t>(rng.below(MOST_START_SCORE + 1));
    const unsigned who = 1 + rng.below(3);
    for (int seat = 0; seat < duel::SEATS; ++seat)
      if (who >> seat & 1) found.of[seat] = taste(usual, rng);
    return found;
  }
  static search::Report think(const duel::Duel& game, const State& state,
                              const search::Request& request, const std::atomic<bool>& stop,
                              const Judgement& judgement, const Variation& variation) {
    const auto& weights = variation.of[state.turn];
    if (!weights) return search::think(game, state, request, stop, judgement);
    return search::duel::Thinking(game, state, request, stop, {}, *weights, nullptr).report();
  }

  // The inputs of each board and the contexts of each seat, at a boundary or in a turn; the rows
  // are filled up with INPUTS and CONTEXTS.
  static void tell(const State& state, const Weights& weights, std::uint16_t* inputs,
                   std::uint16_t* contexts) {
    namespace own = search::duel;
    const bool in_round = is_mid_round(state);
    const int round = in_round ? state.round : state.round - 1;  // the one that was played last
    const unsigned sides = own::sides_in_play(state);
    const own::Boards boards(weights, nullptr, round, sides, 0);
    for (int seat = 0; seat < duel::SEATS; ++seat) {
      const duel::Board& board = state.boards[seat];
      Row row(inputs + seat * MOST_INPUTS, MOST_INPUTS, INPUTS);
      Row around(contexts + seat * MOST_CONTEXTS, MOST_CONTEXTS, CONTEXTS);
      own::round_contexts(state, round, !in_round, around);
      own::Worth worth;
      if (in_round) {
        const auto tiled = boards.tiled_best(board, state.start_tile == seat, 0, false);
        worth = tiled.worth;
        own::board_inputs(tiled, board, sides, row);
        own::supply_inputs(board, own::Supply(state), row);
        own::table_contexts(state, around);
        own::seat_contexts(state, seat, around);
      } else {
        worth = boards.tiled(board, 0);
        own::board_inputs(board, sides, row);
        around(own::starter_context(state.start, seat));
      }
      const double left = in_round ? own::Evaluation::tiles_left(state) : 0;
      const own::WorthInputs told(own::Evaluation::odds(weights, round, worth, left));
      row(told.step);
      row(told.rest);
    }
  }

  // Everybody's share of the win between two rounds, without search.
  static void judge(const State& state, const Judgement& judgement, float* shares) {
    shares[0] = static_cast<float>(judged(state, judgement).win);
    shares[1] = 1 - shares[0];
  }

  // The same as a search tells it, with a part for the points.
  static void value(const State& state, const Judgement& judgement, float* shares) {
    shares[0] = static_cast<float>(judged(state, judgement).value());
    shares[1] = 1 - shares[0];
  }

 private:
  static constexpr int MOST_START_SCORE = 15;

  // To the first seat.
  static search::duel::Evaluation::Judged judged(const State& state, const Judgement& judgement) {
    State before = state;
    --before.round;
    search::duel::Evaluation evaluation(judgement.weights, judgement.net_if_any(), before, 0, 0);
    return judgement.net ? evaluation.judged_end(state) : evaluation.classic_end(state);
  }

  // The weights with the features of each side counted half, once, twice or three times.
  static std::shared_ptr<const Weights> taste(const Weights& usual, Rng& rng) {
    namespace own = search::duel;
    constexpr int FIRST[] = {own::ROW_LACKS,    own::COLUMN_LACKS,  own::DIAGONAL_LACKS,
                             own::JOKERS_LACK,  own::KINDS_IN_ROW,  own::BORDER_FILLED,
                             own::CORNER_LACKS, own::SPECIALS_LACK, own::FEATURES};
    constexpr float TIMES[] = {0.5f, 1, 2, 3};
    auto found = std::make_shared<own::Weights>(usual);
    for (std::size_t side = 0; side + 1 < std::size(FIRST); ++side) {
      const float times = TIMES[rng.below(std::size(TIMES))];
      for (int round = 0; round < duel::LAST_ROUND; ++round)
        for (int feature = FIRST[side]; feature < FIRST[side + 1]; ++feature) {
          found->end[round][feature] *= times;
          found->start[round][feature] *= times;
        }
    }
    return found;
  }
};

}  // namespace tilewright::learn
