/** What is said to an answer. */
import { percent, say, signed } from "../lib/words.svelte";
import type { Solving } from "./solving.svelte";

/** Is it right, and what does it cost if not? "": nothing was answered yet. */
export function answerText({ last, puzzle, state }: Solving): string {
  if (state !== "asked") return say("puzzles-over", { state, share: percent(puzzle.margin) });
  if (last === null) return "";
  if (last.cost === null) return say("puzzles-looking");
  const { isLeast, share } = last.cost;
  return say("puzzles-not", { least: isLeast ? "yes" : "no", share: percent(share) });
}

/** What a wrong move brings at once, compared with the best one. */
export function answerNote({ last, state }: Solving): string {
  if (state !== "asked" || last === null) return "";
  const { best, points } = last;
  const same = points === best ? "yes" : "no";
  return say("puzzles-brings", { same, points: signed(points), best: signed(best) });
}
