// Effects and forecasts as Python asks for them: the values of core/effects.py.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string_view.h>

#include <bit>
#include <optional>
#include <string_view>
#include <vector>

#include "bind/engine.h"
#include "bind/values.h"
#include "core/effects.h"

namespace tilewright::bind {

namespace {

// The names of one table of the core as Python's texts.
template <std::size_t SIZE>
struct Names {
  nb::object texts[SIZE];

  explicit Names(const std::string_view (&names)[SIZE], std::string_view before = "") {
    for (std::size_t at = 0; at < SIZE; ++at)
      texts[at] =
          nb::str(before.data(), before.size()) + nb::str(names[at].data(), names[at].size());
  }
  nb::object operator[](auto code) const { return texts[static_cast<std::size_t>(code)]; }
  // The code of a name.
  int of(nb::handle name) const {
    for (std::size_t at = 0; at < SIZE; ++at)
      if (texts[at].equal(name)) return static_cast<int>(at);
    throw nb::value_error("a place that the core does not know");
  }
};

struct Words {
  nb::module_ room = nb::module_::import_("tilewright.core.effects");
  nb::object place = room.attr("Place");
  nb::object moved = room.attr("Moved");
  nb::object scored = room.attr("Scored");
  nb::object revealed = room.attr("Revealed");
  nb::object ended = room.attr("Ended");
  nb::object reason = nb::module_::import_("tilewright.core.words").attr("Reason");
  nb::object spans[std::size(SPANS)];
  nb::object colours[COLOURS];
  nb::object points = nb::str("points");
  Names<std::size(PLACES)> places{PLACES};
  Names<std::size(SCORES)> scores{SCORES};
  Names<std::size(SCORES)> messages{SCORES, "score-"};
  Names<std::size(WORDS)> words{WORDS};
  Names<std::size(SHAPES)> shapes{SHAPES};

  static const Words& get() {
    static const Words& words = *new Words;
    return words;
  }

 private:
  Words() {
    for (std::size_t at = 0; at < std::size(SPANS); ++at)
      spans[at] = room.attr("Span")(nb::str(SPANS[at].data(), SPANS[at].size()));
    for (int c = 0; c < COLOURS; ++c) colours[c] = CoreWords::get().colours[c].attr("word");
  }
};

nb::object text_of(const Piece& piece) { return nb::str(piece.text, piece.size); }

nb::object value_of(Place place) {
  const Words& words = Words::get();
  const int count = place.space ? 2 : place.number ? 1 : 0;
  return words.place(
      words.places[place.kind], seat_or_none(place.seat),
      tuple_of(count, [&](int at) { return nb::int_(at ? place.space : place.number); }));
}

nb::object value_of(const Spaces& spaces, int seat) {
  std::uint64_t left = spaces.bits;
  return tuple_of(std::popcount(left), [&](int) {
    const int at = std::countr_zero(left);
    left &= left - 1;
    return value_of(spaces.width
                        ? place_of(seat, spaces.kind, at / spaces.width + 1, at % spaces.width + 1)
                        : place_of(seat, spaces.kind, at + 1));
  });
}

nb::object value_of(Parameter parameter) {
  const Words& words = Words::get();
  switch (parameter.word) {
    case Word::SHAPE:
      return words.shapes[parameter.value];
    case Word::COLOUR:
      return words.colours[parameter.value];
    default:
      return nb::int_(parameter.value);
  }
}

struct Maker {
  const Words& words = Words::get();

