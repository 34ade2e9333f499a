// Bonus chips that stand for missing tiles (DU-6.4, DU-6.5). Twin of duel/payment.py.
#pragma once

#include <algorithm>
#include <optional>

#include "core/game.h"
#include "duel/actions.h"
#include "duel/places.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int PAIR = 2;    // chips that show the line's colour, for one tile (DU-6.4)
inline constexpr int TRIPLE = 3;  // chips of any kind, for one tile (DU-6.4)

// How many tiles a line, from 1, lacks.
inline int missing_tiles(const Board& board, int line) {
  return line - board.lines[line - 1].filled();
}

// The bits of the kinds of chips that show the line's colour (DU-1.6).
inline std::uint32_t shown_by(const Board& board, int line) {
  return SHOWING[board.lines[line - 1].colour()];
}

// How many chips of the reserve show the line's colour, and how many don't.
struct Split {
  int showing;
  int others;
};

inline Split split(const Board& board, int line) {
  const int showing = board.chips.among(shown_by(board, line)).total();
  return {showing, board.chips.total() - showing};
}

// Can so many chips pay for so many tiles, pairs and triples mixed (DU-6.4)?
inline bool covers(int showing, int others, int tiles) {
  const int pairs = std::min(tiles, showing / PAIR);
  return TRIPLE * tiles - pairs <= showing + others;
}

// Can they, after so many more chips of any kind, those of other colours first?
inline bool covers_after(int showing, int others, int picks, int tiles) {
  const int plain = std::min(picks, others);
  showing -= picks - plain;
  return showing >= 0 && covers(showing, others - plain, tiles);
}

// Can the reserve pay for all missing tiles of a line (DU-6.5)?
inline bool can_pay(const Board& board, int line) {
  const auto [showing, others] = split(board, line);
  return covers(showing, others, missing_tiles(board, line));
}

// May the next missing tile be paid with so many chips?
inline bool may_spend(const State& state, int count, int seat) {
  const Board& board = state.boards[seat];
  const auto [showing, others] = split(board, state.at);
  const int left = missing_tiles(board, state.at) - state.payment.paid - 1;
  if (count == PAIR) return showing >= PAIR && covers(showing - PAIR, others, left);
  return covers_after(showing, others, TRIPLE, left);
}

// Keep the chips, unless some are spent already (DU-6.5), or pay the next tile with 2 or 3.
inline ActionId* legal_payments(const State& state, int seat, ActionId* ids) {
  if (!state.payment.paid) *ids++ = KEEP_CHIPS;
  if (may_spend(state, PAIR, seat)) *ids++ = SPEND_TWO;
  if (may_spend(state, TRIPLE, seat)) *ids++ = SPEND_THREE;
  return ids;
}

// The chips that may be picked next. Any will do: where some had to be left for a later tile, there
// was no choice to begin with.
inline Chips spendable(const State& state, int seat) {
  const Board& board = state.boards[seat];
  return state.payment.size == PAIR ? board.chips.among(shown_by(board, state.at)) : board.chips;
}

inline ActionId* legal_spends(const State& state, int seat, ActionId* ids) {
  const Chips chips = spendable(state, seat);
  for (int kind = 0; kind < KINDS; ++kind)
    if (chips.count(kind)) *ids++ = static_cast<ActionId>(SPEND_CHIP + kind);
  return ids;
}

// Why the chips can't be kept.
inline Rule keep_refusal(const State& state) { return state.payment.paid ? "DU-6.5" : nullptr; }

// Why the next missing tile can't be paid with so many chips.
inline Rule payment_refusal(const State& state, int count, int seat) {
  return (count == PAIR || count == TRIPLE) && may_spend(state, count, seat) ? nullptr : "DU-6.4";
}

// Why this chip can't be picked.
inline Rule spend_refusal(const State& state, int chip, int seat) {
  return spendable(state, seat).count(chip) ? nullptr : "DU-6.4";
}

