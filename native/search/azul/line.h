// A line: the moves that are expected to follow, as the search remembers them.
#pragma once

#include <cstdint>
#include <vector>

#include "search/azul/moves.h"
#include "search/azul/position.h"

namespace tilewright::search::azul {

// A move and those after it, as far as the table knows them; `remember` may look once more at a
// position that it has forgotten.
template <int SEATS, class Round, class Table, class Remember>
std::vector<ActionId> line_after(Position<SEATS> position, const Move& first, Round& round,
                                 Table& table, const Remember& remember) {
  std::vector<ActionId> line{first.id};
  position.take(first.source, first.colour, first.target);
  while (position.tiles) {
    const std::uint64_t key = round.key(position);
    if (!table.find(key)) remember(position);
    const auto* const entry = table.find(key);
    if (!entry) break;
    const Move best = round.moves(position, entry->move).next();
    line.push_back(best.id);
    position.take(best.source, best.colour, best.target);
  }
  return line;
}

}  // namespace tilewright::search::azul
