/** The names of places on the table, which tiles fly between, and the art of what lies there. */
import { COLOURS } from "../lib/facts";

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

export const place = {
  /** factories are 1 to 4 and L */
  sun: (factory: string | number, at: number) => `sun-${factory}-${at}`,
  moon: (factory: string | number, at: number) => `moon-${factory}-${at}`,
  chip: (factory: string | number) => `chip-${factory}`,
  startTile: "start-tile",
  bag: "bag",
  tower: "tower",
  stack: "stack",
  display: (at: number) => `display-${at}`,
  /** the plates drawn, and the one to be placed */
  hand: (at: number) => `hand-${at}`,
  plate: "plate",
  /** line and row from 1; spaces of a line from the right, from 0 */
  line: (seat: number, line: number, at: number) => `line-${seat}-${line}-${at}`,
  dome: (seat: number, row: number, column: number) => `dome-${seat}-${row}-${column}`,
  cell: (seat: number, row: number, column: number) => `cell-${seat}-${row}-${column}`,
  broken: (seat: number, at: number) => `broken-${seat}-${at}`,
  start: (seat: number) => `start-${seat}`,
  reserve: (seat: number, at: number) => `reserve-${seat}-${at}`,
} as const;
