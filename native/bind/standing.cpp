// Standings as Python asks for them: of a state, and after each of some decisions.
#include <nanobind/stl/vector.h>

#include <vector>

#include "bind/engine.h"
#include "bind/values.h"

namespace tilewright::bind {

namespace {

template <class G>
nb::object standing_of(const G& game, const typename G::State& state) {
  return tuple_of(G::SEATS, [&](int seat) { return nb::int_(game.standing(state, seat)); });
}

}  // namespace

void bind_standing(nb::class_<Engine>& engine) {
  engine
      .def(
          "standing",
          [](const Engine& self, const State& state) {
            return with(self, state,
                        [](const auto& game, const auto& s) { return standing_of(game, s); });
          },
          nb::arg("state"), nb::sig("def standing(self, state: State) -> tuple[int, ...]"),
          "What the scores would be if the tiling began now.")
      .def(
          "standings_after",
          [](const Engine& self, const State& state, const std::vector<long>& ids) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              nb::list found;
              for (const long each : ids) {
                const ActionId id = checked_id<G>(each);
                if (const Rule rule = game.refusal(s, G::action_of(id))) throw Refused(rule);
                auto after = s;
                game.apply_unchecked(after, id);
                found.append(standing_of(game, after));
              }
              return found;
            });
          },
          nb::arg("state"), nb::arg("action_ids"),
          nb::sig("def standings_after(self, state: State, action_ids: "
                  "collections.abc.Sequence[int]) -> list[tuple[int, ...]]"),
          "The standing after each of some decisions; raises Refused.");
}

}  // namespace tilewright::bind
