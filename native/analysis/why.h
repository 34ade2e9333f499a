// Why a move was worse than another: what differs on the table along the two lines that follow, as
// values. They speak of what one can see: points, tiles that fall, lines, what is left to others.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "azul/goals.h"
#include "core/effects.h"
#include "core/game.h"
#include "duel/dome.h"
#include "duel/goals.h"

namespace tilewright::analysis {

// What can be worse, and the names of it.
enum class Worse : std::uint8_t {
  POINTS,   // the seat gets so many points less in this round
  GIVEN,    // another seat gets so many points more in it
  FALLEN,   // so many more tiles on the floor line
  BROKEN,   // so many more broken tiles
  LEFT,     // so many tiles of a colour are left to the next seat, which fill a line of its
  LINE,     // a line is not complete
  GOAL,     // something that counts at the end brings so many points less, as the table lies
  BARRED,   // the same of the most that it can still bring
  STARTER,  // another seat starts the next round
  CHIPS,    // so many bonus chips fewer
  SPACE,    // a line's colour has no space on the dome
  TILES,    // so many tiles fewer on lines and wall
};
inline constexpr std::string_view WORSE[] = {
    "points", "given",  "fallen",  "broken", "left",  "line",
    "goal",   "barred", "starter", "chips",  "space", "tiles",
};

inline constexpr int MOST_REASONS = 3;
inline constexpr int MOST_PLACES = 6;

// One thing that is worse. Seats and colours count from 0, lines from 1; what is not there is -1,
// or 0 for numbers and lines.
struct Difference {
  Worse kind = Worse::POINTS;
  int seat = -1;
  int number = 0;
  int colour = -1;
  int line = 0;
  std::string_view goal = {};
  double weight = 0;  // about how many points it is worth: the largest is told first
  int count = 0;      // of the places
  Place places[MOST_PLACES] = {};

  Difference& at(Place place) {
    if (count < MOST_PLACES && std::find(places, places + count, place) == places + count)
      places[count++] = place;
    return *this;
  }
};

// What a kind of difference weighs, in points: for each of its number, or of its line.
struct Weights {
  double given = 0.9;
  double fallen = 1.1;
  double left = 0.8;
  double line = 0.5;
  double starter = 1.5;
  double chips = 1.5;
  double space = 0.7;
  double tiles = 0.3;
};

// A line of play from a state on.
template <Game G>
struct Walk {
  typename G::State first;  // after its first turn
  typename G::State end;    // where it is looked at
  std::vector<Effect> effects;
  int turns = 0;                    // that it has
  bool is_over = false;             // the round ended
  const ActionId* reply = nullptr;  // what the next seat does after the first turn

  // Follow a line for so many turns; a turn that is not whole counts only in the first one.
  static Walk of(const G& game, const typename G::State& root, std::span<const ActionId> line,
                 int most) {
    Walk walk{root, root, {}};
    const int seat = game.actor(root), round = game.round_of(root);
    for (std::size_t at = 0; at < line.size() && walk.turns < most && !walk.is_over; ++at) {
      if (game.actor(walk.end) < 0) break;
      if (walk.turns == 1 && !walk.reply && game.actor(walk.end) != seat) walk.reply = &line[at];
      const std::size_t before = walk.effects.size();
      const bool is_first = !walk.turns;
      game.apply_unchecked(walk.end, line[at], Effects(walk.effects));
      if (is_first) walk.first = walk.end;
      for (std::size_t each = before; each < walk.effects.size(); ++each)
        if (const auto* ended = std::get_if<Ended>(&walk.effects[each]))
          walk.turns += ended->what == Span::TURN;
      walk.is_over = game.round_of(walk.end) != round || game.actor(walk.end) == NOBODY;
    }
    return walk;
  }
};

// What both games call by different names.

template <class State>
inline constexpr bool IS_DUEL = std::is_same_v<State, duel::State>;

template <int SEATS, bool GRAY>
int starter_after(const azul::State<SEATS, GRAY>& state, bool is_over) {
  return is_over ? state.start : state.marker;
}
inline int starter_after(const duel::State& state, bool is_over) {
  return is_over ? state.start : state.start_tile;
}

// Is it certain that this round is the last?
template <int SEATS, bool GRAY>
bool ends_here(const azul::State<SEATS, GRAY>& state) {
  return state.phase == azul::Phase::OVER ||
         std::any_of(state.boards, state.boards + SEATS,
                     [](const auto& board) { return azul::ends_the_game(board); });
}
inline bool ends_here(const duel::State& state) { return state.round == duel::LAST_ROUND; }

inline bool is_tile(const Piece& piece) {
  return piece.size == 1 && LETTERS.find(piece.text[0]) != std::string_view::npos;
}

inline int colour_of(const Piece& piece) { return static_cast<int>(LETTERS.find(piece.text[0])); }

// The tiles of a seat that went to its lines and on, and those that fell.
struct Ledger {
  int fallen = 0, placed = 0;
  unsigned tiled = 0;  // lines whose tile went to the wall or the dome, a bit each
  int floor[2] = {};   // the first and the last space of the floor that was filled

