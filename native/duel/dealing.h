// The set-up (DU-2) and preparing the next round (DU-9): display, tiles, chips, start player.
// Twin of duel/dealing.py.
#pragma once

#include <algorithm>
#include <bit>

#include "core/bag.h"
#include "core/game.h"
#include "duel/actions.h"
#include "duel/places.h"
#include "duel/state.h"

namespace tilewright::duel {

inline constexpr int TILES_OF_A_COLOUR = 13;  // DU-1.1
inline constexpr int TILES_ON_LARGE = 5;      // DU-2.3
inline constexpr int TILES_ON_SMALL = 4;      // DU-2.3

// The first small factory, from 1, without tiles whose chip lies face down (DU-5.5); 0 for none.
inline int chip_to_reveal(const State& state) {
  for (int at = 0; at < SMALL_FACTORIES; ++at)
    if (state.factories[at].chip == FACE_DOWN && state.factories[at].is_empty()) return at + 1;
  return 0;
}

inline bool has_plate(const Board& board) {
  return std::ranges::any_of(board.cells, [](int cell) { return cell != EMPTY_CELL; });
}

// What the set-up or the new round still needs, in the order of DU-2 and DU-9.
inline void prepare(State& state) {
  const auto wait_for = [&](Phase phase, int turn) {
    state.phase = phase;
    state.turn = static_cast<std::int8_t>(turn);
  };
  const int unseen = state.unseen_in_stack();
  if (state.display.count < DISPLAY && unseen + state.returned.count)
    return wait_for(Phase::DISPLAY, NO_SEAT);  // DU-2.1, DU-9.1
  if (state.top == NONE && unseen) return wait_for(Phase::BACK, NO_SEAT);
  if (std::ranges::all_of(state.factories, [](const Factory& f) { return f.chip == NO_CHIP; }))
    return wait_for(Phase::DEAL, NO_SEAT);
  if (state.start == NO_SEAT) return wait_for(Phase::START, NO_SEAT);
  for (const int seat : {other(state.start), int{state.start}})  // DU-2.6
    if (!has_plate(state.boards[seat])) return wait_for(Phase::SETUP, seat);
  if (chip_to_reveal(state)) return wait_for(Phase::CHIP, NO_SEAT);  // DU-9.4
  wait_for(Phase::TURN, state.start);                                // DU-3.2
}

// The table before anything is drawn (DU-1, DU-2); no scoring tiles: chance draws them.
inline State set_up(const std::uint8_t* sides, int number_of_sides, int first) {
  State state;
  for (int at = 0; at < number_of_sides; ++at) state.scoring.add(sides[at]);
  state.phase = number_of_sides ? Phase::DISPLAY : Phase::SCORING;  // DU-2.2
  state.start = static_cast<std::int8_t>(first);
  for (int colour = 0; colour < COLOURS; ++colour) state.bag.add(colour, TILES_OF_A_COLOUR);
  state.chips = ALL_CHIPS;
  return state;  // DU-2.1: the stack's order is drawn when it is seen
}

// Tokens and start tile go back, its holder starts, and the table is filled anew (DU-9).
template <class Sink>
void prepare_round(State& state, Sink sink) {
  if constexpr (Sink::IS_ON) {
    for (int seat = 0; seat < SEATS; ++seat)
      sink.move(TOKEN_PIECE, place_of(seat, At::USED), place_of(seat, At::TOKENS),
                TOKENS - state.boards[seat].tokens);
    if (state.start_tile != NO_SEAT)
      sink.move(START_PIECE, place_of(state.start_tile, At::START), place_at(At::LARGE));
  }
  if (state.start_tile != NO_SEAT) state.start = state.start_tile;  // DU-9.5 [ruling]
  for (Board& board : state.boards) {
    board.tokens = TOKENS;  // DU-9.1
    board.taken = 0;        // DU-5.6
  }
  ++state.round;
  state.start_tile = NO_SEAT;
  state.at = 0;
  prepare(state);
}

// The deal

// Do the tiles all have one colour?
inline bool is_plain(const Tiles& tiles) {
  return tiles.any() && *std::ranges::max_element(tiles.of) == tiles.total();
}

// May the first draw, which empties a bag of fewer than 5 or has one colour, be put back?
inline bool first_may_be_plain(const Tiles& bag, const Tiles& whole) {
  for (int colour = 0; colour < COLOURS; ++colour)
    if (whole.of[colour] >= TILES_ON_LARGE && bag.total() == bag.of[colour]) return true;
  return false;
}

// Gives the large factory these tiles; false, and nothing given, if it can't get them (DU-2.4).
inline bool take_large(Bag& bag, const Tiles& tiles) {
  if (tiles.total() < TILES_ON_LARGE) return bag.take(tiles);  // [ruling]: then there is no redraw
  if (bag.in_bag >= TILES_ON_LARGE && !is_plain(bag.bag))
    return !is_plain(tiles) && bag.take(tiles);
  // From here on the tower is in the bag: there were fewer than 5 tiles, or of one colour only.
  const Tiles whole = plus(bag.bag, bag.discard);
  if (!tiles.is_within(whole) || (is_plain(tiles) && !is_plain(whole))) return false;
  // Without a redraw, what was left in the bag came first.
  if (!bag.bag.is_within(tiles) && !first_may_be_plain(bag.bag, whole)) return false;
  bag = Bag(minus(whole, tiles), {});
  return true;
}

// Why bag and tower can't give this deal, drawn in order.
inline Rule deal_refusal(const State& state, const Action& deal) {
  if (deal.small.count != SMALL_FACTORIES) return "DU-1.2";
  Bag bag(state.bag, state.tower);
  int due = std::min(TILES_ON_LARGE, bag.total());
  if (deal.large.total() != due) return due == TILES_ON_LARGE ? "DU-2.3" : "DU-9.4";
  if (!take_large(bag, deal.large))
    return std::ranges::find(deal.large.of, due) != std::end(deal.large.of) ? "DU-2.4" : "DU-9.3";
  for (const Tiles& tiles : deal.small) {
    due = std::min(TILES_ON_SMALL, bag.total());  // DU-9.4
    if (tiles.total() != due) return due == TILES_ON_SMALL ? "DU-2.3" : "DU-9.4";
    if (!bag.take(tiles)) return "DU-9.3";
  }
  return nullptr;
}

// Tell how the large factory gets its tiles; of a draw that was put back (DU-2.4), nothing.
inline void tell_large(const Bag& bag, const Tiles& tiles, Effects sink) {
  const Place target = place_at(At::LARGE_SUN);
  Bag after = bag;
  take_large(after, tiles);
  const bool in_order = tiles.total() > bag.in_bag && bag.bag.is_within(tiles);
  if (in_order || after.discard == bag.discard) return bag.tell(sink, tiles, target, TOWER);
  sink.move(bag.discard, TOWER, place_at(At::BAG));
  sink.move(tiles, place_at(At::BAG), target);
}

// Fill the factories and put a chip face down on each small one (DU-2.3, DU-2.5, DU-9.2).
template <class Sink>
void apply_deal(State& state, const Action& deal, Sink sink) {
  Bag bag(state.bag, state.tower);
  if constexpr (Sink::IS_ON) tell_large(bag, deal.large, sink);
  take_large(bag, deal.large);
  state.large = {Few::of(deal.large), {}};
  for (int at = 0; at < SMALL_FACTORIES; ++at) {
    if constexpr (Sink::IS_ON) bag.tell(sink, deal.small.of[at], place_at(At::SUN, at + 1), TOWER);
    bag.take(deal.small.of[at]);  // DU-9.3
    state.factories[at] = {Few::of(deal.small.of[at]), {}, FACE_DOWN};
  }
  state.bag = bag.bag;
  state.tower = bag.discard;
  if constexpr (Sink::IS_ON)
    for (int number = 1; number <= SMALL_FACTORIES; ++number)
      sink.move(FACE_DOWN_PIECE, SUPPLY, place_at(At::CHIP, number));
  prepare(state);
}

// Draw the large factory's tiles, again while they all have one colour, then the others'.
inline Action sample_deal(const State& state, Rng& rng) {
  Action deal = action(Kind::DEAL);
  Bag bag(state.bag, state.tower);
  deal.large = bag.draw(TILES_ON_LARGE, rng);
  while (deal.large.total() == TILES_ON_LARGE && is_plain(deal.large)) {  // DU-2.4
    bag = Bag(plus(bag.bag, deal.large), bag.discard);
    if (is_plain(bag.bag)) bag.refill();  // [ruling]
    const bool accepted = is_plain(bag.bag);
    deal.large = bag.draw(TILES_ON_LARGE, rng);
    if (accepted) break;
  }
  for (int at = 0; at < SMALL_FACTORIES; ++at) deal.small.add(bag.draw(TILES_ON_SMALL, rng));
  return deal;
}

// Plates, chips, scoring tiles, the start player

// A random one of the plates in a mask.
inline int random_plate(std::uint32_t plates, Rng& rng) {
  auto skipped = rng.below(static_cast<std::uint32_t>(std::popcount(plates)));
  for (; skipped; --skipped) plates &= plates - 1;
  return std::countr_zero(plates);
}

// Why the stack's top plate can't be this one.
inline Rule reveal_plate_refusal(const State& state, int plate) {
  if (!state.unseen_in_stack()) return state.returned.of[0].plate() != plate ? "DU-4.3" : nullptr;
  if (!(state.unseen >> plate & 1)) return "DU-2.1";
  return state.top != NONE && state.top != back_of(plate) ? "DU-1.4" : nullptr;
}

// Turn up the top plate (DU-2.1, DU-9.1).
template <class Sink>
void apply_reveal_plate(State& state, int plate, Sink sink) {
  if (state.unseen_in_stack()) {
    state.unseen &= ~(1u << plate);
    state.top = NONE;
  } else {
    state.returned.take(0);
  }
  state.display.add(byte(plate));
  if constexpr (Sink::IS_ON)
    sink.move(PLATES[plate], THE_STACK, place_at(At::DISPLAY, state.display.count));
  prepare(state);
}

// The top plate: any unseen one with its back, or the one that was put back.
inline int sample_reveal_plate(const State& state, Rng& rng) {
  if (!state.unseen_in_stack()) return state.returned.of[0].plate();
  const std::uint32_t fitting = state.top == NONE ? ALL_PLATES : plates_with(state.top);
  return random_plate(state.unseen & fitting, rng);
}

// How many unseen plates with that back may lie on top (DU-1.4).
inline int back_odds(const State& state, int back) {
  int count = std::popcount(state.unseen & plates_with(back));
  for (const Drawn held : state.hand) count -= held.is_hidden() && held.back() == back;
  return count;
}

inline Rule reveal_back_refusal(const State& state, int back) {
  return back_odds(state, back) < 1 ? "DU-1.4" : nullptr;
}

// Show the back of the top plate (DU-4.3); the caller goes on with what it was shown for.
template <class Sink>
void apply_reveal_back(State& state, int back, Sink sink) {
  if constexpr (Sink::IS_ON) sink.add(Revealed{face_down(back), THE_STACK});
  state.top = byte(back);
}

// The back of a random unseen plate.
inline int sample_reveal_back(const State& state, Rng& rng) {
  const int special = back_odds(state, SPECIAL), joker = back_odds(state, JOKER);
  const auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(special + joker)));
  return at < special ? SPECIAL : JOKER;
}

