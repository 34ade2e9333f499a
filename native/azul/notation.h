// A position of Azul on one line, written and read. Twin of azul/notation.py.
#pragma once

#include <iterator>
#include <string_view>

#include "azul/dealing.h"
#include "azul/state.h"

namespace tilewright::azul {

template <bool GRAY>
void write_board(const Board<GRAY>& board, Writer& out) {
  out.number(board.score);
  for (int row = 0; row < ROWS; ++row) {
    out.put(row ? '/' : ':');
    write_line(board.lines[row], out);
  }
  for (int row = 0; row < ROWS; ++row) {
    out.put(row ? '/' : ':');
    for (int column = 0; column < ROWS; ++column)
      out.put(board.wall.is_filled(row, column) ? LETTERS[board.colour(row, column)] : '.');
  }
  out.put(':');
  if (!board.floor.count()) out.put('-');
  for (int at = 0; at < board.floor.count(); ++at) out.put("BYRKT1"[board.floor.piece(at)]);
}

template <int SEATS, bool GRAY>
void write_state(const State<SEATS, GRAY>& state, Writer& out) {
  out.number(state.round);
  out.put(' ');
  out.put(PHASES[static_cast<int>(state.phase)]);
  for (const int seat : {state.start, state.turn, state.marker}) {
    out.put(' ');
    out.seat(seat);
  }
  for (int at = 0; at < State<SEATS, GRAY>::FACTORIES; ++at) {
    out.put(at ? '/' : ' ');
    write_letters(state.factories[at], out);
  }
  out.put(' ');
  write_letters(state.centre, out);
  out.put(' ');
  write_counts(state.bag, out);
  out.put(' ');
  write_counts(state.lid, out);
  for (const Board<GRAY>& board : state.boards) {
    out.put(' ');
    write_board(board, out);
  }
}

template <bool GRAY>
void read_board(Reader& reader, Board<GRAY>& board) {
  const int score = reader.number();
  if (score < 0 || score > MOST_SCORE) reader.fail();
  board.score = static_cast<std::int16_t>(score);
  reader.expect(":");
  for (int row = 0; row < ROWS; ++row) {
    board.lines[row] = read_line(reader, row + 1);
    reader.expect(row + 1 < ROWS ? "/" : ":");
  }
  for (int row = 0; row < ROWS; ++row) {
    for (int column = 0; column < ROWS; ++column) {
      const int mark = reader.one_of(".BYRKT");
      if (!reader.ok() || mark == 0) continue;
      if (!GRAY && colour_at(row, column) != mark - 1)
        reader.fail();  // AZ-1.5
      else
        board.put(row, column, mark - 1);
    }
    reader.expect(row + 1 < ROWS ? "/" : ":");
  }
  if (reader.skip("-")) return;
  if (!reader.next_is_one_of("BYRKT1")) reader.fail();
  while (reader.next_is_one_of("BYRKT1")) {
    if (board.floor.count() == FLOOR_SPACES) return reader.fail();
    board.floor.push(reader.one_of("BYRKT1"));
  }
}

// Reads whatever a State can hold; whether it is possible is for the Python rules to say.
template <int SEATS, bool GRAY>
bool parse_state(std::string_view text, State<SEATS, GRAY>& state) {
  Reader reader(text);
  state = {};
  state.round = reader.number();
  reader.expect(" ");
  const std::string_view word = reader.word();
  int phase = 0;
  while (phase < static_cast<int>(std::size(PHASES)) && PHASES[phase] != word) ++phase;
  if (phase == static_cast<int>(std::size(PHASES))) return false;
  state.phase = static_cast<Phase>(phase);
  for (std::int8_t* seat : {&state.start, &state.turn, &state.marker}) {
    reader.expect(" ");
    *seat = static_cast<std::int8_t>(reader.one_of("-1234") - 1);
    if (*seat >= SEATS) reader.fail();
  }
  for (int at = 0; at < State<SEATS, GRAY>::FACTORIES; ++at) {
    reader.expect(at ? "/" : " ");
    state.factories[at] = Few::of(read_letters(reader, TILES_ON_A_FACTORY));
  }
  reader.expect(" ");
  state.centre = read_letters(reader, COLOURS * TILES_OF_A_COLOUR);
  reader.expect(" ");
  state.bag = read_counts(reader, TILES_OF_A_COLOUR);
  reader.expect(" ");
  state.lid = read_counts(reader, TILES_OF_A_COLOUR);
  for (Board<GRAY>& board : state.boards) {
    reader.expect(" ");
    read_board(reader, board);
  }
  return reader.at_end();
}

}  // namespace tilewright::azul
