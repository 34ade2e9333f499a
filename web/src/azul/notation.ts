/** The texts of actions: `2B4`, `CKF`, `W32` (docs/notation.md). */
import type { Letter } from "./position";

export const CENTRE = 0;
export const FLOOR = 0;

/** Tiles of one colour in one place, chosen or to be chosen. */
export interface Pick {
  /** the factory; 0: the centre */
  readonly source: number;
  readonly colour: Letter;
}

export interface Take extends Pick {
  /** the line; 0: the floor line */
  readonly line: number;
}

export interface Tile {
  readonly row: number;
  readonly column: number;
}

/** The take of a text; null: it is another action. */
export function takeOf(text: string): Take | null {
  const [, source, colour, line] = /^(\d|C)([BYRKT])([1-5F])$/.exec(text) ?? [];
  if (source === undefined || colour === undefined || line === undefined) return null;
  return { ...pickOf(source + colour), line: line === "F" ? FLOOR : Number(line) };
}

/** The pick of a text such as `2B` or `CK`. */
export function pickOf(text: string): Pick {
  const [source, colour] = text;
  return { source: source === "C" ? CENTRE : Number(source), colour: colour as Letter };
}

export function pickText({ source, colour }: Pick): string {
  return `${source === CENTRE ? "C" : source}${colour}`;
}

/** The line, or the floor, as a take names it. */
export function lineText(line: number): string {
  return line === FLOOR ? "F" : String(line);
}

export function tileText({ row, column }: Tile): string {
  return `W${row}${column}`;
}
