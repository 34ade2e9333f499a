/** How parts of a board are called aloud. */
import { told } from "../lib/told";
import { AZUL } from "../lib/facts";
import { say } from "../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { paintedColour, EMPTY, MARKER, countOf, nameOf, type AzulBoard } from "./position";

/** A pattern line: what it holds, and what a choice would do there. */
export function lineName(board: AzulBoard, line: number, choosing: Choosing | null): string {
  const tiles = board.lines[line - 1] ?? "";
  const held = say("azul-line", {
    line,
    count: tiles.length,
    colour: tiles === "" ? "none" : nameOf(tiles.charAt(0)),
  });
  return withChoice(held, String(line), choosing);
}

/** The floor line: what lies there, and what it costs. */
export function floorName(board: AzulBoard, choosing: Choosing | null): string {
  const held = say("azul-floor", {
    count: board.floor.length,
    points: AZUL.floorCosts[board.floor.length] ?? 0,
    marker: countOf(board.floor, MARKER) > 0 ? "yes" : "no",
  });
  return withChoice(held, "F", choosing);
}

/** A space of the wall. */
export function spaceName(board: AzulBoard, row: number, column: number, isGray: boolean): string {
  const letter = board.wall[row - 1]?.[column - 1] ?? EMPTY;
  const isFilled = letter !== EMPTY;
  const painted = isGray ? "any" : paintedColour(row, column);
  return say("azul-space", {
    row,
    column,
    colour: isFilled ? nameOf(letter) : painted,
    filled: isFilled ? "yes" : "no",
  });
}

function withChoice(held: string, target: string, choosing: Choosing | null): string {
  if (choosing === null || choosing.pick === null) return held;
  const action = choosing.actionAt(target) ?? "";
  const points = choosing.points(action);
  if (points !== undefined) return say("azul-target-legal", { held, points });
  const said = choosing.table.explanations.get(action)?.said;
  const reason = said ? told(said, choosing.stage.view.seats, choosing.table.you) : "";
  return say("azul-target-illegal", { held, reason });
}
