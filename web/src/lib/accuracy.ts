/** How well games were played: a number of 100 for each game that was judged on this device. */
import { keep, kept } from "./settings.svelte";

const KEY = "tilewright-accuracy";
const MOST = 200; // games

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
