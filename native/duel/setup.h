// Setup: a position of Duel as a text tells it, possible or not. Twin of duel/notation.py.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/setup.h"
#include "duel/notation.h"
#include "duel/plates.h"
#include "duel/state.h"

namespace tilewright::duel {

using ChipCounts = std::array<int, KINDS>;

inline int total(const ChipCounts& chips) {
  int sum = 0;
  for (const int count : chips) sum += count;
  return sum;
}

struct SetupFactory {
  Amounts sun;
  std::vector<int> moon;
  int chip = NO_CHIP;

  bool is_empty() const { return !sun.any() && moon.empty(); }
};

struct SetupBoard {
  int score = 0;
  SetupLine lines[LINES];
  int cells[CELLS * CELLS];  // turned plates, or EMPTY_CELL
  int dome[LINES][LINES];    // a colour, SPECIAL or NONE
  std::vector<int> broken;
  int tokens = 0, taken = 0;
  ChipCounts chips{};

  int space(int row, int column) const {
    const int cell = cells[Board::cell_of(row, column)];
    return TURNED[static_cast<std::size_t>(cell)]
                 [static_cast<std::size_t>(row % 2 * 2 + column % 2)];
  }
  // How many empty spaces a row, from 0, has for a colour: its own or jokers (DU-6.1).
  int matching(int row, int colour) const {
    int count = 0;
    for (int column = 0; column < LINES; ++column) {
      const int takes = space(row, column);
      count += dome[row][column] == NONE && (takes == colour || takes == JOKER);
    }
    return count;
  }
};

struct Setup {
  int round = 0;
  Phase phase = Phase::OVER;
  int start = NO_SEAT, turn = NO_SEAT, start_tile = NO_SEAT;
  std::vector<int> scoring;
  std::vector<SetupFactory> factories;
  Amounts large_sun, large_moon, bag, tower;
  ChipCounts chips{};
  std::vector<int> display;
  int top = NONE;
  std::vector<Drawn> returned, hand;
  int plate = NO_PLATE;
  int at = 0;
  Payment payment;
  std::vector<SetupBoard> boards;
  std::uint32_t unseen = 0;

  Reasons found;  // what no set-up can hold,
  Amounts strays;
  bool has_stray_plates = false;

