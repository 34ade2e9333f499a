/** A position of Azul as something to draw, from its text (docs/notation.md). */
import { AZUL, COLOURS } from "../lib/facts";

export type Letter = (typeof COLOURS)[number]["letter"];
export type ColourName = (typeof COLOURS)[number]["name"];

/** How many tiles of each colour. */
export type Counts = Readonly<Record<Letter, number>>;

export interface AzulBoard {
  readonly score: number;
  /** the tiles of each line, as letters; "" is an empty line */
  readonly lines: readonly string[];
  /** the rows from top to bottom; a full stop is an empty space */
  readonly wall: readonly string[];
  /** from left to right; `1` is the start marker */
  readonly floor: string;
}

export interface AzulPosition {
  readonly round: number;
  readonly phase: string;
  /** who starts this round */
  readonly start: number | null;
  readonly turn: number | null;
  /** who took the start marker; null: it is in the centre */
  readonly marker: number | null;
  readonly factories: readonly string[];
  readonly centre: string;
  readonly bag: Counts;
  readonly lid: Counts;
  readonly boards: readonly AzulBoard[];
}

export const EMPTY = ".";
export const MARKER = "1";

const NAMES = Object.fromEntries(COLOURS.map(({ letter, name }) => [letter, name])) as Readonly<
  Record<string, ColourName>
>;

/** The position of a text. */
export function positionOf(text: string): AzulPosition {
  const words = text.split(" ");
  const word = (number: number): string => {
    const found = words[number - 1];
    if (found === undefined) throw new Error(`a position without its word ${number}: ${text}`);
    return found;
  };
  return {
    round: Number(word(1)),
    phase: word(2),
    start: seatOf(word(3)),
    turn: seatOf(word(4)),
    marker: seatOf(word(5)),
    factories: word(6).split("/").map(tilesOf),
    centre: tilesOf(word(7)),
    bag: countsOf(word(8)),
    lid: countsOf(word(9)),
    boards: words.slice(9).map(boardOf),
  };
}

/** A colour's name by its letter. */
export function nameOf(letter: string): ColourName {
  const name = NAMES[letter];
  if (name === undefined) throw new Error(`no colour has the letter ${letter}`);
  return name;
}

/** The symbol of a tile, or of the start marker. */
export function artOf(letter: string): string {
  return letter === MARKER ? "marker" : `t-${nameOf(letter)}`;
}

/** How many tiles of a colour lie there. */
export function countOf(tiles: string, letter: string): number {
  return tiles.split(letter).length - 1;
}

/** How many tiles in all. */
export function totalOf(counts: Counts): number {
  return COLOURS.reduce((sum, { letter }) => sum + counts[letter], 0);
}

/** The board of a seat. */
export function boardAt(position: AzulPosition, seat: number): AzulBoard {
  const board = position.boards[seat];
  if (board === undefined) throw new Error(`there is no seat ${seat + 1}`);
  return board;
}

/** The colour that a space of the coloured wall is for. */
export function paintedColour(row: number, column: number): string {
  return nameOf(AZUL.wall[row - 1]?.[column - 1] ?? EMPTY);
}

/** Does the start marker lie in the centre? */
export function isMarkerInCentre(position: AzulPosition): boolean {
  return position.marker === null && position.phase !== "over";
}

function seatOf(word: string): number | null {
  return word === "-" ? null : Number(word) - 1;
}

/** Tiles as letters: `B2R1` and `BBR` are the same. */
function tilesOf(word: string): string {
  if (word === "-") return "";
  return word.replace(/([A-Z])(\d+)/g, (_, letter: string, count: string) =>
    letter.repeat(Number(count)),
  );
}

function countsOf(word: string): Counts {
  const tiles = tilesOf(word);
  return Object.fromEntries(
    COLOURS.map(({ letter }) => [letter, countOf(tiles, letter)]),
  ) as Counts;
}

function boardOf(word: string): AzulBoard {
  const [score = "0", lines = "", wall = "", floor = "-"] = word.split(":");
  return {
    score: Number(score),
    lines: lines.split("/").map(tilesOf),
    wall: wall.split("/"),
    floor: floor === "-" ? "" : floor, // in its order: `K1` is a tile and the marker
  };
}
