// What is wrong with a set-up of Duel: whether all of it can be so at this point of the game.
// Twin of duel/progress.py.
#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>
#include <vector>

#include "core/setup.h"
#include "duel/dome.h"
#include "duel/moons.h"
#include "duel/payment.h"
#include "duel/setup.h"
#include "duel/stack.h"
#include "duel/turns.h"

namespace tilewright::duel {

template <class... Phases>
constexpr bool is_one_of(Phase phase, Phases... phases) {
  return ((phase == phases) || ...);
}
constexpr bool is_preparing(Phase phase) {
  return is_one_of(phase, Phase::SCORING, Phase::DISPLAY, Phase::BACK, Phase::DEAL, Phase::START);
}
constexpr bool is_holding(Phase phase) {
  return is_one_of(phase, Phase::DRAWING, Phase::FRONTS, Phase::KEEPING, Phase::RETURNING);
}
constexpr bool is_of_tiling(Phase phase) {
  return is_one_of(phase, Phase::PAYING, Phase::SPENDING, Phase::TILING);
}

// Does a seat place the plate of its set-up, which uses no token (DU-2.6)?
template <class Table>
bool places_first_plate(const Table& table) {
  const bool is_fresh =
      std::ranges::all_of(table.boards, [](const auto& board) { return board.tokens == TOKENS; });
  return table.phase == Phase::PLACING && table.round == 1 && is_fresh;
}

// Is the table being set up or filled, so that no turn of the round has begun?
template <class Table>
bool is_before_turns(const Table& table) {
  if (table.turn == NO_SEAT) return is_preparing(table.phase);
  return table.phase == Phase::SETUP || places_first_plate(table);
}

// Everything that can't be so in this round and phase, but for the decision.
class Progress {
 public:
  Progress(const Setup& setup, Reasons& found)
      : setup_(setup), phase_(setup.phase), found_(found) {}

  void tell() {
    of_turn();
    of_hand();
    of_plates();
    of_chips();
    of_phase();
    of_tiled();
  }

 private:
  Reason&& with_seat(Reason&& why, int seat) { return std::move(why).with("seat", seat + 1); }
  void add(Reason why) { found_.push_back(std::move(why)); }
  void add(Rule rule, std::string_view message) { add(reason(rule, message)); }

  const SetupBoard& board(int seat) const { return setup_.boards[static_cast<std::size_t>(seat)]; }
  bool is_before() const { return is_before_turns(setup_); }
  bool has_turn() const { return setup_.turn != NO_SEAT; }
  int on_display() const { return static_cast<int>(setup_.display.size()); }

  void of_turn() {
    const bool between =
        is_one_of(phase_, Phase::SCORING, Phase::DISPLAY, Phase::DEAL, Phase::START, Phase::OVER);
    if (has_turn() == between && !is_one_of(phase_, Phase::BACK, Phase::CHIP))
      add("DU-3.2", "problem-turn");
    const bool may_lack = setup_.round == 1 && is_preparing(phase_) && !has_turn();
    const bool lacks = setup_.start == NO_SEAT;
    if ((lacks && !may_lack) || (phase_ == Phase::START && (!lacks || setup_.round > 1)))
      add("DU-2.6", "problem-start");
    if (is_before() && setup_.start_tile != NO_SEAT) add("DU-9.5", "problem-start-tile");
  }

  void of_hand() {
    const bool holds = is_holding(phase_) || (phase_ == Phase::BACK && has_turn());
    const bool places = is_one_of(phase_, Phase::PLACING, Phase::RETURNING);
    if (setup_.hand.empty() == holds || (setup_.plate != NO_PLATE) != places)
      add("DU-4.3", "problem-hand");
    const auto is_known = [&](Drawn drawn) { return (drawn.known() & knows(setup_.turn)) != 0; };
    if (is_one_of(phase_, Phase::KEEPING, Phase::RETURNING) &&
        !std::ranges::all_of(setup_.hand, is_known))
      add("DU-4.3", "problem-front-missing");
    const bool waits = is_preparing(phase_) || phase_ == Phase::OVER;
    if (setup_.top == NONE && setup_.unseen_in_stack() > 0 && !waits) add("DU-4.3", "problem-top");
  }

