/** What the choice bar says. */
import { countedIn, numberOf, placeOf, type Counted } from "../lib/effects";
import type { Explanation, Moved, Said } from "../lib/protocol";
import { called, resultTold, told as heard } from "../lib/told";
import { say } from "../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { gains } from "./gains";
import { offeredBy, parseAction, type Action } from "./notation";
import { colourName, moonTops } from "./places";

export interface Told {
  readonly text: string;
  readonly note: string;
}

/** The sentence of the moment: what is scored, refused, previewed, asked, or waited for. */
export function told(choosing: Choosing): Told {
  const { stage, refusal, explained } = choosing;
  const { seats } = stage.view;
  const name = (seat: number | null) => called(seats[seat ?? -1]);
  const last = stage.last ? sentence(stage.last.said, choosing) : "";
  if (stage.counted !== null) {
    const { seat, why } = stage.counted;
    const you = choosing.table.isYou(seat) ? "yes" : "no";
    return {
      text: say("duel-scored", { player: name(seat), why: heard(why, seats, null), you }),
      note: "",
    };
  }
  if (stage.view.result !== null) {
    const text = resultTold(stage.view.result, "duel", seats, choosing.table.you);
    return { text, note: "" };
  }
  if (!choosing.isShown) {
    const turn = stage.view.turn;
    // whoever decides here for that seat waits for nobody
    const isYours = turn !== null && choosing.table.yours.includes(turn);
    if (turn !== null && !stage.isBusy && !isYours)
      return { text: say("duel-waiting", { player: name(turn) }), note: last };
    // where nothing has happened yet a choice is on its way, or waits for a coach
    const { prompt } = stage.view;
    const isHeld = isYours && !stage.isBusy && prompt !== null;
    return { text: last || (isHeld ? sentence(prompt, choosing) : say("duel-chance")), note: "" };
  }
  if (refusal !== null) return { text: sentence(refusal.said, choosing), note: "" };
  if (choosing.hint !== null)
    return { text: sentence(choosing.hint.said, choosing), note: forecast(choosing) };
  if (explained !== null) return { text: outcome(explained, choosing), note: forecast(choosing) };
  if (choosing.source !== null) {
    const count = heldTiles(choosing).length;
    const colour = colourName(choosing.source.slice(-1));
    return { text: say("duel-choose-line", { count, colour }), note: "" };
  }
  return { text: asked(choosing), note: "" };
}

function sentence(said: Said, { stage, table }: Choosing): string {
  return heard(said, stage.view.seats, table.you);
}

/** What is asked, in words that know what may be done and need not spell a plate. */
function asked(choosing: Choosing): string {
  const prompt = choosing.table.view?.prompt;
  const { phase } = choosing.stage.position;
  if (phase === "placing") return say("duel-ask-cell");
  if (phase === "stacking" && choosing.isPlanned) return say("duel-ask-stacked");
  if (phase === "turn") return say("duel-ask-turn", { what: offeredBy(choosing.legal.keys()) });
  return prompt ? sentence(prompt, choosing) : "";
}

/** The text whose room the bar keeps while tiles are stacked: nothing moves under the finger. */
export function roomOf(choosing: Choosing): string {
  const prompt = choosing.table.view?.prompt;
  return prompt && choosing.isPlanned ? sentence(prompt, choosing) : "";
}

/** What an action does; a plate is seen, and need not be spelled. */
function outcome({ action, said }: Explanation, choosing: Choosing): string {
  const read = parseAction(action);
  if (read?.kind === "plate") return say("duel-preview-plate");
  if (read?.kind === "place")
    return say("duel-preview-place", { row: read.row, column: read.column });
  return sentence(said, choosing);
}

/** What the button does, for a message. */
export function deed({ decision, source, stage }: Choosing): string {
  const action = decision.action === null ? null : parseAction(decision.action);
  if (stage.position.phase === "stacking") return "stack";
  switch (action?.kind) {
    case "sun":
    case "moons":
    case "chip":
      return "take";
    case "plate":
      return "take-plate";
    case "place":
    case "tile":
      return "place";
    case "stop":
      return "look";
    case "draw":
    case "keep":
    case "return":
    case "spend":
      return action.kind;
    case "pay":
      return action.chips === 0 ? "choose" : "pay";
    default:
      return source === null ? "choose" : "take";
  }
}

/** The tiles that were chosen. */
export function heldTiles({ source, stage }: Choosing): string[] {
  if (source === null) return [];
  const colour = source.slice(-1);
  const { factories, large } = stage.position;
  if (source.startsWith("M")) return moonTops(stage.position, colour).map(() => colour);
  const sun = source.startsWith("L") ? large.sun : factories[Number(source[0]) - 1]?.sun;
  return sun?.filter((tile) => tile === colour) ?? [];
}

/** What the tile of the line at hand would bring, now or as it stands, and what breaks for it. */
function forecast({ explained, legal, stage }: Choosing): string {
  const action = explained && parseAction(explained.action);
  if (!explained || !action) return "";
  const told = (all: readonly Counted[]) =>
    all.map(({ why }) => heard(why, stage.view.seats, null));
  if (action.kind === "tile" || action.kind === "pay" || action.kind === "spend") {
    const reasons = told(gains(explained.effects, stage.position.at));
    const atOnce = reasons.length > 0 ? say("duel-at-once", { reasons: reasons.join("; ") }) : "";
    return [spentNote(action, explained), atOnce].filter(Boolean).join(" ");
  }
  if (action.kind !== "sun" && action.kind !== "moons") return "";
  const reasons = gains(explained.forecast, Number(action.line));
  if (
    explained.said.parameters.broken ||
    (reasons.length === 0 && legal.get(explained.action)?.points)
  )
    reasons.push(
      ...countedIn(explained.forecast).filter(
        ({ kind, seat }) => seat === stage.view.turn && /broken|start|raised/.test(kind),
      ),
    );
  return reasons.length > 0 ? say("duel-forecast", { reasons: told(reasons).join("; ") }) : "";
}

/** How many chips a payment takes in all: what follows from it without a choice is done at once. */
function spentNote(action: Action, { effects }: Explanation): string {
  const chosen = action.kind === "pay" ? action.chips : 1;
  const count = effects
    .filter((effect): effect is Moved => effect.type === "moved")
    .filter(({ from }) => placeOf(from).kind === "chips")
    .reduce((sum, moved) => sum + numberOf(moved), 0);
  return count > chosen ? say("duel-spent", { count }) : "";
}
