// What seats and chance can do in Duel, and its ids. Twin of duel/actions.py.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/game.h"
#include "core/tiles.h"
#include "duel/plates.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int LARGE = 0;        // a TAKE_SUN's factory: the large one
inline constexpr int BROKEN = 0;       // a line: the space for broken tiles
inline constexpr int MOST_DRAWN = 13;  // plates in the stack when round 1 starts: 18 - 3 - 2

// The kinds of actions, and their fields `of[0]`, `of[1]`, `of[2]` with the values of the twin.
enum class Kind : std::uint8_t {
  TAKE_SUN,       // factory 1..4 or LARGE, colour, line 1..6 or BROKEN (DU-5.1)
  TAKE_MOON,      // colour, line 1..6 or BROKEN (DU-5.3)
  TAKE_CHIP,      // factory 1..4 (DU-5.6)
  TAKE_PLATE,     // place 1..3 (DU-4.2, DU-2.6)
  DRAW_PLATE,     // (DU-4.3)
  STOP_DRAWING,   // (DU-4.3)
  KEEP_PLATE,     // place 1..13 (DU-4.3)
  RETURN_PLATE,   // place 1..13 (DU-4.3)
  PLACE_PLATE,    // row 1..3, column 1..3, turns 0..3 (DU-4.5)
  STACK,          // colour (DU-5.1)
  KEEP_CHIPS,     // (DU-6.6)
  SPEND_CHIPS,    // count 2 or 3 (DU-6.4)
  SPEND_CHIP,     // chip (DU-6.4)
  PLACE_TILE,     // row 1..6, column 1..6 (DU-6.1)
  SCORING,        // `sides` (DU-2.2)
  FIRST,          // seat 0 or 1 (DU-2.6)
  DEAL,           // `large` and `small` (DU-2.3, DU-9.2)
  REVEAL_PLATE,   // plate (DU-2.1, DU-9.1)
  REVEAL_BACK,    // SPECIAL or JOKER (DU-4.3)
  REVEAL_FRONTS,  // `plates` (DU-4.3)
  REVEAL_CHIP,    // factory 1..4, chip (DU-5.2, DU-5.5, DU-9.4)
};

// An action that three small numbers tell: every decision of a seat.
struct Decision {
  Kind kind = Kind::STOP_DRAWING;
  std::uint8_t of[3] = {};

  bool operator==(const Decision&) const = default;
};

// Any action; with what only draws of chance need.
struct Action : Decision {
  Pieces<std::uint8_t, SCORING_TILES> sides;
  Tiles large;
  Pieces<Tiles, SMALL_FACTORIES> small;
  Pieces<std::uint8_t, NUMBER_OF_PLATES> plates;

  bool operator==(const Action&) const = default;
};

static_assert(std::is_trivially_copyable_v<Action>);

constexpr Action action(Kind kind, int first = 0, int second = 0, int third = 0) {
  return {{kind, {byte(first), byte(second), byte(third)}}, {}, {}, {}, {}};
}

// The first id of each kind: each stands together, in the order of its fields.
inline constexpr int TARGETS = LINES + 1;  // ids of a source and a colour: the lines, then BROKEN
inline constexpr int TAKE_SUNS = 0;        // factories 1 to 4, then LARGE
inline constexpr int TAKE_MOONS = TAKE_SUNS + (SMALL_FACTORIES + 1) * COLOURS * TARGETS;
inline constexpr int TAKE_CHIPS = TAKE_MOONS + COLOURS * TARGETS;
inline constexpr int TAKE_PLATES = TAKE_CHIPS + SMALL_FACTORIES;
inline constexpr int DRAW_PLATE = TAKE_PLATES + DISPLAY;
inline constexpr int STOP_DRAWING = DRAW_PLATE + 1;
inline constexpr int KEEP_PLATES = STOP_DRAWING + 1;
inline constexpr int RETURN_PLATES = KEEP_PLATES + MOST_DRAWN;
inline constexpr int PLACE_PLATES = RETURN_PLATES + MOST_DRAWN;
inline constexpr int STACKS = PLACE_PLATES + CELLS * CELLS * TURNS;
inline constexpr int KEEP_CHIPS = STACKS + COLOURS;
inline constexpr int SPEND_TWO = KEEP_CHIPS + 1;
inline constexpr int SPEND_THREE = SPEND_TWO + 1;
inline constexpr int SPEND_CHIP = SPEND_THREE + 1;
inline constexpr int PLACE_TILES = SPEND_CHIP + KINDS;
inline constexpr int NUM_ACTIONS = PLACE_TILES + LINES * LINES;
static_assert(NUM_ACTIONS == 335);

// Every decision of a seat by its id.
inline constexpr auto DECISIONS = [] {
  std::array<Decision, NUM_ACTIONS> found{};
  int id = 0;
  const auto add = [&](Kind kind, int first, int second, int third) {
    found[id++] = {kind, {byte(first), byte(second), byte(third)}};
  };
  const auto add_targets = [&](Kind kind, int factory, int colour) {
    for (int target = 1; target <= TARGETS; ++target) {
      const int line = target > LINES ? BROKEN : target;
      if (kind == Kind::TAKE_SUN)
        add(kind, factory, colour, line);
      else
        add(kind, colour, line, 0);
    }
  };
  for (int source = 1; source <= SMALL_FACTORIES + 1; ++source)
    for (int colour = 0; colour < COLOURS; ++colour)
      add_targets(Kind::TAKE_SUN, source > SMALL_FACTORIES ? LARGE : source, colour);
  for (int colour = 0; colour < COLOURS; ++colour) add_targets(Kind::TAKE_MOON, 0, colour);
  for (int factory = 1; factory <= SMALL_FACTORIES; ++factory) add(Kind::TAKE_CHIP, factory, 0, 0);
  for (int place = 1; place <= DISPLAY; ++place) add(Kind::TAKE_PLATE, place, 0, 0);
  add(Kind::DRAW_PLATE, 0, 0, 0);
  add(Kind::STOP_DRAWING, 0, 0, 0);
  for (int place = 1; place <= MOST_DRAWN; ++place) add(Kind::KEEP_PLATE, place, 0, 0);
  for (int place = 1; place <= MOST_DRAWN; ++place) add(Kind::RETURN_PLATE, place, 0, 0);
  for (int row = 1; row <= CELLS; ++row)
    for (int column = 1; column <= CELLS; ++column)
      for (int turns = 0; turns < TURNS; ++turns) add(Kind::PLACE_PLATE, row, column, turns);
  for (int colour = 0; colour < COLOURS; ++colour) add(Kind::STACK, colour, 0, 0);
  add(Kind::KEEP_CHIPS, 0, 0, 0);
  for (int count = 2; count <= 3; ++count) add(Kind::SPEND_CHIPS, count, 0, 0);
  for (int chip = 0; chip < KINDS; ++chip) add(Kind::SPEND_CHIP, chip, 0, 0);
  for (int row = 1; row <= LINES; ++row)
    for (int column = 1; column <= LINES; ++column) add(Kind::PLACE_TILE, row, column, 0);
  return found;
}();

constexpr Action action_of(ActionId id) { return {DECISIONS[id], {}, {}, {}, {}}; }

// The number of a seat's decision; -1 for a draw of chance.
inline int action_id(const Action& action) {
  if (action.kind >= Kind::SCORING) return -1;
  for (int id = 0; id < NUM_ACTIONS; ++id)
    if (DECISIONS[id] == action) return id;
  return -1;
}

}  // namespace tilewright::duel
