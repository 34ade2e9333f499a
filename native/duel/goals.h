// The goals of Duel: what the scoring tiles are worth (DU-8.1 to DU-8.8), now and at most. Twin of
// duel/goals.py.
#pragma once

#include <algorithm>
#include <bit>

#include "core/goals.h"
#include "duel/ending.h"
#include "duel/plates.h"
#include "duel/reach.h"
#include "duel/state.h"

namespace tilewright::duel {

// The rule of each side, in the order of SIDES.
inline constexpr Rule SIDE_RULES[NUMBER_OF_SIDES] = {
    "DU-8.1", "DU-8.5", "DU-8.2", "DU-8.6", "DU-8.3", "DU-8.7", "DU-8.4", "DU-8.8",
};
inline constexpr int JOKER_PLATES = std::popcount(plates_with(JOKER));  // DU-1.4

// The most that a side can still be worth on a dome.
namespace reach {

inline int most_of_rows(const Dome& dome) {
  int count = 0;
  for (const Band& band : dome)
    count += can_fill(band, ALL) ? 2 : can_fill(band, ROW[0]) || can_fill(band, ROW[1]);
  return ROW_POINTS * count;
}

inline int most_of_columns(const Dome& dome) {
  int most = 0;
  for (unsigned some = FULL; some; --some) {
    if (std::popcount(some) <= most) continue;
    const auto fits = [some](const Band& band) { return can_fill(band, columns(some)); };
    if (std::ranges::all_of(dome, fits)) most = std::popcount(some);
  }
  return COLUMN_POINTS * most;
}

inline int most_of_diagonals(const Dome& dome) {
  bool falling = true, rising = true, both = true;
  for (int number = 0; number < BANDS; ++number) {  // DU-8.3
    const int row = 2 * number, left = 1 << row, right = 1 << (LINES - 1 - row);
    const Spaces falls = static_cast<Spaces>(left | left << (LINES + 1));
    const Spaces rises = static_cast<Spaces>(right | right << (LINES - 1));
    falling = falling && can_fill(dome[number], falls);
    rising = rising && can_fill(dome[number], rises);
    both = both && can_fill(dome[number], falls | rises);
  }
  return DIAGONAL_POINTS * (both ? 2 : falling || rising);
}

inline int most_of_corners(const Dome& dome) {
  const auto full = [](const Band& band) {
    const Spaces left = cell(0), right = cell(CELLS - 1);
    return can_fill(band, left | right) ? 2 : can_fill(band, left) || can_fill(band, right);
  };
  return UPPER_CORNER_POINTS * full(dome.front()) + LOWER_CORNER_POINTS * full(dome.back());
}

inline int most_of_five_colours(const Dome& dome) {
  int rows = 0;
  for (const Band& band : dome) rows += most_rows(band, FIVE_COLOURS);
  return FIVE_COLOURS_POINTS * rows;
}

inline int most_of_border(const Dome& dome) {
  const Spaces sides = columns(1 | 1u << (LINES - 1));  // DU-8.6
  return BORDER_POINTS * (most_filled(dome[0], sides | ROW[0]) + most_filled(dome[1], sides) +
                          most_filled(dome[2], sides | ROW[1]));
}

inline int most_of_empty_specials(const Dome& dome) {
  int count = 0;
  for (const Band& band : dome) count += fewest_empty_specials(band);
  return -EMPTY_SPECIAL_COST * count;
}

// Of any side; so many joker plates lie on no dome yet.
inline int most_of_side(int side, const Dome& dome, int jokers_left) {
  switch (side) {  // in the order of SIDES
    case 0:
      return most_of_rows(dome);
    case 1:
      return most_of_five_colours(dome);
    case 2:
      return most_of_columns(dome);
    case 3:
      return most_of_border(dome);
    case 4:
      return most_of_diagonals(dome);
    case 5:
      return most_of_corners(dome);
    case 6:
      return JOKER_POINTS * jokers(dome, jokers_left);
    default:
      return most_of_empty_specials(dome);
  }
}

}  // namespace reach

// What each scoring tile is worth to each seat.
inline Goals<SEATS, SCORING_TILES> goals(const State& state) {
  Goals<SEATS, SCORING_TILES> found;
  for (const int side : state.scoring) {
    Goal<SEATS>& goal = found.of[found.count++];
    goal.name = SIDES[side];
    goal.rule = SIDE_RULES[side];
    for (int seat = 0; seat < SEATS; ++seat)
      goal.now[seat] = goal.possible[seat] = side_points(state.boards[seat], side);
  }
  if (state.phase == Phase::OVER) return found;
  const reach::Dome domes[] = {reach::dome_of(state, 0), reach::dome_of(state, 1)};
  int jokers_left = JOKER_PLATES;
  for (const reach::Dome& dome : domes)
    for (const reach::Band& band : dome) jokers_left -= band.joker_plates;
  for (int at = 0; at < found.count; ++at)
    for (int seat = 0; seat < SEATS; ++seat)
      found.of[at].possible[seat] =
          reach::most_of_side(state.scoring.of[at], domes[seat], jokers_left);
  return found;
}

}  // namespace tilewright::duel
