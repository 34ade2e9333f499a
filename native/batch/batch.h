// Batch: many games of one table, advanced together into arrays that the caller owns.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "batch/greedy.h"
#include "core/game.h"

namespace tilewright {

// What a seat is given after each step.
enum class Reward {
  WIN,     // at the end: 1 for winning alone, -1 / (seats - 1) for losing; shares add up to 0
  MARGIN,  // at the end: the points ahead of the best of the others
  POINTS,  // after every step: the points that the seat gained or lost
};

// What becomes of a lane whose game has ended.
enum class Autoreset {
  DISABLED,   // it waits for a reset
  NEXT_STEP,  // it begins the next game in the next step, whatever its action is then
  SAME_STEP,  // it begins the next game in the same step
};

struct BatchOptions {
  std::uint64_t seed = 0;
  int threads = 1;
  int rounds = 50;  // a game is cut short before it begins a round more
  Reward reward = Reward::WIN;
  Autoreset autoreset = Autoreset::SAME_STEP;
  std::vector<std::int8_t> learners = {};  // by lane, the seat that sees how its game ended;
                                           // none at all: the seat that acted last
};

// Where a step is written, a row for each lane.
struct BatchArrays {
  std::uint8_t* observations;  // ENCODED bytes: what the seat to act sees
  std::uint8_t* masks;         // NUM_ACTIONS bytes: 1 where it may act so
  float* rewards;              // by seat
  std::uint8_t* done;          // 1 where the game came to its end
  std::uint8_t* truncated;     // 1 where it was cut short
  std::int8_t* actors;         // the seat to act; -1 in a lane that waits for a new game
  std::uint8_t* finals;        // ENCODED bytes where a game ended and the next one has begun: how
                               // it ended; nullptr if nobody wants to know
};

inline constexpr std::int32_t NO_ACTION = -1;  // the action of a lane that waits for a new game
inline constexpr std::int32_t HOLD = -2;       // of a lane that stays as it is in this step

// An action that a lane can't do: nothing was changed in any lane.
struct WrongAction {
  std::size_t lane;
  std::int32_t id;
  Rule rule;  // nullptr: there is no such id, or the lane waits for a new game
};

template <Game G>
class Batch {
 public:
  using Rules = G;

  struct Lane {
    typename G::State state;
    Rng chance;
    Rng choice;
    std::int32_t action = NO_ACTION;  // the last one asked for
    bool waits = false;               // for a new game
    std::int8_t last = 0;             // the seat that acted last
  };

  Batch(const G& game, std::size_t lanes, const BatchOptions& options)
      : game_(game), options_(options), lanes_(lanes) {
    for (std::size_t at = 0; at < lanes_.size(); ++at) begin_from(options.seed, at, lanes_[at]);
  }

  std::size_t size() const { return lanes_.size(); }
  const typename G::State& state(std::size_t lane) const { return lanes_[lane].state; }
  const Lane& lane(std::size_t at) const { return lanes_[at]; }

  // Put a lane where another one was; false if no lane of this table could be so.
  bool put(std::size_t at, const Lane& lane) {
    const int actor = game_.actor(lane.state);
    if (lane.last < 0 || lane.last >= G::SEATS) return false;
    if (!lane.waits && (actor < 0 || actor >= G::SEATS)) return false;
    lanes_[at] = lane;
    return true;
  }

  const std::vector<Lane>& lanes() const { return lanes_; }

  // Let each lane be what the lane of that number was when `kept` was copied; it stays as it is
  // where the number is negative. The numbers must be those of lanes in `kept`.
  void restore(const std::vector<Lane>& kept, const std::int64_t* numbers) {
    for_each_lane([&](std::size_t at) {
      if (numbers[at] >= 0) lanes_[at] = kept[static_cast<std::size_t>(numbers[at])];
    });
  }

  // Go on from a position in that lane, with its own luck; false if no seat has to decide in it.
  bool begin_at(std::size_t at, const typename G::State& state) {
    Lane lane = lanes_[at];
    lane.state = state;
    lane.waits = false;
    serve_chance(lane);
    const int actor = game_.actor(lane.state);
    if (actor < 0 || actor >= G::SEATS || game_.round_of(lane.state) > options_.rounds)
      return false;
    lane.last = static_cast<std::int8_t>(actor);
    lanes_[at] = lane;
    return true;
  }

