// A position of Duel on one line, written and read back. Twin of duel/notation.py.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "core/text.h"
#include "core/tiles.h"
#include "duel/reading.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr std::string_view PHASE_WORDS[PHASES] = {
    "scoring",   "display", "back",     "deal",     "start",  "setup",
    "chip",      "turn",    "stacking", "drawing",  "fronts", "keeping",
    "returning", "placing", "paying",   "spending", "tiling", "over",
};
inline constexpr int MOST_SCORE = 32'767;  // that a board holds; no game comes near

// Writing

// Chips as kinds with counts, `B1TY2`; `-` for none.
inline void write_chips(Chips chips, Writer& out) {
  if (!chips.bits) out.put('-');
  for (int kind = 0; kind < KINDS; ++kind) {
    if (!chips.count(kind)) continue;
    out.put(CHIPS[kind]);
    out.number(chips.count(kind));
  }
}

// Tiles in their order as letters; `-` for none.
template <int SIZE>
void write_colours(const Pieces<std::uint8_t, SIZE>& colours, Writer& out) {
  if (!colours.count) out.put('-');
  for (const int colour : colours) out.put(LETTERS[static_cast<std::size_t>(colour)]);
}

inline void write_factory(const Factory& factory, Writer& out) {
  write_letters(factory.sun, out);
  out.put(':');
  write_colours(factory.moon, out);
  out.put(':');
  if (factory.chip == NO_CHIP)
    out.put('-');
  else if (factory.chip == FACE_DOWN)
    out.put('?');
  else
    out.put(CHIPS[factory.chip]);
}

inline void write_drawn(const Pieces<Drawn, NUMBER_OF_PLATES>& plates, Writer& out) {
  if (!plates.count) out.put('-');
  for (int at = 0; at < plates.count; ++at) {
    const Drawn drawn = plates.of[at];
    if (at) out.put('/');
    if (drawn.is_hidden()) {
      out.put('?');
      out.put(MARKS[static_cast<std::size_t>(drawn.back())]);
    } else {
      out.put(PLATES[drawn.plate()]);
    }
    out.number(drawn.known());
  }
}

// A space of the dome and its tile.
inline void write_space(const Board& board, int row, int column, Writer& out) {
  const int space = board.space(row, column), tile = board.tile(row, column);
  if (space == NONE) return out.put('.');
  if (tile == NONE) return out.put("byrktsj"[space]);
  out.put(MARKS[static_cast<std::size_t>(tile)]);
  if (space == JOKER) out.put('*');
}

inline void write_board(const Board& board, Writer& out) {
  out.number(board.score);
  for (int row = 0; row < LINES; ++row) {
    out.put(row ? '/' : ':');
    write_line(board.lines[row], out);
  }
  for (int row = 0; row < LINES; ++row) {
    out.put(row ? '/' : ':');
    for (int column = 0; column < LINES; ++column) write_space(board, row, column, out);
  }
  out.put(':');
  write_colours(board.broken, out);
  for (const int number : {board.tokens, board.taken}) {
    out.put(':');
    out.number(number);
  }
  out.put(':');
  write_chips(board.chips, out);
}

