// Take, Tile, First, Deal: what seats and chance can do, its ids and how it is written.
#pragma once

#include <cstdint>
#include <string_view>

#include "azul/state.h"
#include "core/game.h"

namespace tilewright::azul {

inline constexpr int CENTRE = 0;           // a Take's factory: the centre
inline constexpr int FLOOR = 0;            // a Take's line: the floor line
inline constexpr int TARGETS = ROWS + 1;   // of a Take: the lines, then the floor
inline constexpr int MOST_FACTORIES = 12;  // of a Deal that can be read; more than any table has
inline constexpr int MOST_TILES = 20;      // on one of them

enum class Kind : std::uint8_t { TAKE, TILE, FIRST, DEAL };

struct Action {
  Kind kind = Kind::TAKE;
  std::uint8_t factory = 0;  // of a Take: 1..9, or CENTRE
  std::uint8_t colour = 0;
  std::uint8_t line = 0;  // of a Take: 1..5, or FLOOR
  std::uint8_t row = 0;   // of a Tile: 1..5
  std::uint8_t column = 0;
  std::uint8_t seat = 0;   // of a First, from 0
  std::uint8_t count = 0;  // of a Deal's factories
  Tiles factories[MOST_FACTORIES];
};

constexpr int number_of_takes(int seats) { return (factories_for(seats) + 1) * COLOURS * TARGETS; }

// Ids: factories, then the centre; lines, then the floor; gray spaces.
constexpr ActionId take_id(int source, int colour, int target) {
  return static_cast<ActionId>((source * COLOURS + colour) * TARGETS + target);
}

inline Action action_of(int seats, ActionId id) {
  Action action;
  const int takes = number_of_takes(seats);
  if (id >= takes) {
    action.kind = Kind::TILE;
    action.row = static_cast<std::uint8_t>((id - takes) / ROWS + 1);
    action.column = static_cast<std::uint8_t>((id - takes) % ROWS + 1);
    return action;
  }
  const int source = id / (COLOURS * TARGETS), target = id % TARGETS;
  action.factory = static_cast<std::uint8_t>(source == factories_for(seats) ? CENTRE : source + 1);
  action.colour = static_cast<std::uint8_t>(id / TARGETS % COLOURS);
  action.line = static_cast<std::uint8_t>(target == ROWS ? FLOOR : target + 1);
  return action;
}

// The id of a decision; -1 for what chance does and for what this table does not have.
inline int action_id(int seats, bool gray, const Action& action) {
  if (action.kind == Kind::TILE && gray)
    return number_of_takes(seats) + (action.row - 1) * ROWS + action.column - 1;
  if (action.kind != Kind::TAKE || action.factory > factories_for(seats)) return -1;
  const int source = action.factory == CENTRE ? factories_for(seats) : action.factory - 1;
  return take_id(source, action.colour, action.line == FLOOR ? ROWS : action.line - 1);
}

inline void write_action(const Action& action, Writer& out) {
  switch (action.kind) {
    case Kind::TAKE:
      out.put("C123456789"[action.factory]);
      out.put(LETTERS[action.colour]);
      out.put("F12345"[action.line]);
      return;
    case Kind::TILE:
      out.put('W');
      out.number(action.row);
      out.number(action.column);
      return;
    case Kind::FIRST:
      out.put('S');
      out.seat(action.seat);
      return;
    case Kind::DEAL:
      for (int at = 0; at < action.count; ++at) {
        out.put(at ? '/' : 'D');
        write_letters(action.factories[at], out);
      }
  }
}

inline bool parse_action(std::string_view text, Action& action) {
  Reader reader(text);
  action = {};
  if (reader.skip("W")) {
    action.kind = Kind::TILE;
    action.row = static_cast<std::uint8_t>(reader.one_of("12345") + 1);
    action.column = static_cast<std::uint8_t>(reader.one_of("12345") + 1);
  } else if (reader.skip("S")) {
    action.kind = Kind::FIRST;
    action.seat = static_cast<std::uint8_t>(reader.one_of("1234"));
  } else if (reader.skip("D")) {
    action.kind = Kind::DEAL;
    do {
      if (action.count == MOST_FACTORIES) return false;
      action.factories[action.count++] = read_letters(reader, MOST_TILES);
    } while (reader.skip("/"));
  } else {
    action.factory = static_cast<std::uint8_t>(reader.one_of("C123456789"));
    action.colour = static_cast<std::uint8_t>(reader.one_of(LETTERS));
    action.line = static_cast<std::uint8_t>(reader.one_of("F12345"));
  }
  return reader.at_end();
}

}  // namespace tilewright::azul
