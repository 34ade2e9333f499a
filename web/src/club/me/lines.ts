/** What charts show of games: ratings over time, and where their lines run. */
import type { GameTold } from "../../lib/protocol";

export interface Point {
  readonly ended: number;
  readonly value: number;
}
export interface Line {
  readonly game: string;
  readonly seats: number;
  /** the oldest first */
  readonly points: readonly Point[];
}

/** The rating after each rated game, for each pool with at least two of them. */
export function ratingLines(games: readonly GameTold[]): readonly Line[] {
  const pools = new Map<string, { game: string; seats: number; points: Point[] }>();
  for (const { game, seats, seat, ended } of games.toSorted(
    (one, two) => one.number - two.number,
  )) {
    const value = seats.find((each) => each.seat === seat)?.after ?? null;
    if (value === null) continue;
    const key = `${game} ${seats.length}`;
    const pool = pools.get(key) ?? { game, seats: seats.length, points: [] };
    pool.points.push({ ended, value });
    pools.set(key, pool);
  }
  return [...pools.values()].filter(({ points }) => points.length > 1);
}

/** The values at the foot and at the head of a chart: a little beyond the lowest and the highest. */
export function rangeOf(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (high - low) * 0.1);
  return [low - room, high + room];
}
