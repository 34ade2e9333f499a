/** What the board says of a thought and of a suggestion. */
import { COLOURS } from "../lib/facts";
import type { Said } from "../lib/protocol";
import { said } from "../lib/saying";
import { told } from "../lib/told";
import { hasWords, say } from "../lib/words.svelte";
import type { Why } from "./judging";
import type { Row } from "./suggesting.svelte";
import type { AnalysisTable } from "./table.svelte";
import type { Thinking } from "./thinking.svelte";

/** How the thinking stands, for a message. */
export function stateOf(thinking: Thinking): string {
  const { board, failure, isPaused, thought } = thinking;
  const { now } = board;
  if (now.look.outcome !== null) return "over";
  if (now.isChance) return "chance";
  if (failure !== null) return "failed";
  if (thought !== null && PROVEN.has(thought.proof))
    return thought.proof === "game" ? "solved" : "proven";
  if (isPaused) return "paused";
  if (thought === null) return "thinking";
  return thought.done ? "done" : "deeper";
}

const PROVEN: ReadonlySet<string> = new Set(["round", "game"]);

/** A suggestion as a sentence. */
export function suggestionText({ move }: Row): string {
  return move === null ? "" : told(move.said, move.view.seats, null);
}

/** What would follow a suggestion; "": nobody knows. */
export function answerText(row: Row, thinking: Thinking, table: AnalysisTable): string {
  const [first, answer] = thinking.thought?.line ?? [];
  const after = table.explanations.get(row.action)?.position ?? "";
  const isKnown = first === row.action && answer !== undefined && after !== "";
  if (!isKnown || typeof table.next.get(row.action) !== "number") return "";
  const { room, seats } = thinking.board;
  return say("analysis-then", { what: told(room.story(after, answer), seats, null) });
}

/** What is wrong with a position, as a sentence; the rule's number where there are no words. */
export function problemText(problem: Said): string {
  return hasWords(problem.message) ? told(problem, [], null) : problem.rule;
}

const COLOUR_WORDS: ReadonlyMap<string, string> = new Map(
  COLOURS.map(({ letter, name }) => [letter, name]),
);

/** A reason as a sentence of the package's catalogue, as `analysis/why.py` makes it. */
export function saidWhy({ colour, goal, kind, line, number, seat }: Why[number]): Said {
  const named = () => said("", "option-goal", { goal });
  return said("", `why-${kind}`, {
    seat,
    count: number,
    ...(line !== 0 && { line }),
    ...(colour !== "" && { colour: COLOUR_WORDS.get(colour) ?? colour }),
    ...(kind === "goal" && { goal: named() }),
    ...(kind === "barred" && { goal, side: named() }),
  });
}
