// The search of every table, behind one door. Each game's is compiled by itself
// (native/search/*.cpp).
#pragma once

#include <atomic>

#include "core/game.h"
#include "search/judgement.h"
#include "search/report.h"

namespace tilewright::search {

// Rate the choices of the seat in turn, which there must be. `stop` may be set by another thread.
template <Game G>
Report think(const G& game, const typename G::State& state, const Request& request,
             const std::atomic<bool>& stop, const Judgement<G>& judgement);

}  // namespace tilewright::search