// Are all missing tiles of the line at hand paid for?
inline bool is_paid(const State& state, int seat) {
  return state.payment.paid == missing_tiles(state.boards[seat], state.at);
}

// The chips without so many of certain kinds; nothing if there are several ways to take them.
inline std::optional<Chips> without_choice(Chips chips, std::uint32_t among, int spent) {
  const Chips held = chips.among(among);
  if (spent == 0) return chips;
  if (spent == held.total()) return Chips{chips.bits & ~held.bits};
  if (!held.are_of_one_kind()) return std::nullopt;
  chips.add(held.first_kind(), -spent);
  return chips;
}

// The reserve after the line is paid for, if it will be the same whatever the seat chooses.
inline std::optional<Chips> settled_reserve(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const Payment payment = state.payment;
  const auto [showing, others] = split(board, state.at);
  const int tiles = missing_tiles(board, state.at) - payment.paid - (payment.size > 0);
  int ways = 0, shown = 0, rest = 0;  // chips spent that show the colour, and others
  for (int pairs = 0; pairs <= tiles; ++pairs) {
    const int spent = payment.left + TRIPLE * tiles - pairs;
    const int least = PAIR * pairs + (payment.size == PAIR ? payment.left : 0);
    const int first = std::max(least, spent - others), last = std::min(showing, spent);
    if (first > last) continue;
    ways += last - first + 1;
    shown = first;
    rest = spent - first;
  }
  if (ways != 1) return std::nullopt;
  const std::uint32_t shows = shown_by(board, state.at);
  const auto after = without_choice(board.chips, shows, shown);
  return after ? without_choice(*after, ~shows, rest) : std::nullopt;
}

inline void spend(State& state, int chip, int seat) {
  state.boards[seat].chips.add(chip, -1);
  if (--state.payment.left == 0) state.payment = {byte(state.payment.paid + 1), 0, 0};
}

// Do what leaves no choice, up to the next decision or until all is paid.
inline void go_on_spending(State& state, int seat) {
  Board& board = state.boards[seat];
  while (!is_paid(state, seat)) {
    if (const auto settled = settled_reserve(state, seat)) {
      board.chips = *settled;
      state.payment = {byte(missing_tiles(board, state.at)), 0, 0};
    } else if (state.payment.size) {
      const Chips chips = spendable(state, seat);
      if (!chips.are_of_one_kind()) {
        state.phase = Phase::SPENDING;
        return;
      }
      spend(state, chips.first_kind(), seat);
    } else {
      const bool pair = may_spend(state, PAIR, seat);
      if (pair && may_spend(state, TRIPLE, seat)) {
        state.phase = Phase::PAYING;
        return;
      }
      const std::uint8_t count = byte(pair ? PAIR : TRIPLE);
      state.payment = {state.payment.paid, count, count};
    }
  }
}

// Tell which chips a payment took, kind by kind.
inline void tell_spent(Chips before, Chips after, Effects sink) {
  for (int kind = 0; kind < KINDS; ++kind)
    sink.move(CHIPS[kind], sink.place(At::CHIPS), place_at(At::OUT),
              before.count(kind) - after.count(kind));
}

// Pay the next missing tile with 2 or 3 chips; `is_paid` says when all are paid.
template <class Sink>
void apply_payment(State& state, int count, int seat, Sink sink) {
  [[maybe_unused]] const Chips before = state.boards[seat].chips;
  state.phase = Phase::SPENDING;
  state.payment = {state.payment.paid, byte(count), byte(count)};
  go_on_spending(state, seat);
  if constexpr (Sink::IS_ON) tell_spent(before, state.boards[seat].chips, sink.of(seat));
}

// Turn a chip face down: it is out of the game (DU-6.4).
template <class Sink>
void apply_spend(State& state, int chip, int seat, Sink sink) {
  [[maybe_unused]] const Chips before = state.boards[seat].chips;
  spend(state, chip, seat);
  go_on_spending(state, seat);
  if constexpr (Sink::IS_ON) tell_spent(before, state.boards[seat].chips, sink.of(seat));
}

}  // namespace tilewright::duel
