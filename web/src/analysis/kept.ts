/** Reports as the server keeps them: in whole numbers, without what the game itself tells. */
import { nameOf } from "../lib/engine/tables";
import type { TableKey } from "../lib/engine/types";
import { REPORT_VERSIONS } from "../lib/measures";
import type { JudgedDeal, JudgedMove, NewReport, Worth as Sent } from "../lib/protocol";
import { isDeal, labelOf, type Dealt, type Judged } from "./judging";
import { rounded, type Worth } from "./lead";
import type { Review } from "./review.svelte";

const SHARES = 10_000; // a share is sent in ten thousandths
const POINTS = 100; // points are sent in hundredths
const MOST_POINTS = 100_000;

/** Which engine and weights a report of a table is of. */
export function versionOf(table: TableKey): string {
  return (REPORT_VERSIONS as Readonly<Record<string, string>>)[nameOf(table)] ?? "";
}

/** A review that is complete, as it is sent. */
export function sentReport({ board, dealt, judged }: Review): NewReport {
  return {
    version: versionOf(board.key),
    moves: judged.map(({ best, choices, cost, why, worth }): JudgedMove => ({
      best,
      worth: sentWorth(worth),
      cost: sentWorth(cost),
      choices,
      why: why.map(({ colour, goal, kind, line, number, seat }) => {
        return { kind, seat, number, colour, line, goal };
      }),
    })),
    deals: dealt.map(({ due, error, now }): JudgedDeal => ({
      now: now.map(sentWorth),
      due: due.map(sentWorth),
      error: sentWorth(error),
    })),
  };
}

/** Take over a report that was kept; false: it is not of this game, or of another engine. */
export function takeReport(review: Review, report: NewReport): boolean {
  const { deals, decisions } = review;
  const fits = report.moves.length === decisions.length && report.deals.length === deals.length;
  if (!fits || report.version !== versionOf(review.board.key)) return false;
  const judged = decisions.flatMap((at, index): readonly Judged[] => {
    const move = report.moves[index];
    if (move === undefined) return [];
    const cost = readWorth(move.cost);
    return [
      {
        at,
        seat: at.actor ?? 0,
        number: index + 1,
        round: at.look.round,
        played: at.children[0]?.step?.action ?? "",
        best: move.best,
        worth: readWorth(move.worth),
        cost,
        label: labelOf(cost.share),
        choices: move.choices,
        why: (move.why ?? []).map((each) => {
          return { number: 0, colour: "", line: 0, goal: "", ...each } as const;
        }),
      },
    ];
  });
  const dealt = deals.flatMap(({ before, from, to }, index): readonly Dealt[] => {
    const deal = report.deals[index];
    if (deal === undefined) return [];
    const [now, due] = [deal.now.map(readWorth), deal.due.map(readWorth)];
    return [
      {
        at: from,
        before,
        round: to.look.round,
        fillsFactories: isDeal(from, to),
        now,
        due,
        luck: now.map(({ share, lead }, seat) => ({
          share: rounded(share - (due[seat]?.share ?? 0), 4),
          lead: rounded(lead - (due[seat]?.lead ?? 0), 4),
        })),
        error: readWorth(deal.error),
      },
    ];
  });
  review.take(judged, dealt);
  return true;
}

function sentWorth({ share, lead }: Worth): Sent {
  const points = Math.round(lead * POINTS);
  return {
    share: Math.min(SHARES, Math.max(0, Math.round(share * SHARES))),
    lead: Math.min(MOST_POINTS, Math.max(-MOST_POINTS, points)),
  };
}

function readWorth({ share, lead }: Sent): Worth {
  return { share: share / SHARES, lead: lead / POINTS };
}
