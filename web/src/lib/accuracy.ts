/** How well games were played: a number of 100 for each game that was judged on this device. */
import { keep, kept } from "./settings.svelte";

const KEY = "tilewright-accuracy";
const MOST = 200; // games
const STEEPNESS = 6; // as in analysis/labels.py

/** The mean accuracy of moves that cost such shares of the win, of 100; null if there are none. */
export function accuracyOf(costs: readonly number[]): number | null {
  if (costs.length === 0) return null;
  const sum = costs.reduce((all, cost) => all + 100 * Math.exp(-STEEPNESS * cost), 0);
  return Math.round((10 * sum) / costs.length) / 10;
}

/** Keep how well I played at a table. */
export function keepAccuracy(table: string, accuracy: number): void {
  const others = Object.entries(all()).filter(([known]) => known !== table);
  keep(KEY, Object.fromEntries([[table, accuracy], ...others].slice(0, MOST)));
}

/** How well I played at a table; null: nobody has looked yet. */
export function accuracyAt(table: string): number | null {
  return all()[table] ?? null;
}

function all(): Readonly<Record<string, number>> {
  return kept<Record<string, number>>(KEY, {});
}
