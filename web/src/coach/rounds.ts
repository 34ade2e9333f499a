/** What went well in a round, and what cost most. */
import type { Said, Scored } from "../lib/protocol";
import type { TableEvent } from "../lib/table.svelte";

export interface RoundTold {
  readonly round: number;
  /** what brought most; null: nothing did */
  readonly well: Said | null;
  /** what cost most; null: nothing did */
  readonly cost: Said | null;
}

const RAISED = "raised"; // points that only undo a loss, for no score drops below 0: nothing went well

/** The last round that is over, for a seat; null: none is. */
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
    .filter((effect): effect is Scored => effect.type === "scored" && effect.seat === seat)
    .filter(({ kind }) => kind !== RAISED);
  const most = extreme(scored, (points) => points);
  const least = extreme(scored, (points) => -points);
  const round = acted[end - 1]?.view.round ?? acted[end]?.view.round ?? 1;
  return { round, well: most?.why ?? null, cost: least?.why ?? null };
}

function extreme(scored: readonly Scored[], by: (points: number) => number): Scored | null {
  const best = scored.reduce<Scored | null>(
    (found, each) => (found === null || by(each.points) > by(found.points) ? each : found),
    null,
  );
  return best !== null && by(best.points) > 0 ? best : null;
}
