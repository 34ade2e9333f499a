// Effects: what an action does to the table, as values in the order in which people would do it.
// Twin of core/effects.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/tiles.h"

namespace tilewright {

// The id of a rule, such as "AZ-3.4"; nullptr for none.
using Rule = const char*;

// The kinds of places, and their names.
enum class At : std::uint8_t {
  BAG,
  CENTRE,
  FACTORY,
  FLOOR,
  LID,
  LINE,
  MARKER,
  WALL,
  BROKEN,
  CELL,
  CHIP,
  CHIPS,
  DISPLAY,
  DOME,
  HAND,
  LARGE,
  LARGE_MOON,
  LARGE_SUN,
  MOON,
  OUT,
  PLATE,
  SCORING,
  STACK,
  START,
  SUN,
  SUPPLY,
  TOKENS,
  TOWER,
  USED,
};
inline constexpr std::string_view PLACES[] = {
    "bag",        "centre",    "factory", "floor", "lid",     "line",    "marker", "wall",
    "broken",     "cell",      "chip",    "chips", "display", "dome",    "hand",   "large",
    "large-moon", "large-sun", "moon",    "out",   "plate",   "scoring", "stack",  "start",
    "sun",        "supply",    "tokens",  "tower", "used",
};

// Where pieces can lie. Seats count from 0, all else from 1; 0 where there is no number.
struct Place {
  At kind = At::BAG;
  std::int8_t seat = -1;  // whose board it is on; -1: nobody's
  std::uint8_t number = 0;
  std::uint8_t space = 0;  // the space or column, where a number has several

  bool operator==(const Place&) const = default;
};

constexpr Place place_at(At kind, int number = 0) {
  return {kind, -1, static_cast<std::uint8_t>(number), 0};
}
constexpr Place place_of(int seat, At kind, int number = 0, int space = 0) {
  return {kind, static_cast<std::int8_t>(seat), static_cast<std::uint8_t>(number),
          static_cast<std::uint8_t>(space)};
}

// A piece as the notation writes it; `?` for a front that is not seen.
struct Piece {
  char text[15] = {};
  std::uint8_t size = 0;

  constexpr Piece() = default;
  constexpr Piece(std::string_view written) {
    for (const char mark : written.substr(0, sizeof text)) text[size++] = mark;
  }
  constexpr std::string_view view() const { return {text, size}; }

  bool operator==(const Piece&) const = default;
};

constexpr Piece tile_of(int colour) { return LETTERS.substr(static_cast<std::size_t>(colour), 1); }

// So many equal pieces change places. Where spaces have numbers, source and target are the first of
// so many consecutive ones.
struct Moved {
  Piece piece;
  Place source;
  Place target;
  std::uint8_t number = 1;

  bool operator==(const Moved&) const = default;
};

// What is scored, and the names of it.
enum class For : std::uint8_t {
  TILE,
  LINE_FALLEN,
  FLOOR,
  RAISED,
  ROWS,
  COLUMNS,
  ALL_COLOURS,
  SPECIAL,
  LINE_BROKEN,
  BROKEN,
  START_TILE,
  DRAW,
  DIAGONALS,
  JOKERS,
  FIVE_COLOURS,
  BORDER,
  CORNERS,
  EMPTY_SPECIALS,
};
inline constexpr std::string_view SCORES[] = {
    "tile",      "line-fallen", "floor",        "raised", "rows",       "columns",
    "colours",   "special",     "line-broken",  "broken", "start-tile", "draw",
    "diagonals", "jokers",      "five-colours", "border", "corners",    "empty-specials",
};

// Spaces that count, a bit each: from 0, row by row if they have a width.
struct Spaces {
  At kind = At::WALL;
  std::uint8_t width = 0;
  std::uint64_t bits = 0;

  bool operator==(const Spaces&) const = default;
};

// What a sentence is told besides the points. A colour is its number, a shape its place in SHAPES.
enum class Word : std::uint8_t { SHAPE, ACROSS, DOWN, ROW, COLUMN, COLOUR, COUNT, LINE };
inline constexpr std::string_view WORDS[] = {"shape",  "across", "down",  "row",
                                             "column", "colour", "count", "line"};
inline constexpr std::string_view SHAPES[] = {"alone", "row", "column", "both"};

struct Parameter {
  Word word = Word::COUNT;
  std::uint8_t value = 0;

  bool operator==(const Parameter&) const = default;
};

// Points that a seat gains, or loses if negative: for what, for which spaces, and why.
struct Scored {
  static constexpr int MOST_PARAMETERS = 6;

  std::int8_t seat;
  std::int16_t points;
  For kind;
  Rule rule;
  Spaces spaces;
  Parameter parameters[MOST_PARAMETERS];
  std::uint8_t count = 0;  // of the parameters

  Scored& with(Word word, int value) {
    parameters[count++] = {word, static_cast<std::uint8_t>(value)};
    return *this;
  }
  bool operator==(const Scored&) const = default;
};

inline Scored scored(int seat, int points, Rule rule, For kind, Spaces spaces = {}) {
  return {
      static_cast<std::int8_t>(seat), static_cast<std::int16_t>(points), kind, rule, spaces, {}};
}

// A piece is turned up where it lies; who learns its face, or everybody (-1).
struct Revealed {
  Piece piece;
  Place place;
  std::int8_t to = -1;

  bool operator==(const Revealed&) const = default;
};

enum class Span : std::uint8_t { TURN, ROUND, GAME };
inline constexpr std::string_view SPANS[] = {"turn", "round", "game"};

struct Ended {
  Span what;

  bool operator==(const Ended&) const = default;
};

using Effect = std::variant<Moved, Scored, Revealed, Ended>;
static_assert(std::is_trivially_copyable_v<Effect>);

// A sink takes the effects of a walk through the rules. It is passed by value, and for the rules of
// one board it also says whose board that is. Whoever only wants the state drops them: then no code
// is left of it.
struct Dropped {
  static constexpr bool IS_ON = false;
  struct Where {};  // no place

  constexpr Dropped of(int) const { return {}; }
  constexpr Where at(At, int = 0) const { return {}; }
  constexpr Where place(At, int = 0, int = 0) const { return {}; }
};

class Effects {
 public:
  static constexpr bool IS_ON = true;
  using Where = Place;

  explicit Effects(std::vector<Effect>& found, int seat = -1) : found_(&found), seat_(seat) {}

  // The same sink for the board of a seat.
  Effects of(int seat) const { return Effects(*found_, seat); }
  int seat() const { return seat_; }
  // A place that is on no board, and one on that seat's board.
  Place at(At kind, int number = 0) const { return place_at(kind, number); }
  Place place(At kind, int number = 0, int space = 0) const {
    return place_of(seat_, kind, number, space);
  }

  void add(const Effect& effect) const { found_->push_back(effect); }
  void move(Piece piece, Place source, Place target, int number = 1) const {
    if (number) add(Moved{piece, source, target, static_cast<std::uint8_t>(number)});
  }
  // Tiles that go the same way, colour by colour.
  void move(const Tiles& tiles, Place source, Place target) const {
    for (int c = 0; c < COLOURS; ++c) move(tile_of(c), source, target, tiles.of[c]);
  }
  void end(Span what) const { add(Ended{what}); }

 private:
  std::vector<Effect>* found_;
  int seat_;
};

}  // namespace tilewright
