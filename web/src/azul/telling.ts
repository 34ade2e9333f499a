/** What the choice bar says. */
import { AZUL } from "../lib/facts";
import { countedIn, type Counted } from "../lib/effects";
import type { Explanation, Said } from "../lib/protocol";
import { called, resultTold, told } from "../lib/told";
import { say, signed } from "../lib/words.svelte";
import { LINE_TARGETS, type Choosing } from "./choosing.svelte";
import { laid, tileScore } from "./marks";
import { CENTRE, FLOOR, lineText, takeOf, type Pick, type Take } from "./notation";
import { floorCost } from "./outcomes";
import { artOf, boardAt, countOf, EMPTY, nameOf, type AzulPosition } from "./position";

export interface Bar {
  readonly held: readonly string[];
  readonly text: string;
  readonly note: string;
  readonly isQuiet: boolean;
}

const SHOWN = 4; // tiles that the bar holds up
const SIZE = AZUL.wall.length; // tiles of a complete row or column
const BONUSES: ReadonlySet<string> = new Set(["rows", "columns", "colours"]);

/** The bar as things are. */
export function barOf(choosing: Choosing): Bar {
  const { stage, table } = choosing;
  const { view } = stage;
  const heard = (said: Said | undefined) => (said ? told(said, view.seats, table.you) : "");
  if (stage.counted !== null) return scoring(stage.counted, choosing);
  if (!choosing.isLive() || stage.isBusy) return quiet(heard(stage.last?.said));
  if (view.result !== null) return quiet(resultTold(view.result, "azul", view.seats, table.you));
  if (table.refused?.code === "illegal") return { ...quiet(table.refused.reason), isQuiet: false };
  if (choosing.decision.sent !== null || choosing.isOpen) return asking(choosing);
  if (table.isYourTurn) return quiet(heard(view.prompt ?? undefined));
  const waiting = view.turn === null ? undefined : view.seats[view.turn];
  const last = heard(stage.last?.said);
  return quiet(waiting ? say("azul-waiting", { name: called(waiting) }) : "", last);
}

/** What is asked of the player in turn, or what the choice at hand would do. */
function asking(choosing: Choosing): Bar {
  const { table, pick, explanation } = choosing;
  const heard = (said: Said) => told(said, choosing.stage.view.seats, table.you);
  const held = pick === null ? [] : heldOf(choosing, pick);
  const bar = (text: string, note = ""): Bar => ({ held, text, note, isQuiet: false });
  if (explanation !== null && !explanation.legal) return bar(heard(explanation.said));
  const action = choosing.action;
  const take = takeOf(action ?? "");
  if (choosing.hint !== null && action === choosing.hint.action) {
    const note =
      take === null || explanation === null ? "" : outcomeNote(choosing, take, explanation);
    const { said } = choosing.hint;
    return bar(take === null ? heard(said) : takeWords(take, choosing), note);
  }
  if (take !== null && explanation !== null)
    return bar(takeWords(take, choosing), outcomeNote(choosing, take, explanation));
  if (explanation !== null && choosing.isTiling)
    return bar(heard(explanation.said), reasons(explanation, choosing).join(" · "));
  if (pick !== null) return bar(pickWords(pick, choosing), restNote(choosing, pick));
  if (choosing.barred !== null) return bar(say("azul-tiles-first"));
  const prompt = table.view?.prompt ? heard(table.view.prompt) : "";
  if (choosing.isTiling) return bar(prompt, say("azul-how-tiling"));
  if (isLast(choosing.stage.position)) return bar(prompt, say("azul-last-round"));
  const hasKeys = matchMedia("(hover: hover)").matches;
  return bar(prompt, say(hasKeys ? "azul-how" : "azul-how-touch"));
}

/** Will a row of somebody's wall be complete at the end of the round, with the lines as they are? */
function isLast({ boards }: AzulPosition): boolean {
  return boards.some(({ lines, wall }) =>
    wall.some((row, at) => {
      const tiles = [...row].filter((space) => space !== EMPTY).length;
      return tiles === SIZE - 1 && (lines[at]?.length ?? 0) > at;
    }),
  );
}