  int unseen_in_stack() const {
    const auto hidden = [](const std::vector<Drawn>& plates) {
      return static_cast<int>(std::ranges::count_if(plates, &Drawn::is_hidden));
    };
    return std::popcount(unseen) - hidden(hand) - hidden(returned);
  }
  int stack_size() const { return unseen_in_stack() + static_cast<int>(returned.size()); }
  bool tiles_on_offer() const {
    const auto is_empty = [](const SetupFactory& factory) { return factory.is_empty(); };
    return large_sun.any() || large_moon.any() || !std::ranges::all_of(factories, is_empty);
  }
};

// A kind of chip: all letters that come next.
inline int read_setup_chip(SetupReader& reader) {
  const std::size_t start = reader.at();
  const std::string_view kind = reader.run_of(LETTERS);
  for (int chip = 0; chip < KINDS; ++chip)
    if (CHIPS[chip] == kind) return chip;
  reader.fail_at(start, "notation-chip");
  return 0;
}

inline int read_setup_plate(SetupReader& reader) {
  for (int plate = 0; plate < NUMBER_OF_PLATES; ++plate)
    if (reader.skip(PLATES[plate])) return plate;
  reader.fail(reason("", "notation-plate"));
  return 0;
}

inline int read_setup_side(SetupReader& reader) {
  const std::size_t start = reader.at();
  const std::string_view word = reader.run_of("abcdefghijklmnopqrstuvwxyz-");
  for (int side = 0; side < NUMBER_OF_SIDES; ++side)
    if (SIDES[side] == word) return side;
  reader.fail_at(start, "notation-side");
  return 0;
}

inline ChipCounts read_setup_chips(SetupReader& reader) {
  ChipCounts chips{};
  if (reader.skip("-")) return chips;
  int last = -1;
  do {
    const std::size_t start = reader.at();
    const int kind = read_setup_chip(reader);
    if (kind <= last) reader.fail_at(start, "notation-chip-order");
    last = kind;
    chips[static_cast<std::size_t>(kind)] = reader.one_of("12", "notation-chip-count") + 1;
  } while (reader.next_is_one_of(LETTERS));
  return chips;
}

inline SetupFactory read_setup_factory(SetupReader& reader) {
  SetupFactory factory;
  factory.sun = reader.tiles();
  reader.expect(":");
  factory.moon = reader.colours();
  reader.expect(":");
  if (reader.skip("-")) return factory;
  factory.chip = reader.skip("?") ? FACE_DOWN : read_setup_chip(reader);
  return factory;
}

inline std::vector<Drawn> read_setup_drawn(SetupReader& reader) {
  std::vector<Drawn> found;
  if (reader.skip("-")) return found;
  reader.list_of("/", [&] {
    const bool is_hidden = reader.skip("?");
    const int front =
        is_hidden ? SPECIAL + reader.one_of(BACKS, "notation-back") : read_setup_plate(reader);
    const int known = reader.one_of("0123", "notation-known");
    found.push_back(is_hidden ? Drawn::hidden(front, known) : Drawn::of(front, known));
  });
  return found;
}

// What a space takes and its tile.
inline std::pair<int, int> read_setup_space(SetupReader& reader) {
  constexpr std::string_view DOME = ".byrktsjBYRKTS";
  const int mark = reader.one_of(DOME, "notation-dome");
  if (mark == 0) return {NONE, NONE};
  if (mark <= JOKER + 1) return {mark - 1, NONE};
  const int tile = mark - JOKER - 2;
  if (tile != SPECIAL && reader.skip("*")) return {JOKER, tile};
  return {tile, tile};
}

// The plates that the spaces of a dome belong to.
inline void read_setup_cells(const int (&spaces)[LINES][LINES], int seat, SetupBoard& board,
                             Setup& setup) {
  for (int at = 0; at < CELLS * CELLS; ++at) {
    const int row = at / CELLS * 2, column = at % CELLS * 2;
    const std::array<std::uint8_t, 4> four = {
        byte(spaces[row][column]), byte(spaces[row][column + 1]), byte(spaces[row + 1][column]),
        byte(spaces[row + 1][column + 1])};
    const auto* found = std::ranges::find(TURNED, four);
    board.cells[at] = found == TURNED.end() ? EMPTY_CELL : static_cast<int>(found - TURNED.begin());
    if (found != TURNED.end()) continue;
    setup.has_stray_plates = true;
    std::string plate;
    for (const int space : four)
      plate += space == NONE ? '.' : MARKS[static_cast<std::size_t>(space)];
    setup.found.push_back(reason("DU-1.5", "problem-no-such-plate")
                              .with("seat", seat)
                              .with("row", at / CELLS + 1)
                              .with("column", at % CELLS + 1)
                              .with("plate", plate));
  }
}

inline SetupBoard read_setup_board(SetupReader& reader, Setup& setup) {
  const int seat = static_cast<int>(setup.boards.size()) + 1;
  SetupBoard board;
  board.score = reader.number("notation-score");
  reader.expect(":");
  for (int row = 0; row < LINES; ++row) {
    board.lines[row] = reader.line("DU-5.7", seat, row + 1, setup.found, setup.strays);
    reader.expect(row + 1 < LINES ? "/" : ":");
  }
  int spaces[LINES][LINES];
  for (int row = 0; row < LINES; ++row) {
    for (int column = 0; column < LINES; ++column) {
      const auto [space, tile] = read_setup_space(reader);
      spaces[row][column] = space;
      board.dome[row][column] = tile;
    }
    reader.expect(row + 1 < LINES ? "/" : ":");
  }
  board.broken = reader.colours();
  reader.expect(":");
  board.tokens = reader.one_of("012", "notation-tokens");
  reader.expect(":");
  board.taken = reader.one_of("012", "notation-taken");
  reader.expect(":");
  board.chips = read_setup_chips(reader);
  if (reader.ok()) read_setup_cells(spaces, seat, board, setup);
  return board;
}

inline Setup read_setup(SetupReader& reader) {
  Setup setup;
  setup.round = reader.number("notation-round");
  reader.expect(" ");
  const std::size_t start = reader.at();
  const auto* phase = std::ranges::find(PHASE_WORDS, reader.run_of("abcdefghijklmnopqrstuvwxyz"));
  if (phase == std::end(PHASE_WORDS))
    reader.fail_at(start, "notation-duel-phase");
  else
    setup.phase = static_cast<Phase>(phase - PHASE_WORDS);
  reader.expect(" ");
  for (int* seat : {&setup.start, &setup.turn, &setup.start_tile}) {
    *seat = reader.one_of("-12", "notation-seat") - 1;
    reader.expect(" ");
  }
  if (!reader.skip("-"))
    reader.list_of(",", [&] { setup.scoring.push_back(read_setup_side(reader)); });
  reader.expect(" ");
  reader.list_of("/", [&] { setup.factories.push_back(read_setup_factory(reader)); });
  reader.expect(" ");
  setup.large_sun = reader.tiles();
  reader.expect(":");
  setup.large_moon = reader.tiles();
  reader.expect(" ");
  setup.bag = reader.counts();
  reader.expect(" ");
  setup.tower = reader.counts();
  reader.expect(" ");
  setup.chips = read_setup_chips(reader);
  reader.expect(" ");
  if (!reader.skip("-"))
    reader.list_of("/", [&] { setup.display.push_back(read_setup_plate(reader)); });
  reader.expect(" ");
  if (!reader.skip("-")) setup.top = SPECIAL + reader.one_of(BACKS, "notation-back");
  reader.expect(" ");
  setup.returned = read_setup_drawn(reader);
  reader.expect(" ");
  setup.hand = read_setup_drawn(reader);
  reader.expect(" ");
  if (!reader.skip("-")) setup.plate = read_setup_plate(reader);
  reader.expect(" ");
  setup.at = reader.number("notation-at");
  reader.expect(" ");
  setup.payment.paid = byte(reader.one_of("012345", "notation-payment"));
  reader.expect(".");
  setup.payment.size = byte("\0\2\3"[reader.one_of("023", "notation-payment")]);
  reader.expect(".");
  setup.payment.left = byte(reader.one_of("0123", "notation-payment"));
  while (setup.boards.size() < SEATS && reader.skip(" "))
    setup.boards.push_back(read_setup_board(reader, setup));
  reader.end();
  if (reader.ok()) setup.unseen = unseen(setup);
  return setup;
}

inline Few few_of(const Amounts& tiles) {
  Few few;
  for (int c = 0; c < COLOURS; ++c) few.add(c, tiles.of[static_cast<std::size_t>(c)]);
  return few;
}

inline Tiles tiles_of(const Amounts& amounts) {
  Tiles tiles;
  for (int c = 0; c < COLOURS; ++c) tiles.add(c, amounts.of[static_cast<std::size_t>(c)]);
  return tiles;
}

inline Chips chips_of(const ChipCounts& counts) {
  Chips chips;
  for (int kind = 0; kind < KINDS; ++kind) chips.add(kind, counts[static_cast<std::size_t>(kind)]);
  return chips;
}

inline Board board_of(const SetupBoard& setup) {
  Board board;
  board.score = static_cast<std::int16_t>(std::min(setup.score, MOST_SCORE));
  for (int row = 0; row < LINES; ++row)
    board.lines[row] = Line::of(std::max(setup.lines[row].colour, 0), setup.lines[row].filled);
  std::ranges::transform(setup.cells, board.cells, byte);
  for (int row = 0; row < LINES; ++row)
    for (int column = 0; column < LINES; ++column)
      if (setup.dome[row][column] != NONE) board.fill(row, column, setup.dome[row][column]);
  for (const int colour : setup.broken) board.broken.add(byte(colour));
  board.tokens = byte(setup.tokens);
  board.taken = byte(setup.taken);
  board.chips = chips_of(setup.chips);
  return board;
}

// The state of a set-up that is sound, but for lines of several colours, which are left empty.
inline State state_of(const Setup& setup) {
  State state;
  state.round = byte(setup.round);
  state.phase = setup.phase;
  state.start = static_cast<std::int8_t>(setup.start);
  state.turn = static_cast<std::int8_t>(setup.turn);
  state.start_tile = static_cast<std::int8_t>(setup.start_tile);
  for (const int side : setup.scoring) state.scoring.add(byte(side));
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    const SetupFactory& factory = setup.factories[static_cast<std::size_t>(at)];
    state.factories[at].sun = few_of(factory.sun);
    for (const int colour : factory.moon) state.factories[at].moon.add(byte(colour));
    state.factories[at].chip = byte(factory.chip);
  }
  state.large = {few_of(setup.large_sun), few_of(setup.large_moon)};
  state.bag = tiles_of(setup.bag);
  state.tower = tiles_of(setup.tower);
  state.chips = chips_of(setup.chips);
  for (const int plate : setup.display) state.display.add(byte(plate));
  state.top = byte(setup.top);
  for (const Drawn drawn : setup.returned) state.returned.add(drawn);
  for (const Drawn drawn : setup.hand) state.hand.add(drawn);
  state.plate = byte(setup.plate);
  state.at = byte(setup.at < 0 || setup.at > LINES ? LINES + 1 : setup.at);
  state.payment = setup.payment;
  state.unseen = setup.unseen;
  for (int seat = 0; seat < SEATS; ++seat)
    state.boards[seat] = board_of(setup.boards[static_cast<std::size_t>(seat)]);
  return state;
}

}  // namespace tilewright::duel
