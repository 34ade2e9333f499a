// Analysis as Python asks for it: why a line of play is worse than another.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>
#include <string_view>
#include <vector>

#include "analysis/why.h"
#include "bind/engine.h"
#include "bind/values.h"

namespace tilewright::bind {

namespace {

nb::str str(std::string_view text) { return nb::str(text.data(), text.size()); }

std::string text_of(const Place& place) {
  std::string text = place.seat < 0 ? "" : "p" + std::to_string(place.seat + 1) + ".";
  text += PLACES[static_cast<std::size_t>(place.kind)];
  if (place.number) text += std::to_string(place.number);
  if (place.space) text += "." + std::to_string(place.space);
  return text;
}

nb::object value_of(const analysis::Difference& found) {
  const auto places =
      tuple_of(found.count, [&](int at) { return nb::cast(text_of(found.places[at])); });
  const std::string_view colour =
      found.colour < 0 ? "" : LETTERS.substr(static_cast<std::size_t>(found.colour), 1);
  return nb::make_tuple(str(analysis::WORSE[static_cast<std::size_t>(found.kind)]), found.seat,
                        found.number, str(colour), found.line, str(found.goal), places);
}

// A line of play as ids; raises Refused for one that can't be played.
template <class G>
std::vector<ActionId> checked_line(const G& game, typename G::State state,
                                   const std::vector<long>& line) {
  std::vector<ActionId> ids;
  for (const long each : line) {
    const ActionId id = checked_id<G>(each);
    if (const Rule rule = game.refusal(state, G::action_of(id))) throw Refused(rule);
    game.apply_unchecked(state, id);
    ids.push_back(id);
  }
  if (ids.empty()) throw nb::value_error("a line has a move");
  return ids;
}

}  // namespace

void bind_analysis(nb::class_<Engine>& engine) {
  engine.def(
      "differences",
      [](const Engine& self, const State& state, const std::vector<long>& best,
         const std::vector<long>& played) {
        return with(self, state, [&](const auto& game, const auto& root) -> nb::object {
          const auto one = checked_line(game, root, best);
          const auto other = checked_line(game, root, played);
          const auto found = analysis::differences(game, root, std::span(one), std::span(other));
          return tuple_of(static_cast<int>(found.size()),
                          [&](int at) { return value_of(found[static_cast<std::size_t>(at)]); });
        });
      },
      nb::arg("state"), nb::arg("best"), nb::arg("played"),
      nb::sig("def differences(self, state: State, best: collections.abc.Sequence[int], "
              "played: collections.abc.Sequence[int]) -> "
              "tuple[tuple[str, int, int, str, int, str, tuple[str, ...]], ...]"),
      "What is worse after the line played than after the best one, the largest first: kind, "
      "seat, number, colour, line, goal and places. Raises Refused.");
}

}  // namespace tilewright::bind
