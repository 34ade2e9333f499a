// Plates (DU-1.5), chips (DU-1.6), scoring tiles (DU-1.9), and what pictures say of points.
// Twin of duel/plates.py.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/tiles.h"

namespace tilewright::duel {

constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// What a space of the dome takes, a tile on it, or the type that a plate's back shows (DU-1.4):
// a colour, 0..4, or one of these.
inline constexpr int SPECIAL = 5;
inline constexpr int JOKER = 6;
inline constexpr int NONE = 7;  // no plate and so no space; no tile; no back to be seen
inline constexpr std::string_view MARKS = "BYRKTSJ";
inline constexpr std::string_view BACKS = "SJ";  // SPECIAL, then JOKER

// [picture] (DU-1.5): the spaces top-left, top-right, bottom-left, bottom-right. A plate is its
// place in this list.
inline constexpr int NUMBER_OF_PLATES = 18;
inline constexpr std::string_view PLATES[NUMBER_OF_PLATES] = {
    "YKTS", "KSTR", "SKRB", "YBKS", "TRBS", "YSKR", "BKST", "STYB", "SYBR",
    "JBTK", "TRBJ", "KYRJ", "TYJK", "YRJB", "TKRJ", "RTYJ", "TBJY", "RJBK",
};
inline constexpr int NO_PLATE = NUMBER_OF_PLATES;
inline constexpr std::uint32_t ALL_PLATES = (1u << NUMBER_OF_PLATES) - 1;

// The plates whose backs show SPECIAL, a bit for each; the others' show JOKER (DU-1.4).
inline constexpr std::uint32_t SPECIAL_PLATES = [] {
  std::uint32_t found = 0;
  for (int plate = 0; plate < NUMBER_OF_PLATES; ++plate)
    if (PLATES[plate].find('S') != std::string_view::npos) found |= 1u << plate;
  return found;
}();

constexpr int back_of(int plate) { return SPECIAL_PLATES >> plate & 1 ? SPECIAL : JOKER; }

// The plates with that back, a bit for each.
constexpr std::uint32_t plates_with(int back) {
  return back == SPECIAL ? SPECIAL_PLATES : ALL_PLATES & ~SPECIAL_PLATES;
}

// A plate on the dome after quarter turns clockwise (DU-4.5) is `plate * TURNS + turns`.
inline constexpr int TURNS = 4;
inline constexpr int EMPTY_CELL = NO_PLATE * TURNS;

// The four spaces of every turned plate; of an empty cell last.
inline constexpr auto TURNED = [] {
  std::array<std::array<std::uint8_t, 4>, EMPTY_CELL + 1> found{};
  for (int plate = 0; plate < NUMBER_OF_PLATES; ++plate) {
    std::array<std::uint8_t, 4> spaces{};
    for (int at = 0; at < 4; ++at)
      spaces[at] = byte(static_cast<int>(MARKS.find(PLATES[plate][at])));
    for (int turns = 0; turns < TURNS; ++turns) {
      found[plate * TURNS + turns] = spaces;
      spaces = {spaces[2], spaces[0], spaces[3], spaces[1]};
    }
  }
  found[EMPTY_CELL] = {NONE, NONE, NONE, NONE};
  return found;
}();

// Which columns of an upper or lower row of a turned plate take a colour (DU-6.1), a bit for each:
// TAKING[turned][row][colour].
inline constexpr auto TAKING = [] {
  std::array<std::array<std::array<std::uint8_t, COLOURS>, 2>, EMPTY_CELL + 1> found{};
  for (int turned = 0; turned <= EMPTY_CELL; ++turned)
    for (int at = 0; at < 4; ++at)
      for (int colour = 0; colour < COLOURS; ++colour)
        if (TURNED[turned][at] == colour || TURNED[turned][at] == JOKER)
          found[turned][at / 2][colour] |= byte(1 << at % 2);
  return found;
}();

// [picture] (DU-1.6): five kinds with one coloured half, five with two; two chips of each. A chip
// is its place in this list.
inline constexpr int KINDS = 10;
inline constexpr std::string_view CHIPS[KINDS] = {"B",  "Y",  "R",  "K",  "T",
                                                  "TY", "BR", "RT", "KB", "YK"};
inline constexpr int CHIPS_OF_A_KIND = 2;

// How many chips of each kind, two bits each.
struct Chips {
  std::uint32_t bits = 0;

  static constexpr std::uint32_t ONES = 0x55555;

  bool operator==(const Chips&) const = default;

  int count(int kind) const { return bits >> (2 * kind) & 3; }
  int total() const { return std::popcount(bits & ONES) + 2 * std::popcount(bits & ONES << 1); }
  void add(int kind, int count) { bits += static_cast<std::uint32_t>(count) << (2 * kind); }

  // Only the kinds whose bits are in the mask.
  Chips among(std::uint32_t mask) const { return {bits & mask}; }

  int first_kind() const { return std::countr_zero(bits) / 2; }
  bool are_of_one_kind() const { return bits && total() == count(first_kind()); }
};

inline constexpr Chips ALL_CHIPS{Chips::ONES * CHIPS_OF_A_KIND};

// The bits of the kinds that show a colour; a two-coloured one shows either (DU-1.6).
inline constexpr auto SHOWING = [] {
  std::array<std::uint32_t, COLOURS> found{};
  for (int colour = 0; colour < COLOURS; ++colour)
    for (int kind = 0; kind < KINDS; ++kind)
      if (CHIPS[kind].find(LETTERS[colour]) != std::string_view::npos)
        found[colour] |= 3u << (2 * kind);
  return found;
}();

inline constexpr int SPECIAL_POINTS[] = {1, 2, 3, 4, 5, 6};  // for dome rows 1 to 6 (DU-1.7)
inline constexpr int BROKEN_COST[] = {0, 1, 3, 6, 10};       // for 0 to 4 broken tiles (DU-1.8)
inline constexpr int START_TILE_COST = 2;                    // DU-1.3

// [picture] (DU-1.9): the sides of the scoring tiles; tile `n` has the sides `2n` and `2n + 1`.
inline constexpr int NUMBER_OF_SIDES = 8;
inline constexpr std::string_view SIDES[NUMBER_OF_SIDES] = {
    "rows", "five-colours", "columns", "border", "diagonals", "corners", "jokers", "empty-specials",
};
inline constexpr int SCORING_TILES = 4;

}  // namespace tilewright::duel
