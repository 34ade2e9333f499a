// Weights: how much each feature of a board counts, in points.
#pragma once

#include "duel/game.h"
#include "search/duel/features.h"
#include "search/judgement.h"

namespace tilewright::search::duel {

struct Weights {
  float end[LAST_ROUND][FEATURES];    // by round, when it ends; the last round ends exactly
  float start[LAST_ROUND][FEATURES];  // by round, when it starts
  float first_end[LAST_ROUND];        // of the start tile, when the round ends,
  float first_start[LAST_ROUND];      // and when it starts
  float turn[LAST_ROUND];             // of being in turn, when the round starts
  float spread_end[LAST_ROUND];       // points for which the odds to win grow e-fold
  float spread_start[LAST_ROUND];     // the same when the round starts
};

}  // namespace tilewright::search::duel

template <>
struct tilewright::search::WeightsOf<tilewright::duel::Duel> {
  using type = duel::Weights;
};
