// Setup: a position of Azul as a text tells it, possible or not. Twin of azul/notation.py.
#pragma once

#include <iterator>
#include <string_view>
#include <vector>

#include "azul/state.h"
#include "core/setup.h"

namespace tilewright::azul {

inline constexpr int NOTHING = -1;  // on a space of the wall

struct SetupBoard {
  int score = 0;
  SetupLine lines[ROWS];
  int wall[ROWS][ROWS];    // a colour, or NOTHING
  std::vector<int> floor;  // colours, or MARKER

  bool has(int row, int colour) const {
    for (const int piece : wall[row])
      if (piece == colour) return true;
    return false;
  }
  bool has_in_column(int column, int colour) const {
    for (const auto& row : wall)
      if (row[column] == colour) return true;
    return false;
  }
};

struct Setup {
  int round = 0;
  Phase phase = Phase::START;
  int start = -1, turn = -1, marker = -1;
  std::vector<Amounts> factories;
  Amounts centre, bag, lid;
  std::vector<SetupBoard> boards;

  Reasons found;   // what no set-up can hold,
  Amounts strays;  // and the tiles of it

  int seats() const { return static_cast<int>(boards.size()); }
  bool tiles_on_offer() const {
    for (const Amounts& factory : factories)
      if (factory.any()) return true;
    return centre.any();
  }
};

inline SetupBoard read_setup_board(SetupReader& reader, Setup& setup) {
  SetupBoard board;
  board.score = reader.number("notation-score");
  reader.expect(":");
  const int seat = setup.seats() + 1;
  for (int row = 0; row < ROWS; ++row) {
    board.lines[row] = reader.line("AZ-3.2", seat, row + 1, setup.found, setup.strays);
    reader.expect(row + 1 < ROWS ? "/" : ":");
  }
  for (int row = 0; row < ROWS; ++row) {
    for (int& piece : board.wall[row]) {
      const int mark = reader.one_of("BYRKT.", "notation-wall");
      piece = mark < COLOURS ? mark : NOTHING;
    }
    reader.expect(row + 1 < ROWS ? "/" : ":");
  }
  if (reader.skip("-")) return board;
  if (!reader.next_is_one_of("BYRKT1")) reader.fail(reason("", "notation-floor"));
  while (reader.next_is_one_of("BYRKT1")) board.floor.push_back(reader.one_of("BYRKT1", ""));
  return board;
}

inline Setup read_setup(SetupReader& reader) {
  Setup setup;
  setup.round = reader.number("notation-round");
  reader.expect(" ");
  const std::size_t start = reader.at();
  const std::string_view word = reader.run_of("abcdefghijklmnopqrstuvwxyz");
  std::size_t phase = 0;
  while (phase < std::size(PHASES) && PHASES[phase] != word) ++phase;
  if (phase == std::size(PHASES)) reader.fail_at(start, "notation-azul-phase");
  setup.phase = static_cast<Phase>(phase);
  reader.expect(" ");
  for (int* seat : {&setup.start, &setup.turn, &setup.marker}) {
    *seat = reader.one_of("-1234", "notation-seat") - 1;
    reader.expect(" ");
  }
  reader.list_of("/", [&] { setup.factories.push_back(reader.tiles()); });
  reader.expect(" ");
  setup.centre = reader.tiles();
  reader.expect(" ");
  setup.bag = reader.counts();
  reader.expect(" ");
  setup.lid = reader.counts();
  while (reader.skip(" ")) setup.boards.push_back(read_setup_board(reader, setup));
  reader.end();
  return setup;
}

}  // namespace tilewright::azul
