// The factory offer: taking tiles (AZ-2) and placing them (AZ-3). Twin of azul/offer.py.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azul/actions.h"
#include "azul/state.h"
#include "core/lanes.h"

namespace tilewright::azul {

// The set bits of a mask of targets, ascending.
struct TargetList {
  ActionId target[TARGETS];
  std::uint8_t count;
};

inline constexpr auto TARGET_LISTS = [] {
  std::array<TargetList, 1 << TARGETS> table{};
  for (unsigned mask = 0; mask < table.size(); ++mask)
    for (int target = 0; target < TARGETS; ++target)
      if (mask >> target & 1)
        table[mask].target[table[mask].count++] = static_cast<ActionId>(target);
  return table;
}();

// For each colour a byte whose bits are the lines that take it, from 0, and the floor (AZ-3.6).
// On a gray wall too a colour without a space left in its row may go there (AZ-8.4).
template <class Board>
std::uint64_t open_targets(const Board& board) {
  std::uint64_t open = 0x2020202020;
  for (int row = 0; row < ROWS; ++row) {
    const Line line = board.lines[row];
    const unsigned colours = line.is_empty()        ? ~board.row_colours[row] & 31u
                             : line.filled() <= row ? 1u << line.colour()
                                                    : 0u;
    open |= SPREAD[colours] << row;
  }
  return open;
}

// Every Take that the seat in turn may do, ascending by id (AZ-2.1, AZ-2.2, AZ-3).
template <class State>
int legal_takes(const State& state, ActionId* ids) {
  const std::uint64_t open = open_targets(state.boards[state.turn]);
  int count = 0;
  const auto add = [&](int source, int colour) {
    const TargetList& list = TARGET_LISTS[open >> (8 * colour) & 63];
    const ActionId first = take_id(source, colour, 0);
    for (int at = 0; at < TARGETS; ++at)  // all six are written, so many count
      ids[count + at] = static_cast<ActionId>(first + list.target[at]);
    count += list.count;
  };
  for (int source = 0; source < State::FACTORIES; ++source)
    for (unsigned left = state.factories[source].present(); left; left &= left - 1)
      add(source, std::countr_zero(left) / 3);
  for (int colour = 0; colour < COLOURS; ++colour)
    if (state.centre.of[colour]) add(State::FACTORIES, colour);
  return count;
}

// Why the seat in turn may not take this.
template <class State>
Rule take_refusal(const State& state, const Action& take) {
  if (take.factory > State::FACTORIES) return "AZ-1.1";
  if (take.factory == CENTRE) {
    if (!state.centre.of[take.colour]) return "AZ-2.2";
  } else if (!state.factories[take.factory - 1].count(take.colour)) {
    return "AZ-2.1";
  }
  if (take.line == FLOOR) return nullptr;  // AZ-3.6
  const auto& board = state.boards[state.turn];
  const Line line = board.lines[take.line - 1];
  if (!line.is_empty() && line.colour() != take.colour) return "AZ-3.2";
  if (board.row_has(take.line - 1, take.colour)) return "AZ-3.3";
  if (line.filled() == take.line) return "AZ-3.4";  // AZ-3.4 [ruling]
  return nullptr;
}

// Fallen tiles; those that find no space on the floor line go to the lid (AZ-3.7). They come from
// the first spaces of the source, if it has spaces.
template <class Board, class Sink = Dropped>
void drop(Board& board, Tiles& lid, int colour, int count, Sink sink = {},
          [[maybe_unused]] typename Sink::Where source = {}) {
  const int kept = std::min(count, FLOOR_SPACES - board.floor.count());
  if constexpr (Sink::IS_ON) {
    sink.move(tile_of(colour), source, sink.place(At::FLOOR, board.floor.count() + 1), kept);
    if (source.space) source.space = static_cast<std::uint8_t>(source.space + kept);
    sink.move(tile_of(colour), source, place_at(At::LID), count - kept);
  }
  for (int n = 0; n < kept; ++n) board.floor.push(colour);
  lid.add(colour, count - kept);
}

// Take the tiles, place them, and pass the turn on; the caller ends the phase (AZ-3.8).
// The source and the target are from 0, as ids count them.
template <int SEATS, class State, class Sink = Dropped>
void apply_take(State& state, int source, int colour, int target, Sink everyone = {}) {
  auto& board = state.boards[state.turn];
  [[maybe_unused]] const auto sink = everyone.of(state.turn);
  [[maybe_unused]] const auto from =
      source == State::FACTORIES ? sink.at(At::CENTRE) : sink.at(At::FACTORY, source + 1);
  int count;
  if (source == State::FACTORIES) {
    count = state.centre.of[colour];
    state.centre.of[colour] = 0;
    if (state.marker < 0) {  // AZ-2.3: before the tiles taken are placed
      state.marker = state.turn;
      if constexpr (Sink::IS_ON) {
        const int space = board.floor.count() + 1;
        sink.move(MARKER_PIECE, from,
                  space > FLOOR_SPACES ? sink.place(At::MARKER) : sink.place(At::FLOOR, space));
      }
      if (board.floor.count() < FLOOR_SPACES) board.floor.push(MARKER);  // AZ-2.4 [ruling]
    }
  } else {
    Few& factory = state.factories[source];
    count = factory.count(colour);
    if constexpr (Sink::IS_ON)
      sink.move(factory.without(colour).tiles(), from, place_at(At::CENTRE));
    for (unsigned left = factory.without(colour).present(); left; left &= left - 1) {
      const int other = std::countr_zero(left) / 3;
      state.centre.add(other, factory.count(other));  // AZ-2.1
    }
    factory = {};
  }
  int fallen = count;
  if (target != ROWS) {
    Line& line = board.lines[target];
    const int joined = std::min(count, target + 1 - line.filled());
    if constexpr (Sink::IS_ON)
      sink.move(tile_of(colour), from, sink.place(At::LINE, target + 1, line.filled() + 1), joined);
    line = Line::of(colour, line.filled() + joined);
    fallen -= joined;  // AZ-3.5
  }
  if (fallen) drop(board, state.lid, colour, fallen, sink, from);
  if constexpr (Sink::IS_ON) sink.end(Span::TURN);
  state.turn = static_cast<std::int8_t>(state.turn + 1 == SEATS ? 0 : state.turn + 1);
}

// What the table is waiting for, to an action of another kind.
inline Rule turn_refusal(Phase phase) {
  constexpr Rule WAITING[] = {"AZ-1.6", "AZ-1.7", "AZ-2.5", "AZ-8.3", "AZ-7.1"};
  return WAITING[static_cast<int>(phase)];
}

}  // namespace tilewright::azul
