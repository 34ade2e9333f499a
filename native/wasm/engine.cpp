// The engine of the page: rules, notation, effects, problems and search of every table, as one
// WebAssembly module. A request is text, its answer is JSON.
//
//   engine_room(size)  where a request of so many bytes is to be written
//   engine_ask(size)   answers it; where the answer is
//   engine_size()      how long the answer is
//
// A request has a line for each part, the first of which says what is asked:
//
//   look      table, position ("": the start)
//   apply     table, position, action
//   deal      table, position, seed
//   seen      table, position, seat from 1 ("-": a spectator)
//   problems  table, position
//   judge     table, size of the linear weights; then these, and those of a net if there is one
//   think     table, position, nodes, seed, regret in thousandths, seat ("-": whoever is in turn)
//   line      table, position, action, nodes: what is expected to follow in the round
//   why       table, position, best line, line played: what the second does worse
//   chances   table, position, nodes, times, seed: what tables are worth that chance may bring
//   about
//
// Nothing that a request says can break the module: every position is checked before it is used.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "azul/problems.h"
#include "duel/problems.h"
#include "search/azul/features.h"
#include "search/azul/inputs.h"
#include "search/duel/inputs.h"
#include "search/duel/weights.h"
#include "search/judgement.h"
#include "search/net.h"
#include "search/report.h"
#include "search/think.h"
#include "wasm/analysing.h"
#include "wasm/json.h"
#include "wasm/tables.h"
#include "wasm/telling.h"

namespace tilewright::wasm {

namespace {

// Problems

void tell(const Reason& why, Json& out);

void tell(const Told& value, Json& out) {
  if (const int* number = std::get_if<int>(&value))
    out.number(*number);
  else if (const std::string* text = std::get_if<std::string>(&value))
    out.text(*text);
  else
    tell(std::get<Reasons>(value).front(), out);
}

void tell(const Reason& why, Json& out) {
  out.open('{');
  out.field("message", why.message);
  out.key("parameters");
  out.open('{');
  for (const auto& [name, value] : why.parameters) {
    out.key(name);
    tell(value, out);
  }
  out.close('}');
  out.field("rule", why.rule);
  out.close('}');
}

void tell(const Reasons& problems, Json& out) {
  out.list(static_cast<int>(problems.size()),
           [&](int at) { tell(problems[static_cast<std::size_t>(at)], out); });
}

// Errors: a code for programs, the rule that says so, and what it is about.

void fail(Json& out, std::string_view code, std::string_view what, std::string_view rule = "") {
  out.open('{');
  out.key("error");
  out.open('{');
  out.field("code", code);
  out.field("rule", rule);
  out.field("what", what);
  out.close('}');
  out.close('}');
}

void fail(Json& out, const Verdict& verdict) {
  out.open('{');
  out.key("error");
  out.open('{');
  out.field("code", verdict.is_readable ? "position" : "notation");
  out.field("rule", verdict.problems.front().rule);
  out.field("what", "position");
  out.field("at", static_cast<std::int64_t>(verdict.at));
  out.key("problems");
  tell(verdict.problems, out);
  out.close('}');
  out.close('}');
}

// A position that is possible; or what is wrong is told, and it is false.
template <class G>
bool read_position(const G& game, std::string_view text, typename G::State& state, Json& out) {
  if (const Verdict verdict = verdict_on(game, text); !verdict.problems.empty()) {
    fail(out, verdict);
    return false;
  }
  if (game.parse_state(text, state)) return true;
  fail(out, "position", "larger than any game");
  return false;
}

// Rules

template <class G>
void look(const G& game, Fields& request, Json& out) {
  const std::string_view text = request.next();
  typename G::State state = game.start();
  if (text.empty() || read_position(game, text, state, out)) tell_look(game, state, out);
}

// The table after an action that may be done. `name`: whether to tell which one it was.
template <class G>
void tell_after(const G& game, typename G::State& state, const typename G::Action& action,
                bool named, Json& out) {
  std::vector<Effect> effects;
  game.apply_unchecked(state, action, Effects(effects));
  out.open('{');
  if (named) out.field("action", action_text<G>(action));
  out.field("position", position_of(game, state));
  out.key("effects");
  tell_effects(effects, out);
  out.key("look");
  tell_look(game, state, out);
  out.close('}');
}

template <class G>
void apply(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_position(game, request.next(), state, out)) return;
  typename G::Action action;
  if (!G::parse_action(request.next(), action))
    return fail(out, "notation", "no action can be read");
  if (const Rule rule = game.refusal(state, action)) return fail(out, "illegal", "refused", rule);
  tell_after(game, state, action, false, out);
}

template <class G>
void deal(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_position(game, request.next(), state, out)) return;
  const auto seed = whole_number(request.next());
  if (!seed) return fail(out, "request", "seed");
  if (game.actor(state) != CHANCE) return fail(out, "position", "chance does not act here");
  Rng rng(*seed);
  tell_after(game, state, game.sample(state, rng), true, out);
}

