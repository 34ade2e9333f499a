// What an answer tells of a game that is reviewed: reasons, lines of play, what tables are worth.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "analysis/why.h"
#include "core/random.h"
#include "search/think.h"
#include "wasm/json.h"
#include "wasm/tables.h"
#include "wasm/telling.h"

namespace tilewright::wasm {

inline constexpr std::size_t LONGEST_LINE = 60;  // decisions, as analysis/analysing.py has it
inline constexpr std::uint64_t MOST_CHANCES = 1'000;

// A thought as lines and luck need it: nothing beyond the round is sampled.
template <class G>
search::Report thought_of_round(const G& game, const typename G::State& state, std::uint64_t nodes,
                                const search::Judgement<G>& judgement) {
  search::Request limit;
  limit.nodes = nodes;
  limit.beyond = false;
  const std::atomic<bool> stop = false;
  return search::think(game, state, limit, stop, judgement);
}

// A line of play that can be played from a state on, decisions alone, with spaces between them.
template <class G>
std::optional<std::vector<ActionId>> line_of(const G& game, typename G::State state,
                                             std::string_view text) {
  std::vector<ActionId> ids;
  for (Fields words(text, ' '); !words.rest().empty();) {
    typename G::Action action;
    if (!G::parse_action(words.next(), action) || ids.size() == LONGEST_LINE ||
        game.actor(state) < 0 || game.refusal(state, action))
      return std::nullopt;
    ids.push_back(static_cast<ActionId>(G::action_id(action)));
    game.apply_unchecked(state, ids.back());
  }
  if (ids.empty()) return std::nullopt;
  return ids;
}

// Reasons in the shape of tilewright.analysis.values.Difference.
inline void tell_differences(const std::vector<analysis::Difference>& found, Json& out) {
  out.list(static_cast<int>(found.size()), [&](int at) {
    const analysis::Difference& each = found[static_cast<std::size_t>(at)];
    out.open('{');
    out.field("kind", analysis::WORSE[static_cast<std::size_t>(each.kind)]);
    out.field("seat", each.seat);
    out.field("number", each.number);
    out.field("colour", each.colour < 0 ? std::string_view()
                                        : LETTERS.substr(static_cast<std::size_t>(each.colour), 1));
    out.field("line", each.line);
    out.field("goal", each.goal);
    out.list("places", each.count, [&](int place) { out.text(text_of(each.places[place])); });
    out.close('}');
  });
}

// A move and what is expected to follow it in this round, up to the next act of chance.
template <class G>
void tell_line(const G& game, const typename G::State& state, ActionId move, std::uint64_t nodes,
               const search::Judgement<G>& judgement, Json& out) {
  auto after = state;
  game.apply_unchecked(after, move);
  std::vector<ActionId> line = {move};
  if (game.actor(after) >= 0 && game.round_of(after) == game.round_of(state)) {
    const auto found = thought_of_round(game, after, nodes, judgement).line;
    line.insert(line.end(), found.begin(), found.end());
  }
  line.resize(std::min(line.size(), LONGEST_LINE));
  out.list(static_cast<int>(line.size()), [&](int at) {
    out.text(action_text<G>(G::action_of(line[static_cast<std::size_t>(at)])));
  });
}

// What a state in which a seat decides is worth: to that seat, and of more than two to each in its
// turn, after the best moves of those before it.
template <class G>
void tell_worths(const G& game, typename G::State state, std::uint64_t nodes,
                 const search::Judgement<G>& judgement, Json& out) {
  constexpr int ASKED = G::SEATS == 2 ? 1 : G::SEATS;
  out.open('[');
  for (int count = 0; count < ASKED && game.actor(state) >= 0; ++count) {
    const int seat = game.actor(state);
    const search::Report report = thought_of_round(game, state, nodes, judgement);
    int others = INT32_MIN;
    for (int each = 0; each < G::SEATS; ++each)
      if (each != seat) others = std::max(others, game.standing(state, each));
    out.open('{');
    out.field("seat", seat);
    out.key("value");
    out.real(report.moves.front().value);
    out.field("proof", search::PROOFS[static_cast<int>(report.proof)]);
    out.field("round", game.round_of(state));
    out.field("lead", game.standing(state, seat) - others);
    out.close('}');
    game.apply_unchecked(state, report.moves.front().id);
  }
  out.close(']');
}

// The same of tables that chance may bring about, so many times; once where a seat decides.
template <class G>
void tell_chances(const G& game, const typename G::State& state, std::uint64_t nodes,
                  std::uint64_t times, std::uint64_t seed, const search::Judgement<G>& judgement,
                  Json& out) {
  Rng rng(seed);
  const int count = game.actor(state) == CHANCE ? static_cast<int>(times) : 1;
  out.list(count, [&](int) {
    auto after = state;
    while (game.actor(after) == CHANCE) game.let_chance_act(after, rng);
    tell_worths(game, after, nodes, judgement, out);
  });
}

}  // namespace tilewright::wasm
