/** Luck: what of a result chance brought, and what play did, as `analysis/luck.py` tells them apart. */
import type { Outcome } from "../lib/engine/types";
import type { Dealt, Judged } from "./judging";
import { leadOverOthers, rounded, type Worth } from "./lead";

/** What has been judged of a game, each in its order. */
export interface Found {
  readonly judged: readonly Judged[];
  readonly dealt: readonly Dealt[];
}

/** A seat's part of the win, and its lead. */
export function resultOf({ scores, winners }: Outcome, seat: number): Worth {
  const share = winners.includes(seat) ? 1 / winners.length : 0;
  return { share, lead: leadOverOthers(scores, seat) };
}

/**
 * The deals, with the luck of each that opened a round: what the round brought to a seat besides what
 * it and the others lost in it.
 */
export function withLuck({ dealt, judged }: Found, outcome: Outcome): readonly Dealt[] {
  const opens = dealt.flatMap(({ fillsFactories }, at) => (fillsFactories ? [at] : []));
  return dealt.map((deal, at) => {
    const order = opens.indexOf(at);
    if (order < 0) return deal;
    const next = dealt[opens[order + 1] ?? dealt.length];
    const ends = next?.due ?? deal.now.map((_, seat) => resultOf(outcome, seat));
    const moves = judged.slice(deal.before, next?.before ?? judged.length);
    const draws = dealt.slice(at + 1, opens[order + 1] ?? dealt.length);
    return roundOf(deal, moves, draws, ends);
  });
}

/** A deal, after whose round everybody had so much. */
function roundOf(
  deal: Dealt,
  moves: readonly Judged[],
  draws: readonly Dealt[],
  ends: readonly Worth[],
): Dealt {
  const others = ends.length - 1;
  const worth = ends.map((end, seat) => {
    let { share, lead } = end;
    for (const { luck } of draws) {
      share -= luck[seat]?.share ?? 0;
      lead -= luck[seat]?.lead ?? 0;
    }
    for (const { cost, seat: whose } of moves) {
      share += whose === seat ? cost.share : -cost.share / others;
      lead += whose === seat ? cost.lead : -cost.lead / others;
    }
    return { share, lead };
  });
  const now = worth.map(({ share, lead }) => ({
    share: rounded(share, 4),
    lead: rounded(lead, 2),
  }));
  const luck = worth.map(({ share, lead }, seat) => ({
    share: rounded(share - (deal.due[seat]?.share ?? 0), 4),
    lead: rounded(lead - (deal.due[seat]?.lead ?? 0), 4),
  }));
  return { ...deal, now, luck };
}
