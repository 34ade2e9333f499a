// Texts: whatever a parser reads is written again, read back equal, hashed and encoded.
//
// The first byte of an input chooses the table, and whether the rest is an action or a position.
// States that are read may be impossible: only what the problems allow is played on from.
#include <random>
#include <string_view>

#include "azul/problems.h"
#include "core/playing.h"
#include "duel/problems.h"
#include "fuzz/spoiling.h"
#include "fuzz/tables.h"

namespace tilewright::fuzz {
namespace {

// One byte, and all that notation is made of.
constexpr Form FORM = {
    1,
    " /:.,-?*+=@^$0123456789BYRKTSJFCWDPLMXUKbyrktsjpfcr"
    "startdealoffertilingoverscoringdisplaybacksetupchipturnstackingdrawingfrontskeepingreturning"
    "placingpayingspendingrowsfive-colourscolumnsborderdiagonalscornersjokersempty-specials"};

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
  const char head = static_cast<char>(choice);
  return written(bytes, most, {&head, 1}, out.text());
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