// Why the chip that is turned up can't be this one.
inline Rule reveal_chip_refusal(const State& state, int factory, int chip) {
  if (factory != chip_to_reveal(state)) return "DU-5.5";
  return state.chips.count(chip) ? nullptr : "DU-1.6";
}

// Turn up the chip of a factory without tiles (DU-5.2, DU-5.5, DU-9.4).
template <class Sink>
void apply_reveal_chip(State& state, int factory, int chip, Sink sink) {
  if constexpr (Sink::IS_ON) sink.add(Revealed{CHIPS[chip], place_at(At::CHIP, factory)});
  state.factories[factory - 1].chip = byte(chip);
  state.chips.add(chip, -1);
}

// A random one of the chips that nobody has seen (DU-1.6).
inline int sample_reveal_chip(const State& state, Rng& rng) {
  auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(state.chips.total())));
  int chip = 0;
  while (chip + 1 < KINDS && at >= state.chips.count(chip)) at -= state.chips.count(chip++);
  return chip;
}

// Why these scoring tiles can't have been drawn, where so many are.
inline Rule scoring_drawn_refusal(const Action& scoring, int count) {
  unsigned tiles = 0;
  for (const int side : scoring.sides) tiles |= 1u << side / 2;  // one side of each
  const bool fits = scoring.sides.count == count && (count == 3 || count == 4);
  return fits && std::popcount(tiles) == count ? nullptr : "DU-2.2";
}

// Lay out the scoring tiles (DU-2.2).
template <class Sink>
void apply_scoring(State& state, const Action& scoring, Sink sink) {
  state.scoring = scoring.sides;
  if constexpr (Sink::IS_ON)
    for (int at = 0; at < scoring.sides.count; ++at)
      sink.move(SIDES[scoring.sides.of[at]], SUPPLY, place_at(At::SCORING, at + 1));
  prepare(state);
}

// Random scoring tiles and sides, in the order of SIDES (DU-2.2).
inline Action sample_scoring(int count, Rng& rng) {
  Action scoring = action(Kind::SCORING);
  for (int tile = 0; tile < SCORING_TILES; ++tile) {
    const int left = count - scoring.sides.count;
    if (static_cast<int>(rng.below(static_cast<std::uint32_t>(SCORING_TILES - tile))) < left)
      scoring.sides.add(byte(2 * tile + static_cast<int>(rng.below(2))));
  }
  return scoring;
}

}  // namespace tilewright::duel
