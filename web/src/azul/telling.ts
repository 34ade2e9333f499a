/** What the choice bar says. */
import type { Explanation, Points, Said } from "../lib/protocol";
import { say, signed } from "../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { boardAt, laid } from "./laying";
import { tileScore } from "./marks";
import { CENTRE, takeOf, type Pick, type Take } from "./notation";
import { artOf, countOf, nameOf } from "./position";

export interface Bar {
  readonly held: readonly string[];
  readonly text: string;
  readonly note: string;
  readonly isQuiet: boolean;
}

const SHOWN = 4; // tiles that the bar holds up

/** The bar as things are. */
export function barOf(choosing: Choosing): Bar {
  const { stage, table } = choosing;
  const { view } = stage;
  if (stage.scored !== null) return scoring(stage.scored, choosing);
  if (!choosing.isLive() || stage.isBusy) return quiet(stage.last?.said.text ?? "");
  if (view.result !== null) return quiet(view.result.said.text);
  if (table.refused?.code === "illegal") return { ...quiet(table.refused.reason), isQuiet: false };
  if (choosing.sent !== null || choosing.isOpen) return asking(choosing);
  if (table.isYourTurn) return quiet(view.prompt?.text ?? "");
  const waiting = view.turn === null ? undefined : view.seats[view.turn];
  const last = stage.last?.said.text ?? "";
  return quiet(waiting ? say("azul-waiting", { name: waiting.name }) : "", last);
}

/** What is asked of the player in turn, or what the choice at hand would do. */
function asking(choosing: Choosing): Bar {
  const { table, pick, explanation } = choosing;
  const held = pick === null ? [] : heldOf(choosing, pick);
  const bar = (text: string, note = ""): Bar => ({ held, text, note, isQuiet: false });
  if (explanation !== null && !explanation.legal) return bar(explanation.said.text);
  const action = choosing.action;
  const take = takeOf(action ?? "");
  if (choosing.hint !== null && action === choosing.hint.action) {
    const note =
      take === null || explanation === null ? "" : outcomeNote(choosing, take, explanation);
    const { said } = choosing.hint;
    return bar(take === null ? said.text : takeWords(take, said), note);
  }
  if (take !== null && explanation !== null)
    return bar(takeWords(take, explanation.said), outcomeNote(choosing, take, explanation));
  if (explanation !== null && choosing.isTiling)
    return bar(explanation.said.text, reasons(explanation.points).join(" · "));
  if (pick !== null) return bar(pickWords(pick, choosing), restNote(choosing, pick));
  if (choosing.barred !== null) return bar(say("azul-tiles-first"));
  const prompt = table.view?.prompt?.text ?? "";
  if (choosing.isTiling) return bar(prompt, say("azul-how-tiling"));
  const hasKeys = matchMedia("(hover: hover)").matches;
  return bar(prompt, say(hasKeys ? "azul-how" : "azul-how-touch"));
}

function scoring({ seat, why }: Points, { stage, table }: Choosing): Bar {
  const name = stage.view.seats[seat]?.name ?? "";
  const you = table.isYou(seat) ? "yes" : "no";
  return quiet(say("azul-scored", { name, you, why: why.text }), say("azul-skip"));
}

function quiet(text: string, note = ""): Bar {
  return { held: [], text, note, isQuiet: true };
}

function tilesAt(choosing: Choosing, pick: Pick): string {
  const { centre, factories } = choosing.stage.position;
  return pick.source === CENTRE ? centre : (factories[pick.source - 1] ?? "");
}

function heldOf(choosing: Choosing, pick: Pick): string[] {
  const count = Math.min(SHOWN, countOf(tilesAt(choosing, pick), pick.colour));
  return Array<string>(count).fill(artOf(pick.colour));
}

function pickWords(pick: Pick, choosing: Choosing): string {
  return say("azul-picked", {
    count: countOf(tilesAt(choosing, pick), pick.colour),
    colour: nameOf(pick.colour),
    source: pick.source,
  });
}

function takeWords(take: Take, said: Said): string {
  return say("azul-taking", {
    count: Number(said.parameters.count),
    colour: nameOf(take.colour),
    source: take.source,
    line: take.line,
  });
}

/** What else happens: what the line scores, what falls, where the marker goes. */
function outcomeNote(choosing: Choosing, take: Take, explanation: Explanation): string {
  const seat = choosing.stage.view.turn ?? 0;
  const board = boardAt(choosing.stage.position, seat);
  const { fallen, lost } = laid(board, take, explanation.said);
  const tile = tileScore(explanation, seat, take.line);
  const falling = countOf(fallen, take.colour) + lost;
  const isMarker = explanation.said.parameters.marker === "yes";
  const points = choosing.points(explanation.action) ?? 0;
  const notes = [
    tile ? tile.why.text : "",
    falling > 0 ? say("azul-falling", { count: falling }) : "",
    isMarker ? say("azul-marker-falls") : "",
    falling > 0 || isMarker ? say("azul-net", { points: signed(points) }) : "",
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : restNote(choosing, take);
}

/** What goes to the centre, or comes from it. */
function restNote(choosing: Choosing, pick: Pick): string {
  if (pick.source === CENTRE) return "";
  const rest = tilesAt(choosing, pick).replaceAll(pick.colour, "");
  return rest === "" ? say("azul-rest-none") : say("azul-rest", { count: rest.length });
}

function reasons(points: readonly Points[]): string[] {
  return points.map(({ why }) => why.text);
}
