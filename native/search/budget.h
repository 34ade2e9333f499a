// Budget: when a running search has to end: nodes, a clock, or somebody's word from outside.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>

#include "search/report.h"

namespace tilewright::search {

// Seconds of a clock that goes on while this thread waits; or of one that does not, where there is
// one.
inline double seconds_now([[maybe_unused]] bool of_processor) {
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(__wasm__)
  if (std::timespec spent; of_processor && !clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent))
    return static_cast<double>(spent.tv_sec) + 1e-9 * static_cast<double>(spent.tv_nsec);
#endif
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

class Budget {
 public:
  // `stop` may be set by another thread at any time.
  Budget(const Request& request, const std::atomic<bool>& stop)
      : most_(request.nodes),
        of_processor_(request.of_processor),
        end_(seconds_now(of_processor_) + request.seconds),
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
  static constexpr std::uint64_t INTERVAL = 1u << 9;

  [[gnu::noinline]] void look() {
    if (stop_.load(std::memory_order_relaxed)) is_over_ = true;
    if (has_clock_ && seconds_now(of_processor_) >= end_) is_over_ = true;
  }

  std::uint64_t nodes_ = 0;
  const std::uint64_t most_;
  const bool of_processor_;
  const double end_;
  const bool has_clock_;
  bool is_over_;
  const std::atomic<bool>& stop_;
};

}  // namespace tilewright::search
