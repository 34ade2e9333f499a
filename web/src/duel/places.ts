/** The names of places on the table, which tiles fly between, and the art of what lies there. */
import { onBoard } from "../lib/effects";
import { COLOURS } from "../lib/facts";
import type { DuelPosition } from "./position";

const NAMES: ReadonlyMap<string, string> = new Map(
  COLOURS.map(({ letter, name }) => [letter, name]),
);

/** "blue" of "B". */
export function colourName(letter: string): string {
  return NAMES.get(letter) ?? "";
}

/** A tile; S is the special one. */
export function tileArt(letter: string): string {
  return letter === "S" ? "special" : `d-${colourName(letter)}`;
}

/** An empty space of a plate. */
export function spaceArt(takes: string): string {
  if (takes === "S") return "space-special";
  if (takes === "J") return "space-joker";
  return `gd-${colourName(takes)}`;
}

/** A chip by its colours; "?" is face down. */
export function chipArt(chip: string): string {
  return chip === "?" ? "chip-back" : `chip-${[...chip].map(colourName).join("-")}`;
}

export function backArt(back: string): string {
  return back === "S" ? "back-special" : "back-joker";
}

/** Do chips lie there? Some are written as tiles are. */
export function isOfChips(place: string): boolean {
  return /^(chip\d|p\d\.chips)/.test(place);
}

/** Anything that moves, by where it comes from: a tile, a chip, a plate, the start tile, a token. */
export function pieceArt(piece: string, from: string): string {
  if (piece === "1") return "marker";
  if (isOfChips(from)) return chipArt(piece);
  if (/^[BYRKTS]$/.test(piece)) return tileArt(piece);
  if (/^\?[SJ]$/.test(piece)) return backArt(piece.slice(1));
  return "plate-front";
}

/** The large factory, as actions name it. */
const LARGE = "L";

/** The sun or moon of a factory, 1 to 4 or L. */
function half(kind: "sun" | "moon", factory: string | number): string {
  return String(factory) === LARGE ? `large-${kind}` : `${kind}${factory}`;
}

/** The names of places (`lib/effects.ts`). Names count from 1; `seat` and `at` are indices, from 0. */
export const place = {
  sun: (factory: string | number, at: number) => `${half("sun", factory)}.${at + 1}`,
  moon: (factory: string | number, at: number) => `${half("moon", factory)}.${at + 1}`,
  chip: (factory: string | number) => `chip${factory}`,
  startTile: "large",
  bag: "bag",
  tower: "tower",
  stack: "stack",
  display: (at: number) => `display${at + 1}`,
  /** the plates drawn, and the one to be placed */
  hand: (at: number) => `hand${at + 1}`,
  plate: "plate",
  /** spaces of a line from the right */
  line: (seat: number, line: number, at: number) => onBoard(seat, `line${line}.${at + 1}`),
  dome: (seat: number, row: number, column: number) => onBoard(seat, `dome${row}.${column}`),
  cell: (seat: number, row: number, column: number) => onBoard(seat, `cell${row}.${column}`),
  broken: (seat: number, at: number) => onBoard(seat, `broken${at + 1}`),
  start: (seat: number) => onBoard(seat, "start"),
  tokens: (seat: number) => onBoard(seat, "tokens"),
  chips: (seat: number, at: number) => onBoard(seat, `chips.${at + 1}`),
} as const;

/** The tiles of all moons that may be taken, by their colour: the places where they lie. */
export function moonTops(position: DuelPosition, colour: string): string[] {
  const small = position.factories.flatMap(({ moon }, at) =>
    moon.at(-1) === colour ? [place.moon(at + 1, moon.length - 1)] : [],
  );
  const large = position.large.moon.flatMap((tile, at) =>
    tile === colour ? [place.moon(LARGE, at)] : [],
  );
  return [...small, ...large];
}
