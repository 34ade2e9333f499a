// Everything that is wrong with a set-up of Azul. Twin of azul/problems.py.
#pragma once

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "azul/dealing.h"
#include "azul/game.h"
#include "azul/setup.h"

namespace tilewright::azul {

// At a table of so many seats with one side of the wall.
class Problems {
 public:
  Problems(const Setup& setup, int seats, bool gray) : setup_(setup), gray_(gray) {
    found_ = setup.found;
    of_table(seats);
    const bool fits = found_.size() == setup.found.size();
    if (setup.round < 1) add("AZ-6.1", "problem-round").with("round", setup.round);
    for (int seat = 0; seat < setup.seats(); ++seat) of_board(board(seat), seat + 1);
    of_tiles();
    if (!fits) return;  // only a table of the right size can be looked at more closely
    of_marker();
    of_phase();
  }

  Reasons found() && { return std::move(found_); }

 private:
  // The last problem, for its parameters.
  struct Last {
    Reason& of;
    Last with(std::string_view name, int value) const {
      of.parameters.emplace_back(name, value);
      return *this;
    }
    Last colour(int colour) const {
      of.parameters.emplace_back("colour", std::string(COLOUR_WORDS[colour]));
      return *this;
    }
  };
  Last add(Rule rule, std::string_view message) {
    found_.push_back(reason(rule, message));
    return {found_.back()};
  }

  const SetupBoard& board(int seat) const { return setup_.boards[static_cast<std::size_t>(seat)]; }

  void of_table(int seats) {
    const int factories = static_cast<int>(setup_.factories.size()), due = factories_for(seats);
    if (setup_.seats() != seats)
      add("AZ-1.1", "problem-boards").with("count", setup_.seats()).with("seats", seats);
    if (factories != due)
      add("AZ-1.1", "problem-factories").with("count", factories).with("due", due);
    for (const int seat : {setup_.start, setup_.turn, setup_.marker})
      if (seat >= seats) add("AZ-1.1", "problem-seat").with("seat", seat + 1).with("seats", seats);
  }

  void of_board(const SetupBoard& board, int seat) {
    if (board.score < 0)
      add("AZ-5.5", "problem-score").with("seat", seat).with("score", board.score);
    for (int row = 0; row < ROWS; ++row) {
      const SetupLine line = board.lines[row];
      if (line.filled > row + 1)
        add("AZ-1.3", "problem-line-long")
            .with("seat", seat)
            .with("line", row + 1)
            .with("count", line.filled);
      if (line.filled && board.has(row, line.colour))
        add("AZ-3.3", "problem-line-on-wall")
            .with("seat", seat)
            .with("line", row + 1)
            .colour(line.colour);
    }
    const int fallen = static_cast<int>(board.floor.size());
    if (fallen > FLOOR_SPACES)
      add("AZ-3.7", "problem-floor-long").with("seat", seat).with("count", fallen);
    of_wall(board, seat);
  }

  void of_wall(const SetupBoard& board, int seat) {
    for (int row = 0; row < ROWS; ++row) {
      for (int colour = 0; colour < COLOURS; ++colour)
        if (std::count(board.wall[row], board.wall[row] + ROWS, colour) > 1)
          add(gray_ ? "AZ-8.1" : "AZ-3.3", "problem-row-twice")
              .with("seat", seat)
              .with("row", row + 1)
              .colour(colour);
      for (int column = 0; column < ROWS && !gray_; ++column) {
        const int piece = board.wall[row][column];
        if (piece == NOTHING || column_of(row, piece) == column) continue;
        add("AZ-1.5", "problem-wall-colour")
            .with("seat", seat)
            .with("row", row + 1)
            .with("column", column + 1)
            .colour(piece);
      }
    }
    for (int column = 0; column < ROWS && gray_; ++column)
      for (int colour = 0; colour < COLOURS; ++colour)
        if (std::ranges::count_if(board.wall,
                                  [&](const auto& row) { return row[column] == colour; }) > 1)
          add("AZ-8.1", "problem-column-twice")
              .with("seat", seat)
              .with("column", column + 1)
              .colour(colour);
  }

