// Texts: whatever a parser reads is written again, read back equal, hashed and encoded.
//
// The first byte of an input chooses the table, and whether the rest is an action or a position.
// States that are read may be impossible: only what the problems allow is played on from.
#include <algorithm>
#include <random>
#include <string_view>

#include "azul/problems.h"
#include "core/playing.h"
#include "duel/problems.h"
#include "fuzz/tables.h"

namespace tilewright::fuzz {
namespace {

// All that notation is made of.
constexpr std::string_view MARKS =
    " /:.,-?*+=@^$0123456789BYRKTSJFCWDPLMXUKbyrktsjpfcr"
    "startdealoffertilingoverscoringdisplaybacksetupchipturnstackingdrawingfrontskeepingreturning"
    "placingpayingspendingrowsfive-colourscolumnsborderdiagonalscornersjokersempty-specials";

void read_any(const std::uint8_t* bytes, std::size_t size) {
  Input input(bytes, size);
  const unsigned choice = input.byte();
  const std::string_view text = input.rest();
  at_table(choice, 0, [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    if (choice / TABLES % 2) {
      typename G::Action action;
      if (G::parse_action(text, action)) check_action<G>(action);
    } else {
      typename G::State state;
      if (game.parse_state(text, state)) check_state(game, state);
      if (!verdict_on(game, text).problems.empty() || !game.parse_state(text, state)) return;
      Rng rng(size);
      play_out<false>(game, state, rng, game.round_of(state));
    }
  });
}

// A new input: a position of a random game, or an action that is legal or drawn there. How long it
// is; 0 if there is no room.
std::size_t write_anew(std::uint8_t* bytes, std::size_t most, std::minstd_rand& random) {
  const unsigned choice = static_cast<unsigned>(random() % (2 * TABLES));
  Writer out;
  at_table(choice, static_cast<unsigned>(random()), [&](const auto& game) {
    using G = std::remove_cvref_t<decltype(game)>;
    Rng rng(random());
    ActionId ids[G::NUM_ACTIONS];
    auto state = game.start();
    auto action = game.sample(state, rng);
    for (auto left = random() % 300; left && game.actor(state) != NOBODY; --left) {
      game.apply_unchecked(state, action);
      const int count = game.legal_actions(state, ids);
      if (count)
        action = G::action_of(ids[rng.below(static_cast<std::uint32_t>(count))]);
      else if (game.actor(state) == CHANCE)
        action = game.sample(state, rng);
    }
    if (choice / TABLES % 2)
      G::write_action(action, out);
    else
      game.write_state(state, out);
  });
  const std::string_view text = out.text();
  if (text.size() + 1 > most) return 0;
  bytes[0] = static_cast<std::uint8_t>(choice);
  std::copy(text.begin(), text.end(), bytes + 1);
  return text.size() + 1;
}

// Replaces, inserts or removes a mark, or repeats a part of the text. How long it is then.
std::size_t spoil(std::uint8_t* bytes, std::size_t size, std::size_t most,
                  std::minstd_rand& random) {
  const std::size_t at = 1 + random() % (size - 1);
  const auto mark = static_cast<std::uint8_t>(MARKS[random() % MARKS.size()]);
  switch (random() % 4) {
    case 0:
      bytes[at] = mark;
      return size;
    case 1:
      if (size == most) return size;
      std::copy_backward(bytes + at, bytes + size, bytes + size + 1);
      bytes[at] = mark;
      return size + 1;
    case 2:
      std::copy(bytes + at + 1, bytes + size, bytes + at);
      return size - 1;
    default: {
      const std::size_t part = std::min({random() % 256 + 1, size - at, most - size});
      std::copy_backward(bytes + at, bytes + size, bytes + size + part);
      return size + part;
    }
  }
}

}  // namespace
}  // namespace tilewright::fuzz

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);

// Half of the changes are made of marks; now and then a text that can be read is written anew.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size,
                                               std::size_t most, unsigned seed) {
  std::minstd_rand random(seed);
  if (size < 2 || random() % 128 == 0)
    if (const std::size_t written = tilewright::fuzz::write_anew(bytes, most, random))
      return written;
  if (size < 2 || random() % 2) return LLVMFuzzerMutate(bytes, size, most);
  for (auto left = random() % 4 + 1; left && size > 1; --left)
    size = tilewright::fuzz::spoil(bytes, size, most, random);
  return size;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  tilewright::fuzz::read_any(bytes, size);
  return 0;
}
