// Azul's states between the core and azul/state.py.
#include "azul/dealing.h"
#include "bind/values.h"

namespace tilewright::bind {

namespace {

struct AzulWords {
  nb::module_ room = nb::module_::import_("tilewright.azul.state");
  nb::object state = room.attr("State");
  nb::object board = room.attr("Board");
  nb::object marker = room.attr("MARKER");
  PhaseWords phases{room.attr("Phase")};

  static const AzulWords& get() {
    static const AzulWords& words = *new AzulWords;
    return words;
  }
};

template <bool GRAY>
void read_wall(nb::handle value, azul::Board<GRAY>& board) {
  const Items rows(value, azul::ROWS);
  for (int row = 0; row < azul::ROWS; ++row) {
    const Items spaces(rows[row], azul::ROWS);
    for (int column = 0; column < azul::ROWS; ++column) {
      if (spaces[column].is_none()) continue;
      const int colour = number(spaces[column], 0, COLOURS - 1);
      if (!GRAY && azul::colour_at(row, column) != colour)
        refuse_value("a tile on a space of another colour");
      board.put(row, column, colour);
    }
  }
}

template <bool GRAY>
void read_board(nb::handle value, azul::Board<GRAY>& board) {
  const Items fields(value, 4);
  board.score = static_cast<std::int16_t>(number(fields[0], 0, MOST_SCORE_READ));
  const Items lines(fields[1], azul::ROWS);
  for (int row = 0; row < azul::ROWS; ++row) board.lines[row] = line(lines[row], row + 1);
  read_wall(fields[2], board);
  const Items floor(fields[3]);
  if (floor.size() > azul::FLOOR_SPACES) refuse_value("more than 7 pieces on a floor line");
  for (Py_ssize_t at = 0; at < floor.size(); ++at) {
    const bool is_marker = PyUnicode_Check(floor[at].ptr());
    board.floor.push(is_marker ? azul::MARKER : number(floor[at], 0, COLOURS - 1));
  }
}

template <bool GRAY>
nb::object value_of_board(const azul::Board<GRAY>& board) {
  const CoreWords& core = CoreWords::get();
  const AzulWords& words = AzulWords::get();
  return words.board(int{board.score},
                     tuple_of(azul::ROWS, [&](int row) { return core.line_of(board.lines[row]); }),
                     tuple_of(azul::ROWS,
                              [&](int row) {
                                return tuple_of(azul::ROWS, [&](int column) -> nb::object {
                                  if (!board.wall.is_filled(row, column)) return nb::none();
                                  return core.colours[board.colour(row, column)];
                                });
                              }),
                     tuple_of(board.floor.count(), [&](int at) {
                       const int piece = board.floor.piece(at);
                       return piece == azul::MARKER ? words.marker : core.colours[piece];
                     }));
}

}  // namespace

void prepare_azul_values() {
  CoreWords::get();
  AzulWords::get();
}

template <int SEATS, bool GRAY>
void read_value(nb::handle value, azul::State<SEATS, GRAY>& state) {
  constexpr int FACTORIES = azul::factories_for(SEATS);
  const Items fields(value, 10);
  state = {};
  state.round = number(fields[0], 1, 1'000'000'000);
  state.phase = static_cast<azul::Phase>(AzulWords::get().phases.of_member(fields[1]));
  state.start = seat(fields[2], SEATS);
  state.turn = seat(fields[3], SEATS);
  state.marker = seat(fields[4], SEATS);
  const Items factories(fields[5], FACTORIES);
  for (int at = 0; at < FACTORIES; ++at)
    state.factories[at] = Few::of(tiles(factories[at], azul::TILES_ON_A_FACTORY));
  state.centre = tiles(fields[6], azul::TILES_OF_A_COLOUR);
  state.bag = tiles(fields[7], azul::TILES_OF_A_COLOUR);
  state.lid = tiles(fields[8], azul::TILES_OF_A_COLOUR);
  const Items boards(fields[9], SEATS);
  for (int at = 0; at < SEATS; ++at) read_board(boards[at], state.boards[at]);
}

template <int SEATS, bool GRAY>
nb::object value_of(const azul::State<SEATS, GRAY>& state) {
  const AzulWords& words = AzulWords::get();
  return words.state(int{state.round}, words.phases.member(static_cast<int>(state.phase)),
                     seat_or_none(state.start), seat_or_none(state.turn),
                     seat_or_none(state.marker),
                     tuple_of(azul::factories_for(SEATS),
                              [&](int at) { return counts_of(state.factories[at].tiles()); }),
                     counts_of(state.centre), counts_of(state.bag), counts_of(state.lid),
                     tuple_of(SEATS, [&](int at) { return value_of_board(state.boards[at]); }));
}

#define TILEWRIGHT_AZUL_TABLE(SEATS, GRAY)                         \
  template void read_value(nb::handle, azul::State<SEATS, GRAY>&); \
  template nb::object value_of(const azul::State<SEATS, GRAY>&);
TILEWRIGHT_AZUL_TABLE(2, false)
TILEWRIGHT_AZUL_TABLE(2, true)
TILEWRIGHT_AZUL_TABLE(3, false)
TILEWRIGHT_AZUL_TABLE(3, true)
TILEWRIGHT_AZUL_TABLE(4, false)
TILEWRIGHT_AZUL_TABLE(4, true)

}  // namespace tilewright::bind
