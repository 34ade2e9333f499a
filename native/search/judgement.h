// Judgement: what a search thinks that positions of a table are worth. Weights say it of features;
// a net that was learned, where there is one, says it better. The numbers come from files.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/random.h"
#include "search/calibration.h"
#include "search/net.h"

namespace tilewright::search {

static_assert(std::endian::native == std::endian::little, "weights are stored so");

// The weights of the features of a game; each game says which type that is.
template <class G>
struct WeightsOf;

template <class G>
class Judgement {
 public:
  using Weights = typename WeightsOf<G>::type;

  // Are these the bytes of the weights alone?
  static bool fits(std::string_view bytes) { return bytes.size() == sizeof(Weights); }

  // Reads weights that fit.
  explicit Judgement(std::string_view bytes) {
    static_assert(std::is_trivially_copyable_v<Weights>);
    std::memcpy(&weights, bytes.data(), sizeof(Weights));
  }

  // Reads a net of so many inputs and contexts, and how far values are from what comes of them, if
  // that is known; false if the bytes are something else.
  bool learn(std::string_view bytes, int inputs, int contexts) {
    const bool is_calibrated = bytes.size() > Calibration::BYTES &&
                               Net::fits(bytes.substr(Calibration::BYTES), inputs, contexts);
    if (!is_calibrated && !Net::fits(bytes, inputs, contexts)) return false;
    const std::string_view rest = bytes.substr(bytes.size() - Calibration::BYTES);
    if (is_calibrated) bytes.remove_suffix(Calibration::BYTES);
    net.emplace(bytes, inputs, contexts);
    calibration = is_calibrated ? Calibration(rest) : Calibration();
    return true;
  }

  const Net* net_if_any() const { return net ? &*net : nullptr; }

  // A number that no other judgement of this program has.
  std::uint64_t mark() const { return mark_; }

  Weights weights;
  std::optional<Net> net;
  Calibration calibration;

 private:
  static std::uint64_t next_mark() {
    static std::atomic<std::uint64_t> made = 0;
    return Rng::mixed(++made);
  }

  std::uint64_t mark_ = next_mark();
};

}  // namespace tilewright::search
