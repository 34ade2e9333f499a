// Perft and random games as Python calls them.
#include "core/playing.h"

#include <nanobind/stl/pair.h>

#include <cstdint>
#include <utility>

#include "bind/engine.h"

namespace tilewright::bind {

namespace {

constexpr int MOST_DEPTH = 100;  // of perft

// Work without the GIL, which takes it now and then to see whether somebody pressed Ctrl-C.
class Unlocked {
 public:
  // Called often; raises KeyboardInterrupt.
  void operator()() {
    if (++calls_ % CALLS) return;
    const nb::gil_scoped_acquire acquire;
    if (PyErr_CheckSignals()) throw nb::python_error();
  }

 private:
  static constexpr unsigned CALLS = 1u << 14;
  const nb::gil_scoped_release release_;
  unsigned calls_ = 0;
};

}  // namespace

void bind_playing(nb::class_<Engine>& engine) {
  engine
      .def(
          "perft",
          [](const Engine& self, const State& state, int depth) {
            if (depth < 0 || depth > MOST_DEPTH) throw nb::value_error("a depth of 0 to 100");
            return with(self, state, [&](const auto& game, const auto& s) {
              Unlocked pause;
              return perft(game, s, depth, pause);
            });
          },
          nb::arg("state"), nb::arg("depth"),
          "How many sequences of that many decisions start here, as core/playing.py counts.")
      .def(
          "play_out",
          [](const Engine& self, const State& state, Rng& rng, int rounds) {
            return with(self, state, [&](const auto& game, const auto& s) {
              auto end = s;
              const std::uint64_t decisions = play_out<false>(game, end, rng, rounds);
              return std::pair(State{end}, decisions);
            });
          },
          nb::arg("state"), nb::arg("rng"), nb::arg("rounds") = ROUND_LIMIT,
          "A random game from here on: where it ended, and after how many decisions.")
      .def(
          "play_outs",
          [](const Engine& self, long games, Rng& rng, int rounds, bool copying) {
            if (games < 0) throw nb::value_error("0 games or more");
            Rng own = rng;  // another thread may use the generator meanwhile
            const std::uint64_t decisions = std::visit(
                [&](const auto& game) {
                  Unlocked pause;
                  std::uint64_t sum = 0;
                  for (long n = 0; n < games; ++n) {
                    pause();
                    auto state = game.start();
                    sum += copying ? play_out<true>(game, state, own, rounds)
                                   : play_out<false>(game, state, own, rounds);
                  }
                  return sum;
                },
                self.game);
            rng = own;
            return decisions;
          },
          nb::arg("games"), nb::arg("rng"), nb::arg("rounds") = ROUND_LIMIT,
          nb::arg("copying") = false,
          "How many decisions so many random games take; perhaps with the state copied for each.");
}

}  // namespace tilewright::bind
