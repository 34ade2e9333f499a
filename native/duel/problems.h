// Everything that is wrong with a set-up of Duel: first what lies where. Twin of duel/problems.py.
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/setup.h"
#include "duel/dealing.h"
#include "duel/game.h"
#include "duel/progress.h"
#include "duel/setup.h"
#include "duel/stack.h"

namespace tilewright::duel {

// Sides of scoring tiles as people call them: commas between them, and `and` before the last.
inline Told named_sides(const std::vector<int>& sides) {
  const auto named = [](int side) -> Told {
    return Reasons{reason("", "option-side").with("side", std::string(SIDES[side]))};
  };
  if (sides.empty()) return std::string();
  Told told = named(sides[0]);
  for (std::size_t at = 1; at < sides.size(); ++at)
    told = Reasons{reason("", at + 1 < sides.size() ? "list-comma" : "list-and")
                       .with("before", std::move(told))
                       .with("last", named(sides[at]))};
  return told;
}

class Problems {
 public:
  explicit Problems(const Setup& setup) : setup_(setup), found_(setup.found) {
    of_table();
    const bool fits = found_.size() == setup.found.size();
    for (std::size_t at = 0; at < setup.boards.size(); ++at)
      of_board(setup.boards[at], static_cast<int>(at) + 1);
    of_factories();
    of_tiles();
    of_plates();
    of_chips();
    // Only a table of the right size can be looked at more closely.
    if (!fits || setup.has_stray_plates) return;
    Progress(setup, found_).tell();
    if (found_.size() == setup.found.size())
      for (Reason& why : of_decision(state_of(setup))) add(std::move(why));
  }

  Reasons found() && { return std::move(found_); }

 private:
  void add(Reason why) { found_.push_back(std::move(why)); }

  void of_table() {
    const int boards = static_cast<int>(setup_.boards.size());
    const int factories = static_cast<int>(setup_.factories.size());
    if (boards != SEATS)
      add(reason("DU-1.3", "problem-boards").with("count", boards).with("seats", SEATS));
    if (factories != SMALL_FACTORIES)
      add(reason("DU-1.2", "problem-factories")
              .with("count", factories)
              .with("due", SMALL_FACTORIES));
    if (setup_.round < 1 || setup_.round > LAST_ROUND)
      add(reason("DU-3.1", "problem-round").with("round", setup_.round));
    if ((setup_.phase == Phase::SCORING) != setup_.scoring.empty())
      add(reason("DU-2.2", "problem-scoring-phase"));
    else if (!setup_.scoring.empty())
      of_scoring();
  }

  void of_scoring() {
    const std::vector<int>& sides = setup_.scoring;
    bool is_twice = false, is_both = false;
    for (std::size_t one = 0; one < sides.size(); ++one) {
      for (std::size_t two = one + 1; two < sides.size(); ++two) {
        is_twice |= sides[one] == sides[two];
        is_both |= sides[one] / 2 == sides[two] / 2;
      }
    }
    std::string_view message;
    if (sides.size() != 3 && sides.size() != 4)
      message = "refusal-scoring-number";
    else if (is_twice)
      message = "refusal-scoring-twice";
    else if (is_both)
      message = "refusal-scoring-both-sides";
    if (!message.empty()) add(reason("DU-2.2", message).with("sides", named_sides(sides)));
  }

  void of_board(const SetupBoard& board, int seat) {
    if (board.score < 0)
      add(reason("DU-7.3", "problem-score").with("seat", seat).with("score", board.score));
    for (int row = 0; row < LINES; ++row)
      if (board.lines[row].filled > row + 1)
        add(reason("DU-1.3", "problem-line-long")
                .with("seat", seat)
                .with("line", row + 1)
                .with("count", board.lines[row].filled));
    const int broken = static_cast<int>(board.broken.size());
    if (broken > BROKEN_SPACES)
      add(reason("DU-5.9", "problem-broken-long").with("seat", seat).with("count", broken));
    for (int at = 0; at < CELLS * CELLS; ++at) of_special(board, seat, at);
  }

  // A special tile lies on its space as soon as the others of its plate are filled (DU-6.7).
  void of_special(const SetupBoard& board, int seat, int at) {
    const auto& plate = TURNED[static_cast<std::size_t>(board.cells[at])];
    if (std::ranges::count(plate, SPECIAL) == 0) return;
    const int top = at / CELLS * 2, left = at % CELLS * 2;
    bool has_special = false, has_gap = false;
    for (int space = 0; space < 4; ++space) {
      const bool is_filled = board.dome[top + space / 2][left + space % 2] != NONE;
      if (plate[static_cast<std::size_t>(space)] == SPECIAL)
        has_special = is_filled;
      else
        has_gap |= !is_filled;
    }
    if (has_special == has_gap)
      add(reason("DU-6.7", "problem-special")
              .with("seat", seat)
              .with("row", at / CELLS + 1)
              .with("column", at % CELLS + 1));
  }

  void of_factories() {
    for (std::size_t at = 0; at < setup_.factories.size(); ++at) {
      const SetupFactory& factory = setup_.factories[at];
      const int number = static_cast<int>(at) + 1;
      const bool is_stacking = setup_.phase == Phase::STACKING && setup_.at == number;
      const int sun = factory.sun.total(), moon = static_cast<int>(factory.moon.size());
      const auto tell = [&](Rule rule, std::string_view message) {
        add(reason(rule, message).with("factory", number));
      };
      if (sun + moon > TILES_ON_SMALL)
        add(reason("DU-2.3", "problem-factory-full")
                .with("factory", number)
                .with("count", sun + moon));
      else if (moon == TILES_ON_SMALL)
        tell("DU-5.1", "problem-moon-full");
      else if (is_stacking && sun + moon == TILES_ON_SMALL)
        tell("DU-5.1", "problem-nothing-taken");
      else if (sun && moon && !is_stacking)
        tell("DU-5.1", "problem-sun-and-moon");
      else if (sun && sun < TILES_ON_SMALL && setup_.bag.any() && !is_stacking)
        add(reason("DU-9.4", "problem-factory-short").with("factory", number).with("count", sun));
      if (!factory.is_empty() && factory.chip != FACE_DOWN) tell("DU-5.5", "problem-chip-early");
    }
    of_large();
  }