  int placed(int seat) const {
    return CELLS * CELLS - static_cast<int>(std::ranges::count(board(seat).cells, EMPTY_CELL));
  }

  // Do the plates fit the round and the tokens used (DU-2.6, DU-4.1)?
  void of_plates() {
    int used = 0;
    for (const SetupBoard& each : setup_.boards) used += TOKENS - each.tokens;
    if (is_before() && used) add("DU-9.1", "problem-tokens-back");
    if (setup_.round == 1 && is_before()) return of_first_plates();
    bool is_wrong = false;
    for (int seat = 0; seat < SEATS; ++seat) {
      if (placed(seat) == plates_due(seat)) continue;
      is_wrong = true;
      add(with_seat(reason("DU-4.1", "problem-plates"), seat).with("count", placed(seat)));
    }
    const int gone = (setup_.round < LAST_ROUND ? DISPLAY : 0) - on_display();
    const bool fits = is_before() || (gone >= 0 && gone <= used);
    if (!is_wrong && !fits) add(reason("DU-4.2", "problem-display").with("count", on_display()));
  }

  // One plate from the set-up and one for each token used; -1 if nothing would fit.
  int plates_due(int seat) const {
    const int tokens = board(seat).tokens;
    const bool holds = seat == setup_.turn &&
                       (is_holding(phase_) || is_one_of(phase_, Phase::BACK, Phase::PLACING));
    if (setup_.round == LAST_ROUND) return tokens == TOKENS && !holds ? CELLS * CELLS : -1;
    return 1 + TOKENS * setup_.round - tokens - holds;
  }

  // The other player takes a first plate, then the start player (DU-2.6).
  void of_first_plates() {
    const bool has_start = setup_.start != NO_SEAT;
    const int others = has_start ? placed(other(setup_.start)) : 0;
    const int own = has_start ? placed(setup_.start) : 0;
    bool may = others == 0 && own == 0;
    if (is_one_of(phase_, Phase::SETUP, Phase::PLACING))
      may = own == 0 && others == (setup_.turn == setup_.start);
    else if (is_one_of(phase_, Phase::DISPLAY, Phase::BACK) && has_start)
      may = others <= 1 && own <= others;
    if (!may || (!has_start && (placed(0) || placed(1)))) add("DU-2.6", "problem-first-plates");
    const int due = phase_ == Phase::SETUP     ? DISPLAY
                    : phase_ == Phase::PLACING ? DISPLAY - 1
                                               : on_display();
    if (on_display() != due) add(reason("DU-2.6", "problem-display").with("count", on_display()));
  }

  // Do the chips fit the round and those taken (DU-2.5, DU-5.6)?
  void of_chips() {
    int lying = 0, face_down = 0, taken = 0;
    for (const SetupFactory& factory : setup_.factories) {
      lying += factory.chip != NO_CHIP;
      face_down += factory.chip == FACE_DOWN;
    }
    for (const SetupBoard& each : setup_.boards) taken += each.taken;
    const int dealt = lying || taken ? SMALL_FACTORIES : 0;
    if (lying + taken != dealt || !may_have_dealt(dealt > 0) || (taken && is_before()))
      return add(reason("DU-5.6", "problem-chips-taken").with("count", lying + taken));
    const int due = KINDS * CHIPS_OF_A_KIND - SMALL_FACTORIES * (setup_.round - 1) - dealt;
    if (total(setup_.chips) != due + face_down)
      add(reason("DU-2.5", "problem-chips-unseen").with("count", total(setup_.chips)));
    const bool spends = is_of_tiling(phase_) || phase_ == Phase::OVER;
    for (int seat = 0; seat < SEATS; ++seat) {
      const SetupBoard& held = board(seat);
      const int count = total(held.chips), least = spends ? 0 : held.taken;
      const int most = CHIPS_A_ROUND * (setup_.round - 1) + held.taken;
      if (held.taken > CHIPS_A_ROUND || count < least || count > most)
        add(with_seat(reason("DU-5.6", "problem-reserve"), seat).with("count", count));
    }
  }

