// Duel's states between the core and duel/state.py.
#include <nanobind/stl/string_view.h>

#include <string_view>

#include "bind/values.h"

namespace tilewright::bind {

namespace {

using namespace duel;

constexpr int TILES_OF_A_COLOUR = 13;  // DU-1.1

// Python's strings, made once, and where each is found again.
template <int SIZE>
struct MemberNames {
  nb::object names[SIZE];

  template <class Name>
  explicit MemberNames(Name name) {
    for (int at = 0; at < SIZE; ++at) names[at] = nb::cast(std::string_view(name(at)));
  }
  int find(nb::handle name) const {
    for (int at = 0; at < SIZE; ++at)
      if (names[at].is(name)) return at;
    for (int at = 0; at < SIZE; ++at)
      if (names[at].equal(name)) return at;
    return -1;
  }
  int place(nb::handle name) const {
    const int at = find(name);
    if (at < 0) refuse_value("a plate, chip or scoring tile that the core does not know");
    return at;
  }
};

struct DuelWords {
  nb::module_ room = nb::module_::import_("tilewright.duel.state");
  nb::object state = room.attr("State");
  nb::object board = room.attr("Board");
  nb::object factory = room.attr("Factory");
  nb::object large = room.attr("Large");
  nb::object drawn = room.attr("Drawn");
  nb::object payment = room.attr("Payment");
  PhaseWords phases{room.attr("Phase")};
  MemberNames<NUMBER_OF_PLATES> plates{[](int at) { return PLATES[at]; }};
  MemberNames<KINDS + 2> chips{[](int at) {
    return at < KINDS ? CHIPS[at] : at == FACE_DOWN ? "?" : "-";
  }};
  MemberNames<NUMBER_OF_SIDES> sides{[](int at) { return SIDES[at]; }};
  MemberNames<2> backs{[](int at) { return at ? "J" : "S"; }};
  MemberNames<2> hidden{[](int at) { return at ? "?J" : "?S"; }};
  nb::dict turned;                // a turned plate's spaces → plate * TURNS + turns
  nb::object spaces[EMPTY_CELL];  // and back

  static const DuelWords& get() {
    static const DuelWords& words = *new DuelWords;
    return words;
  }

