// Weights: how much each feature of a board counts, in points.
//
// Fitted, not written: the lead in points at the end of the game was regressed on the difference of
// both boards' features, over positions of games that the search played with itself at 250 or 300
// nodes a decision and 3 % of random ones, with 3 and 4 scoring tiles drawn at random. The first
// weights were guessed; then five generations of 1,000 to 3,000 games followed, each fitted to the
// last two or three, these to 126,000 positions: ridge regression towards the weights of the
// generation before, and towards equal weights at the end of a round and at the start of the next.
// The target is 0.2 of the final lead and 0.8 of what was expected at the end of the round.
// Spreads: where a logistic curve of the expected lead fits best who won.
#pragma once

#include "search/duel/features.h"

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

// clang-format off
inline constexpr Weights WEIGHTS = {
    // end: a row for each round, in the order of Feature
    {
        {-2.68f, 2.63f, 1.43f, 4.78f, 4.54f, 3.08f, 1.25f, 2.32f, 1.27f, 0.38f, 4.03f, 3.24f,
         1.87f, 1.24f, 0.39f, -1.78f, -10.75f, -0.47f, 0.91f, 0.68f, -2.96f, 0.45f, 0.53f, 0.42f,
         0.58f, 0.48f, 0.5f, 0.53f, 0.51f, 0.38f, 0.05f, 0.31f, -0.41f, -0.25f, -0.25f, -0.55f,
         0.23f, -0.12f, 1.05f, 1.35f, -0.73f, 1.55f, 0.62f, 0.21f, 0, 0, 0, 0, 0, 0, 0, 3.0f,
         1.25f, 0.65f, 2.44f, 7.54f, 2.48f, 1.32f, -0.14f, -0.18f, -0.2f, 0, -0.08f, 9.94f, 4.35f,
         1.2f, 0.92f, -0.15f, 0.34f, 0.74f, 0.35f, 0.5f, 4.01f, 1.87f, 1.58f, 0.33f, -0.15f,
         -0.05f, -0.11f, -0.2f, 0.14f, -2.59f, -0.9f, 0.32f},
        {-2.88f, -1.06f, -2.77f, 0.48f, -0.34f, -1.79f, 2.97f, 2.51f, 1.67f, 0.25f, 3.5f, 2.84f,
         2.59f, 1.84f, 0.89f, -1.12f, -0.81f, -6.86f, -4.2f, 3.12f, 0.04f, 0.63f, 0.55f, 0.55f,
         0.75f, 0.51f, 0.11f, 0.02f, 0.16f, 0.21f, -0.08f, 0.29f, 0.32f, -0.24f, -0.34f, -1.04f,
         0.36f, -0.49f, 0.06f, 0.43f, 1.79f, 1.34f, -0.33f, 1.03f, 0, 0, 0, 0, 0, 0, 0, 2.97f,
         1.55f, 5.19f, 2.97f, 11.31f, 5.13f, 2.98f, 3.2f, 0.96f, -0.35f, -0.09f, -0.14f, 9.22f,
         6.3f, 2.29f, 0.64f, -0.05f, 0.25f, 0.16f, 0.08f, -0.1f, 4.14f, 3.9f, 2.68f, 0.81f,
         -0.09f, 0.11f, -0.36f, 0.35f, -0.06f, -2.81f, -0.88f, 0.33f},
        {-3.61f, -2.79f, -5.54f, -0.84f, -2.1f, -2.27f, 0.42f, -0.99f, -1.71f, -3.21f, 2.57f,
         1.23f, 1.2f, 0.24f, -1.49f, -0.21f, -3.77f, -9.18f, -4.34f, -6.82f, -5.24f, 0.77f, 0.78f,
         0.56f, 0.58f, 0.2f, 0.14f, -0.04f, 0.1f, -0.08f, 0.17f, 0.35f, 0.47f, 0.22f, 0.03f,
         -0.37f, 0.29f, -0.18f, 0.01f, 0.26f, 1.37f, 1.37f, 0.39f, 1.1f, 0, 0, 0, 0, 0, 0, 0,
         2.03f, 5.88f, 4.0f, 1.17f, 9.3f, 8.02f, 5.23f, 3.08f, 0.62f, -0.97f, -0.41f, -0.15f,
         13.13f, 2.79f, 1.21f, 0.91f, -0.32f, 0.98f, 0.25f, -0.08f, -0.23f, 5.11f, 1.86f, 0.11f,
         0.69f, -0.2f, 0.64f, 0.08f, 0.26f, 0.1f, -2.65f, -1.59f, 0.04f},
        {-4.86f, -3.89f, -4.86f, -2.58f, -3.54f, -3.27f, -1.82f, -2.76f, -2.37f, -5.22f, 0.46f,
         -0.71f, -0.94f, -2.02f, -2.65f, -1.26f, -0.01f, -1.56f, -6.08f, -7.86f, -7.93f, 0.97f,
         0.86f, 0.54f, 0.71f, 0.54f, 0.18f, 0.09f, 0.11f, -0.1f, 0.08f, 0.28f, 0.45f, 0.57f,
         0.25f, 0.18f, 0.05f, -0.07f, -0.04f, -0.01f, 2.21f, -0.17f, -1.62f, 1.07f, 0, 0, 0, 0, 0,
         0, 0, 2.71f, 3.4f, 0.51f, 0.06f, 7.2f, 6.55f, 3.67f, 1.94f, 0.19f, -0.89f, -0.32f,
         -0.12f, 10.83f, 0.32f, 0.34f, 0.46f, -0.13f, 1.4f, 0.21f, -0.23f, -0.6f, 2.45f, 1.2f,
         -0.05f, 1.22f, -0.04f, 0.82f, 0.42f, 0.18f, 0.03f, -2.46f, -2.23f, -0.6f},
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
         0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
         0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    },
    // start: the same
    {
        {-0.39f, 2.33f, 0.5f, 0.13f, -0.16f, 0.07f, 0.69f, -0.31f, 0.07f, -0.86f, 3.15f, 2.24f,
         0.7f, -0.52f, -0.69f, -0.63f, -0.05f, 1.08f, -5.89f, -6.47f, -6.2f, 0.23f, 0.05f, 0.05f,
         0.55f, 0.4f, 0.78f, 0.99f, 0.67f, 0.82f, 0.08f, 0.35f, -0.2f, -0.12f, 0.2f, 0.41f,
         -0.04f, 0.44f, 0.82f, 0.77f, -1.95f, -1.56f, 2.05f, 0.18f, -3.48f, -1.05f, -1.29f,
         -0.33f, -2.65f, -1.21f, 2.29f, 3.0f, 1.4f, 0.13f, 0.54f, 7.11f, 3.53f, 1.32f, -0.26f,
         -0.51f, -0.04f, -0.01f, -0.03f, 9.99f, 4.65f, 0.05f, -0.16f, 0.25f, 0.6f, 0.32f, 0.31f,
         0.43f, 4.0f, 1.9f, 0.39f, -0.73f, -0.35f, 0.74f, 0.41f, 0.02f, 0.01f, -1.6f, -0.42f,
         1.51f},
        {-2.86f, 0.72f, -0.49f, 5.14f, 4.68f, 2.99f, 1.31f, 2.17f, 1.28f, 0.39f, 3.15f, 2.89f,
         1.82f, 1.31f, 0.18f, -1.71f, -10.33f, -2.35f, 0.93f, 0.3f, -6.27f, 0.53f, 0.32f, 0.41f,
         0.67f, 0.53f, 0.37f, 0.27f, 0.4f, 0.3f, -0.04f, 0.38f, -0.03f, -0.12f, -0.09f, -0.75f,
         0.19f, -0.17f, 0.82f, 1.08f, -0.8f, 1.24f, 0.98f, 0.27f, -4.09f, -4.56f, -3.14f, 1.18f,
         -2.67f, -1.64f, 2.78f, 3.0f, 1.26f, 0.88f, 3.08f, 7.72f, 2.33f, 1.53f, 0.32f, -0.18f,
         -0.25f, 0.01f, -0.07f, 9.9f, 4.7f, 2.66f, 1.14f, -0.17f, 0.23f, 0.47f, 0.44f, 0.52f,
         4.01f, 1.96f, 2.11f, 0.41f, -0.21f, -0.31f, -0.2f, -0.17f, 0.07f, -2.76f, -1.36f,
         -0.49f},
        {-4.24f, -2.78f, -2.9f, -0.92f, -0.16f, -1.5f, 2.71f, 2.03f, 1.07f, -0.07f, 2.94f, 2.37f,
         2.33f, 1.98f, 1.56f, -1.68f, -1.42f, -7.05f, -4.8f, 2.39f, 0.56f, 0.72f, 0.56f, 0.49f,
         0.68f, 0.48f, 0.14f, 0.04f, 0.06f, 0.16f, -0.13f, 0.23f, 0.3f, -0.17f, -0.12f, -0.92f,
         0.37f, -0.42f, 0.05f, 0.39f, 1.33f, 1.63f, -0.1f, 1.12f, -5.42f, -7.08f, -3.98f, -0.31f,
         -0.01f, -0.45f, 3.63f, 2.93f, 1.76f, 5.92f, 2.34f, 12.88f, 5.75f, 3.29f, 3.5f, 1.15f,
         -0.31f, -0.12f, -0.14f, 9.42f, 6.63f, 1.0f, 1.05f, 0.46f, 0.14f, 0.13f, 0.01f, -0.06f,
         4.2f, 4.39f, 1.15f, 0.67f, -0.26f, 0.19f, -0.24f, 0.28f, -0.02f, -2.61f, -0.95f, 0.33f},
        {-5.48f, -4.24f, -5.91f, -1.45f, -1.87f, -2.69f, -0.77f, -0.83f, -2.0f, -3.87f, 2.22f,
         1.48f, 0.81f, -0.26f, -1.94f, -1.62f, -4.0f, -8.41f, -4.82f, -6.17f, -5.11f, 0.82f,
         0.73f, 0.61f, 0.57f, 0.32f, 0.24f, 0.05f, 0.18f, -0.08f, 0.14f, 0.43f, 0.53f, 0.28f,
         -0.03f, -0.3f, 0.27f, -0.14f, 0.08f, 0.19f, 1.55f, 1.72f, 0.66f, 1.22f, -6.88f, -6.27f,
         -5.27f, -0.61f, -0.24f, 1.45f, 4.52f, 1.55f, 6.75f, 3.02f, 1.27f, 9.51f, 8.26f, 5.2f,
         3.06f, 0.8f, -0.95f, -0.38f, -0.12f, 12.81f, 1.41f, 0.75f, 0.52f, -0.37f, 0.99f, 0.41f,
         -0.1f, -0.25f, 4.86f, 1.87f, 0.29f, 1.04f, 0, 0.78f, 0.35f, 0.27f, 0.07f, -2.91f, -1.95f,
         -0.21f},
        {-4.85f, -4.99f, -4.81f, -3.47f, -3.35f, -3.12f, -2.39f, -3.24f, -2.55f, -4.04f, -0.99f,
         -1.47f, -1.28f, -1.9f, -2.79f, -0.99f, 0.31f, -1.15f, -4.98f, -6.86f, -6.66f, 1.01f,
         0.81f, 0.4f, 0.5f, 0.46f, 0.26f, 0.19f, 0.06f, -0.05f, -0.03f, 0.27f, 0.52f, 0.57f,
         0.32f, 0.08f, 0.06f, -0.02f, -0.04f, 0.01f, 2.35f, -0.17f, -1.27f, 1.18f, -6.39f, -5.13f,
         -5.38f, -2.54f, -1.79f, -0.02f, 4.11f, 6.89f, 2.07f, 0.51f, -0.08f, 6.9f, 6.09f, 3.59f,
         1.8f, 0.18f, -0.92f, -0.34f, -0.12f, 11.83f, 0.5f, 0.45f, 0.17f, 0.33f, 1.48f, 0.37f,
         -0.13f, -0.37f, 3.64f, 0.99f, -0.32f, 1.19f, 0, 0.91f, 0.3f, 0.15f, 0.04f, -2.84f,
         -2.55f, -1.32f},
    },
    {0.87f, 1.0f, 1.22f, 1.31f, 0},  // first_end
    {0.83f, 1.73f, 1.65f, 1.55f, 0},  // first_start
    {0.67f, 0.85f, 1.07f, 1.23f, 1.49f},  // turn
    {11.5f, 10.5f, 8.5f, 6.0f, 3.0f},  // spread_end
    {10.0f, 12.0f, 10.5f, 8.5f, 6.5f},  // spread_start
};
// clang-format on

}  // namespace tilewright::search::duel