template <class G>
void seen(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_position(game, request.next(), state, out)) return;
  const auto seat = seat_or_none(request.next(), G::SEATS);
  if (!seat) return fail(out, "request", "seat");
  out.text(position_of(game, observed(state, *seat)));
}

template <class G>
void problems(const G& game, Fields& request, Json& out) {
  tell(verdict_on(game, request.next()).problems, out);
}

// Search

// What positions of a table are worth, once it was told.
template <class G>
std::optional<search::Judgement<G>>& judgement_of() {
  static std::optional<search::Judgement<G>> kept;
  return kept;
}

template <class G>
constexpr std::pair<int, int> size_of_net() {
  if constexpr (std::is_same_v<G, duel::Duel>)
    return {search::duel::INPUTS, search::duel::CONTEXTS};
  else
    return {search::azul::INPUTS, search::azul::CONTEXTS};
}

template <class G>
void judge(const G&, Fields& request, Json& out) {
  constexpr auto size = size_of_net<G>();
  const auto linear = whole_number(request.next());
  const std::string_view bytes = request.rest();
  if (!linear || *linear > bytes.size()) return fail(out, "weights", "size");
  const std::string_view weights = bytes.substr(0, static_cast<std::size_t>(*linear));
  const std::string_view net = bytes.substr(static_cast<std::size_t>(*linear));
  constexpr const char* refused = "these weights are not for this table";
  if (!search::Judgement<G>::fits(weights)) return fail(out, "weights", refused);
  search::Judgement<G> found(weights);
  if (!net.empty() && !found.learn(net, size.first, size.second))
    return fail(out, "weights", refused);
  judgement_of<G>().emplace(std::move(found));
  out.truth(true);
}

template <class G>
void tell_report(const search::Report& report, Json& out) {
  out.open('{');
  out.list("moves", static_cast<int>(report.moves.size()), [&](int at) {
    const search::Rated& rated = report.moves[static_cast<std::size_t>(at)];
    out.open('{');
    out.field("id", rated.id);
    out.field("text", action_text<G>(G::action_of(rated.id)));
    out.key("value");
    out.real(rated.value);
    out.field("depth", rated.depth);
    out.key("exact");
    out.truth(rated.is_exact);
    out.close('}');
  });
  out.list("line", static_cast<int>(report.line.size()), [&](int at) {
    out.text(action_text<G>(G::action_of(report.line[static_cast<std::size_t>(at)])));
  });
  out.list("shares", static_cast<int>(report.shares.size()),
           [&](int at) { out.real(report.shares[static_cast<std::size_t>(at)]); });
  out.field("nodes", static_cast<std::int64_t>(report.nodes));
  out.field("depth", report.depth);
  out.field("proof", search::PROOFS[static_cast<int>(report.proof)]);
  out.close('}');
}

