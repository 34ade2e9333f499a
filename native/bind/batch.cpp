// Batch: many games advanced in one call, into arrays that Python owns.
#include "batch/batch.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "bind/engine.h"

namespace tilewright::bind {

namespace {

constexpr std::size_t MOST_GAMES = 1'000'000;
constexpr int MOST_THREADS = 256;

template <class T, int DIMENSIONS>
using Array = nb::ndarray<T, nb::ndim<DIMENSIONS>, nb::c_contig, nb::device::cpu>;

template <class... Games>
std::variant<std::unique_ptr<Batch<Games>>...> batches_of(std::variant<Games...>);

template <class... Games>
std::variant<std::vector<typename Batch<Games>::Lane>...> lanes_of(std::variant<Games...>);

// The lanes of a batch as they were.
struct Saved {
  decltype(lanes_of(std::declval<All::AnyGame>())) lanes;
};

// A batch of any table. One call at a time: while one works without the GIL, others are refused.
class AnyBatch {
 public:
  AnyBatch(const Engine& engine, std::size_t lanes, const BatchOptions& options) {
    std::visit(
        [&](const auto& game) {
          using G = std::remove_cvref_t<decltype(game)>;
          batch_ = std::make_unique<Batch<G>>(game, lanes, options);
        },
        engine.game);
  }

  template <class Work>
  decltype(auto) with_batch(Work work) {
    const std::unique_lock lock(busy_, std::try_to_lock);
    if (!lock) throw std::runtime_error("the batch is at work in another thread");
    return std::visit([&](auto& batch) -> decltype(auto) { return work(*batch); }, batch_);
  }

 private:
  decltype(batches_of(std::declval<All::AnyGame>())) batch_;
  std::mutex busy_;
};

// A lane, its action's id, and the rule that refuses it.
using Wrong = std::tuple<std::size_t, std::int32_t, std::optional<std::string>>;

// All that a lane is: its state, where its generators are, whether it waits, who acted last.
using Kept = std::tuple<State, std::uint64_t, std::uint64_t, bool, std::int8_t>;

Reward reward_of(const std::string& name) {
  if (name == "win") return Reward::WIN;
  if (name == "margin") return Reward::MARGIN;
  if (name == "points") return Reward::POINTS;
  throw nb::value_error("a reward is one of win, margin, points");
}

Autoreset autoreset_of(const std::string& name) {
  if (name == "disabled") return Autoreset::DISABLED;
  if (name == "next-step") return Autoreset::NEXT_STEP;
  if (name == "same-step") return Autoreset::SAME_STEP;
  throw nb::value_error("autoreset is one of disabled, next-step, same-step");
}

// Raises if an array has another shape than the batch needs.
template <class AnyArray, class... Sizes>
void check(const char* name, const AnyArray& array, Sizes... sizes) {
  const std::size_t due[] = {static_cast<std::size_t>(sizes)...};
  std::string shape;
  bool fits = true;
  for (std::size_t at = 0; at < sizeof...(sizes); ++at) {
    fits &= array.shape(at) == due[at];
    shape += (at ? ", " : "") + std::to_string(due[at]);
  }
  if (!fits)
    throw nb::value_error((std::string(name) + " must have the shape (" + shape + ")").c_str());
  const auto address = reinterpret_cast<std::uintptr_t>(array.data());
  if (address % alignof(std::remove_pointer_t<decltype(array.data())>))
    throw nb::value_error((std::string(name) + " must be aligned in memory").c_str());
}

// The arrays of one step.
struct Arrays {
  Array<std::uint8_t, 2> observations;
  Array<std::uint8_t, 2> masks;
  Array<float, 2> rewards;
  Array<std::uint8_t, 1> done;
  Array<std::uint8_t, 1> truncated;
  Array<std::int8_t, 1> actors;
  std::optional<Array<std::uint8_t, 2>> finals;

