/** What problems of a position of Azul point at, and how some of them are mended. */
import { changed, withItem } from "../lib/editing";
import { AZUL, COLOURS } from "../lib/facts";
import type { Said } from "../lib/protocol";
import { changedBoard, filledWith, withMarkerAt, WORD } from "./parts";

export function placeOf({ message, parameters }: Said): string {
  const { seat, line, row, factory, colour: name } = parameters;
  if (message === "problem-tiles")
    return `bag.${COLOURS.find((each) => each.name === name)?.letter ?? ""}`;
  if (factory !== undefined) return `factory-${String(factory)}`;
  if (line !== undefined) return `line-${String(seat)}-${String(line)}`;
  if (row !== undefined) return `wall-${String(seat)}-${String(row)}`;
  if (message === "problem-score") return `points-${String(seat)}`;
  return PLACES[message]?.(String(seat)) ?? "";
}

const PLACES: Readonly<Record<string, (seat: string) => string>> = {
  "problem-floor-long": (seat) => `floor-${seat}`,
  "problem-floor-waiting": (seat) => `floor-${seat}`,
  "problem-marker": (seat) => `floor-${seat}`,
  "problem-marker-missing": () => "marker",
  "problem-marker-back": () => "marker",
  "problem-turn": () => "turn",
  "problem-seat": () => "turn",
  "problem-start": () => "start",
  "problem-round": () => "round",
  "problem-begun": () => "round",
  "problem-offer-empty": () => "centre",
  "problem-offer-left": () => "phase",
  "problem-not-over": () => "phase",
  "problem-over": () => "phase",
  "problem-no-choice": () => "phase",
};

export function mended(text: string, problem: Said): string | null {
  const place = placeOf(problem);
  const [kind = "", number = "1", line = "1"] = place.split("-");
  const [seat, row] = [Number(number), Number(line)];
  if (place.startsWith("bag.")) {
    const next = filledWith(text, place.slice(4));
    return next === text ? null : next;
  }
  if (kind === "factory")
    return changed(text, WORD.factories, (word) =>
      withItem(word.split("/"), seat - 1, "-").join("/"),
    );
  if (kind === "line")
    return changedBoard(text, seat, ({ lines }) => ({ lines: withItem(lines, row - 1, "") }));
  if (kind === "points") return changedBoard(text, seat, () => ({ score: "0" }));
  if (kind === "floor" && problem.message !== "problem-marker")
    return changedBoard(text, seat, ({ floor }) => ({ floor: floor.slice(0, AZUL.floorSpaces) }));
  if (kind === "marker" || problem.message === "problem-marker") return withMarkerAt(text, null);
  return null;
}
