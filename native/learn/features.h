// Features: what the weights of a judgement are fitted to, of a state that is learned from.
#pragma once

#include <algorithm>
#include <cstdint>

#include "azul/game.h"
#include "duel/game.h"
#include "search/azul/features.h"
#include "search/azul/worth.h"
#include "search/duel/boards.h"
#include "search/duel/evaluation.h"
#include "search/duel/features.h"

namespace tilewright::learn {

// Of one state, between two rounds or in a turn of one.
template <class G>
struct Features;

template <int SEATS, bool GRAY>
struct Features<azul::Azul<SEATS, GRAY>> {
  static constexpr int COUNT = search::azul::FEATURES;

  float of[SEATS][COUNT] = {};
  std::int16_t scores[SEATS] = {};  // after tiling what is complete
  float left = 0;                   // the period of the offer; 0: the round has ended
  int starter = -1;                 // who has the marker, or starts the next round

  Features(const azul::State<SEATS, GRAY>& state, const search::azul::Weights& weights) {
    namespace own = search::azul;
    const bool in_offer = state.phase == azul::Phase::OFFER;
    const int stage = std::clamp<int>(state.round - !in_offer, 1, own::STAGES) - 1;
    for (int seat = 0; seat < SEATS; ++seat) {
      azul::Board<GRAY> board = state.boards[seat];
      own::tiled_now(board, weights, stage, &board);
      const auto add = [&](int feature, int count) {
        of[seat][feature] += static_cast<float>(count);
      };
      own::wall_features(board, add);
      own::line_features(board, add);
      scores[seat] = board.score;
    }
    starter = in_offer ? state.marker : state.start;
    if (!in_offer) return;
    int tiles = state.centre.total();
    for (const Few factory : state.factories) tiles += factory.tiles().total();
    left = static_cast<float>(own::period_of(tiles, SEATS));
  }
};

template <>
struct Features<duel::Duel> {
  static constexpr int COUNT = search::duel::FEATURES;

  float of[duel::SEATS][COUNT] = {};
  std::int16_t scores[duel::SEATS] = {};
  float left = 0;    // the share of the round's tiles that are left; 0: it has ended
  int starter = -1;  // who has the start tile, or starts the next round

  Features(const duel::State& state, const search::duel::Weights& weights) {
    namespace own = search::duel;
    const bool in_round = state.phase == duel::Phase::TURN;
    const unsigned sides = own::sides_in_play(state);
    const own::Boards boards(weights, nullptr, state.round - !in_round, sides, 0);
    for (int seat = 0; seat < duel::SEATS; ++seat) {
      own::Tiled tiled{state.boards[seat]};
      if (in_round) tiled = boards.tiled_best(tiled.board, state.start_tile == seat, 0, false);
      own::add_features(tiled.board, tiled.placed, sides, [&](int feature, auto amount) {
        of[seat][feature] += static_cast<float>(amount);
      });
      scores[seat] = tiled.board.score;
    }
    starter = in_round ? state.start_tile : state.start;
    if (in_round) left = static_cast<float>(own::Evaluation::tiles_left(state));
  }
};

}  // namespace tilewright::learn
