// Net, self_play: what learning needs of the core.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>
#include <vector>

#include "bind/engine.h"
#include "bind/learning.h"
#include "learn/azul.h"
#include "learn/contest.h"
#include "learn/duel.h"
#include "learn/selfplay.h"

namespace tilewright::bind {

namespace {

using Told = nb::typed<nb::dict, nb::str, nb::any>;

// An array that owns its memory.
template <class T>
nb::object array_of(std::vector<T> values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* each) noexcept { delete static_cast<std::vector<T>*>(each); });
  return nb::cast(nb::ndarray<nb::numpy, T>(kept->data(), shape, owner));
}

// What the net is told of a state, as of a sample.
template <class G>
Told told_of(const typename G::State& state) {
  using Lesson = learn::Lesson<G>;
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  constexpr std::size_t most_inputs = Lesson::MOST_INPUTS, most_contexts = Lesson::MOST_CONTEXTS;
  if (!Lesson::is_boundary(state) && !Lesson::is_mid_round(state))
    throw nb::value_error("nothing is learned from such a state");
  std::vector<std::uint16_t> inputs(seats * most_inputs), contexts(seats * most_contexts);
  Lesson::tell(state, inputs.data(), contexts.data());
  Told found;
  found["inputs"] = array_of(std::move(inputs), {seats, most_inputs});
  found["contexts"] = array_of(std::move(contexts), {seats, most_contexts});
  return found;
}

template <class G>
Told told(const std::vector<learn::Sample<G>>& samples) {
  using Lesson = learn::Lesson<G>;
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  constexpr std::size_t most_inputs = Lesson::MOST_INPUTS, most_contexts = Lesson::MOST_CONTEXTS;
  const std::size_t count = samples.size();
  std::vector<std::uint16_t> inputs(count * seats * most_inputs),
      contexts(count * seats * most_contexts);
  std::vector<float> results, nexts;
  std::vector<std::int16_t> points;
  std::vector<std::uint32_t> games;
  std::vector<std::uint8_t> rounds, mid;
  for (std::size_t at = 0; at < count; ++at) {
    const auto& sample = samples[at];
    Lesson::tell(sample.state, &inputs[at * seats * most_inputs],
                 &contexts[at * seats * most_contexts]);
    results.insert(results.end(), sample.result, sample.result + seats);
    nexts.insert(nexts.end(), sample.next, sample.next + seats);
    points.insert(points.end(), sample.points, sample.points + seats);
    games.push_back(sample.game);
    rounds.push_back(static_cast<std::uint8_t>(sample.state.round));
    mid.push_back(Lesson::is_mid_round(sample.state));
  }
  Told found;
  found["inputs"] = array_of(std::move(inputs), {count, seats, most_inputs});
  found["contexts"] = array_of(std::move(contexts), {count, seats, most_contexts});
  found["results"] = array_of(std::move(results), {count, seats});
  found["nexts"] = array_of(std::move(nexts), {count, seats});
  found["points"] = array_of(std::move(points), {count, seats});
  found["games"] = array_of(std::move(games), {count});
  found["rounds"] = array_of(std::move(rounds), {count});
  found["mid"] = array_of(std::move(mid), {count});
  return found;
}

}  // namespace

void bind_learning(nb::module_& m) {
  nb::class_<Judgement>(m, "Judgement", "What a table is worth, learned.")
      .def(
          "__init__",
          [](Judgement* self, const Engine& engine, nb::bytes weights) {
            std::visit(
                [&](const auto& game) {
                  using G = std::remove_cvref_t<decltype(game)>;
                  using Lesson = learn::Lesson<G>;
                  new (self) Judgement{search::Net({weights.c_str(), weights.size()},
                                                   Lesson::INPUTS, Lesson::CONTEXTS)};
                },
                engine.game);
          },
          nb::arg("engine"), nb::arg("weights"));
  m.def(
      "lesson",
      [](const Engine& engine) -> Told {
        return std::visit(
            [](const auto& game) -> Told {
              using Lesson = learn::Lesson<std::remove_cvref_t<decltype(game)>>;
              Told found;
              found["inputs"] = Lesson::INPUTS;
              found["contexts"] = Lesson::CONTEXTS;
              nb::list ordered;
              for (const auto& [first, length, step, quantity] : Lesson::ORDERED)
                ordered.append(nb::make_tuple(first, length, step, quantity));
              found["ordered"] = ordered;
              found["always"] = nb::make_tuple(Lesson::ALWAYS.first, Lesson::ALWAYS.length);
              return found;
            },
            engine.game);
      },
      nb::arg("engine"),
      "How many inputs and contexts a net of this table has; the inputs that tell amounts: the "
      "first one, how many, the step from one to the next, and which quantity; and the contexts "
      "of which every seat has one: the first, and how many.");
  m.def(
      "tell",
      [](const Engine& engine, const State& state) {
        return with(engine, state, [](const auto& game, const auto& found) {
          return told_of<std::remove_cvref_t<decltype(game)>>(found);
        });
      },
      nb::arg("engine"), nb::arg("state"),
      "What a net is told of a state between two rounds or in a turn: for each seat the inputs of "
      "its board, and its contexts.");
  m.def(
      "self_play",
      [](const Engine& engine, const Judgement* judgement, std::uint64_t games, std::uint64_t seed,
         std::uint64_t nodes, double by_lot, double kept, int threads, double varied) -> Told {
        return std::visit(
            [&](const auto& game) -> Told {
              using G = std::remove_cvref_t<decltype(game)>;
              const std::atomic<bool> never = false;
              std::vector<learn::Sample<G>> samples;
              {
                const nb::gil_scoped_release release;
                samples = learn::SelfPlay<G, learn::Lesson<G>>(
                              game, {games, seed, nodes, by_lot, kept, threads, varied},
                              judgement ? &judgement->net : nullptr, never)
                              .play();
              }
              return told<G>(samples);
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("judgement").none(), nb::arg("games"), nb::arg("seed"),
      nb::arg("nodes"), nb::arg("by_lot") = 0.03, nb::arg("kept") = 0.3, nb::arg("threads") = 1,
      nb::arg("varied") = 0.0);
  m.def(
      "contest",
      [](const Engine& engine, const Judgement* first, const Judgement* second, std::uint64_t sets,
         std::uint64_t seed, std::optional<std::uint64_t> nodes, std::optional<double> seconds,
         int threads) -> std::vector<double> {
        return std::visit(
            [&](const auto& game) -> std::vector<double> {
              const std::atomic<bool> never = false;
              search::Request limit;
              if (nodes) limit.nodes = *nodes;
              if (seconds) limit.seconds = *seconds;
              const nb::gil_scoped_release release;
              return learn::contest(game, first ? &first->net : nullptr,
                                    second ? &second->net : nullptr, sets, seed, limit, threads,
                                    never);
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("first").none(), nb::arg("second").none(), nb::arg("sets"),
      nb::arg("seed"), nb::arg("nodes") = nb::none(), nb::arg("seconds") = nb::none(),
      nb::arg("threads") = 1);
  m.attr("HIDDEN") = search::HIDDEN;
}

}  // namespace tilewright::bind
