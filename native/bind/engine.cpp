// Engine, State, Generator: the rules as Python calls them. Everything here is checked, but for
// what says that it is not.
#include "bind/engine.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bind/values.h"

namespace tilewright::bind {

namespace {

Engine azul_table(int seats, bool gray, int first) {
  if (seats < 2 || seats > 4) throw nb::value_error("Azul is for 2 to 4 seats (AZ-1.1)");
  if (first < -1 || first >= seats) throw nb::value_error("there is no such seat");
  switch (seats * 2 + gray) {
    case 4:
      return {azul::Azul<2, false>{first}};
    case 5:
      return {azul::Azul<2, true>{first}};
    case 6:
      return {azul::Azul<3, false>{first}};
    case 7:
      return {azul::Azul<3, true>{first}};
    case 8:
      return {azul::Azul<4, false>{first}};
    default:
      return {azul::Azul<4, true>{first}};
  }
}

Engine duel_table(const std::vector<std::string>& sides, int drawn_tiles, int first) {
  duel::Duel game;
  if (first < -1 || first >= duel::SEATS) throw nb::value_error("there is no such seat");
  game.first = first;
  game.drawn_tiles = drawn_tiles;
  game.number_of_sides = 0;
  if (sides.size() > duel::SCORING_TILES)
    throw nb::value_error("there are 4 scoring tiles (DU-2.2)");
  for (const std::string& name : sides) {
    int side = 0;
    while (side < duel::NUMBER_OF_SIDES && duel::SIDES[side] != name) ++side;
    if (side == duel::NUMBER_OF_SIDES) throw nb::value_error("no such scoring tile (DU-2.2)");
    for (int at = 0; at < game.number_of_sides; ++at)
      if (game.sides[at] / 2 == side / 2)
        throw nb::value_error("each scoring tile lies on one side (DU-2.2)");
    game.sides[game.number_of_sides++] = static_cast<std::uint8_t>(side);
  }
  const int count = game.number_of_sides ? game.number_of_sides : drawn_tiles;
  if (count != 3 && count != 4) throw nb::value_error("3 or 4 scoring tiles (DU-2.2)");
  return {game};
}

// Values of core/rules.py. They live as long as the program.
struct RulesWords {
  nb::module_ room = nb::module_::import_("tilewright.core.rules");
  nb::object chance = room.attr("CHANCE");
  nb::object progress = room.attr("Progress");
  nb::object outcome = room.attr("Outcome");

  static const RulesWords& get() {
    static const RulesWords& words = *new RulesWords;
    return words;
  }
};

template <class G>
nb::object scores_of(const G& game, const typename G::State& state) {
  return tuple_of(G::SEATS, [&](int seat) { return nb::int_(game.score(state, seat)); });
}

template <class G>
std::string action_text(const typename G::Action& action) {
  Writer out;
  G::write_action(action, out);
  return std::string(out.text());
}

std::optional<std::string_view> named(Rule rule) {
  return rule ? std::optional<std::string_view>(rule) : std::nullopt;
}

template <class G>
State applied(const G& game, typename G::State state, const typename G::Action& action) {
  if (const Rule rule = game.refusal(state, action)) throw Refused(rule);
  game.apply_unchecked(state, action);
  return {state};
}

template <class G>
void check_chance(const G& game, const typename G::State& state) {
  if (game.actor(state) != CHANCE) throw nb::value_error("chance does not act here");
}

void bind_rules(nb::class_<Engine>& engine) {
  engine
      .def_prop_ro(
          "seats",
          [](const Engine& self) {
            return std::visit([](const auto& game) { return int{game.SEATS}; }, self.game);
          },
          "How many seats the table has.")
      .def_prop_ro(
          "num_actions",
          [](const Engine& self) {
            return std::visit([](const auto& game) { return int{game.NUM_ACTIONS}; }, self.game);
          },
          "How many ids the decisions of seats have.")
      .def_prop_ro(
          "planes",
          [](const Engine& self) {
            std::vector<std::pair<std::string_view, std::vector<int>>> found;
            std::visit(
                [&](const auto& game) {
                  for (const Plane& plane : game.planes()) {
                    std::vector<int> shape;
                    for (const int length : plane.shape)
                      if (length) shape.push_back(length);
                    found.emplace_back(plane.name, shape);
                  }
                },
                self.game);
            return found;
          },
          "Name and shape of each plane of an encoded observation.")
      .def(
          "start",
          [](const Engine& self) {
            return std::visit([](const auto& game) { return State{game.start()}; }, self.game);
          },
          "The table before anything is drawn or dealt.")
      .def(
          "actor",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) -> nb::object {
              const int actor = game.actor(s);
              if (actor >= 0) return nb::int_(actor);
              return actor == CHANCE ? RulesWords::get().chance : nb::none();
            });
          },
          nb::arg("state"), nb::sig("def actor(self, state: State) -> tilewright.core.rules.Actor"),
          "The seat in turn, chance, or None once the game is over.")
      .def(
          "progress",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              return RulesWords::get().progress(game.round_of(s), seat_or_none(s.start),
                                                scores_of(game, s));
            });
          },
          nb::arg("state"),
          nb::sig("def progress(self, state: State) -> tilewright.core.rules.Progress"),
          "The round, its start player and the scores so far.")
      .def(
          "outcome",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) -> nb::object {
              unsigned winners = game.winners(s);
              if (!winners) return nb::none();
              const nb::object seats = tuple_of(std::popcount(winners), [&](int) {
                const int seat = std::countr_zero(winners);
                winners &= winners - 1;
                return nb::int_(seat);
              });
              return RulesWords::get().outcome(scores_of(game, s), seats);
            });
          },
          nb::arg("state"),
          nb::sig("def outcome(self, state: State) -> tilewright.core.rules.Outcome | None"),
          "Scores and winners once the game is over.");
}

