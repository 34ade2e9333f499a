/** Pieces that move on a position of Azul, as effects tell. */
import { numberOf, placeOf, withBoard, type Effect, type Place } from "../lib/effects";
import { CENTRE_PLACE } from "./places";
import { MARKER, type AzulPosition, type Counts } from "./position";

/** The position after an effect. */
export function moved(position: AzulPosition, effect: Effect): AzulPosition {
  if (effect.type === "scored")
    return withBoard(position, effect.seat, ({ score }) => ({ score: score + effect.points }));
  if (effect.type !== "moved") return position;
  const number = numberOf(effect);
  const lifted = lift(position, placeOf(effect.from), effect.piece, number);
  return lay(lifted, placeOf(effect.to), effect.piece, number);
}

function lift(position: AzulPosition, place: Place, piece: string, number: number): AzulPosition {
  switch (place.kind) {
    case "bag":
    case "lid":
      return { ...position, [place.kind]: counted(position[place.kind], piece, -number) };
    case "factory":
      return withFactory(position, place, (tiles) => without(tiles, piece, number));
    case CENTRE_PLACE:
      return { ...position, centre: without(position.centre, piece, number) };
    case "line":
      return withLine(position, place, (tiles) => without(tiles, piece, number));
    case "floor":
      return withBoard(position, place.seat, ({ floor }) => ({
        floor: without(floor, piece, number),
      }));
    default:
      return position; // the marker beside a board: where it goes tells who has it
  }
}

function lay(position: AzulPosition, place: Place, piece: string, number: number): AzulPosition {
  const tiles = piece.repeat(number);
  const marker = piece === MARKER ? place.seat : position.marker;
  switch (place.kind) {
    case "bag":
    case "lid":
      return { ...position, [place.kind]: counted(position[place.kind], piece, number) };
    case "factory":
      return withFactory(position, place, (there) => there + tiles);
    case CENTRE_PLACE:
      return piece === MARKER
        ? { ...position, marker }
        : { ...position, centre: position.centre + tiles };
    case "line":
      return withLine(position, place, (there) => there + tiles);
    case "floor":
      return withBoard({ ...position, marker }, place.seat, ({ floor }) => ({
        floor: floor + tiles,
      }));
    case "wall":
      return withBoard(position, place.seat, ({ wall }) => ({ wall: filled(wall, place, piece) }));
    case "marker":
      return { ...position, marker };
    default:
      throw new Error(`no piece of Azul goes to a place called ${place.kind}`);
  }
}

function counted(counts: Counts, piece: string, more: number): Counts {
  const letter = piece as keyof Counts;
  return { ...counts, [letter]: counts[letter] + more };
}

function without(tiles: string, piece: string, number: number): string {
  let left = tiles;
  for (let each = 0; each < number; each++) left = left.replace(piece, "");
  return left;
}

function filled(wall: readonly string[], { number, rest }: Place, letter: string): string[] {
  const column = Number(rest[0]);
  return wall.map((spaces, index) =>
    index + 1 === number ? spaces.slice(0, column - 1) + letter + spaces.slice(column) : spaces,
  );
}

function withFactory(
  position: AzulPosition,
  { number }: Place,
  change: (tiles: string) => string,
): AzulPosition {
  const factories = position.factories.map((tiles, at) =>
    at + 1 === number ? change(tiles) : tiles,
  );
  return { ...position, factories };
}

function withLine(
  position: AzulPosition,
  { seat, number }: Place,
  change: (tiles: string) => string,
): AzulPosition {
  return withBoard(position, seat, ({ lines }) => ({
    lines: lines.map((tiles, at) => (at + 1 === number ? change(tiles) : tiles)),
  }));
}
