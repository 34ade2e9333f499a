// Budget: when a running search has to end: nodes, a clock, or somebody's word from outside.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/report.h"

namespace tilewright::search {

class Budget {
 public:
  // `stop` may be set by another thread at any time.
  Budget(const Request& request, const std::atomic<bool>& stop)
      : most_(request.nodes),
        end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double>(request.seconds))),
        has_clock_(request.seconds < 1e8),
        is_over_(request.nodes == 0 || request.seconds <= 0),
        stop_(stop) {}

  // One more position; true when the search has to end. Cheap: the clock is read now and then.
  bool spend() {
    if (is_over_ || nodes_ >= most_) return is_over_ = true;
    if ((++nodes_ & (INTERVAL - 1)) == 0) look();
    return is_over_;
  }

  bool is_over() const { return is_over_; }
  bool has_end() const { return has_clock_ || most_ != UINT64_MAX; }  // without a word from outside
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t INTERVAL = 1u << 9;

  void look() {
    if (stop_.load(std::memory_order_relaxed)) is_over_ = true;
    if (has_clock_ && Clock::now() >= end_) is_over_ = true;
  }

  std::uint64_t nodes_ = 0;
  const std::uint64_t most_;
  const Clock::time_point end_;
  const bool has_clock_;
  bool is_over_;
  const std::atomic<bool>& stop_;
};

}  // namespace tilewright::search
