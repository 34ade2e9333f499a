// What a table tells its viewers of a state: goals, observations as text, what a seat may choose.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "azul/goals.h"
#include "azul/observation.h"
#include "bind/engine.h"
#include "bind/values.h"
#include "duel/goals.h"
#include "duel/observation.h"

namespace tilewright::bind {

namespace {

nb::str str(std::string_view text) { return nb::str(text.data(), text.size()); }

template <class G>
int checked_seat(std::optional<int> seat) {
  if (seat && (*seat < 0 || *seat >= G::SEATS)) throw nb::value_error("no such seat");
  return seat ? *seat : SPECTATOR;
}

// The texts of a table's decisions, written when they are first asked for.
template <class G>
const std::vector<std::string>& action_texts() {
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> found;
    for (int id = 0; id < G::NUM_ACTIONS; ++id) {
      Writer out;
      G::write_action(G::action_of(static_cast<ActionId>(id)), out);
      found.emplace_back(out.text());
    }
    return found;
  }();
  return texts;
}

template <class G>
nb::list choices_of(const G& game, const typename G::State& state) {
  nb::list found;
  ActionId ids[G::NUM_ACTIONS];
  const int count = game.legal_actions(state, ids), seat = game.actor(state);
  if (!count) return found;
  const int now = game.standing(state, seat);
  for (int at = 0; at < count; ++at) {
    auto after = state;
    game.apply_unchecked(after, ids[at]);
    found.append(nb::make_tuple(nb::int_(ids[at]), str(action_texts<G>()[ids[at]]),
                                nb::int_(game.standing(after, seat) - now)));
  }
  return found;
}

}  // namespace

void bind_telling(nb::class_<Engine>& engine) {
  engine
      .def(
          "goals",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              nb::list found;
              for (const auto& goal : goals(s)) {
                const auto by_seat = [&](const int* points) {
                  return tuple_of(game.SEATS, [&](int seat) { return nb::int_(points[seat]); });
                };
                found.append(nb::make_tuple(str(goal.name), str(goal.rule), by_seat(goal.now),
                                            by_seat(goal.possible)));
              }
              return found;
            });
          },
          nb::arg("state"),
          nb::sig("def goals(self, state: State) -> "
                  "list[tuple[str, str, tuple[int, ...], tuple[int, ...]]]"),
          "What counts at the end of the game: its name, its rule, and what it is worth to each "
          "seat now and at most.")
      .def(
          "observation_text",
          [](const Engine& self, const State& state, std::optional<int> seat) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              Writer out;
              game.write_state(observed(s, checked_seat<G>(seat)), out);
              return std::string(out.text());
            });
          },
          nb::arg("state"), nb::arg("seat").none(),
          "The position on one line as a seat, or a spectator (None), sees it.")
      .def(
          "imagined",
          [](const Engine& self, const State& state, std::optional<int> seat, std::uint64_t seed) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              Rng rng(seed);
              return State{imagined(s, checked_seat<G>(seat), rng)};
            });
          },
          nb::arg("state"), nb::arg("seat").none(), nb::arg("seed"),
          "A state that a seat, or a spectator (None), can't tell from this one; it follows from "
          "what they see and from the seed.")
      .def(
          "choices",
          [](const Engine& self, const State& state) {
            return with(self, state,
                        [](const auto& game, const auto& s) { return choices_of(game, s); });
          },
          nb::arg("state"),
          nb::sig("def choices(self, state: State) -> list[tuple[int, str, int]]"),
          "What the actor may do, ascending by id: the id, the text, and by how much it changes "
          "the actor's standing.");
}

}  // namespace tilewright::bind
