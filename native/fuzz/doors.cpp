// Doors: arbitrary ids and texts, one after another, at the checked door of a table.
//
// The first two bytes of an input choose the table and its options. Then each step is one byte that
// says what is tried, and the bytes that it needs: an id of a legal action, any id, any text, or a
// text that chance or a seat could mean, with some characters changed; or a part of a random game
// is played, to come far with few bytes. What is refused changes nothing; after what is done,
// nothing on the table is lost.
#include <algorithm>
#include <bit>
#include <string_view>

#include "azul/goals.h"
#include "azul/observation.h"
#include "duel/goals.h"
#include "duel/observation.h"
#include "fuzz/tables.h"

namespace tilewright::fuzz {
namespace {

// How many tiles of each colour there are on the whole table (AZ-1.2).
template <int SEATS, bool GRAY>
Tiles all_tiles(const azul::State<SEATS, GRAY>& state) {
  Tiles sum = plus(plus(state.bag, state.lid), state.centre);
  for (const Few factory : state.factories) sum = plus(sum, factory.tiles());
  for (const azul::Board<GRAY>& board : state.boards) {
    for (const Line line : board.lines)
      if (!line.is_empty()) sum.add(line.colour(), line.filled());
    for (int row = 0; row < azul::ROWS; ++row)
      for (int column = 0; column < azul::ROWS; ++column)
        if (board.wall.is_filled(row, column)) sum.add(board.colour(row, column), 1);
    for (int at = 0; at < board.floor.count(); ++at)
      if (board.floor.piece(at) != azul::MARKER) sum.add(board.floor.piece(at), 1);
  }
  return sum;
}

// The same in Duel, where special tiles are none of them (DU-1.1).
Tiles all_tiles(const duel::State& state) {
  Tiles sum =
      plus(plus(state.bag, state.tower), plus(state.large.sun.tiles(), state.large.moon.tiles()));
  for (const duel::Factory& factory : state.factories) {
    sum = plus(sum, factory.sun.tiles());
    for (const int colour : factory.moon) sum.add(colour, 1);
  }
  for (const duel::Board& board : state.boards) {
    for (const Line line : board.lines)
      if (!line.is_empty()) sum.add(line.colour(), line.filled());
    for (int row = 0; row < duel::LINES; ++row)
      for (int column = 0; column < duel::LINES; ++column)
        if (const int tile = board.tile(row, column); tile < COLOURS) sum.add(tile, 1);
    for (const int colour : board.broken) sum.add(colour, 1);
  }
  return sum;
}

template <int SEATS, bool GRAY>
void check_pieces(const azul::State<SEATS, GRAY>& state) {
  const Tiles tiles = all_tiles(state);
  for (const int count : tiles.of)
    expect(count == azul::TILES_OF_A_COLOUR, "there are 20 tiles of a colour (AZ-1.2)");
}

// Every plate lies in one place, and chips leave the game only when they are spent.
void check_pieces(const duel::State& state) {
  const Tiles tiles = all_tiles(state);
  for (const int count : tiles.of)
    expect(count == duel::TILES_OF_A_COLOUR, "there are 13 tiles of a colour (DU-1.1)");

  int plates = std::popcount(state.unseen) + state.display.count + (state.plate < duel::NO_PLATE);
  std::uint32_t places = state.unseen;
  const auto lay = [&places](int plate) { places |= 1u << plate; };
  for (const int plate : state.display) lay(plate);
  if (state.plate < duel::NO_PLATE) lay(state.plate);
  for (const auto* drawn : {&state.hand, &state.returned}) {
    for (const duel::Drawn held : *drawn) {
      if (held.is_hidden()) continue;
      ++plates;
      lay(held.plate());
    }
  }
  for (const duel::Board& board : state.boards) {
    for (const int cell : board.cells) {
      if (cell == duel::EMPTY_CELL) continue;
      ++plates;
      lay(cell / duel::TURNS);
    }
  }
  expect(plates == duel::NUMBER_OF_PLATES && places == duel::ALL_PLATES, "18 plates (DU-1.4)");
  expect(state.unseen_in_stack() >= 0, "no more plates are hidden than unseen (DU-4.3)");

  for (int kind = 0; kind < duel::KINDS; ++kind) {
    int count = state.chips.count(kind);
    for (const duel::Factory& factory : state.factories) count += factory.chip == kind;
    for (const duel::Board& board : state.boards) count += board.chips.count(kind);
    expect(count <= duel::CHIPS_OF_A_KIND, "there are 2 chips of a kind (DU-1.6)");
  }
}

// What a viewer is told: a position that reads the same in every state that the viewer can't tell
// from the true one, and goals that can't be worth less than they are now.
template <class G>
void check_telling(const G& game, const typename G::State& state) {
  for (int seat = SPECTATOR; seat < G::SEATS; ++seat) {
    Rng rng(game.hash(state));
    const typename G::State other = imagined(state, seat, rng);
    check_pieces(other);
    Writer seen, same;
    game.write_state(observed(state, seat), seen);
    game.write_state(observed(other, seat), same);
    expect(seen.text() == same.text(), "an imagined state looks like the true one");
  }
  for (const auto& goal : goals(state))
    for (int seat = 0; seat < G::SEATS; ++seat)
      expect(goal.now[seat] <= goal.possible[seat], "what is there is possible");
}

// One table that is played at, and what may be done there now.
template <class G>
class Table {
 public:
  explicit Table(const G& game) : game_(game), state_(game.start()) { look(); }

