// What a table tells its viewers of a state: goals, observations as text, a state that fits them.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "azul/goals.h"
#include "azul/observation.h"
#include "bind/engine.h"
#include "bind/values.h"
#include "duel/goals.h"
#include "duel/observation.h"

namespace tilewright::bind {

namespace {

nb::str str(std::string_view text) { return nb::str(text.data(), text.size()); }

// Goal of core/game.py; it lives as long as the program.
const nb::object& goal_class() {
  static const nb::object& found =
      *new nb::object(nb::module_::import_("tilewright.core.game").attr("Goal"));
  return found;
}

}  // namespace

void prepare_telling() { goal_class(); }

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
                found.append(goal_class()(str(goal.name), str(goal.rule), by_seat(goal.now),
                                          by_seat(goal.possible)));
              }
              return nb::steal(PyList_AsTuple(found.ptr()));
            });
          },
          nb::arg("state"),
          nb::sig("def goals(self, state: State) -> tuple[tilewright.core.game.Goal, ...]"),
          "What counts at the end of the game, now and at most.")
      .def(
          "seen",
          [](const Engine& self, const State& state, std::optional<int> seat) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              Writer out;
              game.write_state(observed(s, checked_viewer<G>(seat)), out);
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
              return State{imagined(s, checked_viewer<G>(seat), rng)};
            });
          },
          nb::arg("state"), nb::arg("seat").none(), nb::arg("seed") = 0,
          "A state that a seat, or a spectator (None), can't tell from this one; it follows from "
          "what they see and from the seed.");
}

}  // namespace tilewright::bind
