// Board, Factory, Drawn, State, Phase: what lies where on the table. Values, no rules.
// Twin of duel/state.py.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/tiles.h"
#include "duel/plates.h"

namespace tilewright::duel {

// What the table is waiting for, in the order of its twin.
enum class Phase : std::uint8_t {
  SCORING,    // chance draws the scoring tiles
  DISPLAY,    // chance turns up a plate
  BACK,       // chance shows the back of the stack's top plate
  DEAL,       // chance fills the factories
  START,      // chance names the start player
  SETUP,      // a seat takes its first plate
  CHIP,       // chance turns up a chip
  TURN,       // a seat takes a plate, tiles or a chip
  STACKING,   // a seat stacks the rest of a small factory on its moon
  DRAWING,    // a seat draws one more plate, or stops
  FRONTS,     // chance shows a seat what it drew
  KEEPING,    // a seat keeps one of the plates drawn
  RETURNING,  // a seat puts the others under the stack
  PLACING,    // a seat places its plate
  PAYING,     // a seat pays a missing tile with chips, or doesn't
  SPENDING,   // a seat picks a chip to pay with
  TILING,     // a seat chooses a space of its dome
  OVER,
};
inline constexpr int PHASES = 18;

inline constexpr int LINES = 6;        // pattern lines, and rows and columns of the dome (DU-1.3)
inline constexpr int CELLS = 3;        // plate cells in a row and a column of the dome (DU-1.3)
inline constexpr int TOKENS = 2;       // DU-1.3
inline constexpr int START_SCORE = 5;  // DU-1.3
inline constexpr int SEATS = 2;
inline constexpr int SMALL_FACTORIES = 4;  // DU-1.2
inline constexpr int DISPLAY = 3;          // plates turned up (DU-2.1)
inline constexpr int BROKEN_SPACES = 4;    // DU-5.9

inline constexpr int NO_SEAT = -1;
inline constexpr int FACE_DOWN = KINDS;  // a factory's chip that is not seen
inline constexpr int NO_CHIP = KINDS + 1;

// Pieces in an order; the places behind them are 0.
template <class T, int SIZE>
struct Pieces {
  std::uint8_t count = 0;
  T of[SIZE] = {};

  bool operator==(const Pieces&) const = default;

  const T* begin() const { return of; }
  const T* end() const { return of + count; }

  void add(T piece) { of[count++] = piece; }
  T take(int at) {
    const T taken = of[at];
    for (--count; at < count; ++at) of[at] = of[at + 1];
    of[count] = {};
    return taken;
  }
  void clear() { *this = {}; }
};

// A small factory: the tiles of its sun, the stack on its moon from the bottom up, its chip.
struct Factory {
  Few sun;
  Pieces<std::uint8_t, 4> moon;
  std::uint8_t chip = NO_CHIP;  // NO_CHIP, FACE_DOWN, or the kind that was revealed

  bool operator==(const Factory&) const = default;

  // Is there no tile on sun or moon (DU-5.5)?
  bool is_empty() const { return !sun.any() && !moon.count; }
};

// The large factory: the tiles of its sun and of its moon, both side by side.
struct Large {
  Few sun;
  Few moon;

  bool operator==(const Large&) const = default;
};

// A plate that was drawn from the stack: in a hand, or under the stack again. `known` says who has
// seen its front: 0 nobody, 1 seat 1, 2 seat 2, 3 both.
struct Drawn {
  std::uint8_t bits = 0;

  bool operator==(const Drawn&) const = default;

  static Drawn of(int plate, int known) { return {byte(plate << 2 | known)}; }
  static Drawn hidden(int back, int known) { return of(NO_PLATE + back - SPECIAL, known); }

  int known() const { return bits & 3; }
  // Its front; NO_PLATE or more where that is not known.
  int plate() const { return bits >> 2; }
  bool is_hidden() const { return plate() >= NO_PLATE; }
  int back() const { return is_hidden() ? plate() - NO_PLATE + SPECIAL : back_of(plate()); }
};

// How far the chips for the line that is being tiled have been paid (DU-6.4).
struct Payment {
  std::uint8_t paid = 0;  // missing tiles that are paid for
  std::uint8_t size = 0;  // 2 or 3 chips for the next one; 0 if not chosen yet
  std::uint8_t left = 0;  // how many of them are still to be picked

  bool operator==(const Payment&) const = default;
};

// One player's board. Rows, columns, lines and cells count from 0.
struct Board {
  std::uint64_t filled = 0;  // the dome's spaces with a tile, bit `row * LINES + column`
  Chips chips;               // the reserve
  std::uint32_t jokers = 0;  // the colours on joker spaces, three bits for each cell; else 0
  std::int16_t score = START_SCORE;
  Line lines[LINES];
  std::uint8_t cells[CELLS * CELLS] = {EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL,
                                       EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL};
  Pieces<std::uint8_t, BROKEN_SPACES> broken;
  std::uint8_t tokens = TOKENS;  // not yet used this round
  std::uint8_t taken = 0;        // chips taken this round