  bool is_over() const { return game_.actor(state_) == NOBODY; }

  // One try, as the input says.
  void step(Input& input) {
    const unsigned what = input.byte();
    if (what % 8 == 0) return try_id(input.number());
    if (what % 8 == 1) return try_text(input.text(input.byte()));
    if (what % 8 == 2) return try_spoiled(input);
    if (what % 8 == 3) return play_on(input);
    if (count_)
      try_id(ids_[input.number() % count_]);
    else
      let_chance_act(static_cast<std::uint64_t>(input.number()));
  }

  // Everything that has an id is refused or legal.
  void try_every_id() const {
    for (int id = 0; id < G::NUM_ACTIONS; ++id) {
      const typename G::Action action = G::action_of(static_cast<ActionId>(id));
      expect(is_legal(id) == !game_.refusal(state_, action), "what is legal is not refused");
    }
  }

 private:
  bool is_legal(int id) const { return std::binary_search(ids_, ids_ + count_, id); }

  void try_id(int id) {
    if (id >= G::NUM_ACTIONS) return;  // the door refuses it: there is no such action
    const typename G::Action action = G::action_of(static_cast<ActionId>(id));
    expect(G::action_id(action) == id, "an action has the id that names it");
    try_action(action);
  }

  void try_text(std::string_view text) {
    typename G::Action action;
    if (!G::parse_action(text, action)) return;
    check_action<G>(action);
    try_action(action);
  }

  // Somebody's action with up to three characters changed, of those that it is written with.
  void try_spoiled(Input& input) {
    Rng rng(static_cast<std::uint64_t>(input.number()));
    typename G::Action action;
    if (game_.actor(state_) == CHANCE)
      action = game_.sample(state_, rng);
    else
      action = G::action_of(static_cast<ActionId>(input.number() % G::NUM_ACTIONS));
    Writer out;
    G::write_action(action, out);
    char text[sizeof(Writer)];
    const std::size_t size = out.text().copy(text, sizeof text);
    for (int left = input.byte() % 4; left; --left) {
      const std::size_t to = input.byte() % size, from = input.byte() % size;
      std::swap(text[to], text[from]);
      if (input.byte() % 2) text[to] = text[from];
    }
    try_text({text, size});
  }

  // So many steps of a random game.
  void play_on(Input& input) {
    Rng rng(static_cast<std::uint64_t>(input.number()));
    for (int left = input.byte(); left && !is_over(); --left) {
      if (count_)
        game_.apply_unchecked(state_, ids_[rng.below(static_cast<std::uint32_t>(count_))]);
      else
        game_.let_chance_act(state_, rng);
      count_ = game_.legal_actions(state_, ids_);
    }
    look();
  }

  // The checked door: what is refused is not done.
  void try_action(const typename G::Action& action) {
    const int id = G::action_id(action);
    const Rule rule = game_.refusal(state_, action);
    if (id >= 0) expect(is_legal(id) == !rule, "what is legal is not refused");
    if (rule) return expect(*rule != '\0', "a refusal names its rule");
    typename G::State after = state_;
    game_.apply_unchecked(after, action);
    if (id >= 0) {
      game_.apply_unchecked(state_, static_cast<ActionId>(id));
      expect(state_ == after, "an id does what its action does");
    }
    state_ = after;
    look();
  }

  void let_chance_act(std::uint64_t seed) {
    Rng rng(seed), again(seed);
    const typename G::Action drawn = game_.sample(state_, rng);
    check_action<G>(drawn);
    expect(!game_.refusal(state_, drawn), "what chance draws is not refused");
    typename G::State after = state_;
    game_.apply_unchecked(after, drawn);
    game_.let_chance_act(state_, again);
    expect(state_ == after, "chance does what it draws");
    look();
  }

  // What must be true of every state that is reached by play.
  void look() {
    count_ = game_.legal_actions(state_, ids_);
    const int actor = game_.actor(state_);
    expect(actor >= NOBODY && actor < G::SEATS, "an actor is a seat, chance or nobody");
    expect((actor >= 0) == (count_ > 0), "a seat in turn has a choice, and nobody else");
    for (int at = 0; at < count_; ++at)
      expect(ids_[at] < G::NUM_ACTIONS && (!at || ids_[at - 1] < ids_[at]), "ids ascend");
    expect((game_.winners(state_) != 0) == (actor == NOBODY), "somebody wins, at the end");
    for (int seat = 0; seat < G::SEATS; ++seat)
      expect(game_.score(state_, seat) >= 0, "no score is negative (AZ-5.5, DU-7.3)");
    check_pieces(state_);
    check_state(game_, state_);
    check_telling(game_, state_);
  }

  G game_;
  typename G::State state_;
  ActionId ids_[G::NUM_ACTIONS];
  int count_ = 0;
};

void play(const std::uint8_t* bytes, std::size_t size) {
  Input input(bytes, size);
  const unsigned table = input.byte(), options = input.byte();
  at_table(table, options, [&](const auto& game) {
    Table at(game);
    while (!input.is_empty() && !at.is_over()) at.step(input);
    at.try_every_id();
  });
}

}  // namespace
}  // namespace tilewright::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  tilewright::fuzz::play(bytes, size);
  return 0;
}
