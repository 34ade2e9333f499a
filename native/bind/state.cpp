// State: a state of the core as Python sees it.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

#include <string>
#include <utility>

#include "bind/engine.h"
#include "bind/values.h"

namespace tilewright::bind {

namespace {

std::string text_of(const State& state) {
  return with(state, [](const auto& game, const auto& found) {
    Writer out;
    game.write_state(found, out);
    return std::string(out.text());
  });
}

// Which of all the tables a state belongs to, and its text: how it is pickled.
using Pickled = std::pair<std::size_t, std::string>;

// The state of the table with that number, read from its text.
template <std::size_t TABLE = 0>
State unpickled(const Pickled& pickled) {
  if constexpr (TABLE < std::variant_size_v<All::AnyGame>) {
    if (pickled.first != TABLE) return unpickled<TABLE + 1>(pickled);
    std::variant_alternative_t<TABLE, All::AnyState> state;
    const std::variant_alternative_t<TABLE, All::AnyGame> game;
    if (game.parse_state(pickled.second, state)) return {state};
  }
  throw nb::value_error("not a state that the core has pickled");
}

// What a spectator sees.
template <int SEATS, bool GRAY>
nb::object observed(const azul::State<SEATS, GRAY>& state) {
  const nb::module_ room = nb::module_::import_("tilewright.azul.observation");
  return room.attr("Observation")(nb::none(), value_of(state), GRAY);
}

nb::object observed(const duel::State& state) {
  return nb::module_::import_("tilewright.duel.observation")
      .attr("observe")(value_of(state), nb::none());
}

}  // namespace

void bind_state(nb::module_& m) {
  nb::class_<State>(m, "State",
                    "A state of any table. Never changes. A pickle of it is trusted, as all are.")
      .def("__str__", &text_of)
      .def("__repr__", [](const State& state) { return "<State " + text_of(state) + ">"; })
      .def("__getstate__",
           [](const State& state) { return Pickled(state.value.index(), text_of(state)); })
      .def("__setstate__",
           [](State& state, const Pickled& pickled) { new (&state) State(unpickled(pickled)); })
      .def("__hash__",
           [](const State& state) {
             return with(state, [](const auto& game, const auto& found) {
               return static_cast<Py_ssize_t>(game.hash(found) >> 1);
             });
           })
      .def(
          "__eq__", [](const State& a, const State& b) { return a.value == b.value; },
          nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def_prop_ro(
          "hash",
          [](const State& state) {
            return with(state,
                        [](const auto& game, const auto& found) { return game.hash(found); });
          },
          "64 bits, the same for tables that differ only in the order of their factories (whose "
          "legal actions have other ids).")
      .def_prop_ro(
          "size",
          [](const State& state) {
            return with(state, [](const auto&, const auto& found) { return sizeof found; });
          },
          "How many bytes it takes.")
      .def(
          "value",
          [](const State& state) {
            return std::visit([](const auto& found) { return value_of(found); }, state.value);
          },
          nb::sig("def value(self) -> typing.Any"),
          "The same state as a value of the Python rules.")
      .def(
          "_repr_svg_",
          [](const State& state) {
            const nb::object seen =
                std::visit([](const auto& found) { return observed(found); }, state.value);
            return seen.attr("_repr_svg_")();
          },
          nb::sig("def _repr_svg_(self) -> str"), "What a spectator sees, as a notebook shows it.");
}

}  // namespace tilewright::bind
