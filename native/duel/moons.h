// Actions B, C and D: taking tiles from suns and moons, stacking the rest, taking chips (DU-5).
// Twin of duel/moons.py.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "core/game.h"
#include "duel/actions.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int CHIPS_A_ROUND = 2;  // DU-5.6

// The set bits of a mask of targets, ascending; the last number tells how many.
inline constexpr auto TARGET_LISTS = [] {
  std::array<std::array<ActionId, TARGETS + 1>, 1 << TARGETS> table{};
  for (unsigned mask = 0; mask < table.size(); ++mask)
    for (int target = 0; target < TARGETS; ++target)
      if (mask >> target & 1) table[mask][table[mask][TARGETS]++] = static_cast<ActionId>(target);
  return table;
}();

// For each colour the lines that take it, a bit each from 0, and last the broken space (DU-5.7,
// DU-5.10).
inline std::array<unsigned, COLOURS> open_lines(const Board& board) {
  unsigned empty = 1u << LINES;  // DU-5.8: all may be broken
  std::array<unsigned, COLOURS> found{};
  for (int at = 0; at < LINES; ++at) {
    const Line line = board.lines[at];
    if (line.is_empty())
      empty |= 1u << at;
    else if (line.filled() <= at)
      found[line.colour()] |= 1u << at;
  }
  for (unsigned& lines : found) lines |= empty;
  return found;
}

// The colours that action C can take, a one at the lowest of three bits for each (DU-5.3).
inline unsigned colours_on_moons(const State& state) {
  unsigned found = state.large.moon.present();
  for (const Factory& factory : state.factories)
    if (factory.moon.count) found |= 1u << 3 * factory.moon.of[factory.moon.count - 1];
  return found;
}

// Every colour of a sun and of the moons, to every place that takes it (DU-5.1, DU-5.3).
inline ActionId* legal_takes(const State& state, int seat, ActionId* ids) {
  const auto open = open_lines(state.boards[seat]);
  const auto add = [&](int first, unsigned colours) {
    for (; colours; colours &= colours - 1) {
      const int colour = std::countr_zero(colours) / 3;
      const auto& list = TARGET_LISTS[open[colour]];
      for (int at = 0; at <= TARGETS; ++at)  // all are written, so many count
        ids[at] = static_cast<ActionId>(first + colour * TARGETS + list[at]);
      ids += list[TARGETS];
    }
  };
  int first = TAKE_SUNS;
  for (const Factory& factory : state.factories) {
    add(first, factory.sun.present());
    first += COLOURS * TARGETS;
  }
  add(first, state.large.sun.present());
  add(TAKE_MOONS, colours_on_moons(state));
  return ids;
}

// Why a line does not take this colour (DU-5.7 [ruling]).
inline Rule line_refusal(const Board& board, int colour, int number) {
  if (number > LINES) return "DU-1.3";
  if (number == BROKEN) return nullptr;  // DU-5.8
  const Line line = board.lines[number - 1];
  return (!line.is_empty() && line.colour() != colour) || line.filled() == number ? "DU-5.7"
                                                                                  : nullptr;
}

// Why these tiles of a sun can't be taken so (DU-5.1).
inline Rule sun_refusal(const State& state, int factory, int colour, int line, int seat) {
  if (factory > SMALL_FACTORIES) return "DU-1.2";
  const Few sun = factory == LARGE ? state.large.sun : state.factories[factory - 1].sun;
  return sun.count(colour) ? line_refusal(state.boards[seat], colour, line) : "DU-5.1";
}

// Why these top tiles can't be taken so (DU-5.3).
inline Rule moon_refusal(const State& state, int colour, int line, int seat) {
  if (!(colours_on_moons(state) >> 3 * colour & 1)) return "DU-5.3";
  return line_refusal(state.boards[seat], colour, line);
}

// Broken tiles; those that find no space go to the tower (DU-5.9).
inline void break_tiles(State& state, int seat, int colour, int count) {
  auto& broken = state.boards[seat].broken;
  for (; count && broken.count < BROKEN_SPACES; --count) broken.add(byte(colour));
  state.tower.add(colour, count);
}

// Put the tiles in one line; what does not fit, or all of them, is broken (DU-5.7, DU-5.8).
inline void place_taken(State& state, int seat, int colour, int count, int number) {
  if (number != BROKEN) {
    Line& line = state.boards[seat].lines[number - 1];
    const int joined = std::min(count, number - line.filled());
    line = Line::of(colour, line.filled() + joined);
    count -= joined;
  }
  break_tiles(state, seat, colour, count);
}