 private:
  DuelWords() {
    for (int at = 0; at < EMPTY_CELL; ++at) {
      char text[4];
      for (int space = 0; space < 4; ++space)
        text[space] = MARKS[TURNED[static_cast<std::size_t>(at)][static_cast<std::size_t>(space)]];
      spaces[at] = nb::cast(std::string_view(text, 4));
      turned[spaces[at]] = nb::int_(at);
    }
  }
};

Chips read_chips(nb::handle value) {
  const Items items(value, KINDS);
  Chips found;
  for (int kind = 0; kind < KINDS; ++kind) found.add(kind, number(items[kind], 0, CHIPS_OF_A_KIND));
  return found;
}

template <int SIZE>
void read_drawn(nb::handle value, Pieces<Drawn, SIZE>& pieces) {
  const DuelWords& words = DuelWords::get();
  const Items items(value);
  if (items.size() > SIZE) refuse_value("more plates than there are");
  for (Py_ssize_t at = 0; at < items.size(); ++at) {
    const Items fields(items[at], 2);
    const int known = number(fields[1], 0, 3);
    const int back = words.hidden.find(fields[0]);
    pieces.add(back < 0 ? Drawn::of(words.plates.place(fields[0]), known)
                        : Drawn::hidden(SPECIAL + back, known));
  }
}

template <int SIZE>
void read_colours(nb::handle value, Pieces<std::uint8_t, SIZE>& pieces) {
  const Items items(value);
  if (items.size() > SIZE) refuse_value("more tiles than fit there");
  for (Py_ssize_t at = 0; at < items.size(); ++at)
    pieces.add(byte(number(items[at], 0, COLOURS - 1)));
}

void read_dome(nb::handle value, Board& board) {
  const Items rows(value, LINES);
  for (int row = 0; row < LINES; ++row) {
    const Items tiles(rows[row], LINES);
    for (int column = 0; column < LINES; ++column) {
      if (tiles[column].is_none()) continue;
      const bool is_special = PyUnicode_Check(tiles[column].ptr());
      const int tile = is_special ? SPECIAL : number(tiles[column], 0, COLOURS - 1);
      const int space = board.space(row, column);
      if (space == NONE || (space != tile && (space != JOKER || is_special)))
        refuse_value("a tile on a space that does not take it");
      board.fill(row, column, tile);
    }
  }
}

void read_board(nb::handle value, Board& board) {
  const DuelWords& words = DuelWords::get();
  const Items fields(value, 8);
  board.score = static_cast<std::int16_t>(number(fields[0], 0, MOST_SCORE_READ));
  const Items lines(fields[1], LINES);
  for (int at = 0; at < LINES; ++at) board.lines[at] = line(lines[at], at + 1);
  const Items cells(fields[2], CELLS * CELLS);
  for (int at = 0; at < CELLS * CELLS; ++at) {
    if (cells[at].is_none()) continue;
    if (!words.turned.contains(cells[at])) refuse_value("a plate that the core does not know");
    board.cells[at] = byte(nb::cast<int>(words.turned[cells[at]]));
  }
  read_dome(fields[3], board);
  read_colours(fields[4], board.broken);
  board.tokens = byte(number(fields[5], 0, TOKENS));
  board.taken = byte(number(fields[6], 0, 2));
  board.chips = read_chips(fields[7]);
}

void read_factory(nb::handle value, Factory& factory) {
  const Items fields(value, 3);
  factory.sun = Few::of(tiles(fields[0], 4));
  read_colours(fields[1], factory.moon);
  factory.chip = byte(DuelWords::get().chips.place(fields[2]));
}

nb::object value_of_chips(Chips chips) {
  return tuple_of(KINDS, [&](int kind) { return nb::int_(chips.count(kind)); });
}

template <int SIZE>
nb::object value_of_colours(const Pieces<std::uint8_t, SIZE>& pieces) {
  return tuple_of(pieces.count, [&](int at) { return CoreWords::get().colours[pieces.of[at]]; });
}

template <int SIZE>
nb::object value_of_drawn(const Pieces<Drawn, SIZE>& pieces) {
  const DuelWords& words = DuelWords::get();
  return tuple_of(pieces.count, [&](int at) {
    const Drawn held = pieces.of[at];
    return words.drawn(held.is_hidden() ? words.hidden.names[held.back() - SPECIAL]
                                        : words.plates.names[held.plate()],
                       held.known());
  });
}

nb::object value_of_board(const Board& board) {
  const CoreWords& core = CoreWords::get();
  const DuelWords& words = DuelWords::get();
  return words.board(
      int{board.score}, tuple_of(LINES, [&](int at) { return core.line_of(board.lines[at]); }),
      tuple_of(CELLS * CELLS,
               [&](int at) -> nb::object {
                 return board.cells[at] == EMPTY_CELL ? nb::none() : words.spaces[board.cells[at]];
               }),
      tuple_of(LINES,
               [&](int row) {
                 return tuple_of(LINES, [&](int column) -> nb::object {
                   const int tile = board.tile(row, column);
                   if (tile == NONE) return nb::none();
                   return tile == SPECIAL ? words.backs.names[0] : core.colours[tile];
                 });
               }),
      value_of_colours(board.broken), int{board.tokens}, int{board.taken},
      value_of_chips(board.chips));
}

nb::object plate_or_none(int plate) {
  return plate >= NO_PLATE ? nb::none() : DuelWords::get().plates.names[plate];
}

}  // namespace

void prepare_duel_values() {
  CoreWords::get();
  DuelWords::get();
}

void read_value(nb::handle value, duel::State& state) {
  const DuelWords& words = DuelWords::get();
  const Items fields(value, 20);
  state = {};
  state.round = byte(number(fields[0], 1, 5));
  state.phase = static_cast<Phase>(words.phases.of_member(fields[1]));
  state.start = seat(fields[2], SEATS);
  state.turn = seat(fields[3], SEATS);
  state.start_tile = seat(fields[4], SEATS);
  const Items sides(fields[5]);
  if (sides.size() > SCORING_TILES) refuse_value("more than 4 scoring tiles");
  for (Py_ssize_t at = 0; at < sides.size(); ++at)
    state.scoring.add(byte(words.sides.place(sides[at])));
  const Items factories(fields[6], SMALL_FACTORIES);
  for (int at = 0; at < SMALL_FACTORIES; ++at) read_factory(factories[at], state.factories[at]);
  const Items large(fields[7], 2);
  state.large.sun = Few::of(tiles(large[0], 7));
  state.large.moon = Few::of(tiles(large[1], 7));
  state.bag = tiles(fields[8], TILES_OF_A_COLOUR);
  state.tower = tiles(fields[9], TILES_OF_A_COLOUR);
  state.chips = read_chips(fields[10]);
  const Items display(fields[11]);
  if (display.size() > DISPLAY) refuse_value("more than 3 plates in the display");
  for (Py_ssize_t at = 0; at < display.size(); ++at)
    state.display.add(byte(words.plates.place(display[at])));
  state.unseen = 0;
  const Items unseen(fields[12]);
  for (Py_ssize_t at = 0; at < unseen.size(); ++at)
    state.unseen |= 1u << words.plates.place(unseen[at]);
  if (!fields[13].is_none()) state.top = byte(SPECIAL + words.backs.place(fields[13]));
  read_drawn(fields[14], state.returned);
  read_drawn(fields[15], state.hand);
  if (!fields[16].is_none()) state.plate = byte(words.plates.place(fields[16]));
  state.at = byte(number(fields[17], 0, LINES));
  const Items payment(fields[18], 3);
  state.payment.paid = byte(number(payment[0], 0, LINES));
  state.payment.size = byte(number(payment[1], 0, 3));
  state.payment.left = byte(number(payment[2], 0, 3));
  const Items boards(fields[19], SEATS);
  for (int at = 0; at < SEATS; ++at) read_board(boards[at], state.boards[at]);
}

nb::object value_of(const duel::State& state) {
  const DuelWords& words = DuelWords::get();
  nb::list unseen;
  for (int plate = 0; plate < NUMBER_OF_PLATES; ++plate)
    if (state.unseen >> plate & 1) unseen.append(words.plates.names[plate]);
  return words.state(
      int{state.round}, words.phases.member(static_cast<int>(state.phase)),
      seat_or_none(state.start), seat_or_none(state.turn), seat_or_none(state.start_tile),
      tuple_of(state.scoring.count,
               [&](int at) { return words.sides.names[state.scoring.of[at]]; }),
      tuple_of(SMALL_FACTORIES,
               [&](int at) {
                 const Factory& factory = state.factories[at];
                 return words.factory(counts_of(factory.sun.tiles()),
                                      value_of_colours(factory.moon),
                                      words.chips.names[factory.chip]);
               }),
      words.large(counts_of(state.large.sun.tiles()), counts_of(state.large.moon.tiles())),
      counts_of(state.bag), counts_of(state.tower), value_of_chips(state.chips),
      tuple_of(state.display.count,
               [&](int at) { return words.plates.names[state.display.of[at]]; }),
      nb::tuple(unseen),
      state.top == NONE ? nb::object(nb::none()) : words.backs.names[state.top - SPECIAL],
      value_of_drawn(state.returned), value_of_drawn(state.hand), plate_or_none(state.plate),
      int{state.at},
      words.payment(int{state.payment.paid}, int{state.payment.size}, int{state.payment.left}),
      tuple_of(SEATS, [&](int at) { return value_of_board(state.boards[at]); }));
}

}  // namespace tilewright::bind
