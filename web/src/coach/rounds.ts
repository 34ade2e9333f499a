/** What went well in a round, and what cost most. */
import { countedIn, placeOf, type Counted } from "../lib/effects";
import { movesOf } from "../lib/moves";
import type { Said } from "../lib/protocol";
import type { TableEvent } from "../lib/table.svelte";

export interface RoundTold {
  readonly round: number;
  /** what it brought in all */
  readonly points: number;
  /** what brought most, if it is worth telling */
  readonly well: Said | null;
  /** where the tile lies for which that was; null: it was for none */
  readonly at: { readonly row: number; readonly column: number } | null;
  /** how many tiles came from full lines */
  readonly placed: number;
  /** what cost most, if it is worth telling */
  readonly cost: Said | null;
  /** was that for tiles that found no space on a line? */
  readonly isFallen: boolean;
  /** was less taken than that costs? No score drops below 0 */
  readonly isSpared: boolean;
  /** the lines whose tiles were lost, for their colour had no space */
  readonly unplaced: readonly Said[];
  /** did nothing cost anything? */
  readonly isFlawless: boolean;
}

const RAISED = "raised"; // points that only undo a loss, for no score drops below 0: nothing went well
const UNPLACED: ReadonlySet<string> = new Set(["line-broken", "line-fallen"]);
const FALLEN: ReadonlySet<string> = new Set(["floor", "broken"]);
const WELL = 3; // points: a tile that joins others, or a special one
const COST = 2; // points: more than a start marker

/** The last round that is over, for a seat; null: none is. */
export function lastRound(events: readonly TableEvent[], seat: number): RoundTold | null {
  const acted = movesOf(events); // what was taken back brought nothing
  const isEnd = (at: number) =>
    acted[at]?.effects.some((effect) => effect.type === "ended" && effect.what === "round") ??
    false;
  const end = acted.findLastIndex((_, at) => isEnd(at));
  if (end < 0) return null;
  const before = acted.findLastIndex((_, at) => at < end && isEnd(at));
  const scored = acted
    .slice(before + 1, end + 1)
    .flatMap(({ effects }) => countedIn(effects))
    .filter((each) => each.seat === seat);
  const counted = scored.filter(({ kind }) => kind !== RAISED);
  const most = extreme(counted, (points) => points, WELL);
  const least = extreme(counted, (points) => -points, COST);
  const placed = counted.filter(({ kind }) => kind === "tile").length;
  const unplaced = scored.filter(({ kind }) => UNPLACED.has(kind)).map(({ why }) => why);
  const points = scored.reduce((sum, each) => sum + each.points, 0);
  const round = acted[end - 1]?.view.round ?? acted[end]?.view.round ?? 1;
  const isSpared = least !== null && scored.some(({ kind }) => kind === RAISED);
  const isFlawless = counted.every(({ points }) => points >= 0) && unplaced.length === 0;
  const [well, cost] = [most?.why ?? null, least?.why ?? null];
  const isFallen = least !== null && FALLEN.has(least.kind);
  const best = { well, at: spaceOf(most), placed };
  return { round, points, ...best, cost, isFallen, isSpared, unplaced, isFlawless };
}

function spaceOf(most: Counted | null): RoundTold["at"] {
  if (most === null || most.at === "") return null;
  const { number, rest } = placeOf(most.at);
  return { row: number ?? 0, column: Number(rest[0]) };
}

function extreme(
  scored: readonly Counted[],
  by: (points: number) => number,
  least: number,
): Counted | null {
  const best = scored.reduce<Counted | null>(
    (found, each) => (found === null || by(each.points) > by(found.points) ? each : found),
    null,
  );
  return best !== null && by(best.points) >= least ? best : null;
}
