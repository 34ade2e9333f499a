// The search of Azul's tables.
#include "search/azul/think.h"

#include "search/think.h"

namespace tilewright::search {

#define TILEWRIGHT_SEARCH(SEATS, GRAY)                                                           \
  template <>                                                                                    \
  Report think(const azul::Azul<SEATS, GRAY>& game, const azul::Azul<SEATS, GRAY>::State& state, \
               const Request& request, const std::atomic<bool>& stop,                            \
               const Judgement<azul::Azul<SEATS, GRAY>>& judgement) {                            \
    return azul::think(game, state, request, stop, judgement);                                   \
  }

TILEWRIGHT_SEARCH(2, false)
TILEWRIGHT_SEARCH(2, true)
TILEWRIGHT_SEARCH(3, false)
TILEWRIGHT_SEARCH(3, true)
TILEWRIGHT_SEARCH(4, false)
TILEWRIGHT_SEARCH(4, true)

#undef TILEWRIGHT_SEARCH

}  // namespace tilewright::search