  // May this round's chips lie on the factories already, or not yet?
  bool may_have_dealt(bool dealt) const {
    if (is_one_of(phase_, Phase::SCORING, Phase::DEAL)) return !dealt;
    if (!is_one_of(phase_, Phase::DISPLAY, Phase::BACK) || has_turn()) return dealt;
    // What comes before a deal; in round 1 first plates are taken after it.
    return !dealt || !(setup_.round > 1 || setup_.start == NO_SEAT);
  }

  void of_phase() {
    const bool over = is_of_tiling(phase_) || phase_ == Phase::OVER;
    const bool is_last = setup_.round >= LAST_ROUND;
    const auto has_chip = [](const SetupFactory& factory) { return factory.chip != NO_CHIP; };
    const auto has_token = [](const SetupBoard& each) { return each.tokens != 0; };
    if ((over || phase_ == Phase::DEAL) && setup_.tiles_on_offer())
      add("DU-3.4", "problem-offer-left");
    if (over && std::ranges::any_of(setup_.factories, has_chip))
      add("DU-3.4", "problem-chips-left");
    if (over && !is_last && std::ranges::any_of(setup_.boards, has_token))
      add("DU-4.1", "problem-tokens");
    if (phase_ == Phase::OVER && !is_last) add("DU-3.1", "problem-not-over");
    if (phase_ == Phase::DISPLAY && (on_display() == DISPLAY || !setup_.stack_size()))
      add("DU-9.1", "problem-display-full");
    const bool filled =
        is_one_of(phase_, Phase::DEAL, Phase::START) || (phase_ == Phase::BACK && !has_turn());
    if (filled && on_display() < DISPLAY && setup_.stack_size())
      add("DU-9.1", "problem-display-short");
    if (phase_ == Phase::BACK && (setup_.top != NONE || setup_.unseen_in_stack() < 1))
      add("DU-4.3", "problem-top");
    if (!is_of_tiling(phase_) && phase_ != Phase::STACKING && setup_.at)
      add("DU-6.1", "problem-at");
    if (!is_of_tiling(phase_) && setup_.payment != Payment{}) add("DU-6.5", "problem-payment");
  }

  // Has all been tiled, broken and scored that comes before this phase (DU-6, DU-7.3)?
  void of_tiled() {
    if (setup_.round == 1 && is_before()) {
      if (setup_.tower.any() || std::ranges::any_of(setup_.boards, has_played))
        add("DU-1.3", "problem-begun");
      return;
    }
    for (const auto& [seat, lines] : tiled_lines()) {
      const SetupBoard& held = board(seat);
      for (int row = 0; row < lines; ++row) {
        const SetupLine line = held.lines[row];
        if (!line.filled) continue;
        const int spaces = held.matching(row, line.colour);
        const int* const cells = held.cells + row / 2 * CELLS;
        if (spaces && line.filled == row + 1)
          add(with_seat(reason("DU-6.1", "problem-line-waiting"), seat).with("line", row + 1));
        if (!spaces && std::count(cells, cells + CELLS, EMPTY_CELL) == 0)
          add(with_seat(reason("DU-6.3", "problem-line-unbroken"), seat).with("line", row + 1));
      }
      if (lines == LINES && !held.broken.empty())
        add(with_seat(reason("DU-7.3", "problem-broken-waiting"), seat));
    }
  }

  static bool has_played(const SetupBoard& board) {
    bool any = !board.broken.empty() || board.score != START_SCORE;
    for (const SetupLine line : board.lines) any |= line.filled > 0;
    for (const auto& row : board.dome)
      for (const int tile : row) any |= tile != NONE;
    return any;
  }