  void of_tiles() {
    for (std::size_t at = 0; at < setup_.factories.size(); ++at) {
      const int count = setup_.factories[at].total(), number = static_cast<int>(at) + 1;
      if (count > TILES_ON_A_FACTORY)
        add("AZ-1.7", "problem-factory-full").with("factory", number).with("count", count);
      else if (count && count < TILES_ON_A_FACTORY && setup_.bag.any())
        add("AZ-6.3", "problem-factory-short").with("factory", number).with("count", count);
    }
    const Amounts tiles = all_tiles();
    for (int colour = 0; colour < COLOURS; ++colour)
      if (const int count = tiles.of[static_cast<std::size_t>(colour)]; count != TILES_OF_A_COLOUR)
        add("AZ-1.2", "problem-tiles").colour(colour).with("count", count);
  }

  // Every tile of the table: there are always 20 of each colour (AZ-1.2).
  Amounts all_tiles() const {
    Amounts found = setup_.strays;
    for (const Amounts& tiles : {setup_.bag, setup_.lid, setup_.centre}) found.add(tiles);
    for (const Amounts& factory : setup_.factories) found.add(factory);
    for (const SetupBoard& board : setup_.boards) {
      for (const int piece : board.floor)
        if (piece != MARKER) found.add(piece, 1);
      for (const auto& row : board.wall)
        for (const int piece : row)
          if (piece != NOTHING) found.add(piece, 1);
      for (const SetupLine line : board.lines)
        if (line.filled) found.add(line.colour, line.filled);
    }
    return found;
  }

  void of_marker() {
    for (int seat = 0; seat < setup_.seats(); ++seat) {
      const std::vector<int>& floor = board(seat).floor;
      const auto markers = std::ranges::count(floor, MARKER);
      const bool is_holder = seat == setup_.marker;
      if (markers && (markers > 1 || !is_holder))
        add("AZ-2.3", "problem-marker").with("seat", seat + 1);
      // AZ-2.4 [ruling]: without the marker on it, its holder's floor line was full
      const bool is_full = floor.size() == FLOOR_SPACES;
      if (is_holder && !is_tiled(seat) && !markers && !is_full)
        add("AZ-2.3", "problem-marker-missing").with("seat", seat + 1);
    }
  }

  // Is a seat's wall tiled and its floor line empty?
  bool is_tiled(int seat) const {
    const int seats = setup_.seats();
    if (setup_.phase == Phase::OFFER) return false;
    if (setup_.phase != Phase::TILING || setup_.turn < 0 || setup_.start < 0) return true;
    const auto since_start = [&](int each) { return (each - setup_.start + seats) % seats; };
    return since_start(seat) < since_start(setup_.turn);
  }

  // The seats whose walls are tiled, in the order in which they were.
  std::vector<int> tiled_seats() const {
    const bool is_begun = setup_.phase == Phase::TILING && setup_.turn >= 0 && setup_.start >= 0;
    std::vector<int> found;
    for (int at = 0; at < setup_.seats(); ++at) {
      const int seat = is_begun ? (setup_.start + at) % setup_.seats() : at;
      if (is_tiled(seat)) found.push_back(seat);
    }
    return found;
  }

  void of_phase() {
    const Phase phase = setup_.phase;
    if ((setup_.turn >= 0) != (phase == Phase::OFFER || phase == Phase::TILING))
      add("AZ-2.1", "problem-turn");
    if ((setup_.start < 0) != (phase == Phase::START)) add("AZ-1.6", "problem-start");
    if (phase == Phase::OFFER && !setup_.tiles_on_offer()) add("AZ-3.8", "problem-offer-empty");
    if (phase != Phase::OFFER && setup_.tiles_on_offer()) add("AZ-3.8", "problem-offer-left");
    of_ending();
    of_tiled();
    if (phase == Phase::TILING) of_choice();
    if (phase != Phase::START && phase != Phase::DEAL) return;
    if (setup_.marker >= 0) add("AZ-6.1", "problem-marker-back");
    const bool played = setup_.lid.any() || std::ranges::any_of(setup_.boards, has_played);
    if (setup_.round == 1 ? played : phase == Phase::START) add("AZ-1.3", "problem-begun");
  }

  static bool has_played(const SetupBoard& board) {
    bool any = board.score || !board.floor.empty();
    for (const SetupLine line : board.lines) any |= line.filled > 0;
    for (const auto& row : board.wall)
      for (const int piece : row) any |= piece != NOTHING;
    return any;
  }

