/** Where two games of one deal parted: up to there, both did the same with the same tiles. */
import { movesOf } from "../../lib/moves";
import { eventsOf } from "../../lib/http";
import type { Acted } from "../../lib/protocol";

export interface Parting {
  /** from 1, not counting what chance does */
  readonly move: number;
  /** what was done at each of the two tables */
  readonly acts: readonly [Acted, Acted];
}

/** The moves at a table whose deal is over, those of chance among them. */
export async function actsOf(table: string): Promise<readonly Acted[]> {
  return movesOf(await eventsOf(table, null));
}

/** The position when the first player began. */
export function firstDeal(acts: readonly Acted[]): string | null {
  const begun = acts.findIndex(({ seat }) => seat !== null);
  return acts[begun < 0 ? acts.length - 1 : begun - 1]?.view.position ?? null;
}

/** The first decision in which two games differ; null: in none. */
export function partingOf(one: readonly Acted[], other: readonly Acted[]): Parting | null {
  for (const [index, act] of one.entries()) {
    const twin = other[index];
    if (twin === undefined) return null;
    if (act.action === twin.action && act.seat === twin.seat) continue;
    const before = one.slice(0, index).filter(({ seat }) => seat !== null).length;
    return { move: before + 1, acts: [act, twin] };
  }
  return null;
}
