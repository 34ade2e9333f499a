// Actions B, C and D: taking tiles from suns and moons, stacking the rest, taking chips (DU-5).
// Twin of duel/moons.py.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "core/game.h"
#include "duel/actions.h"
#include "duel/places.h"
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

// Where tiles of one colour come from, and how many.
struct Source {
  Place place;
  int count;
};

// Tell where taken or broken tiles go: to the line, if any, then the broken space, then the tower.
inline void tell_placed(const Board& board, int colour, int number, std::span<const Source> sources,
                        Effects sink) {
  int room = number == BROKEN ? 0 : number - board.lines[number - 1].filled();
  int spaces = BROKEN_SPACES - board.broken.count;
  for (auto [from, count] : sources) {
    const auto move = [&](Place target, int moved) {
      sink.move(tile_of(colour), from, target, moved);
      if (from.space) from.space = byte(from.space + moved);
    };
    const int joined = std::min(count, room), kept = std::min(count - joined, spaces);
    move(sink.place(At::LINE, number, number - room + 1), joined);
    move(sink.place(At::BROKEN, BROKEN_SPACES - spaces + 1), kept);
    move(TOWER, count - joined - kept);
    room -= joined;
    spaces -= kept;
  }
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
template <class Sink>
void go_on_stacking(State& state, Sink sink) {
  Factory& factory = state.factories[state.at - 1];
  const unsigned colours = factory.sun.present();
  if (colours & (colours - 1)) {
    state.phase = Phase::STACKING;
    return;
  }
  if (colours) {
    const int colour = std::countr_zero(colours) / 3;
    if constexpr (Sink::IS_ON)
      sink.move(tile_of(colour), place_at(At::SUN, state.at), place_at(At::MOON, state.at),
                factory.sun.count(colour));
    for (int left = factory.sun.count(colour); left; --left) factory.moon.add(byte(colour));
    factory.sun = {};
  }
  state.phase = Phase::TURN;
  state.at = 0;
}

// Take the tiles; the rest goes to the factory's moon (DU-5.1). The phase is STACKING if the order
// of a small factory's rest is to be chosen.
template <class Sink>
void apply_take_sun(State& state, int number, int colour, int line, int seat, Sink sink) {
  Few& sun = number == LARGE ? state.large.sun : state.factories[number - 1].sun;
  if constexpr (Sink::IS_ON) {
    const Place large = place_at(At::LARGE_SUN);
    const Source taken{number == LARGE ? large : place_at(At::SUN, number), sun.count(colour)};
    if (number == LARGE) sink.move(sun.without(colour).tiles(), large, place_at(At::LARGE_MOON));
    tell_placed(state.boards[seat], colour, line, {&taken, 1}, sink.of(seat));
  }
  place_taken(state, seat, colour, sun.count(colour), line);
  sun = sun.without(colour);
  if (number != LARGE) {
    state.at = byte(number);
    return go_on_stacking(state, sink);
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
template <class Sink>
void apply_stack(State& state, int colour, Sink sink) {
  Factory& factory = state.factories[state.at - 1];
  factory.sun.add(colour, -1);
  factory.moon.add(byte(colour));
  if constexpr (Sink::IS_ON)
    sink.move(tile_of(colour), place_at(At::SUN, state.at), place_at(At::MOON, state.at));
  go_on_stacking(state, sink);
}

inline void tell_moon_taken(const State& state, int colour, int line, Effects sink) {
  const int on_large = state.large.moon.count(colour);
  if (on_large && state.start_tile == NO_SEAT)
    sink.move(START_PIECE, place_at(At::LARGE), sink.place(At::START));
  Pieces<Source, SMALL_FACTORIES + 1> sources;
  sources.add({place_at(At::LARGE_MOON), on_large});
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    const auto& moon = state.factories[at].moon;
    if (moon.count && moon.of[moon.count - 1] == colour)
      sources.add({place_at(At::MOON, at + 1), 1});
  }
  tell_placed(state.boards[sink.seat()], colour, line, {sources.begin(), sources.end()}, sink);
}

// Take the top tiles of all moons together (DU-5.3), and perhaps the start tile (DU-5.4).
template <class Sink>
void apply_take_moon(State& state, int colour, int line, int seat, Sink sink) {
  if constexpr (Sink::IS_ON) tell_moon_taken(state, colour, line, sink.of(seat));
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
template <class Sink>
void apply_take_chip(State& state, int factory, int seat, Sink sink) {
  Board& board = state.boards[seat];
  std::uint8_t& chip = state.factories[factory - 1].chip;
  if constexpr (Sink::IS_ON)
    sink.move(CHIPS[chip], place_at(At::CHIP, factory), place_of(seat, At::CHIPS));
  board.chips.add(chip, 1);
  ++board.taken;
  chip = NO_CHIP;
}

}  // namespace tilewright::duel
