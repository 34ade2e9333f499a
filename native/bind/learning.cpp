// Judgement, and what learning needs of the core: self-play, contests, what is told of a state.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "bind/engine.h"
#include "bind/learning.h"
#include "bind/watching.h"
#include "learn/azul.h"
#include "learn/contest.h"
#include "learn/duel.h"
#include "learn/features.h"
#include "learn/layout.h"
#include "learn/selfplay.h"
#include "learn/thoughts.h"
#include "search/calibration.h"

namespace tilewright::bind {

namespace {

using ArraysByName = nb::typed<nb::dict, nb::str, nb::any>;

// An array that owns its memory.
template <class T>
nb::object array_of(std::vector<T> values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* each) noexcept { delete static_cast<std::vector<T>*>(each); });
  return nb::cast(nb::ndarray<nb::numpy, T>(kept->data(), shape, owner));
}

// What the net is told of a state, as of a sample.
template <class G>
nb::dict told_of(const typename G::State& state, const search::Judgement<G>& judgement) {
  using Lesson = learn::Lesson<G>;
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  constexpr std::size_t most_inputs = Lesson::MOST_INPUTS, most_contexts = Lesson::MOST_CONTEXTS;
  if (!Lesson::is_boundary(state) && !Lesson::is_mid_round(state))
    throw nb::value_error("nothing is learned from such a state");
  std::vector<std::uint16_t> inputs(seats * most_inputs), contexts(seats * most_contexts);
  Lesson::tell(state, judgement.weights, inputs.data(), contexts.data());
  nb::dict found;
  found["inputs"] = array_of(std::move(inputs), {seats, most_inputs});
  found["contexts"] = array_of(std::move(contexts), {seats, most_contexts});
  return found;
}

// What the net is told of the states of samples.
template <class G>
void tell_inputs(const std::vector<learn::Sample<G>>& samples,
                 const search::Judgement<G>& judgement, nb::dict& found) {
  using Lesson = learn::Lesson<G>;
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  constexpr std::size_t most_inputs = Lesson::MOST_INPUTS, most_contexts = Lesson::MOST_CONTEXTS;
  const std::size_t count = samples.size();
  std::vector<std::uint16_t> inputs(count * seats * most_inputs),
      contexts(count * seats * most_contexts);
  for (std::size_t at = 0; at < count; ++at)
    Lesson::tell(samples[at].state, judgement.weights, &inputs[at * seats * most_inputs],
                 &contexts[at * seats * most_contexts]);
  found["inputs"] = array_of(std::move(inputs), {count, seats, most_inputs});
  found["contexts"] = array_of(std::move(contexts), {count, seats, most_contexts});
}

// What weights are fitted to.
template <class G>
void tell_features(const std::vector<learn::Sample<G>>& samples,
                   const search::Judgement<G>& judgement, nb::dict& found) {
  using Features = learn::Features<G>;
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  constexpr std::size_t each = Features::COUNT;
  const std::size_t count = samples.size();
  std::vector<float> features, left;
  std::vector<std::int16_t> scores;
  std::vector<std::int8_t> starters, turns;
  for (const auto& sample : samples) {
    const Features told(sample.state, judgement.weights);
    for (const auto& row : told.of) features.insert(features.end(), row, row + each);
    scores.insert(scores.end(), told.scores, told.scores + seats);
    left.push_back(told.left);
    starters.push_back(static_cast<std::int8_t>(told.starter));
    turns.push_back(static_cast<std::int8_t>(sample.state.turn));
  }
  found["features"] = array_of(std::move(features), {count, seats, each});
  found["scores"] = array_of(std::move(scores), {count, seats});
  found["left"] = array_of(std::move(left), {count});
  found["starters"] = array_of(std::move(starters), {count});
  found["turns"] = array_of(std::move(turns), {count});
}

