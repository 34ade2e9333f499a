// Moves: arbitrary movetext of a record, from the start of a game or from the middle of one.
//
// The first byte of an input chooses the table, the second its options and how far a random game is
// played before the text begins. Whatever is read is a game: every move of the main line is legal
// where it stands and leads to the next state, and the texts and the result are parts of the text.
#include <random>
#include <string>
#include <string_view>

#include "core/movetext.h"
#include "fuzz/spoiling.h"
#include "fuzz/tables.h"

namespace tilewright::fuzz {
namespace {

// Two bytes, and all that movetext is made of.
constexpr Form FORM = {2, " \n\t(){}[]\"\\!?*.-/0123456789BYRKTSJFCWDPLMXU^@$=+,prn"};
constexpr unsigned FURTHEST = 64;  // steps of a random game before the text

// Is one text a part of another, in the same memory?
bool lies_in(std::string_view part, std::string_view whole) {
  return part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size();
}

template <class G>
typename G::State begun(const G& game, unsigned steps, std::uint64_t seed) {
  Rng rng(seed);
  ActionId ids[G::NUM_ACTIONS];
  typename G::State state = game.start();
  for (; steps && game.actor(state) != NOBODY; --steps) {
    const int count = game.legal_actions(state, ids);
    if (count)
      game.apply_unchecked(state, ids[rng.below(static_cast<std::uint32_t>(count))]);
    else
      game.let_chance_act(state, rng);
  }
  return state;
}

template <class G>
void check(const G& game, const typename G::State& start, const Replayed<G>& found,
           std::string_view text) {
  const std::size_t moves = found.ids.size();
  expect(found.states.size() == moves + 1 && found.texts.size() == moves, "a state a move");
  expect(found.states[0] == start, "it begins where it was told to");
  expect(lies_in(found.result, text) && !found.result.empty(), "its result is in the text");
  for (std::size_t at = 0; at < moves; ++at) {
    typename G::Action action;
    expect(lies_in(found.texts[at], text), "a move is in the text");
    expect(G::parse_action(found.texts[at], action), "a move can be read again");
    expect(G::action_id(action) == found.ids[at], "its id is told");
    typename G::State state = found.states[at];
    expect(!game.refusal(state, action), "a move is legal where it stands");
    game.apply_unchecked(state, action);
    expect(state == found.states[at + 1], "it leads to the next state");
  }
}

void read_any(const std::uint8_t* bytes, std::size_t size) {
  Input input(bytes, size);
  const unsigned table = input.byte(), how = input.byte();
  const std::string text(input.rest());  // of its own, so that reading beyond its end is seen
  at_table(table, how, [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    const typename G::State start = begun(game, table / TABLES % 2 ? how % FURTHEST : 0, how);
    Replayed<G> found, again;
    MoveReader<G> reader(game);
    const bool is_good = reader.read(text, start, found);
    expect(reader.read(text, start, again) == is_good, "reading twice is reading once");
    if (!is_good) return;
    expect(found.ids == again.ids && found.states == again.states, "and finds the same");
    check(game, start, found, text);
  });
}

// A new input: the moves of a random game, with variations, comments and marks here and there. How
// long it is; 0 if there is no room.
std::size_t write_anew(std::uint8_t* bytes, std::size_t most, std::minstd_rand& random) {
  const unsigned table = static_cast<unsigned>(random() % (2 * TABLES));
  const unsigned how = static_cast<unsigned>(random() % 256);
  std::string text;
  at_table(table, how, [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    Rng rng(random());
    ActionId ids[G::NUM_ACTIONS];
    auto state = begun(game, table / TABLES % 2 ? how % FURTHEST : 0, how);
    for (auto left = random() % 200; left && game.actor(state) != NOBODY; --left) {
      const auto drawn = [&] {
        const int count = game.legal_actions(state, ids);
        return count ? G::action_of(ids[rng.below(static_cast<std::uint32_t>(count))])
                     : game.sample(state, rng);
      };
      const auto word = [&](const typename G::Action& action) {
        Writer out;
        G::write_action(action, out);
        return std::string(out.text());
      };
      const auto action = drawn(), other = drawn();
      if (random() % 16 == 0) text += std::to_string(game.round_of(state)) + ". ";
      text += word(action);
      if (random() % 8 == 0) text += random() % 2 ? "?!" : "!";
      text += ' ';
      if (random() % 8 == 0) text += "{a \\} b} ";
      if (random() % 8 == 0) text += "(" + word(other) + ") ";
      game.apply_unchecked(state, action);
    }
    text += random() % 2 ? "*\n" : "12-34\n";
  });
  const char head[] = {static_cast<char>(table), static_cast<char>(how)};
  return written(bytes, most, {head, 2}, text);
}

}  // namespace
}  // namespace tilewright::fuzz

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size,
                                               std::size_t most, unsigned seed) {
  using namespace tilewright::fuzz;
  return changed(FORM, bytes, size, most, seed, write_anew);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  tilewright::fuzz::read_any(bytes, size);
  return 0;
}