  template <class G>
  BatchArrays of(const Batch<G>& batch) const {
    check("observations", observations, batch.size(), G::ENCODED);
    check("masks", masks, batch.size(), G::NUM_ACTIONS);
    check("rewards", rewards, batch.size(), G::SEATS);
    check("done", done, batch.size());
    check("truncated", truncated, batch.size());
    check("actors", actors, batch.size());
    if (finals) check("finals", *finals, batch.size(), G::ENCODED);
    return {observations.data(),
            masks.data(),
            rewards.data(),
            done.data(),
            truncated.data(),
            actors.data(),
            finals ? finals->data() : nullptr};
  }
};

using Marks = Array<const std::uint8_t, 1>;

// The marks of lanes; nullptr where all of them are meant.
template <class G>
const std::uint8_t* marks_of(const Batch<G>& batch, const std::optional<Marks>& marked) {
  if (!marked) return nullptr;
  check("marked", *marked, batch.size());
  return marked->data();
}

// The seats that learn, by lane; none where they are not told.
std::vector<std::int8_t> learners_of(const Engine& engine, std::size_t games,
                                     const std::optional<Array<const std::int8_t, 1>>& learners) {
  if (!learners) return {};
  check("learners", *learners, games);
  const int seats = std::visit([](const auto& game) { return game.SEATS; }, engine.game);
  std::vector<std::int8_t> found(learners->data(), learners->data() + games);
  for (const std::int8_t seat : found)
    if (seat < 0 || seat >= seats) throw nb::value_error("there is no such seat of a learner");
  return found;
}

}  // namespace

void bind_batch(nb::module_& m) {
  m.attr("MOST_GAMES") = MOST_GAMES;
  m.attr("MOST_THREADS") = MOST_THREADS;
  nb::class_<Saved>(m, "Saved", "The lanes of a batch as they were.")
      .def("__len__", [](const Saved& self) {
        return std::visit([](const auto& lanes) { return lanes.size(); }, self.lanes);
      });
  nb::class_<AnyBatch>(m, "Batch", "Many games of one table, advanced together.")
      .def(
          "__init__",
          [](AnyBatch* self, const Engine& engine, std::size_t games, std::uint64_t seed,
             int threads, int rounds, const std::string& reward, const std::string& autoreset,
             const std::optional<Array<const std::int8_t, 1>>& learners) {
            if (games < 1 || games > MOST_GAMES) throw nb::value_error("too few or too many games");
            if (threads < 1 || threads > MOST_THREADS)
              throw nb::value_error("too few or too many threads");
            if (rounds < 1) throw nb::value_error("1 round or more");
            new (self) AnyBatch(engine, games,
                                {seed, threads, rounds, reward_of(reward), autoreset_of(autoreset),
                                 learners_of(engine, games, learners)});
          },
          nb::arg("engine"), nb::arg("games"), nb::arg("seed"), nb::arg("threads"),
          nb::arg("rounds"), nb::arg("reward"), nb::arg("autoreset"),
          nb::arg("learners").noconvert().none())
      .def(
          "reset_where",
          [](AnyBatch& self, const Marks& marked, std::optional<std::uint64_t> seed) {
            self.with_batch([&](auto& batch) {
              check("marked", marked, batch.size());
              nb::gil_scoped_release release;
              batch.reset_where(marked.data(), seed);
            });
          },
          nb::arg("marked").noconvert(), nb::arg("seed").none(),
          "Begin a new game in the lanes that are marked: the first of a seed, or the next one.")
      .def(
          "reset_from",
          [](AnyBatch& self, const Marks& marked, const Array<const std::uint64_t, 1>& seeds) {
            self.with_batch([&](auto& batch) {
              check("marked", marked, batch.size());
              check("seeds", seeds, batch.size());
              nb::gil_scoped_release release;
              batch.reset_from(marked.data(), seeds.data());
            });
          },
          nb::arg("marked").noconvert(), nb::arg("seeds").noconvert(),
          "Begin a new game in the lanes that are marked, each from a seed of its own, as the "
          "first "
          "lane would.")
      .def(
          "write",
          [](AnyBatch& self, const Array<std::uint8_t, 2>& observations,
             const Array<std::uint8_t, 2>& masks, const Array<std::int8_t, 1>& actors,
             const std::optional<Marks>& marked) {
            self.with_batch([&](auto& batch) {
              using G = typename std::remove_cvref_t<decltype(batch)>::Rules;
              check("observations", observations, batch.size(), G::ENCODED);
              check("masks", masks, batch.size(), G::NUM_ACTIONS);
              check("actors", actors, batch.size());
              const BatchArrays arrays{observations.data(), masks.data(), nullptr, nullptr, nullptr,
                                       actors.data(),       nullptr};
              const std::uint8_t* const marks = marks_of(batch, marked);
              nb::gil_scoped_release release;
              batch.write(arrays, marks);
            });
          },
          nb::arg("observations").noconvert(), nb::arg("masks").noconvert(),
          nb::arg("actors").noconvert(), nb::arg("marked").noconvert().none(),
          "Write what the seats to act see and may do, in the lanes that are marked or in all.")
      .def(
          "step",
          [](AnyBatch& self, const Array<const std::int32_t, 1>& actions,
             const Array<std::uint8_t, 2>& observations, const Array<std::uint8_t, 2>& masks,
             const Array<float, 2>& rewards, const Array<std::uint8_t, 1>& done,
             const Array<std::uint8_t, 1>& truncated, const Array<std::int8_t, 1>& actors,
             const std::optional<Array<std::uint8_t, 2>>& finals) -> std::optional<Wrong> {
            return self.with_batch([&](auto& batch) -> std::optional<Wrong> {
              check("actions", actions, batch.size());
              const BatchArrays arrays =
                  Arrays{observations, masks, rewards, done, truncated, actors, finals}.of(batch);
              WrongAction wrong;
              bool went;
              {
                nb::gil_scoped_release release;
                went = batch.step(actions.data(), arrays, wrong);
              }
              if (went) return std::nullopt;
              return Wrong{wrong.lane, wrong.id,
                           wrong.rule ? std::optional<std::string>(wrong.rule) : std::nullopt};
            });
          },
          nb::arg("actions").noconvert(), nb::arg("observations").noconvert(),
          nb::arg("masks").noconvert(), nb::arg("rewards").noconvert(), nb::arg("done").noconvert(),
          nb::arg("truncated").noconvert(), nb::arg("actors").noconvert(),
          nb::arg("finals").noconvert().none(),
          "One decision in every lane. None, or the first wrong one: its lane, id and rule; then "
          "nothing was changed.")
      .def(
          "choose",
          [](AnyBatch& self, const Array<std::int32_t, 1>& actions,
             const std::optional<Marks>& marked) {
            self.with_batch([&](auto& batch) {
              check("actions", actions, batch.size());
              const std::uint8_t* const marks = marks_of(batch, marked);
              nb::gil_scoped_release release;
              batch.choose(actions.data(), marks);
            });
          },
          nb::arg("actions").noconvert(), nb::arg("marked").noconvert().none(),
          "A random legal action for every lane, or for those that are marked; -1 where a lane "
          "waits for a new game.")
      .def(
          "choose_greedily",
          [](AnyBatch& self, const Array<std::int32_t, 1>& actions,
             const std::optional<Marks>& marked) {
            self.with_batch([&](auto& batch) {
              using G = typename std::remove_cvref_t<decltype(batch)>::Rules;
              if constexpr (hides_nothing<G>) {
                check("actions", actions, batch.size());
                const std::uint8_t* const marks = marks_of(batch, marked);
                nb::gil_scoped_release release;
                batch.choose_greedily(actions.data(), marks);
              } else {
                throw nb::value_error("a greedy choice here would look at what is hidden");
              }
            });
          },
          nb::arg("actions").noconvert(), nb::arg("marked").noconvert().none(),
          "The same as the greedy bot would choose; only where nothing is hidden.")
      .def(
          "state",
          [](AnyBatch& self, std::size_t lane) {
            return self.with_batch([&](auto& batch) {
              if (lane >= batch.size()) throw nb::index_error("there is no such lane");
              return State{batch.state(lane)};
            });
          },
          nb::arg("lane"), "The state of one lane.")
      .def(
          "lane",
          [](AnyBatch& self, std::size_t lane) {
            return self.with_batch([&](auto& batch) {
              if (lane >= batch.size()) throw nb::index_error("there is no such lane");
              const auto& found = batch.lane(lane);
              return Kept{State{found.state}, found.chance.place(), found.choice.place(),
                          found.waits, found.last};
            });
          },
          nb::arg("lane"),
          "All that a lane is: its state, where its two generators are, whether it waits for a new "
          "game, and the seat that acted last.")
      .def(
          "put",
          [](AnyBatch& self, std::size_t lane, const Kept& kept) {
            self.with_batch([&](auto& batch) {
              using B = std::remove_cvref_t<decltype(batch)>;
              if (lane >= batch.size()) throw nb::index_error("there is no such lane");
              const auto& [state, chance, choice, waits, last] = kept;
              const auto* const found = std::get_if<typename B::Rules::State>(&state.value);
              if (!found ||
                  !batch.put(lane, {*found, Rng(chance), Rng(choice), NO_ACTION, waits, last}))
                throw nb::value_error("a lane of this table can't be so");
            });
          },
          nb::arg("lane"), nb::arg("kept"), "Put a lane where `lane` said that one was.")
      .def(
          "save",
          [](AnyBatch& self) {
            return self.with_batch([](auto& batch) { return Saved{batch.lanes()}; });
          },
          "All lanes as they are.")
      .def(
          "restore",
          [](AnyBatch& self, const Saved& saved, const Array<const std::int64_t, 1>& numbers) {
            self.with_batch([&](auto& batch) {
              using B = std::remove_cvref_t<decltype(batch)>;
              const auto* const lanes = std::get_if<std::vector<typename B::Lane>>(&saved.lanes);
              if (!lanes) throw nb::value_error("these are lanes of another table");
              check("numbers", numbers, batch.size());
              const std::vector<std::int64_t> own(numbers.data(), numbers.data() + batch.size());
              for (const std::int64_t number : own)
                if (number >= static_cast<std::int64_t>(lanes->size()))
                  throw nb::index_error("there is no such lane");
              batch.restore(*lanes, own.data());
            });
          },
          nb::arg("saved"), nb::arg("numbers").noconvert(),
          "Let each lane be what the lane of that number was; it stays where that is negative.")
      .def(
          "begin_at",
          [](AnyBatch& self, std::size_t lane, const State& state) {
            self.with_batch([&](auto& batch) {
              using B = std::remove_cvref_t<decltype(batch)>;
              if (lane >= batch.size()) throw nb::index_error("there is no such lane");
              const auto* const found = std::get_if<typename B::Rules::State>(&state.value);
              if (!found) throw nb::type_error("a state of another table");
              if (!batch.begin_at(lane, *found))
                throw nb::value_error("no seat has to decide in this position");
            });
          },
          nb::arg("lane"), nb::arg("state"),
          "Go on from a position in that lane, after what chance does in it.");
}

}  // namespace tilewright::bind
