// Movetext: the moves of a record, replayed with all variations. Twin of core/movetext.py.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace tilewright {

inline constexpr std::int32_t NO_ID = -1;   // of what chance does
inline constexpr std::size_t DEEPEST = 50;  // how deep variations may be nested

// The main line of a game.
template <Game G>
struct Replayed {
  std::vector<typename G::State> states;  // the start, and the state after each move
  std::vector<std::int32_t> ids;          // of the moves; NO_ID where chance moved
  std::vector<std::string_view> texts;    // of the moves, without their marks
  std::string_view result;                // the last word
};

// Reads the movetext of one record, from its first move or comment to its result. What it can't
// read or the rules refuse makes it fail: the Python rules say what is wrong then.
template <Game G>
class MoveReader {
 public:
  explicit MoveReader(const G& game) : game_(game) {}

  // Whether all of the text is a game that can be played from a state on, and its result ends it.
  bool read(std::string_view text, const typename G::State& start, Replayed<G>& found) {
    found.states.assign(1, start);
    found.ids.clear();
    found.texts.clear();
    lines_.assign(1, Line{found.states[0], found.states[0]});
    has_comment_ = false;
    rest_ = text;
    for (skip_blanks(); !rest_.empty(); skip_blanks()) {
      const char first = rest_.front();
      if (first == '{' ? !comment() : first == '(' ? !open() : first == ')' && !close())
        return false;
      if (first == '{' || first == '(' || first == ')') continue;
      const std::string_view word = next_word();
      if (word.empty()) return false;
      if (is_result(word)) {
        found.result = word;
        skip_blanks();
        return rest_.empty() && lines_.size() == 1;
      }
      if (is_round(word) ? !is_due(word) : !move(word, found)) return false;
    }
    return false;  // cut off
  }

 private:
  using State = typename G::State;

  // The main line, or a variation while it is read.
  struct Line {
    State state;   // after its last move
    State before;  // before it, where that move's variations start
    bool has_moves = false;
    bool has_comment = false;     // its last move
    bool has_variations = false;  // its last move
  };

  void skip_blanks() {
    const std::size_t end = rest_.find_first_not_of(" \t\n");
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end);
  }

  std::string_view next_word() {
    const std::size_t end = rest_.find_first_of(" \t\n(){}[]\"");
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(found.size());
    return found;
  }

  bool comment() {
    std::size_t at = 1;
    for (; at < rest_.size() && rest_[at] != '}'; ++at) {
      if (rest_[at] == '{') return false;
      if (rest_[at] != '\\') continue;
      ++at;
      if (at == rest_.size() || std::string_view("\\\"{}nr").find(rest_[at]) > 5) return false;
    }
    if (at >= rest_.size()) return false;
    const bool says_something = at > 1;
    rest_.remove_prefix(at + 1);
    Line& line = lines_.back();
    if (line.has_moves) {
      if (line.has_comment || line.has_variations) return false;
      line.has_comment = says_something;
      return true;
    }
    if (has_comment_ || lines_.size() > 1) return false;
    has_comment_ = says_something;
    return true;
  }

  bool open() {
    if (!lines_.back().has_moves || lines_.size() > DEEPEST) return false;
    rest_.remove_prefix(1);
    const State before = lines_.back().before;
    lines_.push_back(Line{before, before});
    return true;
  }

  bool close() {
    if (lines_.size() == 1 || !lines_.back().has_moves) return false;
    rest_.remove_prefix(1);
    lines_.pop_back();
    lines_.back().has_variations = true;
    return true;
  }

  bool move(std::string_view word, Replayed<G>& found) {
    const std::size_t last = word.find_last_not_of("!?");
    if (last == std::string_view::npos) return false;
    const std::string_view text = word.substr(0, last + 1);
    if (word.size() - text.size() > 2) return false;  // all marks of one or two signs exist
    typename G::Action action;
    Line& line = lines_.back();
    if (!G::parse_action(text, action) || game_.refusal(line.state, action)) return false;
    line.before = line.state;
    game_.apply_unchecked(line.state, action);
    line.has_moves = true;
    line.has_comment = line.has_variations = false;
    if (lines_.size() == 1) {
      found.states.push_back(line.state);
      found.ids.push_back(G::action_id(action));
      found.texts.push_back(text);
    }
    return true;
  }

  bool is_due(std::string_view word) const {
    Writer due;
    due.number(game_.round_of(lines_.back().state));
    due.put('.');
    return word == due.text();
  }

  static bool is_digit(char mark) { return mark >= '0' && mark <= '9'; }

  // 12.
  static bool is_round(std::string_view word) {
    if (word.size() < 2 || word.size() > 7 || word.back() != '.') return false;
    for (const char mark : word.substr(0, word.size() - 1))
      if (!is_digit(mark)) return false;
    return true;
  }

  // * or 45-38
  static bool is_result(std::string_view word) {
    if (word == "*") return true;
    bool after_digit = false, has_dash = false;
    for (const char mark : word) {
      if (!is_digit(mark) && !(mark == '-' && after_digit)) return false;
      has_dash |= mark == '-';
      after_digit = mark != '-';
    }
    return after_digit && has_dash;
  }

  const G& game_;
  std::string_view rest_;
  std::vector<Line> lines_;
  bool has_comment_ = false;  // before the first move
};

}  // namespace tilewright
