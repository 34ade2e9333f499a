/** How each seat played, and how lucky it was: the sums of a review. */
import type { Outcome, TableKey } from "../lib/engine/types";
import { LUCK, MOVE_LABELS, STEEPNESS } from "../lib/measures";
import type { Dealt, Judged } from "./judging";
import { rounded, type Worth } from "./lead";
import { resultOf, type Found } from "./luck";

export interface Side {
  readonly seat: number;
  /** of 100; null where there was nothing to decide */
  readonly accuracy: number | null;
  readonly byRound: readonly (number | null)[];
  /** how many moves have each label */
  readonly labels: Readonly<Record<string, number>>;
  readonly result: Worth;
  readonly luck: Worth;
  /** the result with even luck, and its standard error */
  readonly even: Worth;
  readonly error: Worth;
}

/** The mean accuracy of moves that cost such shares, of 100; null if there are none. */
export function accuracyOf(costs: readonly number[]): number | null {
  if (costs.length === 0) return null;
  const each = costs.map((cost) => 100 * Math.exp(-STEEPNESS * cost));
  return rounded(each.reduce((sum, one) => sum + one, 0) / costs.length, 1);
}

export const LABELS = MOVE_LABELS.map(({ label }) => label);

/** How a seat played; `dealt` with its luck. */
export function sideOf(
  table: TableKey,
  { dealt, judged }: Found,
  outcome: Outcome,
  seat: number,
): Side {
  const open = judged.filter(({ choices }) => choices > 1);
  const own = open.filter((each) => each.seat === seat);
  const rounds = judged.at(-1)?.round ?? 0;
  const costsIn = (round: number) =>
    own.filter((each) => each.round === round).map(({ cost }) => cost.share);
  const result = resultOf(outcome, seat);
  const luck = {
    share: sum(dealt.map((each) => each.luck[seat]?.share ?? 0)),
    lead: sum(dealt.map((each) => each.luck[seat]?.lead ?? 0)),
  };
  return {
    seat,
    accuracy: accuracyOf(own.map(({ cost }) => cost.share)),
    byRound: Array.from({ length: rounds }, (_, at) => accuracyOf(costsIn(at + 1))),
    labels: countsOf(own),
    result,
    luck: { share: rounded(luck.share, 4), lead: rounded(luck.lead, 1) },
    even: {
      share: rounded(result.share - luck.share, 4),
      lead: rounded(result.lead - luck.lead, 1),
    },
    error: errorOf(table, dealt, open.length),
  };
}

/** How often moves have each label. */
export function countsOf(moves: readonly Judged[]): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(LABELS.map((label) => [label, 0]));
  for (const { label } of moves) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}

/**
 * The standard error of what play gave: of what decisions cost, and of draws that were sampled. What was
 * expected before deals does not count: it is the end of one round and the start of the next.
 */
function errorOf({ game }: TableKey, dealt: readonly Dealt[], decisions: number): Worth {
  const each = LUCK.errors[game];
  const draws = dealt.filter(({ fillsFactories }) => !fillsFactories).map(({ error }) => error);
  const error = (own: number, parts: readonly number[]) =>
    Math.sqrt(decisions * own ** 2 + sum(parts.map((part) => part ** 2)));
  return {
    share: rounded(
      error(
        each.share,
        draws.map(({ share }) => share),
      ),
      4,
    ),
    lead: rounded(
      error(
        each.lead,
        draws.map(({ lead }) => lead),
      ),
      1,
    ),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
