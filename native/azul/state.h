// Board, State, Phase: what lies where on the table. Values, no rules. Twin of azul/state.py.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/effects.h"
#include "core/tiles.h"

namespace tilewright::azul {

inline constexpr int ROWS = 5;          // pattern lines, and rows and columns of the wall (AZ-1.3)
inline constexpr int FLOOR_SPACES = 7;  // AZ-1.3
inline constexpr int MARKER = COLOURS;  // the start marker, where it lies on a floor line
inline constexpr Piece MARKER_PIECE{"1"};  // the same as a piece of effects
inline constexpr int MOST_SCORE = 32'767;  // that a board holds; no game comes near

// How many factories a table has (AZ-1.1).
constexpr int factories_for(int seats) { return 2 * seats + 1; }

enum class Phase : std::uint8_t { START, DEAL, OFFER, TILING, OVER };
inline constexpr std::string_view PHASES[] = {"start", "deal", "offer", "tiling", "over"};

// A floor line from left to right: three bits a piece, a colour or MARKER, and their count.
struct Floor {
  std::uint32_t bits = 0;

  bool operator==(const Floor&) const = default;

  int count() const { return static_cast<int>(bits >> 24); }
  int piece(int at) const { return static_cast<int>(bits >> (3 * at) & 7); }
  void push(int piece) {
    bits = (bits | static_cast<std::uint32_t>(piece) << (3 * count())) + (1u << 24);
  }
};

// Which spaces of a wall are filled: bit row * 5 + column.
struct Wall {
  std::uint32_t bits = 0;

  bool operator==(const Wall&) const = default;

  bool is_filled(int row, int column) const { return bits >> (row * ROWS + column) & 1; }
  void fill(int row, int column) { bits |= 1u << (row * ROWS + column); }
  unsigned row(int row) const { return bits >> (row * ROWS) & 31; }

  // The column as five bits from the top down: gathers every fifth bit by one product.
  unsigned column(int column) const {
    const std::uint64_t spread = bits >> column & 0b00001'00001'00001'00001'00001u;
    return static_cast<unsigned>(spread * 0x111110 >> 20) & 31;
  }
};

// Where the colours lie on a gray wall; the coloured wall itself says it (AZ-1.5).
struct GrayColours {
  std::uint16_t spaces[ROWS] = {};         // by row, three bits a space: 0 empty, else colour + 1
  std::uint8_t column_colours[ROWS] = {};  // the colours in each column, a bit each
  std::uint8_t unused = 0;

  bool operator==(const GrayColours&) const = default;

  int colour(int row, int column) const { return (spaces[row] >> (3 * column) & 7) - 1; }
  void fill(int row, int column, int colour) {
    spaces[row] = static_cast<std::uint16_t>(spaces[row] | (colour + 1) << (3 * column));
    column_colours[column] = static_cast<std::uint8_t>(column_colours[column] | 1u << colour);
  }
};

struct PrintedColours {
  bool operator==(const PrintedColours&) const = default;
};

// The column of a colour in a row of the coloured wall, and back [picture] (AZ-1.5).
constexpr int column_of(int row, int colour) { return (colour + row) % ROWS; }
constexpr int colour_at(int row, int column) { return (column - row + ROWS) % ROWS; }

// One player's board.
template <bool GRAY>
struct Board {
  Wall wall;
  Floor floor;
  std::int16_t score = 0;
  Line lines[ROWS];
  std::uint8_t row_colours[ROWS] = {};  // the colours in each row of the wall, a bit each
  [[no_unique_address]] std::conditional_t<GRAY, GrayColours, PrintedColours> gray;

  bool operator==(const Board&) const = default;

  bool row_has(int row, int colour) const { return row_colours[row] >> colour & 1; }

  // The colour of a filled space.
  int colour(int row, int column) const {
    if constexpr (GRAY)
      return gray.colour(row, column);
    else
      return colour_at(row, column);
  }

  void put(int row, int column, int colour) {
    wall.fill(row, column);
    row_colours[row] = static_cast<std::uint8_t>(row_colours[row] | 1u << colour);
    if constexpr (GRAY) gray.fill(row, column, colour);
  }
};

// The whole table; seats count from 0, and -1 is nobody.
template <int SEATS_, bool GRAY>
struct State {
  static constexpr int SEATS = SEATS_;
  static constexpr int FACTORIES = factories_for(SEATS);

  Board<GRAY> boards[SEATS];
  std::int32_t round = 1;
  Phase phase = Phase::START;
  std::int8_t start = -1;   // this round's start player
  std::int8_t turn = -1;    // the seat that decides
  std::int8_t marker = -1;  // who took the start marker this round; nobody: it is in the centre
  Few factories[FACTORIES];
  Tiles centre;
  Tiles bag;
  Tiles lid;
  std::uint8_t unused[3] = {};

  bool operator==(const State&) const = default;

  // Is there still a tile in the centre or on a factory (AZ-3.8)?
  bool tiles_on_offer() const {
    unsigned any = 0;
    for (const Few& factory : factories) any |= factory.bits;
    return any || centre.any();
  }
};

// No byte is left to chance: states are compared and hashed as bytes.
static_assert(sizeof(Board<false>) == 4 + 4 + 2 + 5 + 5 && sizeof(Board<true>) == 20 + 10 + 5 + 1);
template <int SEATS, bool GRAY>
inline constexpr bool is_plain =
    std::is_trivially_copyable_v<State<SEATS, GRAY>> &&
    sizeof(State<SEATS, GRAY>) == SEATS * sizeof(Board<GRAY>) + 8 + factories_for(SEATS) * 2 + 18;

static_assert(is_plain<2, false> && is_plain<2, true> && is_plain<3, false>);
static_assert(is_plain<3, true> && is_plain<4, false> && is_plain<4, true>);
static_assert(sizeof(State<2, true>) <= 128 && sizeof(State<4, true>) <= 192);

}  // namespace tilewright::azul
