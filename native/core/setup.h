// What is read of a text that may say anything: SetupReader, which tells where it went wrong, and
// Reason, why something is impossible. Twin of core/reading.py and of Reason in core/words.py.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/effects.h"
#include "core/tiles.h"

namespace tilewright {

struct Reason;

// A number, a text, or a reason that is said inside another one.
using Told = std::variant<int, std::string, std::vector<Reason>>;

// A rule and the id of a message with its parameters; the words are in the catalogues.
struct Reason {
  Rule rule;
  std::string_view message;
  std::vector<std::pair<std::string_view, Told>> parameters;

  Reason&& with(std::string_view name, Told value) && {
    parameters.emplace_back(name, std::move(value));
    return std::move(*this);
  }
};

inline Reason reason(Rule rule, std::string_view message) { return {rule, message, {}}; }

using Reasons = std::vector<Reason>;

inline constexpr std::string_view COLOUR_WORDS[] = {"blue", "yellow", "red", "black", "teal"};

// How many tiles of each colour, however many.
struct Amounts {
  std::array<int, COLOURS> of{};

  int total() const { return of[0] + of[1] + of[2] + of[3] + of[4]; }
  bool any() const { return total() != 0; }
  void add(const Amounts& more) {
    for (std::size_t c = 0; c < of.size(); ++c) of[c] += more.of[c];
  }
  void add(int colour, int count) { of[static_cast<std::size_t>(colour)] += count; }
  void add(const std::vector<int>& colours) {
    for (const int colour : colours) add(colour, 1);
  }
};

// A pattern line, perhaps longer than it can be; no colour: -1.
struct SetupLine {
  int colour = -1;
  int filled = 0;
};

// A place in a text. The first thing that can't be read ends it: what is read then is nothing.
class SetupReader {
 public:
  explicit SetupReader(std::string_view text) : text_(text) {}

  bool ok() const { return failure_.message.empty(); }
  std::size_t at() const { return at_; }
  const Reason& failure() const { return failure_; }

  void fail(Reason why) {
    if (ok()) failure_ = std::move(why);
  }
  // Fails at an earlier place.
  void fail_at(std::size_t start, std::string_view message) {
    if (!ok()) return;
    at_ = start;
    fail(reason("", message));
  }

  char peek() const { return ok() && at_ < text_.size() ? text_[at_] : '\0'; }
  bool next_is_one_of(std::string_view marks) const {
    return peek() && marks.find(peek()) != std::string_view::npos;
  }
  std::string_view next(std::size_t count) const {
    return ok() ? text_.substr(at_, count) : std::string_view();
  }

  bool skip(std::string_view mark) {
    if (!ok() || text_.substr(at_, mark.size()) != mark) return false;
    at_ += mark.size();
    return true;
  }
  void expect(std::string_view mark) {
    if (!skip(mark)) fail(reason("", "notation-mark").with("mark", std::string(mark)));
  }
  // Where in `marks` the next character stands.
  int one_of(std::string_view marks, std::string_view message) {
    if (!next_is_one_of(marks)) {
      fail(reason("", message));
      return 0;
    }
    return static_cast<int>(marks.find(text_[at_++]));
  }
  std::string_view run_of(std::string_view marks) {
    const std::size_t start = at_;
    while (next_is_one_of(marks)) ++at_;
    return text_.substr(start, at_ - start);
  }

  // A whole number of at most six figures, perhaps negative.
  int number(std::string_view message) {
    const std::size_t start = at_;
    const bool is_negative = skip("-");
    const std::string_view figures = run_of("0123456789");
    const bool has_zero = !figures.empty() && figures.front() == '0';
    if (figures.empty() || figures.size() > 6 || (has_zero && (figures.size() > 1 || is_negative)))
      fail_at(start, message);
    if (!ok()) return 0;
    int value = 0;
    for (const char figure : figures) value = value * 10 + (figure - '0');
    return is_negative ? -value : value;
  }

  // Tiles as letters; `-` for none.
  std::vector<int> colours() {
    if (skip("-")) return {};
    const std::string_view found = run_of(LETTERS);
    if (found.empty()) fail(reason("", "notation-tiles"));
    std::vector<int> colours;
    for (const char letter : found) colours.push_back(static_cast<int>(LETTERS.find(letter)));
    return colours;
  }
  // The same in wall order.
  Amounts tiles() {
    const std::size_t start = at_;
    const std::vector<int> found = colours();
    for (std::size_t at = 1; at < found.size(); ++at)
      if (found[at] < found[at - 1]) fail_at(start, "notation-order");
    Amounts tiles;
    tiles.add(found);
    return tiles;
  }
  // Tiles as letters with counts in wall order, `B12Y3`; `-` for none.
  Amounts counts() {
    Amounts found;
    if (skip("-")) return found;
    int last = -1;
    while (next_is_one_of(LETTERS)) {
      const int colour = static_cast<int>(LETTERS.find(peek()));
      if (colour <= last) fail(reason("", "notation-order"));
      if (!ok()) return found;
      last = colour;
      const std::size_t start = ++at_;
      const int count = number("notation-count");
      if (count < 1) fail_at(start, "notation-count");
      found.add(colour, count);
    }
    if (last < 0) fail(reason("", "notation-tiles"));
    return found;
  }

  // Calls `item()` for items with a mark between them.
  template <class Item>
  void list_of(std::string_view mark, Item item) {
    do item();
    while (skip(mark));
  }

  // A line. Tiles of several colours, which no line can hold, are counted apart.
  SetupLine line(Rule rule, int seat, int number, Reasons& found, Amounts& strays) {
    const std::vector<int> tiles = colours();
    if (tiles.empty()) return {};
    for (const int colour : tiles) {
      if (colour == tiles[0]) continue;
      found.push_back(reason(rule, "problem-line-mixed").with("seat", seat).with("line", number));
      strays.add(tiles);
      return {};
    }
    return {tiles[0], static_cast<int>(tiles.size())};
  }

  void end() {
    if (at_ < text_.size()) fail(reason("", "notation-end"));
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  Reason failure_{"", "", {}};
};

// What a text comes to: why it can't be read and where, or everything that is impossible about it.
struct Verdict {
  Reasons problems;
  bool is_readable = true;
  std::size_t at = 0;  // where it can't be read on

  explicit Verdict(const SetupReader& reader) : is_readable(reader.ok()), at(reader.at()) {
    if (!is_readable) problems.push_back(reader.failure());
  }
};

}  // namespace tilewright
