// Search, Report: the search as Python calls it.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "bind/engine.h"
#include "bind/learning.h"
#include "bind/watching.h"
#include "search/think.h"

namespace tilewright::bind {

namespace {

using search::Rated;
using search::Report;
using search::Request;

// Rates the choices of one table. One thread may think at a time; any may stop it.
struct Search {
  All::AnyGame game;
  const Judgement& judgement;
  std::atomic<bool> stop = false;

  Search(const Engine& engine, const Judgement& judged_by)
      : game(engine.game), judgement(judged_by) {
    std::visit([&](const auto& table) { judgement.of<std::remove_cvref_t<decltype(table)>>(); },
               game);
  }
};

// So much work that a person may want to press Ctrl-C before it is done.
bool is_long(const Request& request) { return request.seconds > 1 && request.nodes > 1'000'000; }

Request request_of(std::optional<std::uint64_t> nodes, std::optional<double> seconds, double regret,
                   std::uint64_t seed, bool beyond) {
  Request request;
  if (nodes) request.nodes = *nodes;
  if (seconds) {
    if (!(*seconds >= 0)) throw nb::value_error("0 seconds or more");
    request.seconds = std::min(*seconds, request.seconds);
  }
  if (!(regret >= 0 && regret <= 1)) throw nb::value_error("a regret from 0 to 1");
  request.regret = regret;
  request.seed = seed;
  request.beyond = beyond;
  return request;
}

}  // namespace

void bind_search(nb::module_& m) {
  nb::class_<Rated>(m, "Rated", "A choice of the seat in turn, and what it is worth to it.")
      .def_ro("id", &Rated::id, "The id of the action.")
      .def_ro("value", &Rated::value,
              "A share of the win, from 0 to 1. A choice that the last depth did not reach keeps "
              "its distance from the best one of the depth before, so that all can be compared.")
      .def_ro("depth", &Rated::depth, "How many turns ahead it was looked at; 0: at a glance.")
      .def_ro("is_exact", &Rated::is_exact,
              "Whether the value is what the search of that depth found; otherwise it is an upper "
              "bound of that.")
      .def("__eq__",
           [](const Rated& self, nb::object other) {
             return nb::isinstance<Rated>(other) && self == nb::cast<const Rated&>(other);
           })
      .def("__repr__", [](const Rated& self) {
        return nb::str("Rated(id={}, value={}, depth={}, is_exact={})")
            .format(self.id, self.value, self.depth, self.is_exact);
      });

  nb::class_<Report>(m, "Report", "What a search found.")
      .def_ro("moves", &Report::moves,
              "Every legal choice, the best first. Those whose value is less than the regret asked "
              "for below the best one's are exact.")
      .def_ro("line", &Report::line, "The ids of the decisions expected in this round.")
      .def_ro("shares", &Report::shares,
              "What the best choice is worth to each seat: shares of the win, which add up to 1.")
      .def_ro("nodes", &Report::nodes, "How many positions were looked at.")
      .def_ro("depth", &Report::depth, "How many turns ahead were looked at completely.")
      .def_prop_ro(
          "proof",
          [](const Report& self) {
            return std::string_view(search::PROOFS[static_cast<int>(self.proof)]);
          },
          "How much of it is proven: none, round or game.");

  nb::class_<Search>(m, "Search", "Rates the choices of the seat in turn by looking ahead.")
      .def(nb::init<const Engine&, const Judgement&>(), nb::arg("engine"), nb::arg("judgement"),
           nb::keep_alive<1, 3>())
      .def(
          "think",
          [](Search& self, const State& state, std::optional<std::uint64_t> nodes,
             std::optional<double> seconds, double regret, std::uint64_t seed, bool beyond) {
            const Request request = request_of(nodes, seconds, regret, seed, beyond);
            self.stop = false;
            return std::visit(
                [&](const auto& game) {
                  using G = std::remove_cvref_t<decltype(game)>;
                  const auto* found = std::get_if<typename G::State>(&state.value);
                  if (!found) throw nb::type_error("a state of another table");
                  if (game.actor(*found) < 0) throw nb::value_error("no seat is in turn");
                  const auto work = [&] {
                    return search::think(game, *found, request, self.stop, self.judgement.of<G>());
                  };
                  if (is_long(request)) return watched(self.stop, work);
                  const nb::gil_scoped_release release;
                  return work();
                },
                self.game);
          },
          nb::arg("state"), nb::arg("nodes") = nb::none(), nb::arg("seconds") = nb::none(),
          nb::arg("regret") = 0.0, nb::arg("seed") = 0, nb::arg("beyond") = true,
          "Look ahead within the limits, and rate everything that the seat in turn may do: exactly "
          "what is worse than the best by less than `regret`. What is hidden from that seat has no "
          "influence beyond what the state's observation tells. The first look at each choice is "
          "never cut short, and not counted where it goes beyond the limit.")
      .def(
          "stop", [](Search& self) { self.stop = true; },
          "Let a thought in another thread end at once with what it has found.");
}

}  // namespace tilewright::bind
