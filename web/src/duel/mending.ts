/** What problems of a position of Duel point at, and how some of them are mended. */
import { changed, withItem } from "../lib/editing";
import { COLOURS, DUEL } from "../lib/facts";
import type { Said } from "../lib/protocol";
import { changedBoard, filledChips, filledWith, WORD } from "./parts";

export function placeOf({ message, parameters }: Said): string {
  const { seat, line, row, factory, colour } = parameters;
  if (message === "problem-tiles")
    return `bag.${COLOURS.find((each) => each.name === colour)?.letter ?? ""}`;
  if (message === "problem-chips") return `chips.${String(parameters.chip)}`;
  if (factory !== undefined) return `factory-${String(factory)}`;
  if (line !== undefined) return `line-${String(seat)}-${String(line)}`;
  // plates are told by the row of their cell
  if (row !== undefined) return `dome-${String(seat)}-${2 * Number(row) - 1}`;
  const place = PLACES[message];
  return place === undefined ? "" : place.replace("*", String(seat));
}

/** A star is the seat that a problem is about. */
const PLACES: Readonly<Record<string, string>> = {
  "problem-score": "points-*",
  "problem-broken-long": "broken-*",
  "problem-broken-waiting": "broken-*",
  "problem-reserve": "chips-*",
  "problem-plates": "dome-*-1",
  "problem-large-full": "large",
  "problem-large-moon-full": "large",
  "problem-large-short": "large",
  "problem-large-sun-and-moon": "large",
  "problem-start-tile": "tile",
  "problem-display": "display",
  "problem-display-full": "display",
  "problem-display-short": "display",
  "problem-first-plates": "display",
  "problem-hand": "display",
  "problem-plate-twice": "display",
  "problem-top": "top",
  "problem-back": "top",
  "problem-turn": "turn",
  "problem-seat": "turn",
  "problem-no-decision": "turn",
  "problem-start": "start",
  "problem-round": "round",
  "problem-begun": "round",
  "problem-scoring-phase": "side-0",
  "problem-chips-unseen": "chips",
  "problem-chips-taken": "taken-1",
  "problem-tokens": "tokens-1",
  "problem-tokens-back": "tokens-1",
  "problem-not-over": "phase",
  "problem-offer-left": "phase",
  "problem-chips-left": "phase",
  "problem-chip-waiting": "phase",
  "problem-at": "phase",
  "problem-payment": "phase",
};

export function mended(text: string, problem: Said): string | null {
  const place = placeOf(problem);
  const [kind = "", number = "1", line = "1"] = place.split("-");
  const [seat, row] = [Number(number), Number(line)];
  if (place.startsWith("bag.")) return unlessSame(text, filledWith(text, place.slice(4)));
  if (place.startsWith("chips.") || place === "chips") return unlessSame(text, filledChips(text));
  switch (problem.message) {
    case "problem-chip-early":
      return changed(text, WORD.factories, (word) => {
        const all = word.split("/");
        const [sun = "-", moon = "-"] = (all[seat - 1] ?? "").split(":");
        return withItem(all, seat - 1, [sun, moon, "?"].join(":")).join("/");
      });
    case "problem-start-tile":
      return changed(text, WORD.tile, () => "-");
    case "problem-tokens-back":
      return bothBoards(text, { tokens: String(DUEL.tokens) });
    case "problem-at":
      return changed(text, WORD.at, () => "0");
    case "problem-payment":
      return changed(text, WORD.payment, () => "0.0.0");
    default:
  }
  switch (kind) {
    case "factory":
      return changed(text, WORD.factories, (word) => {
        const all = word.split("/");
        return withItem(all, seat - 1, `-:-:${all[seat - 1]?.split(":")[2] ?? "?"}`).join("/");
      });
    case "large":
      return changed(text, WORD.large, () => "-:-");
    case "line":
      return changedBoard(text, seat, ({ lines }) => ({ lines: withItem(lines, row - 1, "") }));
    case "broken":
      return changedBoard(text, seat, () => ({ broken: "" }));
    case "points":
      return changedBoard(text, seat, () => ({ score: "0" }));
    default:
      return null;
  }
}

function bothBoards(text: string, change: { readonly tokens: string }): string {
  return [1, 2].reduce((next, seat) => changedBoard(next, seat, () => change), text);
}

function unlessSame(text: string, next: string): string | null {
  return next === text ? null : next;
}
