/** What is said to an answer. */
import { saidWhy } from "../analysis/telling";
import { told } from "../lib/told";
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

/** What a wrong move does worse than the best one, or what both bring at once. */
export function answerNote({ board, last, puzzle, state }: Solving): string {
  if (state !== "asked" || last === null) return "";
  const { best, points, why } = last;
  const [reason] = why;
  if (reason !== undefined) return told(saidWhy(reason), board.seats, puzzle.seat);
  const same = points === best ? "yes" : "no";
  return say("puzzles-brings", { same, points: signed(points), best: signed(best) });
}