// The position as its twin writes itself.
inline void write_state(const State& state, Writer& out) {
  out.number(state.round);
  out.put(' ');
  out.put(PHASE_WORDS[static_cast<int>(state.phase)]);
  for (const int seat : {state.start, state.turn, state.start_tile}) {
    out.put(' ');
    out.seat(seat);
  }
  out.put(' ');
  if (!state.scoring.count) out.put('-');
  write_sides(state.scoring, out);
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    out.put(at ? '/' : ' ');
    write_factory(state.factories[at], out);
  }
  out.put(' ');
  write_letters(state.large.sun, out);
  out.put(':');
  write_letters(state.large.moon, out);
  for (const Tiles& tiles : {state.bag, state.tower}) {
    out.put(' ');
    write_counts(tiles, out);
  }
  out.put(' ');
  write_chips(state.chips, out);
  if (!state.display.count) out.put(" -");
  for (int at = 0; at < state.display.count; ++at) {
    out.put(at ? '/' : ' ');
    out.put(PLATES[state.display.of[at]]);
  }
  out.put(' ');
  out.put(state.top == NONE ? '-' : MARKS[state.top]);
  for (const auto* plates : {&state.returned, &state.hand}) {
    out.put(' ');
    write_drawn(*plates, out);
  }
  out.put(' ');
  out.put(state.plate == NO_PLATE ? "-" : PLATES[state.plate]);
  out.put(' ');
  out.number(state.at);
  out.put(' ');
  out.number(state.payment.paid);
  out.put('.');
  out.number(state.payment.size);
  out.put('.');
  out.number(state.payment.left);
  for (const Board& board : state.boards) {
    out.put(' ');
    write_board(board, out);
  }
}

// Reading

// A whole number that is not less nor more.
inline int read_number(Reader& reader, int least, int most) {
  const int number = reader.number();
  if (number < least || number > most) reader.fail();
  return reader.ok() ? number : least;
}

inline Phase read_phase(Reader& reader) {
  const auto* found = std::ranges::find(PHASE_WORDS, reader.word());
  if (found != std::end(PHASE_WORDS)) return static_cast<Phase>(found - PHASE_WORDS);
  reader.fail();
  return Phase::OVER;
}

inline Chips read_chips(Reader& reader) {
  Chips chips;
  if (reader.skip("-")) return chips;
  int last = -1;
  do {
    const int kind = read_chip(reader);
    if (kind <= last) reader.fail();
    last = kind;
    chips.add(kind, read_figure(reader, "12"));
  } while (reader.next_is_one_of(LETTERS));
  return chips;
}

template <int SIZE>
void read_colours(Reader& reader, Pieces<std::uint8_t, SIZE>& colours) {
  colours.count = byte(tilewright::read_colours(reader, colours.of, SIZE));
}

inline Factory read_factory(Reader& reader) {
  Factory factory;
  factory.sun = Few::of(read_letters(reader, 7));
  reader.expect(":");
  read_colours(reader, factory.moon);
  reader.expect(":");
  if (reader.skip("-"))
    factory.chip = NO_CHIP;
  else
    factory.chip = reader.skip("?") ? byte(FACE_DOWN) : byte(read_chip(reader));
  return factory;
}

inline Drawn read_drawn(Reader& reader) {
  const bool is_hidden = reader.skip("?");
  const int found = is_hidden ? read_back(reader) : read_plate(reader);
  const int known = read_figure(reader, "0123");
  return is_hidden ? Drawn::hidden(found, known) : Drawn::of(found, known);
}

// The dome's tiles are told with the plates that they lie on.
inline void read_dome(Reader& reader, Board& board) {
  constexpr std::string_view DOME = ".byrktsjBYRKTS";
  constexpr int FILLED = 8;  // from here on there is a tile
  std::uint8_t spaces[LINES][LINES], tiles[LINES][LINES];
  for (int row = 0; row < LINES; ++row) {
    for (int column = 0; column < LINES; ++column) {
      const int mark = reader.one_of(DOME);
      const int tile = mark < FILLED ? NONE : mark - FILLED;
      tiles[row][column] = byte(tile);
      spaces[row][column] = byte(mark == 0 ? NONE : mark < FILLED ? mark - 1 : tile);
      if (tile < SPECIAL && reader.skip("*")) spaces[row][column] = JOKER;
    }
    reader.expect(row + 1 < LINES ? "/" : ":");
  }
  for (int row = 0; row < LINES; row += 2) {
    for (int column = 0; column < LINES; column += 2) {
      const std::uint8_t *upper = spaces[row] + column, *lower = spaces[row + 1] + column;
      const std::array<std::uint8_t, 4> four = {upper[0], upper[1], lower[0], lower[1]};
      const auto* found = std::ranges::find(TURNED, four);
      if (found == TURNED.end()) return reader.fail();
      board.cells[Board::cell_of(row, column)] = byte(static_cast<int>(found - TURNED.begin()));
    }
  }
  for (int row = 0; row < LINES; ++row)
    for (int column = 0; column < LINES; ++column)
      if (tiles[row][column] != NONE) board.fill(row, column, tiles[row][column]);
}

