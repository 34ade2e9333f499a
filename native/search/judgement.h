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

  const Net* net_if_any() const { return net ? &*net : nullptr; }

  // A number that no other judgement of this program has.
  std::uint64_t mark() const { return mark_; }

  Weights weights;
  std::optional<Net> net;

 private:
  static std::uint64_t next_mark() {
    static std::atomic<std::uint64_t> made = 0;
    return Rng::mixed(++made);
  }

  std::uint64_t mark_ = next_mark();
};

}  // namespace tilewright::search
