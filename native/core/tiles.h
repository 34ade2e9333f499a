// The five colours (AZ-1.2, DU-1.1), Tiles and Few: how many of each lie somewhere.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/text.h"

namespace tilewright {

inline constexpr int COLOURS = 5;
inline constexpr int NO_COLOUR = 7;                   // of an empty line
inline constexpr std::string_view LETTERS = "BYRKT";  // in wall order (AZ-1.5)

// How many tiles of each colour.
struct Tiles {
  std::uint8_t of[COLOURS] = {};

  bool operator==(const Tiles&) const = default;

  int total() const { return of[0] + of[1] + of[2] + of[3] + of[4]; }
  bool any() const { return (of[0] | of[1] | of[2] | of[3] | of[4]) != 0; }

  void add(int colour, int count) { of[colour] = static_cast<std::uint8_t>(of[colour] + count); }

  bool is_within(const Tiles& whole) const {
    bool within = true;
    for (int c = 0; c < COLOURS; ++c) within &= of[c] <= whole.of[c];
    return within;
  }
};

inline Tiles plus(Tiles tiles, const Tiles& more) {
  for (int c = 0; c < COLOURS; ++c) tiles.add(c, more.of[c]);
  return tiles;
}

inline Tiles minus(Tiles tiles, const Tiles& fewer) {
  for (int c = 0; c < COLOURS; ++c) tiles.add(c, -fewer.of[c]);
  return tiles;
}

// At most seven tiles of each colour: three bits each, so that a factory is two bytes.
struct Few {
  std::uint16_t bits = 0;

  static constexpr unsigned ONES = 0b001'001'001'001'001;

  bool operator==(const Few&) const = default;

  static Few of(const Tiles& tiles) {
    Few few;
    for (int c = 0; c < COLOURS; ++c) few.add(c, tiles.of[c]);
    return few;
  }

  int count(int colour) const { return bits >> (3 * colour) & 7; }
  bool any() const { return bits != 0; }
  int total() const { return count(0) + count(1) + count(2) + count(3) + count(4); }

  // A one at the lowest bit of each colour that is there: ctz / 3 is the colour.
  unsigned present() const { return (bits | bits >> 1 | bits >> 2) & ONES; }

  void add(int colour, int count) {
    bits = static_cast<std::uint16_t>(bits + (count << (3 * colour)));
  }
  Few without(int colour) const {
    return {static_cast<std::uint16_t>(bits & ~(7u << (3 * colour)))};
  }
  Tiles tiles() const {
    Tiles found;
    for (int c = 0; c < COLOURS; ++c) found.of[c] = static_cast<std::uint8_t>(count(c));
    return found;
  }
};

// A pattern line: its colour and how many of its spaces are filled (AZ-3.2, DU-5.7).
struct Line {
  std::uint8_t bits = NO_COLOUR;

  bool operator==(const Line&) const = default;

  static Line of(int colour, int filled) {
    return {static_cast<std::uint8_t>(filled ? filled << 3 | colour : NO_COLOUR)};
  }
  int colour() const { return bits & 7; }
  int filled() const { return bits >> 3; }
  bool is_empty() const { return bits == NO_COLOUR; }
};

// Tiles as letters in wall order, `BBYR`; `-` for none.
inline void write_letters(const Tiles& tiles, Writer& out) {
  if (!tiles.any()) out.put('-');
  for (int c = 0; c < COLOURS; ++c)
    for (int n = 0; n < tiles.of[c]; ++n) out.put(LETTERS[c]);
}

inline void write_letters(Few few, Writer& out) { write_letters(few.tiles(), out); }

// Tiles as letters with counts, `B12Y3`; `-` for none.
inline void write_counts(const Tiles& tiles, Writer& out) {
  if (!tiles.any()) out.put('-');
  for (int c = 0; c < COLOURS; ++c) {
    if (!tiles.of[c]) continue;
    out.put(LETTERS[c]);
    out.number(tiles.of[c]);
  }
}

inline void write_line(Line line, Writer& out) {
  if (line.is_empty()) out.put('-');
  for (int n = 0; n < line.filled(); ++n) out.put(LETTERS[line.colour()]);
}

// Tiles as letters in any order, `-` for none, into `colours`; how many. At most `most`.
inline int read_colours(Reader& reader, std::uint8_t* colours, int most) {
  if (reader.skip("-")) return 0;
  int count = 0;
  while (reader.next_is_one_of(LETTERS)) {
    if (count == most) {
      reader.fail();
      return 0;
    }
    colours[count++] = static_cast<std::uint8_t>(reader.one_of(LETTERS));
  }
  if (!count) reader.fail();
  return count;
}

// Tiles as letters in wall order, at most `most` of them.
inline Tiles read_letters(Reader& reader, int most) {
  Tiles tiles;
  if (reader.skip("-")) return tiles;
  int last = 0, count = 0;
  while (reader.next_is_one_of(LETTERS)) {
    const int colour = reader.one_of(LETTERS);
    if (colour < last || ++count > most) {
      reader.fail();
      return {};
    }
    last = colour;
    tiles.add(colour, 1);
  }
  if (!count) reader.fail();
  return tiles;
}

// Tiles as letters with counts in wall order, at most `most` of each.
inline Tiles read_counts(Reader& reader, int most) {
  Tiles tiles;
  if (reader.skip("-")) return tiles;
  int last = -1;
  while (reader.next_is_one_of(LETTERS)) {
    const int colour = reader.one_of(LETTERS);
    const int count = reader.number();
    if (colour <= last || count < 1 || count > most) {
      reader.fail();
      return {};
    }
    last = colour;
    tiles.of[colour] = static_cast<std::uint8_t>(count);
  }
  if (last < 0) reader.fail();
  return tiles;
}

// A line's tiles, at most `most`, all of one colour.
inline Line read_line(Reader& reader, int most) {
  std::uint8_t colours[8];
  const int count = read_colours(reader, colours, most);
  for (int n = 1; n < count; ++n)
    if (colours[n] != colours[0]) reader.fail();
  return reader.ok() && count ? Line::of(colours[0], count) : Line{};
}

}  // namespace tilewright
