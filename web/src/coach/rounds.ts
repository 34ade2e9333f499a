/** What went well in a round, and what cost most. */
import type { Said, Scored } from "../lib/protocol";
import type { TableEvent } from "../lib/table.svelte";

export interface RoundTold {
  readonly round: number;
  /** what brought most, if it is worth telling */
  readonly well: Said | null;
  /** what cost most, if it is worth telling */
  readonly cost: Said | null;
  /** was less taken than that costs? No score drops below 0 */
  readonly isSpared: boolean;
  /** the lines whose tiles were lost, for their colour had no space */
  readonly unplaced: readonly Said[];
  /** did nothing cost anything? */
  readonly isFlawless: boolean;
}

const RAISED = "raised"; // points that only undo a loss, for no score drops below 0: nothing went well
const UNPLACED: ReadonlySet<string> = new Set(["line-broken", "line-fallen"]);
const WELL = 3; // points: a tile that joins others, or a special one
const COST = 2; // points: more than a start marker

/** The last round that is over, for a seat; null: none is, or nothing in it is worth telling. */
export function lastRound(events: readonly TableEvent[], seat: number): RoundTold | null {
  const acted = events.filter((event) => event.type === "acted");
  const isEnd = (at: number) =>
    acted[at]?.effects.some((effect) => effect.type === "ended" && effect.what === "round") ??
    false;
  const end = acted.findLastIndex((_, at) => isEnd(at));
  if (end < 0) return null;
  const before = acted.findLastIndex((_, at) => at < end && isEnd(at));
  const scored = acted
    .slice(before + 1, end + 1)
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is Scored => effect.type === "scored" && effect.seat === seat);
  const counted = scored.filter(({ kind }) => kind !== RAISED);
  const most = extreme(counted, (points) => points, WELL);
  const least = extreme(counted, (points) => -points, COST);
  const unplaced = scored.filter(({ kind }) => UNPLACED.has(kind)).map(({ why }) => why);
  if (most === null && least === null && unplaced.length === 0) return null;
  const round = acted[end - 1]?.view.round ?? acted[end]?.view.round ?? 1;
  const isSpared = least !== null && scored.some(({ kind }) => kind === RAISED);
  const isFlawless = counted.every(({ points }) => points >= 0) && unplaced.length === 0;
  const [well, cost] = [most?.why ?? null, least?.why ?? null];
  return { round, well, cost, isSpared, unplaced, isFlawless };
}

function extreme(
  scored: readonly Scored[],
  by: (points: number) => number,
  least: number,
): Scored | null {
  const best = scored.reduce<Scored | null>(
    (found, each) => (found === null || by(each.points) > by(found.points) ? each : found),
    null,
  );
  return best !== null && by(best.points) >= least ? best : null;
}
