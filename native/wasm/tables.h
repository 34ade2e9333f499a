// AnyGame: every table behind one door; Fields: a request, line by line.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "azul/game.h"
#include "duel/game.h"

namespace tilewright::wasm {

using AnyGame =
    std::variant<azul::Azul<2, false>, azul::Azul<2, true>, azul::Azul<3, false>,
                 azul::Azul<3, true>, azul::Azul<4, false>, azul::Azul<4, true>, duel::Duel>;

// Parts of a text with a mark between them.
class Fields {
 public:
  Fields(std::string_view text, char mark) : rest_(text), mark_(mark) {}

  std::string_view next() {
    const std::size_t end = rest_.find(mark_);
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    return found;
  }
  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
  char mark_;
};

// A whole number, 0 or more.
inline std::optional<std::uint64_t> whole_number(std::string_view text) {
  if (text.empty() || text.size() > 19) return std::nullopt;
  std::uint64_t value = 0;
  for (const char figure : text) {
    if (figure < '0' || figure > '9') return std::nullopt;
    value = value * 10 + static_cast<std::uint64_t>(figure - '0');
  }
  return value;
}

// A seat, from 1; `-` for none (-1). Nothing if the table has no such seat.
inline std::optional<int> seat_or_none(std::string_view text, int seats) {
  if (text == "-") return -1;
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > static_cast<std::uint64_t>(seats)) return std::nullopt;
  return static_cast<int>(*number) - 1;
}

template <int SEATS>
std::optional<AnyGame> azul_table(std::string_view wall, std::string_view first) {
  const auto seat = seat_or_none(first, SEATS);
  if (!seat) return std::nullopt;
  if (wall == "coloured") return AnyGame(azul::Azul<SEATS, false>{*seat});
  if (wall == "gray") return AnyGame(azul::Azul<SEATS, true>{*seat});
  return std::nullopt;
}

// `scoring`: sides with commas between them, or how many chance draws: `random-3`, `random-4`.
inline std::optional<AnyGame> duel_table(std::string_view scoring, std::string_view first) {
  const auto seat = seat_or_none(first, duel::SEATS);
  if (!seat) return std::nullopt;
  duel::Duel game;
  game.first = *seat;
  if (scoring == "random-3" || scoring == "random-4") {
    game.number_of_sides = 0;
    game.drawn_tiles = scoring.back() - '0';
    return AnyGame(game);
  }
  duel::Action sides = duel::action(duel::Kind::SCORING);
  Reader reader(scoring);
  duel::read_sides(reader, sides.sides);
  if (!reader.at_end() || duel::scoring_drawn_refusal(sides, sides.sides.count))
    return std::nullopt;
  game.number_of_sides = sides.sides.count;
  for (int at = 0; at < sides.sides.count; ++at) game.sides[at] = sides.sides.of[at];
  return AnyGame(game);
}

// A table by its options: `azul 2 gray 1`, `duel rows,columns,diagonals -`; the last is the seat
// that starts, from 1, or `-` for chance.
inline std::optional<AnyGame> table_of(std::string_view text) {
  Fields words(text, ' ');
  const std::string_view game = words.next();
  if (game == "duel") {
    const std::string_view scoring = words.next();
    return duel_table(scoring, words.rest());
  }
  if (game != "azul") return std::nullopt;
  const std::string_view seats = words.next(), wall = words.next();
  if (seats == "2") return azul_table<2>(wall, words.rest());
  if (seats == "3") return azul_table<3>(wall, words.rest());
  if (seats == "4") return azul_table<4>(wall, words.rest());
  return std::nullopt;
}

}  // namespace tilewright::wasm