  // The seats that have tiled lines since the last turn, and how many.
  std::vector<std::pair<int, int>> tiled_lines() const {
    std::vector<std::pair<int, int>> found;
    if (is_of_tiling(phase_) && has_turn() && setup_.start != NO_SEAT) {
      if (setup_.turn != setup_.start) found.emplace_back(setup_.start, LINES);
      found.emplace_back(setup_.turn, std::min(setup_.at - 1, LINES - 1));
    } else if (!has_turn() && (is_before() || phase_ == Phase::OVER)) {
      found = {{0, LINES}, {1, LINES}};
    }
    return found;
  }

  const Setup& setup_;
  const Phase phase_;
  Reasons& found_;
};

// Is there something to do, of the kind that the phase says? Of a table that is sound otherwise.

// Can the reserve pay the rest of this payment and the tiles still missing (DU-6.5)?
inline bool can_finish(const State& state, int seat) {
  const Payment payment = state.payment;
  const auto [showing, others] = split(state.boards[seat], state.at);
  const int left = missing_tiles(state.boards[seat], state.at) - payment.paid - 1;
  if (payment.size == PAIR)
    return showing >= payment.left && covers(showing - payment.left, others, left);
  return covers_after(showing, others, payment.left, left);
}

// Is there a choice at the line at hand, of the kind that the phase says?
inline bool may_tile(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (state.at < 1 || state.at > LINES) return false;
  const Line line = board.lines[state.at - 1];
  if (line.is_empty()) return false;
  const int spaces = std::popcount(matching_at_hand(state, seat));
  const bool is_complete = line.filled() == state.at;
  const Payment payment = state.payment;
  if (state.phase == Phase::TILING)
    return spaces > 1 && (is_complete ? payment == Payment{} : is_paid(state, seat));
  if (is_complete || !spaces || payment.paid >= missing_tiles(board, state.at)) return false;
  if (state.phase == Phase::SPENDING)
    return payment.left >= 1 && payment.left <= payment.size && can_finish(state, seat) &&
           !settled_reserve(state, seat);
  if (payment.paid && settled_reserve(state, seat)) return false;
  const bool is_begun = payment.size || payment.left;
  return !is_begun && (may_spend(state, PAIR, seat) || may_spend(state, TRIPLE, seat));
}

inline bool may_decide(const State& state, int seat) {
  switch (state.phase) {
    case Phase::TURN:
      return can_act(state, seat);
    case Phase::STACKING:
      return state.at >= 1 && state.at <= SMALL_FACTORIES &&
             std::popcount(state.factories[state.at - 1].sun.present()) > 1;
    case Phase::DRAWING:
      return state.stack_size() > 0 && state.boards[seat].score > 0;
    case Phase::KEEPING:
    case Phase::RETURNING:
      return state.hand.count > 1;
    case Phase::PAYING:
    case Phase::SPENDING:
    case Phase::TILING:
      return may_tile(state, seat);
    default:
      return true;
  }
}

// Has nothing been taken since the deal?
inline bool is_fresh(const State& state) {
  const auto is_untouched = [](const Board& board) {
    return board.tokens == TOKENS && !board.taken;
  };
  return std::ranges::all_of(state.boards, is_untouched) && !state.large.moon.any() &&
         std::ranges::all_of(state.factories, [](const Factory& each) { return !each.moon.count; });
}

inline Reasons of_decision(const State& state) {
  Reasons found;
  const bool waits = chip_to_reveal(state) != 0;
  // A factory without tiles is told after all else (DU-9.4).
  if (waits != (state.phase == Phase::CHIP) && !is_before_turns(state))
    found.push_back(reason("DU-5.5", "problem-chip-waiting"));
  if (state.phase == Phase::CHIP && state.turn == NO_SEAT && !is_fresh(state))
    found.push_back(reason("DU-5.5", "problem-turn"));
  if (state.turn != NO_SEAT && !may_decide(state, state.turn))
    found.push_back(reason("DU-3.2", "problem-no-decision").with("seat", state.turn + 1));
  return found;
}

}  // namespace tilewright::duel