// A rest of one colour stacks itself, for its order does not matter; else the phase is STACKING.
inline void go_on_stacking(State& state) {
  Factory& factory = state.factories[state.at - 1];
  const unsigned colours = factory.sun.present();
  if (colours & (colours - 1)) {
    state.phase = Phase::STACKING;
    return;
  }
  if (colours) {
    const int colour = std::countr_zero(colours) / 3;
    for (int left = factory.sun.count(colour); left; --left) factory.moon.add(byte(colour));
    factory.sun = {};
  }
  state.phase = Phase::TURN;
  state.at = 0;
}

// Take the tiles; the rest goes to the factory's moon (DU-5.1). The phase is STACKING if the order
// of a small factory's rest is to be chosen.
inline void apply_take_sun(State& state, int number, int colour, int line, int seat) {
  Few& sun = number == LARGE ? state.large.sun : state.factories[number - 1].sun;
  place_taken(state, seat, colour, sun.count(colour), line);
  sun = sun.without(colour);
  if (number != LARGE) {
    state.at = byte(number);
    return go_on_stacking(state);
  }
  state.large.moon.bits = static_cast<std::uint16_t>(state.large.moon.bits + sun.bits);
  sun = {};  // side by side on the moon
}

// The colours that may lie next on the moon's stack (DU-5.1).
inline ActionId* legal_stacks(const State& state, ActionId* ids) {
  unsigned colours = state.factories[state.at - 1].sun.present();
  for (; colours; colours &= colours - 1)
    *ids++ = static_cast<ActionId>(STACKS + std::countr_zero(colours) / 3);
  return ids;
}

// Why this tile can't be stacked next (DU-5.1).
inline Rule stack_refusal(const State& state, int colour) {
  return state.factories[state.at - 1].sun.count(colour) ? nullptr : "DU-5.1";
}

// Put a tile on the stack (DU-5.1).
inline void apply_stack(State& state, int colour) {
  Factory& factory = state.factories[state.at - 1];
  factory.sun.add(colour, -1);
  factory.moon.add(byte(colour));
  go_on_stacking(state);
}

// Take the top tiles of all moons together (DU-5.3), and perhaps the start tile (DU-5.4).
inline void apply_take_moon(State& state, int colour, int line, int seat) {
  int count = state.large.moon.count(colour);
  if (count && state.start_tile == NO_SEAT)
    state.start_tile = static_cast<std::int8_t>(seat);  // DU-5.4
  state.large.moon = state.large.moon.without(colour);
  for (Factory& factory : state.factories) {
    auto& moon = factory.moon;
    if (!moon.count || moon.of[moon.count - 1] != colour) continue;
    moon.take(moon.count - 1);  // only the top tile
    ++count;
  }
  place_taken(state, seat, colour, count, line);
}

// Does a chip lie face up (DU-5.5)?
inline bool is_revealed(const Factory& factory) { return factory.chip < FACE_DOWN; }

// The revealed chips, while the seat has taken fewer than 2 this round (DU-5.6).
inline ActionId* legal_chips(const State& state, int seat, ActionId* ids) {
  if (state.boards[seat].taken >= CHIPS_A_ROUND) return ids;
  for (int at = 0; at < SMALL_FACTORIES; ++at)
    if (is_revealed(state.factories[at])) *ids++ = static_cast<ActionId>(TAKE_CHIPS + at);
  return ids;
}

// Why this chip can't be taken (DU-5.6).
inline Rule chip_refusal(const State& state, int factory, int seat) {
  if (factory < 1 || factory > SMALL_FACTORIES) return "DU-1.2";
  if (!is_revealed(state.factories[factory - 1])) return "DU-5.5";
  return state.boards[seat].taken >= CHIPS_A_ROUND ? "DU-5.6" : nullptr;
}

// Take the chip face up into the reserve (DU-5.6).
inline void apply_take_chip(State& state, int factory, int seat) {
  Board& board = state.boards[seat];
  std::uint8_t& chip = state.factories[factory - 1].chip;
  board.chips.add(chip, 1);
  ++board.taken;
  chip = NO_CHIP;
}

}  // namespace tilewright::duel