  // Begin a new game in the lanes that are marked: the first of a seed, or the next one.
  void reset_where(const std::uint8_t* marked, std::optional<std::uint64_t> seed) {
    for (std::size_t at = 0; at < lanes_.size(); ++at) {
      if (!marked[at]) continue;
      if (seed)
        begin_from(*seed, at, lanes_[at]);
      else
        begin(lanes_[at]);
    }
  }

  // The same with a seed for each lane: it plays what the first lane would play from that seed.
  void reset_from(const std::uint8_t* marked, const std::uint64_t* seeds) {
    for (std::size_t at = 0; at < lanes_.size(); ++at)
      if (marked[at]) begin_from(seeds[at], 0, lanes_[at]);
  }

  // Write what the seats to act see and may do, in every lane or in those that are marked.
  void write(const BatchArrays& arrays, const std::uint8_t* marked = nullptr) const {
    for_each_lane([&](std::size_t at) {
      if (!marked || marked[at]) write_lane(at, arrays);
    });
  }

  // One decision in every lane, and all that chance does after it. If an action is wrong, the
  // first such lane is told and nothing changes.
  bool step(const std::int32_t* actions, const BatchArrays& arrays, WrongAction& wrong) {
    std::atomic<std::size_t> first{lanes_.size()};
    for_each_lane([&](std::size_t at) {
      lanes_[at].action = actions[at];  // read once: who owns the array may write into it
      if (is_right(lanes_[at], lanes_[at].action)) return;
      std::size_t known = first.load();
      while (at < known && !first.compare_exchange_weak(known, at)) {
      }
    });
    if (first < lanes_.size()) {
      const Lane& lane = lanes_[first];
      wrong = {first, lane.action, refusal(lane, lane.action)};
      return false;
    }
    for_each_lane([&](std::size_t at) {
      if (step_lane(lanes_[at], at, arrays)) write_lane(at, arrays);
    });
    return true;
  }

  // A random legal action for every lane, or for those that are marked, from generators apart from
  // those of chance.
  void choose(std::int32_t* actions, const std::uint8_t* marked = nullptr) {
    choose_by(actions, marked, [&](Lane& lane) {
      ActionId ids[G::NUM_ACTIONS];
      const auto count = static_cast<std::uint32_t>(game_.legal_actions(lane.state, ids));
      return ids[lane.choice.below(count)];
    });
  }

  // What the greedy bot would do, in the same lanes and from the same generators.
  void choose_greedily(std::int32_t* actions, const std::uint8_t* marked = nullptr)
    requires hides_nothing<G>
  {
    choose_by(actions, marked,
              [&](Lane& lane) { return greedy_choice(game_, lane.state, lane.choice); });
  }

 private:
  template <class Choice>
  void choose_by(std::int32_t* actions, const std::uint8_t* marked, Choice choice) {
    for_each_lane([&](std::size_t at) {
      if (marked && !marked[at]) return;
      actions[at] = lanes_[at].waits ? NO_ACTION : choice(lanes_[at]);
    });
  }

  // Each lane has generators of its own, so the number of threads that advance it does not matter.
  void begin_from(std::uint64_t seed, std::size_t number, Lane& lane) const {
    lane.chance = Rng::of_lane(seed, 2 * number);
    lane.choice = Rng::of_lane(seed, 2 * number + 1);
    begin(lane);
  }

  void begin(Lane& lane) const {
    lane.state = game_.start();
    lane.waits = false;
    serve_chance(lane);
  }

  void serve_chance(Lane& lane) const {
    while (game_.actor(lane.state) == CHANCE && game_.round_of(lane.state) <= options_.rounds)
      game_.let_chance_act(lane.state, lane.chance);
  }

  bool is_right(const Lane& lane, std::int32_t id) const {
    if (id == HOLD) return true;
    if (lane.waits) return id == NO_ACTION || options_.autoreset == Autoreset::NEXT_STEP;
    return id >= 0 && id < G::NUM_ACTIONS && !refusal(lane, id);
  }

  Rule refusal(const Lane& lane, std::int32_t id) const {
    if (lane.waits || id < 0 || id >= G::NUM_ACTIONS) return nullptr;
    return game_.refusal(lane.state, G::action_of(static_cast<ActionId>(id)));
  }

