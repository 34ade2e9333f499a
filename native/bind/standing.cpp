// Standings as Python asks for them: of a state, and what decisions change.
#include <nanobind/stl/vector.h>

#include <vector>

#include "bind/engine.h"
#include "bind/values.h"

namespace tilewright::bind {

void bind_standing(nb::class_<Engine>& engine) {
  engine
      .def(
          "standing",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              return tuple_of(game.SEATS,
                              [&](int seat) { return nb::int_(game.standing(s, seat)); });
            });
          },
          nb::arg("state"), nb::sig("def standing(self, state: State) -> tuple[int, ...]"),
          "What the scores would be if the tiling began now.")
      .def(
          "gains",
          [](const Engine& self, const State& state, const std::vector<long>& ids) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              nb::list found;
              const int seat = game.actor(s);
              const int now = seat < 0 ? 0 : game.standing(s, seat);
              for (const long each : ids) {
                const ActionId id = checked_id<G>(each);
                if (const Rule rule = game.refusal(s, G::action_of(id))) throw Refused(rule);
                auto after = s;
                game.apply_unchecked(after, id);
                found.append(nb::int_(game.standing(after, seat) - now));
              }
              return found;
            });
          },
          nb::arg("state"), nb::arg("ids"),
          nb::sig("def gains(self, state: State, ids: "
                  "collections.abc.Sequence[int]) -> list[int]"),
          "By how much each of these decisions changes the actor's standing; raises Refused.");
}

}  // namespace tilewright::bind
