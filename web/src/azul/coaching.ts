/** The kinds of decisions at a table of Azul, as a coach explains them; the first matters most. */
import { positionOf, isMarkerInCentre, boardAt, EMPTY } from "./position";

const NEARLY = 4; // tiles of a row, from which one more ends the game

/** What is decided in a position, from what comes first in a game to what comes late. */
export function kinds(text: string, seat: number): readonly string[] {
  const position = positionOf(text);
  if (position.phase === "tiling") return ["azul-tiling"];
  const board = boardAt(position, seat);
  const isEnding = position.boards.some(({ wall }) =>
    wall.some((row) => [...row].filter((space) => space !== EMPTY).length >= NEARLY),
  );
  const hasWall = board.wall.some((row) => [...row].some((space) => space !== EMPTY));
  return [
    "azul-take",
    ...(board.lines.some((line) => line !== "") ? ["azul-lines"] : []),
    ...(isMarkerInCentre(position) && position.centre !== "" ? ["azul-marker"] : []),
    ...(board.floor.length > 0 ? ["azul-floor"] : []),
    ...(hasWall ? ["azul-wall"] : []),
    ...(isEnding ? ["azul-ending"] : []),
  ];
}

/** Where one looks for a decision of that kind. */
export function partOf(kind: string): string {
  return ["azul-take", "azul-marker"].includes(kind) ? ".market" : ".mine";
}

/** In Azul nothing is hidden: a position as a seat sees it is the position. */
export function fitted(text: string): string | null {
  return text;
}
