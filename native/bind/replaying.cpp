// Replay: the game of a record as Python asks for it, and its decisions as arrays.
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "bind/engine.h"
#include "core/movetext.h"

namespace tilewright::bind {

namespace {

template <class... Games>
std::variant<Replayed<Games>...> replayed_of(std::variant<Games...>);

// The game of a record at any table. It stays where it is: its texts are parts of `text`.
struct Replay {
  Engine engine;
  std::string text;
  decltype(replayed_of(std::declval<All::AnyGame>())) found;

  Replay(const Engine& rules, std::string_view moves) : engine(rules), text(moves) {}
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;
};

template <class Work>
decltype(auto) with_game(const Replay& replay, Work work) {
  return std::visit(
      [&](const auto& game) -> decltype(auto) {
        using G = std::remove_cvref_t<decltype(game)>;
        return work(game, std::get<Replayed<G>>(replay.found));
      },
      replay.engine.game);
}

template <class T, int DIMENSIONS>
using Array = nb::ndarray<T, nb::ndim<DIMENSIONS>, nb::c_contig, nb::device::cpu>;

// Raises if an array is too short, or has rows of another length than is due.
template <class AnyArray>
void check_rows(const char* name, const AnyArray& array, std::size_t rows, std::size_t length = 0) {
  if (array.shape(0) < rows || (length && array.shape(1) != length))
    throw nb::value_error((std::string(name) + " must have " + std::to_string(rows) +
                           " rows or more" +
                           (length ? " of " + std::to_string(length) + " bytes" : std::string()))
                              .c_str());
}

template <class G>
std::size_t decisions_of(const Replayed<G>& found) {
  std::size_t count = 0;
  for (const std::int32_t id : found.ids) count += id != NO_ID;
  return count;
}

// Write every decision: what its seat saw and might do, what it did, and which seat it was.
std::size_t write_decisions(const Replay& self, std::size_t row,
                            const Array<std::uint8_t, 2>& observations,
                            const Array<std::uint8_t, 2>& masks,
                            const Array<std::int16_t, 1>& moves,
                            const Array<std::int8_t, 1>& seats) {
  return with_game(self, [&](const auto& game, const auto& found) {
    using G = std::remove_cvref_t<decltype(game)>;
    const std::size_t count = decisions_of(found);
    const std::size_t end = row + count;
    if (end < row) throw nb::value_error("there is no such row");
    check_rows("observations", observations, end, G::ENCODED);
    check_rows("masks", masks, end, G::NUM_ACTIONS);
    check_rows("moves", moves, end);
    check_rows("seats", seats, end);
    std::uint8_t* const seen = observations.data();
    std::uint8_t* const legal = masks.data();
    std::int16_t* const done = moves.data();
    std::int8_t* const actors = seats.data();
    nb::gil_scoped_release release;
    for (std::size_t at = 0; at < found.ids.size(); ++at) {
      if (found.ids[at] == NO_ID) continue;
      const auto& state = found.states[at];
      const int seat = game.actor(state);
      game.encode(state, seat, seen + row * G::ENCODED);
      std::uint8_t* const mask = legal + row * G::NUM_ACTIONS;
      std::memset(mask, 0, G::NUM_ACTIONS);
      ActionId ids[G::NUM_ACTIONS];
      const int number = game.legal_actions(state, ids);
      for (int n = 0; n < number; ++n) mask[ids[n]] = 1;
      done[row] = static_cast<std::int16_t>(found.ids[at]);
      actors[row] = static_cast<std::int8_t>(seat);
      ++row;
    }
    return count;
  });
}

}  // namespace

void bind_replaying(nb::module_& m, nb::class_<Engine>& engine) {
  nb::class_<Replay>(m, "Replay", "The game of a record, replayed.")
      .def("__len__",
           [](const Replay& self) {
             return with_game(self,
                              [](const auto&, const auto& found) { return found.ids.size(); });
           })
      .def_prop_ro(
          "decisions",
          [](const Replay& self) {
            return with_game(self,
                             [](const auto&, const auto& found) { return decisions_of(found); });
          },
          "How many moves were decisions of seats.")
      .def_prop_ro(
          "ids",
          [](const Replay& self) {
            return with_game(self, [](const auto&, const auto& found) {
              nb::list ids;
              for (const std::int32_t id : found.ids) ids.append(nb::int_(id));
              return ids;
            });
          },
          nb::sig("def ids(self) -> list[int]"), "The ids of the moves; -1 where chance moved.")
      .def_prop_ro(
          "texts",
          [](const Replay& self) {
            return with_game(self, [](const auto&, const auto& found) {
              nb::list texts;
              for (const std::string_view text : found.texts)
                texts.append(nb::str(text.data(), text.size()));
              return texts;
            });
          },
          nb::sig("def texts(self) -> list[str]"), "The texts of the moves.")
      .def_prop_ro(
          "result",
          [](const Replay& self) {
            return with_game(self, [](const auto&, const auto& found) { return found.result; });
          },
          "The word with which the moves end.")
      .def(
          "state",
          [](const Replay& self, std::size_t at) {
            return with_game(self, [&](const auto&, const auto& found) {
              if (at >= found.states.size()) throw nb::index_error("there is no such move");
              return State{found.states[at]};
            });
          },
          nb::arg("at"), "The state after so many moves.")
      .def("write_decisions", &write_decisions, nb::arg("row"), nb::arg("observations").noconvert(),
           nb::arg("masks").noconvert(), nb::arg("moves").noconvert(), nb::arg("seats").noconvert(),
           "Write every decision from that row on: what its seat saw and might do, what it did, "
           "and which seat it was; how many there are.");
  engine.def(
      "replay",
      [](const Engine& self, std::string_view text, const State* start) {
        auto replay = std::make_unique<Replay>(self, text);
        const bool is_good = std::visit(
            [&](const auto& game) {
              using G = std::remove_cvref_t<decltype(game)>;
              const auto* begin = start ? std::get_if<typename G::State>(&start->value) : nullptr;
              if (start && !begin) throw nb::type_error("a state of another table");
              return MoveReader<G>(game).read(replay->text, begin ? *begin : game.start(),
                                              replay->found.template emplace<Replayed<G>>());
            },
            self.game);
        return is_good ? replay.release() : nullptr;
      },
      nb::rv_policy::take_ownership, nb::arg("text"), nb::arg("start") = nb::none(),
      nb::sig("def replay(self, text: str, start: State | None = None) -> Replay | None"),
      "Replay the moves of a record, with their variations, from its start or a state on; None if "
      "something is wrong with them.");
}

}  // namespace tilewright::bind