inline void read_board(Reader& reader, Board& board) {
  board.score = static_cast<std::int16_t>(read_number(reader, -MOST_SCORE, MOST_SCORE));
  reader.expect(":");
  for (int row = 0; row < LINES; ++row) {
    board.lines[row] = read_line(reader, row + 1);
    reader.expect(row + 1 < LINES ? "/" : ":");
  }
  read_dome(reader, board);
  read_colours(reader, board.broken);
  reader.expect(":");
  board.tokens = byte(read_figure(reader, "012"));
  reader.expect(":");
  board.taken = byte(read_figure(reader, "012"));
  reader.expect(":");
  board.chips = read_chips(reader);
}

// The plates that lie nowhere else on a table, be it a State or a Setup (DU-1.4).
template <class Table>
std::uint32_t unseen(const Table& table) {
  std::uint32_t seen = 1u << table.plate;
  for (const int plate : table.display) seen |= 1u << plate;
  for (const auto* plates : {&table.returned, &table.hand})
    for (const Drawn held : *plates) seen |= 1u << held.plate();
  for (const auto& board : table.boards)
    for (const int cell : board.cells) seen |= 1u << cell / TURNS;
  return ALL_PLATES & ~seen;
}

// Reads whatever a State can hold; whether it is possible is for the Python rules to say.
inline bool parse_state(std::string_view text, State& state) {
  Reader reader(text);
  state = {};
  state.round = byte(read_number(reader, 0, 255));
  reader.expect(" ");
  state.phase = read_phase(reader);
  for (std::int8_t* seat : {&state.start, &state.turn, &state.start_tile}) {
    reader.expect(" ");
    *seat = static_cast<std::int8_t>(reader.one_of("-12") - 1);
  }
  reader.expect(" ");
  if (!reader.skip("-")) read_sides(reader, state.scoring);
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    reader.expect(at ? "/" : " ");
    state.factories[at] = read_factory(reader);
  }
  reader.expect(" ");
  state.large.sun = Few::of(read_letters(reader, 7));
  reader.expect(":");
  state.large.moon = Few::of(read_letters(reader, 7));
  for (Tiles* tiles : {&state.bag, &state.tower}) {
    reader.expect(" ");
    *tiles = read_counts(reader, 255);
  }
  reader.expect(" ");
  state.chips = read_chips(reader);
  reader.expect(" ");
  if (!reader.skip("-"))
    read_pieces(reader, "/", state.display, [](Reader& from) { return byte(read_plate(from)); });
  reader.expect(" ");
  state.top = byte(reader.skip("-") ? NONE : read_back(reader));
  for (auto* plates : {&state.returned, &state.hand}) {
    reader.expect(" ");
    if (!reader.skip("-")) read_pieces(reader, "/", *plates, read_drawn);
  }
  reader.expect(" ");
  state.plate = byte(reader.skip("-") ? NO_PLATE : read_plate(reader));
  reader.expect(" ");
  state.at = byte(read_number(reader, 0, LINES));
  reader.expect(" ");
  state.payment.paid = byte(read_figure(reader, "012345"));
  reader.expect(".");
  state.payment.size = byte(read_figure(reader, "023"));
  reader.expect(".");
  state.payment.left = byte(read_figure(reader, "0123"));
  for (Board& board : state.boards) {
    reader.expect(" ");
    read_board(reader, board);
  }
  state.unseen = unseen(state);
  return reader.at_end();
}

}  // namespace tilewright::duel
