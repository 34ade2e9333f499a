/** What was played: the moves that count, their rounds, and where the points came from. */
import { countedIn, isForTile, movesInTurn, numberOf, placeOf, type Counted } from "../lib/effects";
import type { Room } from "../lib/game";
import type { Acted } from "../lib/protocol";
import type { TableEvent } from "../lib/table.svelte";

export interface Round {
  readonly number: number;
  readonly moves: readonly Acted[];
  /** after its last move so far */
  readonly scores: readonly number[];
}

export interface Source {
  /** the kind of points */
  readonly why: string;
  /** by seat */
  readonly points: readonly number[];
}

/** Points of one seat in one move that are told in one line. */
export interface Gain {
  readonly seat: number;
  readonly why: string;
  readonly points: number;
  /** the tiles that were placed */
  readonly tiles: readonly string[];
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
  "raised",
];

/** The moves that count, in order: what was taken back is gone. */
export function movesOf(events: readonly TableEvent[]): readonly Acted[] {
  const moves: Acted[] = [];
  for (const event of events) {
    const isMove = event.type === "acted";
    const kept = isMove ? event.view.moves - 1 : event.view.moves;
    while ((moves.at(-1)?.view.moves ?? 0) > kept) moves.pop();
    if (isMove) moves.push(event);
  }
  return moves;
}

/** Where a replay halts, as numbers of moves: after each seat's move, and after all that chance did. */
export function stopsOf(moves: readonly Acted[]): readonly number[] {
  const isStop = (move: Acted, index: number) =>
    move.seat !== null || moves[index + 1]?.seat !== null;
  return moves.filter(isStop).map((move) => move.view.moves);
}

/** The moves by round, the first round first. */
export function roundsOf(moves: readonly Acted[]): readonly Round[] {
  const rounds: { number: number; moves: Acted[]; scores: readonly number[] }[] = [];
  moves.forEach((move, index) => {
    const number = roundOf(moves, index);
    let round = rounds.at(-1);
    if (round?.number !== number) {
      round = { number, moves: [], scores: move.view.scores };
      rounds.push(round);
    }
    round.moves.push(move);
    round.scores = move.view.scores;
  });
  return rounds;
}

/** A seat plays in the round that it found, chance in the one that it begins. */
function roundOf(moves: readonly Acted[], index: number): number {
  const move = moves[index];
  const found = move?.seat === null ? move : (moves[index - 1] ?? move);
  return found?.view.round ?? 1;
}

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

/** What a move brought, as lines: tiles and special tiles of a seat together, the rest one by one. */
export function gainsOf({ effects }: Acted): readonly Gain[] {
  const gains: { seat: number; why: string; points: number; tiles: string[] }[] = [];
  for (const scored of countedIn(effects)) {
    const { seat, points, kind, piece } = scored;
    const last = gains.at(-1);
    if (isForTile(scored) && last?.seat === seat && isForTile({ kind: last.why })) {
      last.points += points;
      last.tiles.push(piece);
    } else if (points !== 0) {
      gains.push({ seat, why: kind, points, tiles: isForTile(scored) ? [piece] : [] });
    }
  }
  return gains;
}

/** The tiles that a seat took, or moved; 0: they need no number, "": there are none. */
export function tilesOf(
  { effects, seat }: Acted,
  room: Pick<Room, "tileArt">,
): { readonly art: string; readonly number: number } {
  const moves = movesInTurn(effects).filter(({ from, piece }) => room.tileArt(piece, from));
  const first = moves.find(({ to }) => placeOf(to).seat === seat) ?? moves[0];
  if (first === undefined) return { art: "", number: 0 };
  const isTaken = placeOf(first.to).seat === seat && placeOf(first.from).seat === null;
  const taken = moves.filter(
    ({ from, piece }) => isTaken && piece === first.piece && from !== "bag",
  );
  const number = taken.reduce((sum, move) => sum + numberOf(move), 0);
  return { art: room.tileArt(first.piece, first.from) ?? "", number };
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