  template <class Walk>
  static Ledger of(const Walk& walk, int seat) {
    Ledger found;
    for (const Effect& effect : walk.effects) {
      const auto* moved = std::get_if<Moved>(&effect);
      if (!moved || !is_tile(moved->piece)) continue;
      const Place &from = moved->source, &to = moved->target;
      if (to.seat == seat && (to.kind == At::FLOOR || to.kind == At::BROKEN)) {
        found.fallen += moved->number;
        if (!found.floor[0]) found.floor[0] = to.number;
        found.floor[1] = to.number + moved->number - 1;
      }
      if (to.seat == seat && to.kind == At::LINE) found.placed += moved->number;
      if (from.seat == seat && from.kind == At::LINE &&
          (to.kind == At::WALL || to.kind == At::DOME))
        found.tiled |= 1u << from.number;
    }
    return found;
  }
};

// A take that completes a line of the seat that takes.
struct Filling {
  int line = 0, colour = -1, number = 0;
  Place source = {};
};

template <Game G>
Filling filling(const G& game, const typename G::State& state, ActionId id) {
  const int seat = game.actor(state);
  std::vector<Effect> effects;
  auto after = state;
  game.apply_unchecked(after, id, Effects(effects));
  Filling found;
  int joined = 0;
  for (const Effect& effect : effects) {
    const auto* moved = std::get_if<Moved>(&effect);
    if (!moved || moved->target.kind != At::LINE || moved->target.seat != seat) continue;
    if (!joined) found = {moved->target.number, colour_of(moved->piece), 0, moved->source};
    joined += moved->number;
  }
  found.number = joined;
  if (!joined || state.boards[seat].lines[found.line - 1].filled() + joined < found.line) return {};
  return found;
}

// Can the seat in turn complete that line with that colour?
template <Game G>
bool can_fill(const G& game, const typename G::State& state, const Filling& wanted) {
  ActionId ids[G::NUM_ACTIONS];
  const int count = game.legal_actions(state, ids);
  for (int at = 0; at < count; ++at) {
    const Filling found = filling(game, state, ids[at]);
    if (found.line == wanted.line && found.colour == wanted.colour) return true;
  }
  return false;
}

// The lines of a seat, from 1, whose colour has no space on its dome, a bit each; none in Azul.
template <class State>
unsigned lines_without_space(const State& state, int seat) {
  unsigned lines = 0;
  if constexpr (IS_DUEL<State>) {
    const duel::Board& board = state.boards[seat];
    for (int row = 0; row < duel::LINES; ++row) {
      const Line line = board.lines[row];
      if (!line.is_empty() && !duel::matching(board, row, line.colour())) lines |= 1u << (row + 1);
    }
  }
  return lines;
}

// What is worse after the line played than after the best one, the largest first. Both start with a
// decision of the seat in turn and must be legal.
template <Game G>
class Comparison {
 public:
  Comparison(const G& game, const typename G::State& root, std::span<const ActionId> best,
             std::span<const ActionId> played)
      : game_(game), seat_(game.actor(root)) {
    constexpr int ALL = 1'000;
    best_ = Walk<G>::of(game, root, best, ALL);
    played_ = Walk<G>::of(game, root, played, ALL);
    reply_ = played_.reply;
    if (best_.is_over && played_.is_over) return;
    const int turns = std::max(std::min(best_.turns, played_.turns), 1);
    best_ = Walk<G>::of(game, root, best, turns);
    played_ = Walk<G>::of(game, root, played, turns);
  }

