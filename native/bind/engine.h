// AnyGame, AnyState: every table of the core behind one door, for Python.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "azul/game.h"
#include "duel/game.h"

namespace tilewright::bind {

namespace nb = nanobind;

template <class... Games>
struct Tables {
  using AnyGame = std::variant<Games...>;
  using AnyState = std::variant<typename Games::State...>;
};

using All = Tables<azul::Azul<2, false>, azul::Azul<2, true>, azul::Azul<3, false>,
                   azul::Azul<3, true>, azul::Azul<4, false>, azul::Azul<4, true>, duel::Duel>;

// The rules of one table.
struct Engine {
  All::AnyGame game;
};

// A state of any table; which one is known by its type.
struct State {
  All::AnyState value;
};

template <class State>
struct RulesOf;
template <int SEATS, bool GRAY>
struct RulesOf<azul::State<SEATS, GRAY>> {
  using type = azul::Azul<SEATS, GRAY>;
};
template <>
struct RulesOf<duel::State> {
  using type = duel::Duel;
};

// Call `work(game, state)` with both as what they are.
template <class Work>
decltype(auto) with(const Engine& engine, const State& state, Work work) {
  return std::visit(
      [&](const auto& game) -> decltype(auto) {
        using G = std::remove_cvref_t<decltype(game)>;
        const auto* found = std::get_if<typename G::State>(&state.value);
        if (!found) throw nb::type_error("a state of another table");
        return work(game, *found);
      },
      engine.game);
}

// The same for what does not depend on a table's options.
template <class Work>
decltype(auto) with(const State& state, Work work) {
  return std::visit(
      [&](const auto& found) -> decltype(auto) {
        using G = typename RulesOf<std::remove_cvref_t<decltype(found)>>::type;
        return work(G{}, found);
      },
      state.value);
}

// An action that the rules refuse; its message is the rule's id.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The id of a decision; raises IndexError.
template <class G>
ActionId checked_id(long id) {
  if (id < 0 || id >= G::NUM_ACTIONS)
    throw nb::index_error(("there is no action " + std::to_string(id) + "; ids are 0 to " +
                           std::to_string(G::NUM_ACTIONS - 1))
                              .c_str());
  return static_cast<ActionId>(id);
}

// A seat; raises ValueError.
template <class G>
int checked_seat(int seat) {
  if (seat < 0 || seat >= G::SEATS)
    throw nb::value_error(("there is no seat " + std::to_string(seat) + ", from 0").c_str());
  return seat;
}

// A seat, or a spectator without one; raises ValueError.
template <class G>
int checked_viewer(std::optional<int> seat) {
  return seat ? checked_seat<G>(*seat) : SPECTATOR;
}

// An action by its text; raises ValueError.
template <class G>
typename G::Action read_action(std::string_view text) {
  typename G::Action action;
  if (!G::parse_action(text, action)) throw nb::value_error("not an action that the core can read");
  return action;
}

void bind_state(nb::module_& m);
void bind_effects(nb::class_<Engine>& engine);
void bind_playing(nb::class_<Engine>& engine);
void bind_replaying(nb::module_& m, nb::class_<Engine>& engine);
void bind_standing(nb::class_<Engine>& engine);
void bind_telling(nb::class_<Engine>& engine);
void bind_analysis(nb::class_<Engine>& engine);
void bind_engine(nb::module_& m);
void bind_batch(nb::module_& m);
void bind_search(nb::module_& m);
void bind_learning(nb::module_& m);

}  // namespace tilewright::bind
