// Long work of the core that Ctrl-C ends.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <future>

namespace tilewright::bind {

// Does `work()` in a thread of its own, while this one sees whether somebody pressed Ctrl-C; then
// `stop` is set, and what is found so far is dropped.
template <class Work>
auto watched(std::atomic<bool>& stop, Work work) {
  auto found = std::async(std::launch::async, [&] { return work(); });
  while (true) {
    {
      const nanobind::gil_scoped_release release;
      if (found.wait_for(std::chrono::milliseconds(50)) == std::future_status::ready) break;
    }
    if (PyErr_CheckSignals()) {
      stop = true;
      {
        const nanobind::gil_scoped_release release;
        found.wait();
      }
      throw nanobind::python_error();
    }
  }
  return found.get();
}

}  // namespace tilewright::bind