void bind_actions(nb::class_<Engine>& engine) {
  engine
      .def(
          "legal_ids",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              ActionId ids[G::NUM_ACTIONS];
              const int count = game.legal_actions(s, ids);
              nb::list found;
              for (int at = 0; at < count; ++at) found.append(nb::int_(ids[at]));
              return found;
            });
          },
          nb::arg("state"), nb::sig("def legal_ids(self, state: State) -> list[int]"),
          "The ids of what the actor may do, ascending.")
      .def(
          "mask",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              ActionId ids[G::NUM_ACTIONS];
              char mask[G::NUM_ACTIONS] = {};
              const int count = game.legal_actions(s, ids);
              for (int at = 0; at < count; ++at) mask[ids[at]] = 1;
              return nb::bytes(mask, sizeof mask);
            });
          },
          nb::arg("state"), "A byte for each id: 1 if the actor may do it, else 0.")
      .def(
          "refusal",
          [](const Engine& self, const State& state, long id) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              return named(game.refusal(s, G::action_of(checked_id<G>(id))));
            });
          },
          nb::arg("state"), nb::arg("action_id"),
          "The id of the rule that refuses a decision; None if it may be done.")
      .def(
          "refusals",
          [](const Engine& self, const State& state) {
            return with(self, state, [](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              std::vector<std::optional<std::string_view>> found;
              for (int id = 0; id < G::NUM_ACTIONS; ++id)
                found.push_back(named(game.refusal(s, G::action_of(static_cast<ActionId>(id)))));
              return found;
            });
          },
          nb::arg("state"), "The same for every id.")
      .def(
          "refusal_of",
          [](const Engine& self, const State& state, std::string_view text) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              return named(game.refusal(s, read_action<G>(text)));
            });
          },
          nb::arg("state"), nb::arg("text"), "The same for any action, chance's too, by its text.")
      .def(
          "apply",
          [](const Engine& self, const State& state, long id) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              return applied(game, s, G::action_of(checked_id<G>(id)));
            });
          },
          nb::arg("state"), nb::arg("action_id"), "The state after a decision; raises Refused.")
      .def(
          "apply_text",
          [](const Engine& self, const State& state, std::string_view text) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              return applied(game, s, read_action<G>(text));
            });
          },
          nb::arg("state"), nb::arg("text"),
          "The state after any action, chance's too; raises Refused.")
      .def(
          "apply_unchecked",
          [](const Engine& self, const State& state, long id) {
            return with(self, state, [&](const auto& game, const auto& s) {
              auto after = s;
              game.apply_unchecked(after, static_cast<ActionId>(id));
              return State{after};
            });
          },
          nb::arg("state"), nb::arg("action_id"),
          "The state after a decision that must be legal: nothing is checked, not even the id.")
      .def(
          "action_text",
          [](const Engine& self, long id) {
            return std::visit(
                [&](const auto& game) {
                  using G = std::remove_cvref_t<decltype(game)>;
                  return action_text<G>(G::action_of(checked_id<G>(id)));
                },
                self.game);
          },
          nb::arg("action_id"), "How the decision with that id is written.")
      .def(
          "action_id",
          [](const Engine& self, std::string_view text) {
            return std::visit(
                [&](const auto& game) {
                  using G = std::remove_cvref_t<decltype(game)>;
                  return G::action_id(read_action<G>(text));
                },
                self.game);
          },
          nb::arg("text"), "The number of a decision; -1 for an action without one.");
}