function scoring({ seat, why }: Counted, { stage, table }: Choosing): Bar {
  const { seats } = stage.view;
  const name = called(seats[seat]);
  const you = table.isYou(seat) ? "yes" : "no";
  return quiet(say("azul-scored", { name, you, why: told(why, seats, null) }), say("azul-skip"));
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
  const lines = LINE_TARGETS.filter((target) => choosing.isLegal(target));
  if (lines.length === 1 && lines[0] === lineText(FLOOR))
    return say("azul-picked-floor", { colour: nameOf(pick.colour) });
  return say("azul-picked", {
    count: countOf(tilesAt(choosing, pick), pick.colour),
    colour: nameOf(pick.colour),
    source: pick.source,
  });
}

function takeWords(take: Take, choosing: Choosing): string {
  return say("azul-taking", {
    count: countOf(tilesAt(choosing, take), take.colour),
    colour: nameOf(take.colour),
    source: take.source,
    line: take.line,
  });
}

/** What else happens: what the line scores, what falls, where the marker goes. */
function outcomeNote(choosing: Choosing, take: Take, explanation: Explanation): string {
  const seat = choosing.stage.view.turn ?? 0;
  const { fallen, hasMarker, lost } = laid(explanation.effects);
  const tile = tileScore(explanation, seat, take.line);
  const falling = countOf(fallen, take.colour) + lost;
  const ending = bonusesIn(explanation, seat);
  const points = (choosing.points(explanation.action) ?? 0) - ending;
  const notes = [
    tile ? told(tile.why, choosing.stage.view.seats, null) : "",
    ...(tile ? bonusNotes(tile, boardAt(choosing.stage.position, seat).wall, take.colour) : []),
    falling > 0 ? say("azul-falling", { count: falling }) : "",
    hasMarker ? say("azul-marker-falls") : "",
    falling > 0 || hasMarker || (tile && points !== tile.points)
      ? netNote(choosing, explanation, points, tile?.points ?? 0)
      : "",
    ending > 0 ? say("azul-net-end", { points: signed(ending) }) : "",
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" · ") : restNote(choosing, take);
}

/** What a tile completes: what that brings at the end of the game, and that a row brings the end. */
function bonusNotes(
  { why: { parameters } }: Counted,
  wall: readonly string[],
  colour: string,
): string[] {
  const { colours, columns, rows } = AZUL.bonuses;
  const others = wall.filter((row) => row.includes(colour)).length;
  return [
    parameters.across === SIZE ? say("azul-bonus", { goal: "rows", points: rows }) : "",
    parameters.across === SIZE ? say("azul-ends") : "",
    parameters.down === SIZE ? say("azul-bonus", { goal: "columns", points: columns }) : "",
    others === SIZE - 1 ? say("azul-bonus", { goal: "colours", points: colours }) : "",
  ];
}

/** The bonuses of the end of the game, where it comes with the choice: most come whatever is chosen. */
function bonusesIn({ effects }: Explanation, seat: number): number {
  return countedIn(effects)
    .filter((each) => each.seat === seat && BONUSES.has(each.kind))
    .reduce((sum, each) => sum + each.points, 0);
}

/** One figure for the round, and what makes it besides a tile; where the floor line is spared, why. */
function netNote(
  { stage }: Choosing,
  explanation: Explanation,
  points: number,
  tile: number,
): string {
  const seat = stage.view.turn ?? 0;
  const all = countedIn([...explanation.effects, ...explanation.forecast]);
  const mine = all.filter((each) => each.seat === seat);
  const net = { points: points === 0 ? "0" : signed(points) };
  if (!mine.some(({ kind }) => kind === "raised")) {
    const before = boardAt(stage.position, seat).floor.length;
    const after = before + laid(explanation.effects).fallen.length;
    const cost = floorCost(before) - floorCost(after);
    const others = points - tile - cost;
    if (cost === 0) return say("azul-net-others", { ...net, others: signed(others) });
    const isAll = others === 0 ? "yes" : "no";
    return say("azul-net", { ...net, cost: signed(cost), others: signed(others), all: isAll });
  }
  const floor = mine.find(({ kind }) => kind === "floor");
  return say("azul-net-spared", { ...net, cost: signed(floor?.points ?? 0) });
}

/** What goes to the centre, or comes from it. */
function restNote(choosing: Choosing, pick: Pick): string {
  if (pick.source === CENTRE) return "";
  const rest = tilesAt(choosing, pick).replaceAll(pick.colour, "");
  return rest === "" ? say("azul-rest-none") : say("azul-rest", { count: rest.length });
}

function reasons({ effects }: Explanation, { stage }: Choosing): string[] {
  return countedIn(effects).map(({ why }) => told(why, stage.view.seats, null));
}
