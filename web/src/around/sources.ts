/** Where the points of a game came from: by kind, by round, and the moves that brought the most. */
import { countedIn, type Counted } from "../lib/effects";
import type { Acted } from "../lib/protocol";
import { roundOf, roundsOf } from "./history";

export interface Source {
  /** the kind of points */
  readonly why: string;
  /** by seat */
  readonly points: readonly number[];
}

/** A move that gave or cost a seat more than most. */
export interface Highlight {
  readonly move: Acted;
  readonly round: number;
  readonly seat: number;
  readonly points: number;
}

/** What a score was before anything was played. */
export const AT_THE_START = "start";

/** What only undoes a loss, for no score drops below 0. */
const RAISED = "raised";
/** The losses that it undoes. */
const FORGIVEN: ReadonlySet<string> = new Set(["empty-specials", "floor", "broken", "start-tile"]);

const ORDER = [
  AT_THE_START,
  "tile",
  "special",
  "rows",
  "columns",
  "colours",
  "diagonals",
  "jokers",
  "five-colours",
  "border",
  "corners",
  "empty-specials",
  "floor",
  "broken",
  "start-tile",
  "draw",
  RAISED,
];

/** The scores at the start and after each round. */
export function scoresByRound(moves: readonly Acted[]): readonly (readonly number[])[] {
  const first = moves[0]?.view.scores ?? [];
  return [first, ...roundsOf(moves).map((round) => round.scores)];
}

/** Where the points of each seat came from; the sums are the scores. */
export function sourcesOf(moves: readonly Acted[], scores: readonly number[]): readonly Source[] {
  const sums = new Map<string, number[]>([[AT_THE_START, [...scores]]]);
  for (const { seat, points, kind } of moves.flatMap((move) => countedIn(move.effects))) {
    add(sums, kind, seat, points, scores.length);
    add(sums, AT_THE_START, seat, -points, scores.length);
  }
  return [...sums]
    .filter(([, points]) => points.some((each) => each !== 0))
    .map(([why, points]) => ({ why, points }))
    .sort((one, other) => place(one.why) - place(other.why));
}

function add(
  sums: Map<string, number[]>,
  why: string,
  seat: number,
  points: number,
  seats: number,
) {
  const sum = sums.get(why) ?? Array<number>(seats).fill(0);
  sum[seat] = (sum[seat] ?? 0) + points;
  sums.set(why, sum);
}

function place(why: string): number {
  const found = ORDER.indexOf(why);
  return found < 0 ? ORDER.length : found;
}

/** Of two players, where the only winner was furthest ahead, and by how much; null: nowhere. */
export function leadOf(
  sources: readonly Source[],
  winners: readonly number[],
): { readonly why: string; readonly points: number } | null {
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined || sources[0]?.points.length !== 2) return null;
  const leads = sources
    .filter(({ why }) => why !== AT_THE_START)
    .map(({ why, points }) => ({ why, points: (points[winner] ?? 0) - (points[1 - winner] ?? 0) }))
    .sort((one, other) => other.points - one.points);
  return leads[0] !== undefined && leads[0].points > 0 ? leads[0] : null;
}

export interface Deficit {
  readonly why: string;
  readonly points: number;
  /** what the seat and the other lost, where less was taken: no score drops below 0 */
  readonly lost: { readonly mine: number; readonly theirs: number } | null;
}

/** Where a seat got less than another, or lost more: the largest difference first. */
export function deficitsOf(
  sources: readonly Source[],
  seat: number,
  other: number,
): readonly Deficit[] {
  const listed = new Map(sources.map(({ why, points }) => [why, points]));
  const lostIn = (why: string, points: readonly number[]) => {
    const all = listed.get(why) ?? [];
    const isSpared = [seat, other].some((each) => points[each] !== all[each]);
    return isSpared ? { mine: Math.abs(all[seat] ?? 0), theirs: Math.abs(all[other] ?? 0) } : null;
  };
  return taken(sources)
    .filter(({ why }) => why !== AT_THE_START)
    .map(({ why, points }) => ({
      why,
      points: (points[other] ?? 0) - (points[seat] ?? 0),
      lost: lostIn(why, points),
    }))
    .filter(({ points }) => points > 0)
    .sort((one, two) => two.points - one.points);
}

/** Losses as far as they were taken: what undoes them is taken off them, in turn off the last. */
function taken(sources: readonly Source[]): readonly Source[] {
  const left = [...(sources.find(({ why }) => why === RAISED)?.points ?? [])];
  const undo = (lost: number, seat: number) => {
    const undone = Math.min(left[seat] ?? 0, -lost);
    left[seat] = (left[seat] ?? 0) - undone;
    return lost + undone;
  };
  return [...sources]
    .reverse()
    .filter(({ why }) => why !== RAISED)
    .map(({ why, points }) => ({ why, points: FORGIVEN.has(why) ? points.map(undo) : points }));
}

/** The moves that gave the most to a seat, and the one that cost the most. */
export function highlightsOf(moves: readonly Acted[], most: number): readonly Highlight[] {
  const all: Highlight[] = [];
  moves.forEach((move, index) => {
    const round = roundOf(moves, index);
    const scored = countedIn(move.effects);
    for (const seat of new Set(scored.map((each) => each.seat))) {
      const points = sum(scored.filter((each) => each.seat === seat));
      all.push({ move, round, seat, points });
    }
  });
  const gains = all.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const losses = all.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points);
  return [...gains.slice(0, most), ...losses.slice(0, 1)];
}

function sum(points: readonly Counted[]): number {
  return points.reduce((total, each) => total + each.points, 0);
}