  nb::object operator()(const Moved& moved) const {
    return words.moved(text_of(moved.piece), value_of(moved.source), value_of(moved.target),
                       int{moved.number});
  }
  nb::object operator()(const Scored& scored) const {
    nb::dict told;
    told[words.points] = scored.points < 0 ? -scored.points : int{scored.points};
    for (int at = 0; at < scored.count; ++at)
      told[words.words[scored.parameters[at].word]] = value_of(scored.parameters[at]);
    const nb::object why = words.reason(scored.rule, words.messages[scored.kind], told);
    return words.scored(int{scored.seat}, int{scored.points}, words.scores[scored.kind],
                        value_of(scored.spaces, scored.seat), why);
  }
  nb::object operator()(const Revealed& revealed) const {
    return words.revealed(text_of(revealed.piece), value_of(revealed.place),
                          seat_or_none(revealed.to));
  }
  nb::object operator()(const Ended& ended) const {
    return words.ended(words.spans[static_cast<int>(ended.what)]);
  }
};

nb::object values_of(const std::vector<Effect>& effects) {
  return tuple_of(static_cast<int>(effects.size()), [&](int at) {
    return std::visit(Maker{}, effects[static_cast<std::size_t>(at)]);
  });
}

// The way back, for what may have to be hidden.

Piece read_piece(nb::handle text) {
  const auto found = nb::cast<std::string_view>(text);
  if (found.size() > sizeof Piece::text) throw nb::value_error("a piece with too long a text");
  return found;
}

Place read_place(nb::handle value) {
  const Items fields(value, 3);
  const Items numbers(fields[2]);
  if (numbers.size() > 2) throw nb::value_error("a place with more than two numbers");
  const auto at = [&](int n) { return n < numbers.size() ? number(numbers[n], 1, 255) : 0; };
  return place_of(seat(fields[1], 4), static_cast<At>(Words::get().places.of(fields[0])), at(0),
                  at(1));
}

Moved read_moved(nb::handle value) {
  const Items fields(value, 4);
  return {read_piece(fields[0]), read_place(fields[1]), read_place(fields[2]),
          static_cast<std::uint8_t>(number(fields[3], 1, 255))};
}

Revealed read_revealed(nb::handle value) {
  const Items fields(value, 3);
  return {read_piece(fields[0]), read_place(fields[1]), seat(fields[2], 4)};
}

// What a viewer may see of effects; those in which it sees everything stay the values they are.
template <class G>
nb::object veiled(const G& game, const typename G::State& state, nb::handle effects, int viewer) {
  const Words& words = Words::get();
  nb::list found;
  for (nb::handle each : effects) {
    const bool is_moved = each.type().is(words.moved);
    if (!is_moved && !each.type().is(words.revealed)) {
      found.append(each);
      continue;
    }
    const Effect full = is_moved ? Effect(read_moved(each)) : Effect(read_revealed(each));
    Effect seen = full;
    if (!game.veil(state, seen, viewer)) continue;
    found.append(seen == full ? nb::borrow(each) : std::visit(Maker{}, seen));
  }
  return nb::steal(PyList_AsTuple(found.ptr()));
}

}  // namespace

void prepare_effects() { Words::get(); }

void bind_effects(nb::class_<Engine>& engine) {
  engine
      .def(
          "effects",
          [](const Engine& self, const State& state, std::string_view text) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              const auto action = read_action<G>(text);
              if (const Rule rule = game.refusal(s, action)) throw Refused(rule);
              auto after = s;
              std::vector<Effect> found;
              game.apply_unchecked(after, action, Effects(found));
              return values_of(found);
            });
          },
          nb::arg("state"), nb::arg("text"),
          nb::sig("def effects(self, state: State, text: str) -> "
                  "tuple[tilewright.core.effects.Effect, ...]"),
          "What any action, chance's too, does to the table, in order; raises Refused.")
      .def(
          "forecast",
          [](const Engine& self, const State& state, int seat) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              std::vector<Effect> found;
              game.forecast(s, checked_seat<G>(seat), Effects(found));
              return values_of(found);
            });
          },
          nb::arg("state"), nb::arg("seat"),
          nb::sig("def forecast(self, state: State, seat: int) -> "
                  "tuple[tilewright.core.effects.Effect, ...]"),
          "What a seat's tiling would do if it began now.")
      .def(
          "veiled",
          [](const Engine& self, const State& state, nb::tuple effects, std::optional<int> seat) {
            return with(self, state, [&](const auto& game, const auto& s) {
              using G = std::remove_cvref_t<decltype(game)>;
              return veiled(game, s, effects, checked_viewer<G>(seat));
            });
          },
          nb::arg("state"), nb::arg("effects"), nb::arg("seat").none(),
          nb::sig("def veiled(self, state: State, effects: "
                  "tuple[tilewright.core.effects.Effect, ...], seat: int | None) -> "
                  "tuple[tilewright.core.effects.Effect, ...]"),
          "Effects of an action taken in that state as a seat, or a spectator (None), may see "
          "them.");
}

}  // namespace tilewright::bind