  void of_ending() {
    const Rule rule = ending_rule();
    const bool is_over = rule != nullptr, is_scarce = is_over && std::string_view(rule) == "AZ-6.4";
    if (setup_.phase == Phase::OVER) {
      if (!is_over) add("AZ-7.1", "problem-not-over");
    } else if (setup_.phase == Phase::OFFER) {
      if (is_over && !is_scarce) add(rule, "problem-over");  // all tiles may be out meanwhile
    } else if (setup_.phase != Phase::TILING && is_over) {
      add(rule, "problem-over");
    }
  }

  // The rule that ends the game after a wall-tiling.
  Rule ending_rule() const {
    const auto has_row = [](const SetupBoard& board) {
      return std::ranges::any_of(
          board.wall, [](const auto& row) { return std::ranges::count(row, NOTHING) == 0; });
    };
    if (std::ranges::any_of(setup_.boards, has_row)) return "AZ-7.1";
    if (gray_ && std::ranges::all_of(setup_.boards, is_dead)) return "AZ-8.5";  // [ruling]
    return setup_.bag.any() || setup_.lid.any() ? nullptr : "AZ-6.4";           // [ruling]
  }

  // Can no row of a gray wall be completed any more (AZ-8.5)?
  static bool is_dead(const SetupBoard& board) {
    for (int row = 0; row < ROWS; ++row) {
      unsigned spaces = 0;
      for (int column = 0; column < ROWS; ++column)
        spaces |= static_cast<unsigned>(board.wall[row][column] == NOTHING) << column;
      if (matches(board, row, 0, spaces)) return false;
    }
    return true;
  }

  // Can the row's missing colours, from that one on, be matched to these spaces (AZ-8.1)?
  static bool matches(const SetupBoard& board, int row, int colour, unsigned spaces) {
    while (colour < COLOURS && board.has(row, colour)) ++colour;
    if (colour == COLOURS) return true;
    for (unsigned left = spaces; left; left &= left - 1) {
      const int column = std::countr_zero(left);
      if (!board.has_in_column(column, colour) &&
          matches(board, row, colour + 1, spaces & ~(1u << column)))
        return true;
    }
    return false;
  }

  void of_tiled() {
    for (const int seat : tiled_seats()) {
      for (int row = 0; row < ROWS; ++row)
        if (board(seat).lines[row].filled == row + 1)
          add("AZ-4.1", "problem-line-waiting").with("seat", seat + 1).with("line", row + 1);
      if (!board(seat).floor.empty()) add("AZ-4.3", "problem-floor-waiting").with("seat", seat + 1);
    }
  }

  void of_choice() {
    if (setup_.turn < 0) return;  // said already
    const SetupBoard& held = board(setup_.turn);
    bool is_complete = false;
    int waiting = ROWS;  // the topmost line that is complete, or longer
    for (int row = ROWS - 1; row >= 0; --row) {
      is_complete |= held.lines[row].filled == row + 1;
      if (held.lines[row].filled > row) waiting = row;
    }
    if (!gray_ || !is_complete || legal_columns(held, waiting) < 2)
      add("AZ-8.1", "problem-no-choice").with("seat", setup_.turn + 1);
  }

  // How many columns of a gray row may take its line's colour (AZ-8.1).
  static int legal_columns(const SetupBoard& board, int row) {
    const int colour = board.lines[row].colour;
    if (board.has(row, colour)) return 0;
    int count = 0;
    for (int column = 0; column < ROWS; ++column)
      count += board.wall[row][column] == NOTHING && !board.has_in_column(column, colour);
    return count;
  }

  const Setup& setup_;
  const bool gray_;
  Reasons found_;
};

// Why a text is no position of a table; nothing if it is one.
template <int SEATS, bool GRAY>
Verdict verdict_on(const Azul<SEATS, GRAY>&, std::string_view text) {
  SetupReader reader(text);
  const Setup setup = read_setup(reader);
  Verdict verdict(reader);
  if (verdict.is_readable) verdict.problems = Problems(setup, SEATS, GRAY).found();
  return verdict;
}

}  // namespace tilewright::azul
