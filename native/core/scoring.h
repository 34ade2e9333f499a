// What both games score in the same way: a tile in its runs, and a score that is never negative.
// Twin of core/scoring.py.
#pragma once

#include "core/effects.h"
#include "core/runs.h"

namespace tilewright {

// The spaces, a bit each, around one of a row or column that are filled without a gap.
constexpr unsigned run_around(unsigned filled, int at) {
  unsigned found = 1u << at;
  for (int next = at + 1; filled >> next & 1; ++next) found |= 1u << next;
  for (int next = at - 1; next >= 0 && filled >> next & 1; --next) found |= 1u << next;
  return found;
}

// Tell what a tile placed there, from 0, scores (AZ-5.1, AZ-5.2, DU-7.1). The filled spaces of its
// row and its column are bits; the rules are that of a tile without neighbours and that of one in
// runs.
template <int SIZE>
void tell_tile(Effects sink, At kind, unsigned in_row, unsigned in_column, int row, int column,
               int colour, Rule alone, Rule in_runs) {
  const int across = RUN<SIZE>[in_row][static_cast<std::size_t>(column)];
  const int down = RUN<SIZE>[in_column][static_cast<std::size_t>(row)];
  const int shape = (across > 1) | (down > 1) << 1;
  Spaces spaces{kind, SIZE, std::uint64_t{1} << (row * SIZE + column)};
  if (across > 1) spaces.bits |= std::uint64_t{run_around(in_row, column)} << (row * SIZE);
  if (down > 1)
    for (int at = 0; at < SIZE; ++at)
      spaces.bits |= std::uint64_t{run_around(in_column, row) >> at & 1} << (at * SIZE + column);
  sink.add(scored(sink.seat(), run_score(across, down), shape ? in_runs : alone, For::TILE, spaces)
               .with(Word::SHAPE, shape)
               .with(Word::ACROSS, across)
               .with(Word::DOWN, down)
               .with(Word::ROW, row + 1)
               .with(Word::COLUMN, column + 1)
               .with(Word::COLOUR, colour));
}

// The score, raised to 0 if negative (AZ-5.5, DU-7.3); what was forgiven is told.
template <class Sink>
int raised(Sink sink, int score, Rule rule) {
  if (score >= 0) return score;
  if constexpr (Sink::IS_ON) sink.add(scored(sink.seat(), -score, rule, For::RAISED));
  return 0;
}

}  // namespace tilewright