  bool operator==(const Board&) const = default;

  static constexpr int cell_of(int row, int column) { return row / 2 * CELLS + column / 2; }
  static constexpr std::uint64_t bit_of(int row, int column) {
    return std::uint64_t{1} << (row * LINES + column);
  }
  // The four spaces of the plate that a space belongs to.
  static constexpr std::uint64_t plate_bits(int row, int column) {
    return (std::uint64_t{3} << LINES | 3) << (row / 2 * 2 * LINES + column / 2 * 2);
  }

  // What a space takes: a colour, SPECIAL or JOKER; NONE without a plate.
  int space(int row, int column) const {
    return TURNED[cells[cell_of(row, column)]][row % 2 * 2 + column % 2];
  }
  bool is_filled(int row, int column) const { return (filled & bit_of(row, column)) != 0; }
  // The tiles of a row, a bit for each column.
  unsigned row(int row) const {
    return static_cast<unsigned>(filled >> (row * LINES)) & ((1u << LINES) - 1);
  }
  // The tiles of a column, a bit for each row.
  unsigned column(int column) const {
    unsigned tiles = 0;
    for (int row = 0; row < LINES; ++row)
      tiles |= (static_cast<unsigned>(filled >> (row * LINES + column)) & 1) << row;
    return tiles;
  }
  // A space's tile: a colour or SPECIAL; NONE if it is empty.
  int tile(int row, int column) const {
    if (!is_filled(row, column)) return NONE;
    const int takes = space(row, column);
    return takes == JOKER ? static_cast<int>(jokers >> 3 * cell_of(row, column) & 7) : takes;
  }

  void fill(int row, int column, int tile) {
    filled |= bit_of(row, column);
    if (space(row, column) == JOKER)
      jokers |= static_cast<std::uint32_t>(tile) << 3 * cell_of(row, column);
  }
};

// The whole table. What nobody has seen is not decided: bag, chips and stack have no order.
struct State {
  Board boards[SEATS];
  Chips chips;  // whose fronts nobody has seen, also those that lie face down on factories
  std::uint32_t unseen = ALL_PLATES;  // whose fronts nobody has seen, also those hidden in a hand
  Factory factories[SMALL_FACTORIES];
  Large large;
  Tiles bag;
  Tiles tower;
  std::uint8_t round = 1;
  Phase phase = Phase::SCORING;
  std::int8_t start = NO_SEAT;  // this round's start player; NO_SEAT before chance has named one
  std::int8_t turn = NO_SEAT;   // who decides, or whose turn chance serves; NO_SEAT between turns
  std::int8_t start_tile = NO_SEAT;  // who took it this round; NO_SEAT: it is on the large factory
  Pieces<std::uint8_t, SCORING_TILES> scoring;  // sides, as in SIDES
  Pieces<std::uint8_t, DISPLAY> display;
  std::uint8_t top = NONE;  // the back of the stack's top plate if its front is unseen
  Pieces<Drawn, NUMBER_OF_PLATES> returned;  // put back under the stack, from the top down
  Pieces<Drawn, NUMBER_OF_PLATES> hand;      // drawn by the seat in turn, in the order drawn
  std::uint8_t plate = NO_PLATE;             // to be placed by the seat in turn, open to all
  std::uint8_t at = 0;  // the factory being stacked or the line being tiled, 1..6; 0: neither
  Payment payment;

  bool operator==(const State&) const = default;

  // How many plates of the stack nobody has seen; they lie above those put back.
  int unseen_in_stack() const {
    int count = std::popcount(unseen);
    for (Drawn drawn : hand) count -= drawn.is_hidden();
    for (Drawn drawn : returned) count -= drawn.is_hidden();
    return count;
  }

  // How many plates the stack holds.
  int stack_size() const { return unseen_in_stack() + returned.count; }

  // The back of the stack's top plate; NONE if there is none, or it is yet to be shown.
  int top_back() const {
    if (unseen_in_stack()) return top;
    return returned.count ? returned.of[0].back() : NONE;
  }

  // Does a factory still hold a tile (DU-3.4)?
  bool tiles_on_offer() const {
    bool any = large.sun.any() || large.moon.any();
    for (const Factory& factory : factories) any |= !factory.is_empty();
    return any;
  }
};

static_assert(sizeof(State) <= 320 && std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);  // no padding: bytes can be hashed

constexpr int other(int seat) { return 1 - seat; }

}  // namespace tilewright::duel