// What became of samples.
template <class G>
void tell_results(const std::vector<learn::Sample<G>>& samples, nb::dict& found) {
  constexpr auto seats = static_cast<std::size_t>(G::SEATS);
  const std::size_t count = samples.size();
  std::vector<float> results, nexts;
  std::vector<std::int16_t> points;
  std::vector<std::uint32_t> games;
  std::vector<std::uint8_t> rounds, mid;
  for (const auto& sample : samples) {
    results.insert(results.end(), sample.result, sample.result + seats);
    nexts.insert(nexts.end(), sample.next, sample.next + seats);
    points.insert(points.end(), sample.points, sample.points + seats);
    games.push_back(sample.game);
    rounds.push_back(static_cast<std::uint8_t>(sample.state.round));
    mid.push_back(learn::Lesson<G>::is_mid_round(sample.state));
  }
  found["results"] = array_of(std::move(results), {count, seats});
  found["nexts"] = array_of(std::move(nexts), {count, seats});
  found["points"] = array_of(std::move(points), {count, seats});
  found["games"] = array_of(std::move(games), {count});
  found["rounds"] = array_of(std::move(rounds), {count});
  found["mid"] = array_of(std::move(mid), {count});
}

using Told = nb::ndarray<const std::uint16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// What a net says of each seat, from what it is told of a state.
template <class G>
std::vector<std::pair<std::int32_t, std::int32_t>> outputs_of(const search::Judgement<G>& judgement,
                                                              const Told& inputs,
                                                              const Told& contexts) {
  using Lesson = learn::Lesson<G>;
  if (!judgement.net) throw nb::value_error("a judgement without a net");
  if (inputs.shape(0) != G::SEATS || contexts.shape(0) != G::SEATS)
    throw nb::value_error("a row for each seat");
  search::Sight sights[G::SEATS];
  search::Hidden hidden[G::SEATS];
  for (std::size_t seat = 0; seat < G::SEATS; ++seat) {
    for (std::size_t at = 0; at < inputs.shape(1); ++at)
      if (const int input = inputs(seat, at); input < Lesson::INPUTS)
        sights[seat].add(judgement.net->input(input));
    for (std::size_t at = 0; at < contexts.shape(1); ++at)
      if (const int context = contexts(seat, at); context < Lesson::CONTEXTS)
        hidden[seat].add(judgement.net->context(context));
  }
  std::vector<std::pair<std::int32_t, std::int32_t>> found;
  for (int seat = 0; seat < G::SEATS; ++seat) {
    for (int other = 0; other < G::SEATS; ++other)
      hidden[seat].add(other == seat ? sights[other].self : sights[other].other);
    const search::Outputs outputs = judgement.net->outputs(hidden[seat]);
    found.emplace_back(outputs.win, outputs.lead);
  }
  return found;
}

// Thoughts as arrays.
nb::dict told_of(const std::vector<learn::Thought>& thoughts) {
  using Table = search::Calibration;
  const std::size_t count = thoughts.size();
  std::vector<std::uint8_t> cells;
  std::vector<float> values;
  std::vector<std::uint8_t> are_first;
  for (const learn::Thought& each : thoughts) {
    for (const int at :
         {Table::round_of(each.cell), Table::depth_of(each.cell), Table::part_of(each.cell)})
      cells.push_back(static_cast<std::uint8_t>(at));
    are_first.push_back(each.is_first);
    values.insert(values.end(), {each.value, each.before, each.next, each.result});
  }
  nb::dict found;
  found["cells"] = array_of(std::move(cells), {count, 3});
  found["firsts"] = array_of(std::move(are_first), {count});
  found["values"] = array_of(std::move(values), {count, 4});
  return found;
}

// How two sides think in a contest: what else the machine does takes nothing of their time.
search::Request limit_of(std::optional<std::uint64_t> nodes, std::optional<double> seconds) {
  search::Request limit;
  if (nodes) limit.nodes = *nodes;
  if (seconds) limit.seconds = *seconds;
  limit.of_processor = true;
  return limit;
}

}  // namespace