  std::vector<Difference> differences() {
    compare_points();
    compare_tiles();
    compare_replies();
    compare_goals();
    compare_rest();
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Difference& a, const Difference& b) { return a.weight > b.weight; });
    if (found_.size() > MOST_REASONS) found_.resize(MOST_REASONS);
    return found_;
  }

 private:
  Difference& add(Worse kind, int seat, int number, double weight) {
    Difference& found = found_.emplace_back();
    found.kind = kind;
    found.seat = seat;
    found.number = number;
    found.weight = weight;
    return found;
  }

  void compare_points() {
    for (int seat = 0; seat < G::SEATS; ++seat) {
      const int more = game_.standing(best_.end, seat) - game_.standing(played_.end, seat);
      if (seat == seat_ && more > 0) add(Worse::POINTS, seat, more, more);
      if (seat != seat_ && more < 0) add(Worse::GIVEN, seat, -more, -more * weights_.given);
    }
  }

  void compare_tiles() {
    const Ledger best = Ledger::of(best_, seat_), played = Ledger::of(played_, seat_);
    if (const int more = played.fallen - best.fallen; more > 0) {
      constexpr bool BREAKS = IS_DUEL<typename G::State>;
      Difference& fallen =
          add(BREAKS ? Worse::BROKEN : Worse::FALLEN, seat_, more, more * weights_.fallen);
      constexpr At kind = BREAKS ? At::BROKEN : At::FLOOR;
      for (int space = std::max(played.floor[0], 1); space <= played.floor[1]; ++space)
        fallen.at(place_of(seat_, kind, space));
    }
    const int most = static_cast<int>(std::size(best_.end.boards[seat_].lines));
    for (int line = most; line; --line) {
      if (!is_complete(best_, best, line) || is_complete(played_, played, line)) continue;
      Difference& open = add(Worse::LINE, seat_, 0, line * weights_.line);
      open.line = line;
      open.at(place_of(seat_, At::LINE, line));
      break;
    }
    if (const int fewer = best.placed - played.placed; fewer > 0)
      add(Worse::TILES, seat_, fewer, fewer * weights_.tiles);
  }

  bool is_complete(const Walk<G>& walk, const Ledger& ledger, int line) const {
    return ledger.tiled >> line & 1 ||
           (!walk.is_over && walk.end.boards[seat_].lines[line - 1].filled() == line);
  }

  // What the next seat does after the move played, and could not do after the best one.
  void compare_replies() {
    if (!reply_) return;
    const int next = game_.actor(played_.first);
    const Filling found = filling(game_, played_.first, *reply_);
    if (!found.line) return;
    if (game_.actor(best_.first) == next && can_fill(game_, best_.first, found)) return;
    Difference& left = add(Worse::LEFT, next, found.number, found.line * weights_.left);
    left.colour = found.colour;
    left.line = found.line;
    left.at(found.source).at(place_of(next, At::LINE, found.line));
  }

  void compare_goals() {
    const auto best = goals(best_.end), played = goals(played_.end);
    // Where only one line makes this round the last, much can't be done any more that nobody wants.
    const bool is_alike = ends_here(best_.end) == ends_here(played_.end);
    for (int at = 0; at < best.count && at < played.count; ++at) {
      const int now = best.of[at].now[seat_] - played.of[at].now[seat_];
      const int most = best.of[at].possible[seat_] - played.of[at].possible[seat_];
      if (most > 0 && is_alike)
        add(Worse::BARRED, seat_, most, most).goal = best.of[at].name;
      else if (now > 0)
        add(Worse::GOAL, seat_, now, now).goal = best.of[at].name;
    }
  }

  void compare_rest() {
    const int now = starter_after(best_.end, best_.is_over);
    const int then = starter_after(played_.end, played_.is_over);
    const bool goes_on = game_.actor(best_.end) != NOBODY && game_.actor(played_.end) != NOBODY;
    if (goes_on && now == seat_ && then >= 0 && then != seat_)
      add(Worse::STARTER, then, 0, weights_.starter);
    if constexpr (IS_DUEL<typename G::State>) {
      const int fewer =
          best_.end.boards[seat_].chips.total() - played_.end.boards[seat_].chips.total();
      if (fewer > 0) add(Worse::CHIPS, seat_, fewer, fewer * weights_.chips);
    }
    const unsigned lines =
        lines_without_space(played_.first, seat_) & ~lines_without_space(best_.first, seat_);
    if (!lines) return;
    const int line = std::bit_width(lines) - 1;
    Difference& space = add(Worse::SPACE, seat_, 0, line * weights_.space);
    space.line = line;
    space.colour = played_.first.boards[seat_].lines[line - 1].colour();
    space.at(place_of(seat_, At::LINE, line));
  }

  const G& game_;
  const int seat_;
  const Weights weights_ = {};
  Walk<G> best_{}, played_{};
  const ActionId* reply_ = nullptr;
  std::vector<Difference> found_;
};

template <Game G>
std::vector<Difference> differences(const G& game, const typename G::State& root,
                                    std::span<const ActionId> best,
                                    std::span<const ActionId> played) {
  return Comparison<G>(game, root, best, played).differences();
}

}  // namespace tilewright::analysis
