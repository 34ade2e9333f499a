/** Names and scores as they stand in a list. */
import { LEVELS } from "../lib/facts";
import type { SeatView } from "../lib/protocol";
import { listed, say } from "../lib/words.svelte";

/** Names as a sentence lists them; a bot goes by its level, an open seat has none. */
export function namesOf(names: readonly string[]): string {
  const said = names.filter(Boolean).map((name) => {
    const isBot = LEVELS.some((level) => level === name);
    return isBot ? say("lobby-bot", { level: say(`level-${name}`) }) : name;
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

export function scoresOf(scores: readonly number[]): string {
  return scores.join("\u00a0–\u00a0");
}