void bind_learning(nb::module_& m) {
  nb::class_<Judgement>(m, "Judgement", "What positions of a table are worth.")
      .def(
          "__init__",
          [](Judgement* self, const Engine& engine, nb::bytes weights,
             std::optional<nb::bytes> net) {
            std::visit(
                [&](const auto& game) {
                  using G = std::remove_cvref_t<decltype(game)>;
                  using Lesson = learn::Lesson<G>;
                  const std::string_view linear(weights.c_str(), weights.size());
                  const std::string_view learned(net ? net->c_str() : "", net ? net->size() : 0);
                  constexpr auto refused = "these weights are not for this table";
                  if (!search::Judgement<G>::fits(linear)) throw nb::value_error(refused);
                  search::Judgement<G> found(linear);
                  if (net && !found.learn(learned, Lesson::INPUTS, Lesson::CONTEXTS))
                    throw nb::value_error(refused);
                  new (self) Judgement{std::move(found)};
                },
                engine.game);
          },
          nb::arg("engine"), nb::arg("weights"), nb::arg("net") = nb::none(),
          "From the numbers of a file of weights, and perhaps those of a net that was learned over "
          "them.")
      .def(
          "outputs",
          [](const Judgement& self, const Told& inputs, const Told& contexts) {
            return std::visit(
                [&](const auto& judgement) { return outputs_of(judgement, inputs, contexts); },
                self.value);
          },
          nb::arg("inputs"), nb::arg("contexts"),
          "What the net says of each seat, from what it is told: the logarithm of its odds and its "
          "points, in whole numbers.");
  m.def(
      "layout",
      [](const Engine& engine, bool net) {
        return std::visit(
            [&](const auto& game) {
              using G = std::remove_cvref_t<decltype(game)>;
              return net ? learn::layout_of_net<G>() : learn::layout_of_weights<G>();
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("net"),
      "A number that tells what the weights of a table, or its net, are for: those with another "
      "one mean something else.");
  m.def(
      "lesson",
      [](const Engine& engine) -> ArraysByName {
        return std::visit(
            [](const auto& game) {
              using Lesson = learn::Lesson<std::remove_cvref_t<decltype(game)>>;
              nb::dict found;
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
      [](const Engine& engine, const Judgement& judgement, const State& state) -> ArraysByName {
        return with(engine, state, [&](const auto& game, const auto& found) {
          using G = std::remove_cvref_t<decltype(game)>;
          return told_of<G>(found, judgement.of<G>());
        });
      },
      nb::arg("engine"), nb::arg("judgement"), nb::arg("state"),
      "What a net is told of a state between two rounds or in a turn: for each seat the inputs of "
      "its board, and its contexts.");
  m.def(
      "self_play",
      [](const Engine& engine, const Judgement& judgement, std::uint64_t games, std::uint64_t seed,
         std::uint64_t nodes, double by_lot, double kept, int threads, double varied, bool features,
         int deals, std::uint64_t dealt_nodes) -> ArraysByName {
        return std::visit(
            [&](const auto& game) -> nb::dict {
              using G = std::remove_cvref_t<decltype(game)>;
              const search::Judgement<G>& judged_by = judgement.of<G>();
              const learn::Settings settings{games,   seed,   nodes, by_lot,     kept,
                                             threads, varied, deals, dealt_nodes};
              std::atomic<bool> stop = false;
              const std::vector<learn::Sample<G>> samples = watched(stop, [&] {
                return learn::SelfPlay<G, learn::Lesson<G>>(game, settings, judged_by, stop).play();
              });
              nb::dict found;
              if (features)
                tell_features<G>(samples, judged_by, found);
              else
                tell_inputs<G>(samples, judged_by, found);
              tell_results<G>(samples, found);
              return found;
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("judgement"), nb::arg("games"), nb::arg("seed"), nb::arg("nodes"),
      nb::arg("by_lot") = 0.03, nb::arg("kept") = 0.3, nb::arg("threads") = 1,
      nb::arg("varied") = 0.0, nb::arg("features") = false, nb::arg("deals") = 0,
      nb::arg("dealt_nodes") = 400,
      "Samples of games of the search against itself, as arrays: what a net is told of each, or "
      "the features that weights are fitted to, and what became of it. The ends of rounds are "
      "judged as they are, or by searches of so many positions after so many deals.");
  m.def(
      "thoughts",
      [](const Engine& engine, const Judgement& judgement, std::uint64_t games, std::uint64_t seed,
         std::uint64_t nodes, std::optional<std::uint64_t> looked, double kept, std::uint64_t begin,
         int threads) -> ArraysByName {
        return std::visit(
            [&](const auto& game) -> nb::dict {
              using G = std::remove_cvref_t<decltype(game)>;
              const search::Judgement<G>& judged_by = judgement.of<G>();
              const learn::Asked asked{begin, games,  seed, nodes, looked.value_or(nodes),
                                       kept,  threads};
              std::atomic<bool> stop = false;
              return told_of(watched(stop, [&] {
                return learn::Thoughts<G, learn::Lesson<G>>(game, asked, judged_by, stop).found();
              }));
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("judgement"), nb::arg("games"), nb::arg("seed"), nb::arg("nodes"),
      nb::arg("looked") = nb::none(), nb::arg("kept") = 0.1, nb::arg("begin") = 0,
      nb::arg("threads") = 1,
      "What searches said in games against themselves that were cut off before the end of a round: "
      "for each the cell of a calibration, whether it was the first decision after a deal, and its "
      "value, that before the deal (-1: none), that at the end of the round and the result.");
  m.def(
      "contest",
      [](const Engine& engine, const Judgement& first, const Judgement& second, std::uint64_t sets,
         std::uint64_t seed, std::optional<std::uint64_t> nodes, std::optional<double> seconds,
         int threads, std::optional<std::uint64_t> nodes2, std::optional<double> seconds2,
         std::uint64_t begin) -> std::vector<double> {
        return std::visit(
            [&](const auto& game) -> std::vector<double> {
              using G = std::remove_cvref_t<decltype(game)>;
              const auto &one = first.of<G>(), &other = second.of<G>();
              const search::Request limit = limit_of(nodes, seconds);
              const search::Request limit2 =
                  nodes2 || seconds2 ? limit_of(nodes2, seconds2) : limit;
              std::atomic<bool> stop = false;
              return watched(stop, [&] {
                return learn::contest(game, one, other, begin, sets, seed, limit, limit2, threads,
                                      stop);
              });
            },
            engine.game);
      },
      nb::arg("engine"), nb::arg("first"), nb::arg("second"), nb::arg("sets"), nb::arg("seed"),
      nb::arg("nodes") = nb::none(), nb::arg("seconds") = nb::none(), nb::arg("threads") = 1,
      nb::arg("nodes2") = nb::none(), nb::arg("seconds2") = nb::none(), nb::arg("begin") = 0,
      "The share of the win of the first judgement, alone at a table of the second, for each set "
      "of games on the same luck with the seats rotated; sets are numbered from `begin` on. The "
      "second thinks as long as the first unless a limit of its own is given. Seconds are those of "
      "a "
      "thread's processor, where the system tells them.");
  m.def(
      "calibration_shape",
      [] {
        return std::tuple(int(search::Calibration::ROUNDS), int(search::Calibration::DEPTHS),
                          int(search::Calibration::PARTS), int(search::Calibration::ONE));
      },
      "Rounds, depths in halves, parts of a round and what stands for 1 in a calibration.");
  m.attr("HIDDEN") = search::HIDDEN;
  m.attr("HIDDEN_ONE") = search::HIDDEN_ONE;
  m.attr("WEIGHT_ONE") = search::WEIGHT_ONE;
  m.attr("MOST_HIDDEN") = search::MOST_HIDDEN;
}

}  // namespace tilewright::bind
