/** Pieces that move on a position of Duel, as effects tell. */
import { numberOf, placeOf, withBoard, type Effect, type Place } from "../lib/effects";
import { DUEL } from "../lib/facts";
import {
  backOf,
  EMPTY,
  type Back,
  type Board,
  type Counts,
  type Drawn,
  type DuelPosition,
  type Factory,
  type Line,
} from "./position";

/** The position after an effect. */
export function moved(position: DuelPosition, effect: Effect): DuelPosition {
  switch (effect.type) {
    case "moved": {
      const number = numberOf(effect);
      const lifted = lift(position, placeOf(effect.from), effect.piece, number);
      return lay(lifted, placeOf(effect.to), effect.piece, number);
    }
    case "scored":
      return withBoard(position, effect.seat, ({ score }) => ({ score: score + effect.points }));
    case "revealed":
      return turnedUp(position, placeOf(effect.place), effect.piece);
    case "ended":
      return position;
    default:
      return effect satisfies never;
  }
}

function lift(position: DuelPosition, place: Place, piece: string, number: number): DuelPosition {
  const { kind, seat } = place;
  const at = (place.number ?? 0) - 1;
  switch (kind) {
    case "bag":
    case "tower":
      return { ...position, [kind]: counted(position[kind], piece, -number) };
    case "sun":
    case "moon":
      return withFactory(position, at, (factory) => ({
        [kind]: without(factory[kind], piece, number),
      }));
    case "large-sun":
    case "large-moon": {
      const half = kind === "large-sun" ? "sun" : "moon";
      const left = without(position.large[half], piece, number);
      return { ...position, large: { ...position.large, [half]: left } };
    }
    case "chip":
      return withFactory(position, at, () => ({ chip: "" }));
    case "display":
      return { ...position, display: position.display.toSpliced(at, 1) };
    case "hand":
      return { ...position, hand: position.hand.toSpliced(at, 1) };
    case "plate":
      return { ...position, plate: "" };
    case "line":
      return withLine(position, seat, at, ({ colour, filled }) =>
        filled === number ? EMPTY : { colour, filled: filled - number },
      );
    case "broken":
      return withBoard(position, seat, ({ broken }) => ({
        broken: without(broken, piece, number),
      }));
    case "chips":
      return withBoard(position, seat, ({ chips }) => ({ chips: without(chips, piece, number) }));
    case "tokens":
      return withBoard(position, seat, ({ tokens }) => ({ tokens: tokens - number }));
    default:
      return position; // the supply, the stack, and the start tile: where it goes tells who has it
  }
}

function lay(position: DuelPosition, place: Place, piece: string, number: number): DuelPosition {
  const { kind, seat } = place;
  const at = (place.number ?? 0) - 1;
  const column = Number(place.rest[0] ?? 0) - 1;
  const pieces = Array<string>(number).fill(piece);
  switch (kind) {
    case "bag":
    case "tower":
      return { ...position, [kind]: counted(position[kind], piece, number) };
    case "sun":
    case "moon":
      return withFactory(position, at, (factory) => ({ [kind]: [...factory[kind], ...pieces] }));
    case "large-sun":
    case "large-moon": {
      const half = kind === "large-sun" ? "sun" : "moon";
      const now = [...position.large[half], ...pieces];
      return { ...position, large: { ...position.large, [half]: now } };
    }
    case "chip":
      return withFactory(position, at, () => ({ chip: piece }));
    case "display":
      return { ...position, display: position.display.toSpliced(at, 0, piece) };
    case "hand":
      return { ...position, hand: position.hand.toSpliced(at, 0, drawnOf(piece)) };
    case "plate":
      return { ...position, plate: piece };
    case "scoring":
      return { ...position, sides: [...position.sides, piece] };
    case "line":
      return withLine(position, seat, at, ({ filled }) => ({
        colour: piece,
        filled: filled + number,
      }));
    case "broken":
      return withBoard(position, seat, ({ broken }) => ({ broken: [...broken, ...pieces] }));
    case "dome":
      return withBoard(position, seat, ({ dome }) => ({
        dome: changed(dome, at, column, (space) => ({ ...space, tile: piece })),
      }));
    case "cell":
      return withBoard(position, seat, ({ dome }) => ({ dome: covered(dome, at, column, piece) }));
    case "chips":
      return withBoard(position, seat, ({ chips, taken }) => ({
        chips: [...chips, ...pieces].sort((one, other) => order(one) - order(other)),
        taken: taken + number,
      }));
    case "tokens":
      return withBoard(position, seat, ({ tokens }) => ({ tokens: tokens + number }));
    case "start":
    case "large":
      return { ...position, startTile: seat };
    case "stack":
    case "used":
    case "out":
    case "supply":
      return position; // none of it is drawn one by one
    default:
      throw new Error(`no piece of Duel goes to a place called ${kind}`);
  }
}

function turnedUp(position: DuelPosition, { kind, number }: Place, piece: string): DuelPosition {
  const at = (number ?? 0) - 1;
  switch (kind) {
    case "chip":
      return withFactory(position, at, () => ({ chip: piece }));
    case "hand":
      return { ...position, hand: position.hand.with(at, drawnOf(piece)) };
    case "stack":
      return { ...position, top: piece.slice(1) as Back };
    default:
      throw new Error(`nothing is turned up at a place called ${kind}`);
  }
}

const order = (chip: string) => (DUEL.chips as readonly string[]).indexOf(chip);

function drawnOf(piece: string): Drawn {
  return piece.startsWith("?")
    ? { front: "", back: piece.slice(1) as Back }
    : { front: piece, back: backOf(piece) };
}

function counted(counts: Counts, piece: string, more: number): Counts {
  return { ...counts, [piece]: (counts[piece] ?? 0) + more };
}

/** Without so many of these, the last ones. */
function without(pieces: readonly string[], piece: string, number: number): string[] {
  const left = [...pieces];
  for (let each = 0; each < number; each++) left.splice(left.lastIndexOf(piece), 1);
  return left;
}

type Dome = Board["dome"];

function changed(
  dome: Dome,
  row: number,
  column: number,
  change: (space: Dome[number][number]) => Dome[number][number],
): Dome {
  return dome.map((spaces, r) =>
    r === row ? spaces.map((space, c) => (c === column ? change(space) : space)) : spaces,
  );
}

/** A plate in its cell: what the four spaces take. */
function covered(dome: Dome, row: number, column: number, plate: string): Dome {
  return [...plate].reduce((now, takes, corner) => {
    const [down, across] = [Math.floor(corner / 2), corner % 2];
    return changed(now, 2 * row + down, 2 * column + across, () => ({ takes, tile: "" }));
  }, dome);
}

function withFactory(
  position: DuelPosition,
  at: number,
  change: (factory: Factory) => Partial<Factory>,
): DuelPosition {
  const factories = position.factories.map((each, factory) =>
    factory === at ? { ...each, ...change(each) } : each,
  );
  return { ...position, factories };
}

function withLine(
  position: DuelPosition,
  seat: number | null,
  at: number,
  change: (line: Line) => Line,
): DuelPosition {
  return withBoard(position, seat, ({ lines }) => ({
    lines: lines.map((line, each) => (each === at ? change(line) : line)),
  }));
}
