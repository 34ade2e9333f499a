// What an answer tells of a table, in the shapes of the server's messages (tables/messages.py).
#pragma once

#include <bit>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "azul/goals.h"
#include "azul/observation.h"
#include "core/effects.h"
#include "core/game.h"
#include "duel/goals.h"
#include "duel/observation.h"
#include "wasm/json.h"

namespace tilewright::wasm {

inline std::string text_of(Place place) {
  Writer out;
  if (place.seat >= 0) {
    out.put('p');
    out.seat(place.seat);
    out.put('.');
  }
  out.put(PLACES[static_cast<int>(place.kind)]);
  if (place.number) out.number(place.number);
  if (place.space) {
    out.put('.');
    out.number(place.space);
  }
  return std::string(out.text());
}

struct EffectTeller {
  Json& out;

  void operator()(const Moved& moved) const {
    out.field("type", "moved");
    out.field("piece", moved.piece.view());
    out.field("from", text_of(moved.source));
    out.field("to", text_of(moved.target));
    if (moved.number != 1) out.field("number", moved.number);
  }
  void operator()(const Scored& scored) const {
    out.field("type", "scored");
    out.field("seat", scored.seat);
    out.field("points", scored.points);
    out.field("kind", SCORES[static_cast<int>(scored.kind)]);
    out.key("spaces");
    out.open('[');
    const Spaces& spaces = scored.spaces;
    for (std::uint64_t left = spaces.bits; left; left &= left - 1) {
      const int at = std::countr_zero(left);
      out.text(text_of(spaces.width ? place_of(scored.seat, spaces.kind, at / spaces.width + 1,
                                               at % spaces.width + 1)
                                    : place_of(scored.seat, spaces.kind, at + 1)));
    }
    out.close(']');
    out.key("why");
    tell_why(scored);
  }
  void operator()(const Revealed& revealed) const {
    out.field("type", "revealed");
    out.field("piece", revealed.piece.view());
    out.field("place", text_of(revealed.place));
    out.key("to");
    out.seat_or_null(revealed.to);
  }
  void operator()(const Ended& ended) const {
    out.field("type", "ended");
    out.field("what", SPANS[static_cast<int>(ended.what)]);
  }

  void tell_why(const Scored& scored) const {
    out.open('{');
    out.field("message", "score-" + std::string(SCORES[static_cast<int>(scored.kind)]));
    out.key("parameters");
    out.open('{');
    out.field("points", std::abs(scored.points));
    for (int at = 0; at < scored.count; ++at) {
      const auto [word, value] = scored.parameters[at];
      out.key(WORDS[static_cast<int>(word)]);
      if (word == Word::SHAPE)
        out.text(SHAPES[value]);
      else if (word == Word::COLOUR)
        out.text(COLOUR_WORDS[value]);
      else
        out.number(value);
    }
    out.close('}');
    out.field("rule", scored.rule);
    out.close('}');
  }
};

inline void tell_effects(const std::vector<Effect>& effects, Json& out) {
  out.list(static_cast<int>(effects.size()), [&](int at) {
    out.open('{');
    std::visit(EffectTeller{out}, effects[static_cast<std::size_t>(at)]);
    out.close('}');
  });
}

template <class G>
std::string position_of(const G& game, const typename G::State& state) {
  Writer out;
  game.write_state(state, out);
  return std::string(out.text());
}

template <class G>
std::string action_text(const typename G::Action& action) {
  Writer out;
  G::write_action(action, out);
  return std::string(out.text());
}

template <class G>
void tell_legal(const G& game, const typename G::State& state, Json& out) {
  ActionId ids[G::NUM_ACTIONS];
  const int count = game.legal_actions(state, ids);
  const int seat = game.actor(state);
  const int now = seat < 0 ? 0 : game.standing(state, seat);
  out.list("legal", count, [&](int at) {
    auto after = state;
    game.apply_unchecked(after, ids[at]);
    out.open('{');
    out.field("id", ids[at]);
    out.field("text", action_text<G>(G::action_of(ids[at])));
    out.field("points", game.standing(after, seat) - now);
    out.close('}');
  });
}

template <class G>
void tell_outcome(const G& game, const typename G::State& state, Json& out) {
  const unsigned winners = game.winners(state);
  out.key("outcome");
  if (!winners) return out.null();
  out.open('{');
  out.list("scores", G::SEATS, [&](int seat) { out.number(game.score(state, seat)); });
  out.key("winners");
  out.open('[');
  for (unsigned left = winners; left; left &= left - 1) out.number(std::countr_zero(left));
  out.close(']');
  out.close('}');
}

template <class G>
void tell_goals(const typename G::State& state, Json& out) {
  out.key("goals");
  out.open('[');
  for (const auto& goal : goals(state)) {
    out.open('{');
    out.field("goal", goal.name);
    out.field("rule", goal.rule);
    out.list("now", G::SEATS, [&](int seat) { out.number(goal.now[seat]); });
    out.list("possible", G::SEATS, [&](int seat) { out.number(goal.possible[seat]); });
    out.close('}');
  }
  out.close(']');
}

// All about a position.
template <class G>
void tell_look(const G& game, const typename G::State& state, Json& out) {
  out.open('{');
  const int actor = game.actor(state);
  out.key("actor");
  if (actor == CHANCE)
    out.text("chance");
  else
    out.seat_or_null(actor);
  out.field("round", game.round_of(state));
  out.list("scores", G::SEATS, [&](int seat) { out.number(game.score(state, seat)); });
  out.list("standing", G::SEATS, [&](int seat) { out.number(game.standing(state, seat)); });
  tell_legal(game, state, out);
  tell_outcome(game, state, out);
  out.field("position", position_of(game, state));
  out.list("forecast", G::SEATS, [&](int seat) {
    std::vector<Effect> found;
    game.forecast(state, seat, Effects(found));
    tell_effects(found, out);
  });
  tell_goals<G>(state, out);
  out.close('}');
}

}  // namespace tilewright::wasm