  void of_large() {
    const int sun = setup_.large_sun.total(), moon = setup_.large_moon.total();
    if (sun + moon > TILES_ON_LARGE)
      add(reason("DU-2.3", "problem-large-full"));
    else if (moon == TILES_ON_LARGE)
      add(reason("DU-5.1", "problem-large-moon-full"));
    else if (sun && moon)
      add(reason("DU-5.1", "problem-large-sun-and-moon"));
    else if (sun && sun < TILES_ON_LARGE && setup_.bag.any())
      add(reason("DU-9.4", "problem-large-short"));
    if (sun && setup_.start_tile != NO_SEAT) add(reason("DU-5.4", "problem-start-tile"));
  }

  void of_tiles() {
    const Amounts tiles = all_tiles();
    for (int colour = 0; colour < COLOURS; ++colour)
      if (const int count = tiles.of[static_cast<std::size_t>(colour)]; count != TILES_OF_A_COLOUR)
        add(reason("DU-1.1", "problem-tiles")
                .with("colour", std::string(COLOUR_WORDS[colour]))
                .with("count", count));
  }

  // Every coloured tile of the table: there are always 13 of each colour (DU-1.1).
  Amounts all_tiles() const {
    Amounts found = setup_.strays;
    for (const Amounts& tiles : {setup_.bag, setup_.tower, setup_.large_sun, setup_.large_moon})
      found.add(tiles);
    for (const SetupFactory& factory : setup_.factories) {
      found.add(factory.sun);
      found.add(factory.moon);
    }
    for (const SetupBoard& board : setup_.boards) {
      found.add(board.broken);
      for (const SetupLine line : board.lines)
        if (line.filled) found.add(line.colour, line.filled);
      for (const auto& row : board.dome)
        for (const int tile : row)
          if (tile < COLOURS) found.add(tile, 1);
    }
    return found;
  }

  void of_plates() {
    of_plates_twice();
    const std::vector<Drawn>&hand = setup_.hand, &returned = setup_.returned;
    const auto is_wrong = [](Drawn drawn) { return drawn.is_hidden() == (drawn.known() != 0); };
    if (std::ranges::any_of(returned, &Drawn::is_hidden))
      add(reason("DU-4.3", "problem-front-missing"));
    else if (std::ranges::any_of(hand, is_wrong) || std::ranges::any_of(returned, is_wrong))
      add(reason("DU-4.3", "problem-known"));
    const int display = static_cast<int>(setup_.display.size());
    if (display > DISPLAY) add(reason("DU-2.1", "problem-display").with("count", display));
    const int unseen = setup_.unseen_in_stack();
    if (unseen < 0 || (setup_.top != NONE && !unseen))
      add(reason("DU-4.3", "problem-top"));
    else
      of_backs();
  }

  // Each plate that lies in several places, in the order in which they are looked at.
  void of_plates_twice() {
    std::vector<int> seen = setup_.display;
    for (const auto* plates : {&setup_.hand, &setup_.returned})
      for (const Drawn drawn : *plates)
        if (!drawn.is_hidden()) seen.push_back(drawn.plate());
    if (setup_.plate != NO_PLATE) seen.push_back(setup_.plate);
    for (const SetupBoard& board : setup_.boards)
      for (const int cell : board.cells)
        if (cell != EMPTY_CELL) seen.push_back(cell / TURNS);
    for (std::size_t at = 0; at < seen.size(); ++at) {
      const auto first = std::ranges::find(seen, seen[at]) - seen.begin();
      if (static_cast<std::size_t>(first) == at && std::ranges::count(seen, seen[at]) > 1)
        add(reason("DU-1.4", "problem-plate-twice").with("plate", std::string(PLATES[seen[at]])));
    }
  }

  // The top plate, and no fewer than none at all (DU-1.4).
  void of_backs() {
    for (const int back : {SPECIAL, JOKER}) {
      int count = std::popcount(setup_.unseen & plates_with(back));
      for (const Drawn held : setup_.hand) count -= held.is_hidden() && held.back() == back;
      if (count < (setup_.top == back))
        add(reason("DU-1.4", "problem-back")
                .with("back", std::string(1, MARKS[static_cast<std::size_t>(back)])));
    }
  }

  void of_chips() {
    for (int kind = 0; kind < KINDS; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      int count = setup_.chips[at];
      for (const SetupFactory& factory : setup_.factories) count += factory.chip == kind;
      for (const SetupBoard& board : setup_.boards) count += board.chips[at];
      if (count > CHIPS_OF_A_KIND)
        add(reason("DU-1.6", "problem-chips").with("chip", std::string(CHIPS[kind])));
    }
  }

  const Setup& setup_;
  Reasons found_;
};

// Why a text is no position; nothing if it is one.
inline Verdict verdict_on(const Duel&, std::string_view text) {
  SetupReader reader(text);
  const Setup setup = read_setup(reader);
  Verdict verdict(reader);
  if (verdict.is_readable) verdict.problems = Problems(setup).found();
  return verdict;
}

}  // namespace tilewright::duel
