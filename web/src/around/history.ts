/** What was played: rounds of moves, and what each brought. */
import { countedIn, isForTile } from "../lib/effects";
import type { Acted } from "../lib/protocol";

export interface Round {
  readonly number: number;
  readonly moves: readonly Acted[];
  /** after its last move so far */
  readonly scores: readonly number[];
}

/** Points of one seat in one move that are told in one line. */
export interface Gain {
  readonly seat: number;
  readonly why: string;
  readonly points: number;
  /** the tiles that were placed */
  readonly tiles: readonly string[];
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
export function roundOf(moves: readonly Acted[], index: number): number {
  const move = moves[index];
  const found = move?.seat === null ? move : (moves[index - 1] ?? move);
  return found?.view.round ?? 1;
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
