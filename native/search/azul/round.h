// Round: what does not change while an offer is searched, and what its boards are worth.
#pragma once

#include <algorithm>
#include <cstdint>

#include "azul/state.h"
#include "search/azul/features.h"
#include "search/azul/moves.h"
#include "search/azul/position.h"
#include "search/azul/worth.h"
#include "search/judgement.h"
#include "search/net.h"

namespace tilewright::search::azul {

// The boards at the end of a line of play, by seat.
template <int SEATS>
struct Leaf {
  int worth[SEATS];   // points and promises, in units
  int total[SEATS];   // points with the bonuses of the game's end
  int rows[SEATS];    // complete ones
  bool over = false;  // the game ends with this round
};

template <int SEATS, bool GRAY>
class Round {
 public:
  explicit Round(const Judgement<Azul<SEATS, GRAY>>& judgement)
      : weights_(judgement.weights), net_(judgement.net_if_any()), worths_(judgement) {}

  void begin(const State<SEATS, GRAY>& state) {
    worths_.begin(state);
    start_ = weights_.start[worths_.stage()];
    salt_ = 0;
    for (int seat = 0; seat < SEATS; ++seat) {
      const Board<GRAY>& board = state.boards[seat];
      salt_ = folded(salt_ ^ worths_.salt(seat), Position<SEATS>::SALT[seat]);
      for (int row = 0; row < ROWS; ++row)
        for (int colour = 0; colour < COLOURS; ++colour)
          completing_[seat][row][colour] = static_cast<std::int16_t>(
              40 + (board.row_has(row, colour) ? 0 : 12 * promise(board, row, colour)));
    }
    history_ = {};
    if (net_) begin_net(state);
  }

  bool has_net() const { return net_; }

  // What the net says of each seat in a position.
  struct Judged {
    Outputs of[SEATS];
  };
  Judged judged(const Position<SEATS>& position) {
    const bool at_end = position.tiles == 0;
    const Sight* sights[SEATS];
    for (int seat = 0; seat < SEATS; ++seat)
      sights[seat] = &worths_.sight(seat, position.boards[seat], at_end);
    if (at_end) return judged(sights, at_end_, position.marker, 0, nullptr);
    const Hidden table = seen_table(position);
    return judged(sights, in_offer_, position.marker, position.turn, &table);
  }

  // The same after a move of the seat in turn that does not end the round.
  Judged judged_after(const Position<SEATS>& position, const Move& move) {
    Position<SEATS> after = position;
    after.take(move.source, move.colour, move.target);
    return judged(after);
  }

  std::uint64_t key(const Position<SEATS>& position) const { return position.key(salt_); }

  // What the seat in turn may do; `first` goes before all others.
  MoveList<SEATS> moves(const Position<SEATS>& position, int first) const {
    const int seat = position.turn;
    return {position, worths_.row_colours(seat), completing_[seat], history_, first};
  }

  void reward(int seat, const Move& move, int depth) { history_.reward(seat, move, depth); }

  // What the board of a seat in turn is worth after a move that does not end the round.
  int worth_after(const Position<SEATS>& position, const Move& move) {
    const bool takes_marker = move.source == Position<SEATS>::FACTORIES && position.marker < 0;
    Lines lines = position.boards[position.turn];
    if (takes_marker) lines.drop(1);
    lines.place(move.target, move.colour, move.count);
    const int period = period_of(position.tiles - move.count, SEATS);
    const bool starts = takes_marker || position.marker == position.turn;
    return worths_.of(position.turn, lines).at(period) + (starts ? start_ : 0);
  }

  // What the board of a seat that does not move is worth, by the tiles left on the table.
  class Waiting {
   public:
    Waiting(const Worth& board, int start) : board_(board), start_(start) {}
    int worth(int tiles) const { return board_.at(period_of(tiles, SEATS)) + start_; }

   private:
    const Worth& board_;
    int start_;
  };
  Waiting waiting(const Position<SEATS>& position, int seat) {
    return {worths_.of(seat, position.boards[seat]), position.marker == seat ? start_ : 0};
  }

  Leaf<SEATS> leaf(const Position<SEATS>& position) {
    Leaf<SEATS> leaf;
    bool dead = GRAY;
    for (int seat = 0; seat < SEATS; ++seat) {
      const Worth& found = worths_.of(seat, position.boards[seat]);
      leaf.worth[seat] = found.at(period_of(position.tiles, SEATS));
      leaf.total[seat] = found.total;
      leaf.rows[seat] = found.rows;
      leaf.over |= found.rows > 0;  // AZ-7.1
      dead &= found.dead;           // AZ-8.5
    }
    leaf.over = position.tiles == 0 && (leaf.over || dead);
    if (position.marker >= 0) leaf.worth[position.marker] += start_;
    return leaf;
  }

  // The lead at which the odds are e to 1, in units.
  int scale() const { return weights_.scale[worths_.stage()]; }

 private:
  // What is the same in all positions of an offer, and at its end.
  void begin_net(const State<SEATS, GRAY>& state) {
    at_end_ = in_offer_ = {};
    State<SEATS, GRAY> next = state;
    ++next.round;
    round_contexts(next, false, [&](int context) { at_end_.add(net_->context(context)); });
    round_contexts(state, true, [&](int context) { in_offer_.add(net_->context(context)); });
  }

  Hidden seen_table(const Position<SEATS>& position) const {
    int factories = 0;
    std::uint64_t counts = position.centre;
    for (const Few factory : position.factories) {
      factories += factory.any();
      counts += lanes_of(factory);
    }
    const auto count = [&](int colour) { return static_cast<int>(counts >> (8 * colour) & 255); };
    Hidden table;
    table_contexts(position.tiles, count, factories,
                   [&](int context) { table.add(net_->context(context)); });
    return table;
  }

  Judged judged(const Sight* const (&sights)[SEATS], const Hidden& round, int marker, int turn,
                const Hidden* table) const {
    Judged found;
    for (int seat = 0; seat < SEATS; ++seat) {
      Hidden hidden = round;
      hidden.add(sights[seat]->self);
      for (int other = 0; other < SEATS; ++other)
        if (other != seat) hidden.add(sights[other]->other);
      hidden.add(net_->context(starter_context(marker, seat, SEATS)));
      if (table) {
        hidden.add(net_->context(turn_context(turn, seat, SEATS)));
        hidden.add(*table);
      }
      found.of[seat] = net_->outputs(hidden);
    }
    return found;
  }

  const Weights& weights_;
  const Net* net_;
  Worths<SEATS, GRAY> worths_;
  History<SEATS> history_;
  Completing completing_[SEATS] = {};
  std::uint64_t salt_ = 0;
  int start_ = 0;  // what starting the next round is worth, in units
  Hidden at_end_, in_offer_;
};

}  // namespace tilewright::search::azul