template <class G>
void think(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_position(game, request.next(), state, out)) return;
  const auto nodes = whole_number(request.next()), seed = whole_number(request.next()),
             regret = whole_number(request.next());
  if (!nodes || !seed || !regret || *regret > 1000) return fail(out, "request", "limit");
  const auto seat = seat_or_none(request.next(), G::SEATS);
  if (!seat) return fail(out, "request", "seat");
  const int actor = game.actor(state);
  if (actor < 0) return fail(out, "position", "no seat is in turn");
  if (*seat >= 0 && *seat != actor) return fail(out, "position", "another seat is in turn");
  const auto& judgement = judgement_of<G>();
  if (!judgement) return fail(out, "weights", "they were not told");
  search::Request limit;
  limit.nodes = *nodes;
  limit.seed = *seed;
  limit.regret = static_cast<double>(*regret) / 1000;
  const std::atomic<bool> stop = false;
  tell_report<G>(search::think(game, state, limit, stop, *judgement), out);
}

// Reviews

// What the seat in turn may know of a position; or it is told why not, and it is false.
template <class G>
bool read_decision(const G& game, std::string_view text, typename G::State& state, Json& out) {
  if (!read_position(game, text, state, out)) return false;
  const int seat = game.actor(state);
  if (seat < 0) {
    fail(out, "position", "no seat is in turn");
    return false;
  }
  Rng rng(0);
  state = imagined(state, seat, rng);
  return true;
}

template <class G>
void line(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_decision(game, request.next(), state, out)) return;
  const auto move = line_of(game, state, request.next());
  if (!move || move->size() != 1) return fail(out, "notation", "no action can be read");
  const auto nodes = whole_number(request.next());
  if (!nodes) return fail(out, "request", "limit");
  const auto& judgement = judgement_of<G>();
  if (!judgement) return fail(out, "weights", "they were not told");
  tell_line(game, state, move->front(), *nodes, *judgement, out);
}

template <class G>
void why(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_decision(game, request.next(), state, out)) return;
  const auto best = line_of(game, state, request.next()),
             played = line_of(game, state, request.next());
  if (!best || !played) return fail(out, "notation", "no line can be played");
  tell_differences(analysis::differences(game, state, std::span(*best), std::span(*played)), out);
}

template <class G>
void chances(const G& game, Fields& request, Json& out) {
  typename G::State state;
  if (!read_position(game, request.next(), state, out)) return;
  const auto nodes = whole_number(request.next()), times = whole_number(request.next()),
             seed = whole_number(request.next());
  if (!nodes || !times || *times > MOST_CHANCES || !seed) return fail(out, "request", "limit");
  if (game.actor(state) == NOBODY) return fail(out, "position", "the game is over");
  const auto& judgement = judgement_of<G>();
  if (!judgement) return fail(out, "weights", "they were not told");
  tell_chances(game, state, *nodes, *times, *seed, *judgement, out);
}

std::string answer_to(std::string_view text) {
  Json out;
  Fields request(text, '\n');
  const std::string_view what = request.next();
  const std::optional<AnyGame> table = table_of(request.next());
  if (!table) {
    fail(out, "table", "no such table");
    return out.written();
  }
  std::visit(
      [&](const auto& game) {
        if (what == "look") return look(game, request, out);
        if (what == "apply") return apply(game, request, out);
        if (what == "deal") return deal(game, request, out);
        if (what == "seen") return seen(game, request, out);
        if (what == "problems") return problems(game, request, out);
        if (what == "judge") return judge(game, request, out);
        if (what == "think") return think(game, request, out);
        if (what == "line") return line(game, request, out);
        if (what == "why") return why(game, request, out);
        if (what == "chances") return chances(game, request, out);
        fail(out, "request", "nobody can ask that");
      },
      *table);
  return out.written();
}

std::string request, answer;

}  // namespace

}  // namespace tilewright::wasm

// The module has one thread, which does not end: what it keeps needs no destruction.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

#define TILEWRIGHT_EXPORT(NAME) extern "C" __attribute__((export_name(#NAME), used))

TILEWRIGHT_EXPORT(engine_room) char* engine_room(std::size_t size) {
  tilewright::wasm::request.resize(size);
  return tilewright::wasm::request.data();
}

TILEWRIGHT_EXPORT(engine_ask) const char* engine_ask(std::size_t size) {
  using namespace tilewright::wasm;
  answer = answer_to(std::string_view(request).substr(0, size));
  return answer.data();
}

TILEWRIGHT_EXPORT(engine_size) std::size_t engine_size() { return tilewright::wasm::answer.size(); }
