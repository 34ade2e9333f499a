/** Names and scores as they stand in a list. */
import { LEVELS } from "../lib/facts";
import type { MyTable } from "../lib/mine.svelte";
import type { SeatView } from "../lib/protocol";
import { listed, say } from "../lib/words.svelte";

/** Names as a sentence lists them; a bot goes by its level, an open seat has none. */
export function namesOf(names: readonly string[]): string {
  const said = names.filter(Boolean).map((name) => {
    const level = LEVELS.find((each) => name === each || /^ \d$/.test(name.replace(each, "")));
    if (level === undefined) return name;
    return say("lobby-bot", { level: say(`level-${level}`) }) + name.slice(level.length);
  });
  return listed(said);
}

/** Who sits on a seat, in words. */
export function sitterOf(seat: SeatView): string {
  switch (seat.kind) {
    case "bot":
      return say("lobby-bot", { level: say(`level-${seat.level}`) });
    case "open":
      return say("page-open-seat");
    case "person":
      return seat.name;
    default:
      return seat.kind satisfies never;
  }
}

/** First the tables that wait for me, then those with a clock, the one with the least time before. */
export function byUrgency(one: MyTable, other: MyTable): number {
  const rank = ({ isMyTurn, left }: MyTable) => (isMyTurn ? 0 : 2) + (left == null ? 1 : 0);
  const time = ({ left }: MyTable) => left ?? 0;
  return rank(one) - rank(other) || time(one) - time(other) || other.seen - one.seen;
}

/** Which game it is, and who plays with whom. */
export function titleOf({ game, names }: MyTable): string {
  return say("lobby-table", { game: say("page-game", { game }), names: namesOf(names) });
}

/** How a table of mine stands, or how it ended. */
export function stateOf(table: MyTable): string {
  const { ended, names, round } = table;
  const scores = scoresOf(table.scores);
  if (table.status !== "over" || ended === undefined)
    return say(`lobby-table-${table.status}`, { round, scores });
  const isFinished = ended.how === "finished";
  const whom = isFinished ? ended.winners : ended.seat === null ? [] : [ended.seat];
  const mine = ended.yours.length === 1 ? ended.yours[0] : undefined;
  const others = whom.filter((seat) => seat !== mine).map((seat) => names[seat] ?? "");
  return say("lobby-ended", {
    how: isFinished && whom.length > 1 ? "shared" : ended.how,
    you: mine !== undefined && whom.includes(mine) ? "yes" : "no",
    names: namesOf(others),
    scores,
  });
}

export function scoresOf(scores: readonly number[]): string {
  return scores.join("\u00a0–\u00a0");
}
