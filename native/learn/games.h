// Games side by side: they are handed to threads one by one, and what came of them is in their
// order.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <thread>
#include <vector>

namespace tilewright::learn {

// Calls `work` with 0 to count - 1, each once, in so many threads, until `stop`.
template <class Work>
void side_by_side(std::uint64_t count, int threads, const std::atomic<bool>& stop,
                  const Work& work) {
  std::atomic<std::uint64_t> next = 0;
  const auto go = [&] {
    for (std::uint64_t at; (at = next++) < count && !stop;) work(at);
  };
  std::vector<std::jthread> others;
  for (int n = 1; n < threads; ++n) others.emplace_back(go);
  go();
}

// What `played` found in all games, in their order whatever the number of threads.
template <class Found, class Played>
std::vector<Found> of_all(std::uint64_t games, int threads, const std::atomic<bool>& stop,
                          const Played& played) {
  std::vector<std::vector<Found>> of_games(games);
  side_by_side(games, threads, stop, [&](std::uint64_t at) { of_games[at] = played(at); });
  std::vector<Found> all;
  for (const auto& each : of_games) all.insert(all.end(), each.begin(), each.end());
  return all;
}

// The share of the win of each seat in a game that is over.
template <class G>
void tell_result(const G& game, const typename G::State& state, float* result) {
  const unsigned winners = game.winners(state);
  for (int seat = 0; seat < G::SEATS; ++seat)
    result[seat] = winners >> seat & 1 ? 1.0f / static_cast<float>(std::popcount(winners)) : 0;
}

}  // namespace tilewright::learn