  // Whether there is something new to be seen.
  bool step_lane(Lane& lane, std::size_t at, const BatchArrays& arrays) const {
    float* rewards = arrays.rewards + at * G::SEATS;
    std::fill_n(rewards, G::SEATS, 0.0f);
    arrays.done[at] = arrays.truncated[at] = 0;
    if (lane.action == HOLD) return false;
    if (lane.waits) {
      if (options_.autoreset == Autoreset::NEXT_STEP) begin(lane);
      return true;  // nobody has seen it wait if it was restored
    }
    int before[G::SEATS];
    for (int seat = 0; seat < G::SEATS; ++seat) before[seat] = game_.score(lane.state, seat);
    lane.last = static_cast<std::int8_t>(game_.actor(lane.state));
    game_.apply_unchecked(lane.state, static_cast<ActionId>(lane.action));
    serve_chance(lane);
    const bool is_over = game_.actor(lane.state) == NOBODY;
    const bool is_cut = !is_over && game_.round_of(lane.state) > options_.rounds;
    if (options_.reward == Reward::POINTS) {
      for (int seat = 0; seat < G::SEATS; ++seat)
        rewards[seat] = static_cast<float>(game_.score(lane.state, seat) - before[seat]);
    } else if (is_over) {
      write_result(lane.state, rewards);
    }
    if (!is_over && !is_cut) return true;
    arrays.done[at] = is_over;
    arrays.truncated[at] = is_cut;
    lane.waits = options_.autoreset != Autoreset::SAME_STEP;
    if (!lane.waits) {
      if (arrays.finals)
        game_.encode(lane.state, witness(lane, at), arrays.finals + at * G::ENCODED);
      begin(lane);
    }
    return true;
  }

  // The seat that sees how a lane's game ended.
  int witness(const Lane& lane, std::size_t at) const {
    return options_.learners.empty() ? lane.last : options_.learners[at];
  }

  void write_result(const typename G::State& state, float* rewards) const {
    const unsigned winners = game_.winners(state);
    const float share = 1.0f / static_cast<float>(std::popcount(winners));
    for (int seat = 0; seat < G::SEATS; ++seat) {
      if (options_.reward == Reward::WIN) {
        const float won = winners >> seat & 1 ? share : 0.0f;
        rewards[seat] = (won * G::SEATS - 1) / (G::SEATS - 1);
      } else {
        int best = -1;
        for (int other = 0; other < G::SEATS; ++other)
          if (other != seat) best = std::max(best, game_.score(state, other));
        rewards[seat] = static_cast<float>(game_.score(state, seat) - best);
      }
    }
  }

  void write_lane(std::size_t at, const BatchArrays& arrays) const {
    const Lane& lane = lanes_[at];
    const int actor = lane.waits ? NOBODY : game_.actor(lane.state);
    arrays.actors[at] = static_cast<std::int8_t>(std::max(actor, -1));
    std::uint8_t* mask = arrays.masks + at * G::NUM_ACTIONS;
    // A lane that begins its next game in the next step does so whatever its action is.
    const bool any_will_do = lane.waits && options_.autoreset == Autoreset::NEXT_STEP;
    std::memset(mask, any_will_do, G::NUM_ACTIONS);
    if (!lane.waits) {
      ActionId ids[G::NUM_ACTIONS];
      const int count = game_.legal_actions(lane.state, ids);
      for (int n = 0; n < count; ++n) mask[ids[n]] = 1;
    }
    const int observer = lane.waits ? witness(lane, at) : actor;
    game_.encode(lane.state, observer, arrays.observations + at * G::ENCODED);
  }

  template <class Work>
  void for_each_lane(Work work) const {
    const std::size_t count = lanes_.size();
    const std::size_t threads = std::min<std::size_t>(static_cast<std::size_t>(options_.threads),
                                                      std::max<std::size_t>(count, 1));
    const auto part = [&](std::size_t number) {
      for (std::size_t at = count * number / threads; at < count * (number + 1) / threads; ++at)
        work(at);
    };
    std::vector<std::jthread> others;
    others.reserve(threads);
    for (std::size_t number = 1; number < threads; ++number) {
      try {
        others.emplace_back(part, number);
      } catch (const std::system_error&) {  // no more threads are to be had: this one does it
        part(number);
      }
    }
    part(0);
  }

  G game_;
  BatchOptions options_;
  std::vector<Lane> lanes_;
};

}  // namespace tilewright
