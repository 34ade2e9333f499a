// The search of Duel.
#include "search/duel/think.h"

#include "search/think.h"

namespace tilewright::search {

template <>
Report think(const tilewright::duel::Duel& game, const tilewright::duel::State& state,
             const Request& request, const std::atomic<bool>& stop,
             const Judgement<tilewright::duel::Duel>& judgement) {
  return duel::think(game, state, request, stop, judgement);
}

}  // namespace tilewright::search
