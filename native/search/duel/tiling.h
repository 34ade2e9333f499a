// Every way to tile one board (DU-6): phase 2 is each player's alone, so it can be solved exactly.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "duel/dome.h"
#include "duel/payment.h"
#include "duel/state.h"

namespace tilewright::search::duel {

using namespace ::tilewright::duel;

// Calls `end(board, placed)` for every board that tiling can end with; `placed` are the lines whose
// tile was moved to the dome, a bit for each from 0. Of chips only their number is told apart once
// the tiling is over: so more than a line needs are never spent, and of chips that show the same
// colours of lines still to be paid for, any will do.
template <class End>
class Tilings {
 public:
  Tilings(bool holds_start_tile, const End& end) : holds_(holds_start_tile), end_(end) {}

  // From a line on, from 0; those above it are done.
  void from(Board board, int row, unsigned placed) const {
    for (; row < LINES; ++row) {
      const Line line = board.lines[row];
      if (line.is_empty()) continue;
      const unsigned columns = matching(board, row, line.colour());
      if (!columns) {
        keep_or_break(board, row);
      } else if (line.filled() == row + 1) {
        if (columns & (columns - 1)) return place(board, row, columns, placed);
        tile(board, row, std::countr_zero(columns));
        placed |= 1u << row;
      } else if (can_pay(board, row + 1)) {
        pay(board, row, columns, placed);  // DU-6.4; or the chips are kept
      }
    }
    settle(board);
    end_(board, placed);
  }

 private:
  static void tile(Board& board, int row, int column) {
    tile_space(board, row, column, board.lines[row].colour());
    board.lines[row] = {};
  }

  void place(const Board& board, int row, unsigned columns, unsigned placed) const {
    for (; columns; columns &= columns - 1) {
      Board after = board;
      tile(after, row, std::countr_zero(columns));
      from(after, row + 1, placed | 1u << row);
    }
  }

  // Every smallest set of chips that pays for the line.
  void pay(const Board& board, int row, unsigned columns, unsigned placed) const {
    const Price price{missing_tiles(board, row + 1), shown_by(board, row + 1), alike(board, row)};
    each_payment(board.chips, price, 0, {}, [&](Chips spent) {
      Board after = board;
      after.chips.bits -= spent.bits;
      place(after, row, columns, placed);
    });
  }

  // What a line lacks, the bits of the chips that show its colour, and for each kind of chips the
  // first kind that is as good.
  struct Price {
    int missing;
    std::uint32_t shows;
    std::array<std::uint8_t, KINDS> alike;
  };

  // From that line on, kinds are alike that show the same colours of incomplete lines.
  static std::array<std::uint8_t, KINDS> alike(const Board& board, int row) {
    std::uint8_t shown[KINDS] = {};
    for (; row < LINES; ++row) {
      const Line line = board.lines[row];
      if (line.is_empty() || line.filled() == row + 1) continue;
      for (int kind = 0; kind < KINDS; ++kind)
        if (SHOWING[line.colour()] >> 2 * kind & 1) shown[kind] |= byte(1 << line.colour());
    }
    std::array<std::uint8_t, KINDS> found;
    for (int kind = 0; kind < KINDS; ++kind)
      found[static_cast<std::size_t>(kind)] =
          byte(static_cast<int>(std::find(shown, shown + kind, shown[kind]) - shown));
    return found;
  }

  static bool pays(Chips spent, const Price& price) {
    const int showing = spent.among(price.shows).total();
    return covers(showing, spent.total() - showing, price.missing);
  }

  static bool is_least(Chips spent, const Price& price) {
    for (int kind = 0; kind < KINDS; ++kind) {
      if (!spent.count(kind)) continue;
      Chips fewer = spent;
      fewer.add(kind, -1);
      if (pays(fewer, price)) return false;
    }
    return true;
  }

  template <class Try>
  static void each_payment(Chips reserve, const Price& price, int kind, Chips spent,
                           const Try& try_set) {
    if (pays(spent, price)) {
      if (is_least(spent, price)) try_set(spent);
      return;  // one more would be one too many
    }
    unsigned left_over = 0;  // kinds of which some were passed by: others as good are not taken
    for (; kind < KINDS; ++kind) {
      const unsigned group = 1u << price.alike[static_cast<std::size_t>(kind)];
      if (!reserve.count(kind) || left_over & group) continue;
      left_over |= group;
      Chips left = reserve, more = spent;
      left.add(kind, -1);
      more.add(kind, 1);
      each_payment(left, price, kind, more, try_set);
    }
  }

  // DU-6.2, DU-6.3; which colours are broken makes no difference to the score.
  static void keep_or_break(Board& board, int row) {
    const std::uint8_t* cells = board.cells + row / 2 * CELLS;
    if (std::find(cells, cells + CELLS, EMPTY_CELL) != cells + CELLS) return;
    const int broken = board.broken.count + board.lines[row].filled();
    board.broken.count = byte(std::min(broken, BROKEN_SPACES));
    board.lines[row] = {};
  }

  // DU-7.3
  void settle(Board& board) const {
    const int cost = BROKEN_COST[board.broken.count] + (holds_ ? START_TILE_COST : 0);
    board.score = static_cast<std::int16_t>(std::max(board.score - cost, 0));
    board.broken.clear();
  }

  bool holds_;
  const End& end_;
};

}  // namespace tilewright::search::duel
