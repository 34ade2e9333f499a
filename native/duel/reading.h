// Writes and reads the texts of Duel's actions and pieces. Twin of duel/reading.py.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/text.h"
#include "duel/actions.h"
#include "duel/dealing.h"
#include "duel/plates.h"

namespace tilewright::duel {

inline void write_sides(const Pieces<std::uint8_t, SCORING_TILES>& sides, Writer& out) {
  for (int at = 0; at < sides.count; ++at) {
    if (at) out.put(',');
    out.put(SIDES[sides.of[at]]);
  }
}

// An action as its twin writes itself.
inline void write_action(const Action& action, Writer& out) {
  const auto& [first, second, third] = action.of;
  const auto put_line = [&](int line) {
    if (line == BROKEN)
      out.put('X');
    else
      out.number(line);
  };
  const auto put_numbered = [&](char mark, int number) {
    out.put(mark);
    out.number(number);
  };
  switch (action.kind) {
    case Kind::TAKE_SUN:
      if (first == LARGE)
        out.put('L');
      else
        out.number(first);
      out.put(LETTERS[second]);
      return put_line(third);
    case Kind::TAKE_MOON:
      out.put('M');
      out.put(LETTERS[first]);
      return put_line(second);
    case Kind::TAKE_CHIP:
      return put_numbered('C', first);
    case Kind::TAKE_PLATE:
      return put_numbered('P', first);
    case Kind::DRAW_PLATE:
      return out.put("P+");
    case Kind::STOP_DRAWING:
      return out.put("P=");
    case Kind::KEEP_PLATE:
      return put_numbered('K', first);
    case Kind::RETURN_PLATE:
      return put_numbered('U', first);
    case Kind::PLACE_PLATE:
      put_numbered('@', first);
      out.number(second);
      return put_numbered('r', third);
    case Kind::STACK:
      out.put('^');
      return out.put(LETTERS[first]);
    case Kind::KEEP_CHIPS:
      return out.put("$0");
    case Kind::SPEND_CHIPS:
      return put_numbered('$', first);
    case Kind::SPEND_CHIP:
      out.put('$');
      return out.put(CHIPS[first]);
    case Kind::PLACE_TILE:
      put_numbered('W', first);
      return out.number(second);
    case Kind::SCORING:
      out.put('=');
      return write_sides(action.sides, out);
    case Kind::FIRST:
      return put_numbered('S', first + 1);
    case Kind::DEAL:
      out.put('D');
      write_letters(action.large, out);
      for (const Tiles& tiles : action.small) {
        out.put('/');
        write_letters(tiles, out);
      }
      return;
    case Kind::REVEAL_PLATE:
      out.put('p');
      return out.put(PLATES[first]);
    case Kind::REVEAL_BACK:
      out.put('b');
      return out.put(MARKS[first]);
    case Kind::REVEAL_FRONTS:
      for (int at = 0; at < action.plates.count; ++at) {
        out.put(at ? '/' : 'f');
        out.put(PLATES[action.plates.of[at]]);
      }
      return;
    case Kind::REVEAL_CHIP:
      put_numbered('c', first);
      return out.put(CHIPS[second]);
  }
}

// A kind of chip: as many letters as come next.
inline int read_chip(Reader& reader) {
  char letters[3] = {};
  std::size_t size = 0;
  while (size < sizeof letters && reader.next_is_one_of(LETTERS))
    letters[size++] = LETTERS[static_cast<std::size_t>(reader.one_of(LETTERS))];
  for (int chip = 0; chip < KINDS; ++chip)
    if (CHIPS[chip] == std::string_view(letters, size)) return chip;
  reader.fail();
  return 0;
}

// A plate's front.
inline int read_plate(Reader& reader) {
  for (int plate = 0; plate < NUMBER_OF_PLATES; ++plate)
    if (reader.skip(PLATES[plate])) return plate;
  reader.fail();
  return 0;
}

// A back: SPECIAL or JOKER.
inline int read_back(Reader& reader) { return SPECIAL + reader.one_of(BACKS); }

// A side of a scoring tile: as many small letters and hyphens as come next.
inline int read_side(Reader& reader) {
  for (int side = 0; side < NUMBER_OF_SIDES; ++side) {
    if (!reader.skip(SIDES[side])) continue;
    if (reader.next_is_one_of("abcdefghijklmnopqrstuvwxyz-")) reader.fail();
    return side;
  }
  reader.fail();
  return 0;
}

// Items with a mark between them, as many as the pieces hold.
template <class T, int SIZE, class Item>
void read_pieces(Reader& reader, std::string_view mark, Pieces<T, SIZE>& pieces, Item item) {
  do {
    if (pieces.count == SIZE) return reader.fail();
    pieces.add(item(reader));
  } while (reader.skip(mark));
}

inline void read_sides(Reader& reader, Pieces<std::uint8_t, SCORING_TILES>& sides) {
  read_pieces(reader, ",", sides, [](Reader& from) { return byte(read_side(from)); });
}

inline int read_line_or_broken(Reader& reader) { return reader.one_of("X123456"); }

// One of these figures.
inline int read_figure(Reader& reader, std::string_view figures) {
  const auto at = static_cast<std::size_t>(reader.one_of(figures));
  return figures[at] - '0';
}

inline int read_place(Reader& reader) {
  const int place = reader.number();
  if (place < 1 || place > MOST_DRAWN) reader.fail();
  return place;
}

// The tiles of a factory in a deal: no more than there are (DU-1.1).
inline Tiles read_dealt(Reader& reader) {
  return read_letters(reader, COLOURS * TILES_OF_A_COLOUR);
}

inline Action read_action(Reader& reader) {
  constexpr std::string_view MARKS_OF_ACTIONS = "L1234M^CPKU@$W=SDpbfc";
  const int source = reader.one_of(MARKS_OF_ACTIONS);
  if (source <= SMALL_FACTORIES) {
    const int colour = reader.one_of(LETTERS);
    return action(Kind::TAKE_SUN, source, colour, read_line_or_broken(reader));
  }
  switch (MARKS_OF_ACTIONS[static_cast<std::size_t>(source)]) {
    case 'M': {
      const int colour = reader.one_of(LETTERS);
      return action(Kind::TAKE_MOON, colour, read_line_or_broken(reader));
    }
    case '^':
      return action(Kind::STACK, reader.one_of(LETTERS));
    case 'C':
      return action(Kind::TAKE_CHIP, read_figure(reader, "1234"));
    case 'P':
      if (reader.skip("+")) return action(Kind::DRAW_PLATE);
      if (reader.skip("=")) return action(Kind::STOP_DRAWING);
      return action(Kind::TAKE_PLATE, read_figure(reader, "123"));
    case 'K':
      return action(Kind::KEEP_PLATE, read_place(reader));
    case 'U':
      return action(Kind::RETURN_PLATE, read_place(reader));
    case '@': {
      const int row = read_figure(reader, "123"), column = read_figure(reader, "123");
      reader.expect("r");
      return action(Kind::PLACE_PLATE, row, column, read_figure(reader, "0123"));
    }
    case '$':
      if (reader.skip("0")) return action(Kind::KEEP_CHIPS);
      if (reader.next_is_one_of("23")) return action(Kind::SPEND_CHIPS, read_figure(reader, "23"));
      return action(Kind::SPEND_CHIP, read_chip(reader));
    case 'W': {
      const int row = read_figure(reader, "123456");
      return action(Kind::PLACE_TILE, row, read_figure(reader, "123456"));
    }
    case 'S':
      return action(Kind::FIRST, reader.one_of("12"));
    case 'p':
      return action(Kind::REVEAL_PLATE, read_plate(reader));
    case 'b':
      return action(Kind::REVEAL_BACK, read_back(reader));
    case 'c': {
      const int factory = read_figure(reader, "1234");
      return action(Kind::REVEAL_CHIP, factory, read_chip(reader));
    }
    case '=': {
      Action scoring = action(Kind::SCORING);
      read_sides(reader, scoring.sides);
      return scoring;
    }
    case 'D': {
      Action deal = action(Kind::DEAL);
      deal.large = read_dealt(reader);
      if (reader.skip("/")) read_pieces(reader, "/", deal.small, read_dealt);
      return deal;
    }
    default: {  // 'f'
      Action fronts = action(Kind::REVEAL_FRONTS);
      read_pieces(reader, "/", fronts.plates, [](Reader& from) { return byte(read_plate(from)); });
      return fronts;
    }
  }
}

// Read an action's text; false if it can't be read, or is longer than an Action can hold.
inline bool parse_action(std::string_view text, Action& read) {
  Reader reader(text);
  const Action found = read_action(reader);
  if (!reader.at_end()) return false;
  read = found;
  return true;
}

}  // namespace tilewright::duel
