/** What the server tells in values, as sentences in the reader's language. */
import type { Result, Said, SeatView } from "./protocol";
import { hasWords, listed, say, type Told } from "./words.svelte";

/** What a message says; `mine` is the seat that is spoken to, null for who has none or several. */
export function told(said: Said, seats: readonly SeatView[], mine: number | null): string {
  const { seat } = said.parameters;
  const about: Told =
    typeof seat === "number" && seats[seat] !== undefined
      ? { player: called(seats[seat]), you: seat === mine ? "yes" : "no" }
      : {};
  const parameters = Object.entries(said.parameters).map(
    ([name, value]) =>
      [name, typeof value === "object" ? told(value, seats, null) : value] as const,
  );
  return say(said.message, {
    you: "no",
    rule: said.rule,
    ...about,
    ...Object.fromEntries(parameters),
  });
}

/** What a player is called: a bot that nobody named by its level. */
export function called(sitting: SeatView | undefined): string {
  if (sitting === undefined) return "";
  const { kind, level, name, seat } = sitting;
  if (kind === "open") return say("page-open-seat");
  const id = `level-${level}`;
  const isNamed = level === null || (name !== level && name !== `${level} ${seat + 1}`);
  return isNamed || !hasWords(id) ? name : say(id) + name.slice(level.length);
}

/** How a game ended. */
export function resultTold(
  result: Result,
  game: string,
  seats: readonly SeatView[],
  mine: number | null,
): string {
  const { how, scores, seat, why, winners } = result;
  if (scores === null) {
    const parameters = { why, ...(seat !== null && { seat }) };
    return told({ message: `table-over-${how}`, parameters, rule: "" }, seats, mine);
  }
  const points = scores[winners[0] ?? 0] ?? 0;
  const names = (some: readonly number[]) => listed(some.map((each) => called(seats[each])));
  const won = {
    winners: names(winners),
    you: mine !== null && winners.includes(mine) ? "yes" : "no",
    points,
  };
  if (scores.filter((score) => score === points).length > winners.length)
    return say("table-won-tie", { ...won, game });
  const others = names(winners.filter((each) => each !== mine));
  return say("table-won", { ...won, others, count: winners.length });
}