void bind_chance(nb::class_<Engine>& engine) {
  engine
      .def(
          "sample",
          [](const Engine& self, const State& state, Rng& rng) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              check_chance(game, s);
              return action_text<G>(game.sample(s, rng));
            });
          },
          nb::arg("state"), nb::arg("rng"), "What chance does here, as text.")
      .def(
          "let_chance_act",
          [](const Engine& self, const State& state, Rng& rng) {
            return with(self, state, [&](const auto& game, const auto& s) {
              check_chance(game, s);
              auto after = s;
              game.let_chance_act(after, rng);
              return State{after};
            });
          },
          nb::arg("state"), nb::arg("rng"),
          "The state after chance has acted; the same as applying `sample`.");
}

void bind_values(nb::class_<Engine>& engine) {
  engine
      .def(
          "read_state_unchecked",
          [](const Engine& self, std::string_view text) {
            return std::visit(
                [&](const auto& game) {
                  typename std::remove_cvref_t<decltype(game)>::State state;
                  if (!game.parse_state(text, state))
                    throw nb::value_error("not a position that the core can read");
                  return State{state};
                },
                self.game);
          },
          nb::arg("text"),
          "Read a position on one line. Whether it is possible is not checked: play on from it "
          "only if the Python rules have no problem with it.")
      .def(
          "of_value_unchecked",
          [](const Engine& self, nb::handle value) {
            return std::visit(
                [&](const auto& game) {
                  typename std::remove_cvref_t<decltype(game)>::State state;
                  read_value(value, state);
                  return State{state};
                },
                self.game);
          },
          nb::arg("value"),
          nb::sig("def of_value_unchecked(self, value: tuple[typing.Any, ...]) -> State"),
          "A state of the Python rules as one of the core. Whether it is possible is not "
          "checked.")
      .def(
          "encode",
          [](const Engine& self, const State& state, std::optional<int> seat) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              std::uint8_t planes[G::ENCODED];
              game.encode(s, checked_viewer<G>(seat), planes);
              return nb::bytes(reinterpret_cast<const char*>(planes), sizeof planes);
            });
          },
          nb::arg("state"), nb::arg("seat").none(),
          "What a seat, or a spectator (None), may see, as the numbers of its planes.");
}

}  // namespace

void prepare_rules() { RulesWords::get(); }

void bind_engine(nb::module_& m) {
  nb::exception<Refused>(m, "Refused", PyExc_ValueError);
  nb::class_<Rng>(m, "Generator", "A seeded source of chance.")
      .def(nb::init<std::uint64_t>(), nb::arg("seed"))
      .def(
          "below",
          [](Rng& rng, std::uint32_t end) {
            if (end == 0) throw nb::value_error("there is no number below 0");
            return rng.below(end);
          },
          nb::arg("end"), "A whole number from 0 up to, not including, `end`.");
  bind_state(m);
  nb::class_<Engine> engine(m, "Engine", "The rules of one table.");
  bind_rules(engine);
  bind_actions(engine);
  bind_chance(engine);
  bind_values(engine);
  bind_effects(engine);
  bind_standing(engine);
  bind_telling(engine);
  bind_analysis(engine);
  bind_playing(engine);
  bind_replaying(m, engine);
  m.def("azul", &azul_table, nb::arg("seats"), nb::arg("gray"), nb::arg("first"),
        "Azul's rules; `first` is the start player's seat, or -1 for chance.");
  m.def("duel", &duel_table, nb::arg("sides"), nb::arg("drawn_tiles"), nb::arg("first"),
        "Duel's rules; without sides chance draws so many scoring tiles.");
}

}  // namespace tilewright::bind
