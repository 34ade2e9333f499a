// Game: the one interface of the fast core, as a concept; Actor, Rule. Twin of core/rules.py.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/effects.h"
#include "core/planes.h"
#include "core/random.h"
#include "core/text.h"

namespace tilewright {

// An actor is a seat, 0..n-1, or one of these.
inline constexpr int CHANCE = -1;
inline constexpr int NOBODY = -2;  // the game is over

inline constexpr int SPECTATOR = -1;  // an observer without a seat

using ActionId = std::uint16_t;  // of a seat's decision: 0..NUM_ACTIONS-1

// What a game tells of its actions (core/effects.h).
template <class G>
concept Tells = requires(const G& game, typename G::State& changed, const typename G::State& state,
                         const typename G::Action& action, Effects sink, Effect& effect) {
  { game.apply_unchecked(changed, action, sink) } -> std::same_as<void>;
  { game.forecast(state, 0, sink) } -> std::same_as<void>;  // a seat's tiling, if it began now
  { game.veil(state, effect, 0) } -> std::same_as<bool>;    // for a viewer; false: it sees nothing
};

// The rules of one game with the options of one table. `Action` is any action of seats and chance;
// what is unchecked wants a legal one, and the caller must guarantee it.
template <class G>
concept Game =
    Tells<G> && std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::Action> &&
    requires(const G& game, typename G::State& changed, const typename G::State& state,
             const typename G::Action& action, typename G::Action& read, Rng& rng, ActionId* ids,
             std::uint8_t* planes, std::string_view text, Writer& out, typename G::State& found) {
      { G::SEATS } -> std::convertible_to<int>;
      { G::NUM_ACTIONS } -> std::convertible_to<int>;
      { G::ENCODED } -> std::convertible_to<std::size_t>;  // bytes of an encoded observation
      { G::planes() } -> std::same_as<PlaneList>;          // what they mean
      { game.start() } -> std::same_as<typename G::State>;
      { game.actor(state) } -> std::same_as<int>;
      { game.round_of(state) } -> std::same_as<int>;
      { game.score(state, 0) } -> std::same_as<int>;
      { game.standing(state, 0) } -> std::same_as<int>;  // if the tiling began now, without bonuses
      { game.legal_actions(state, ids) } -> std::same_as<int>;  // how many, ascending by id
      { game.refusal(state, action) } -> std::same_as<Rule>;    // nullptr: it may be done
      { game.apply_unchecked(changed, ActionId{}) } -> std::same_as<void>;  // in place
      { game.apply_unchecked(changed, action) } -> std::same_as<void>;
      { game.sample(state, rng) } -> std::same_as<typename G::Action>;  // what chance does here
      { game.let_chance_act(changed, rng) } -> std::same_as<void>;      // the same, and applied
      { game.winners(state) } -> std::same_as<unsigned>;  // a bit for each; 0 before the end
      { G::action_of(ActionId{}) } -> std::same_as<typename G::Action>;
      { G::action_id(action) } -> std::same_as<int>;          // -1 for those without an id
      { G::parse_action(text, read) } -> std::same_as<bool>;  // false: it can't be read
      { G::write_action(action, out) } -> std::same_as<void>;
      { game.parse_state(text, found) } -> std::same_as<bool>;  // reads what a State can hold
      { game.write_state(state, out) } -> std::same_as<void>;
      { game.hash(state) } -> std::same_as<std::uint64_t>;  // without the order of equal factories
      { game.encode(state, 0, planes) } -> std::same_as<void>;  // what a seat or SPECTATOR may see
      { state == state } -> std::convertible_to<bool>;
    };

}  // namespace tilewright
