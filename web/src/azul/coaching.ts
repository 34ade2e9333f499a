/** The kinds of decisions at a table of Azul, as a coach explains them; the first matters most. */
import { takeOf, CENTRE, FLOOR, type Take } from "./notation";
import {
  positionOf,
  isMarkerInCentre,
  boardAt,
  countOf,
  EMPTY,
  type AzulPosition,
} from "./position";

const AIM = "azul-aim";
const NEARLY = 4; // tiles of a row, from which one more ends the game
const BONUSES = 2; // the round from which they are told: the wall begins, and all can be planned

/** What is decided in a position, from what comes first in a game to what comes late. */
export function kinds(text: string, seat: number): readonly string[] {
  const position = positionOf(text);
  if (position.phase === "tiling") return [AIM, "azul-tiling"];
  const board = boardAt(position, seat);
  const isEnding = position.boards.some(({ wall }) =>
    wall.some((row) => [...row].filter((space) => space !== EMPTY).length >= NEARLY),
  );
  const hasWall = board.wall.some((row) => [...row].some((space) => space !== EMPTY));
  const hasLine = board.lines.some((line) => line !== "");
  const isFull = board.lines.some((line, at) => line.length > at); // it will send a tile to the wall
  return [
    AIM,
    "azul-take",
    ...(position.round >= BONUSES ? ["azul-bonus"] : []),
    ...(isMarkerInCentre(position) && position.centre !== "" ? ["azul-marker"] : []),
    ...(hasLine ? ["azul-lines", "azul-floor"] : []),
    ...(hasWall || isFull ? ["azul-wall"] : []),
    ...(isEnding ? ["azul-ending"] : []),
    ...(position.round >= BONUSES ? ["azul-stock"] : []),
  ];
}

/** What an action is about that one should know before it: the marker, and what falls. */
export function about(text: string, seat: number, action: string): readonly string[] {
  const position = positionOf(text);
  const take = takeOf(action);
  if (take === null) return [];
  return [
    ...(take.source === CENTRE && isMarkerInCentre(position) ? ["azul-marker"] : []),
    ...(fallen(position, seat, take) > 0 ? ["azul-floor"] : []),
  ];
}

/** How many of the tiles that an action takes fall to the floor line. */
export function lost(text: string, seat: number, action: string): number {
  const take = takeOf(action);
  return take === null ? 0 : fallen(positionOf(text), seat, take);
}

/** What a round brings follows from the lines that are full. */
export function isOpen(): boolean {
  return false;
}

function fallen(position: AzulPosition, seat: number, { colour, line, source }: Take): number {
  const tiles = source === CENTRE ? position.centre : (position.factories[source - 1] ?? "");
  const held = boardAt(position, seat).lines[line - 1]?.length ?? 0;
  return Math.max(0, countOf(tiles, colour) - (line === FLOOR ? 0 : line - held));
}

export function isAim(kind: string): boolean {
  return kind === AIM;
}

/** All is told in words. */
export function listed(): readonly string[] {
  return [];
}

/** Where one looks for a decision of that kind; "": nowhere in particular. */
export function partOf(kind: string): string {
  if (kind === AIM) return "";
  return (
    { "azul-take": ".market", "azul-marker": ".centre", "azul-stock": ".market" }[kind] ?? ".mine"
  );
}

/** In Azul nothing is hidden: a position as a seat sees it is the position. */
export function fitted(text: string): string | null {
  return text;
}
