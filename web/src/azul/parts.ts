/** The text of a position of Azul, word by word, as something to change. */
import { changed } from "../lib/editing";
import { AZUL, COLOURS } from "../lib/facts";
import { countIn, countsOf, LETTERS, lettersOf, withMore } from "../lib/letters";
import { say } from "../lib/words.svelte";
import { MARKER } from "./position";

/** Where the words of a position stand. */
export const WORD = {
  round: 0,
  phase: 1,
  start: 2,
  turn: 3,
  marker: 4,
  factories: 5,
  centre: 6,
  bag: 7,
  lid: 8,
};
export const BOARDS = 9;
export const PHASES = ["start", "deal", "offer", "tiling", "over"];
const BOARD = /^-?\d+:([BYRKT]+|-)(\/([BYRKT]+|-)){4}:[BYRKT.]{5}(\/[BYRKT.]{5}){4}:([BYRKT1]+|-)$/;
const TILES = /^([BYRKT]+|-)$/;
const COUNTS = /^(([BYRKT]\d+)+|-)$/;

const SHAPES: readonly RegExp[] = [
  /^-?\d+$/,
  /^[a-z]+$/,
  ...Array.from({ length: 3 }, () => /^[1-4-]$/),
  /^([BYRKT]+|-)(\/([BYRKT]+|-))*$/,
  TILES,
  COUNTS,
  COUNTS,
];

export const colour = (letter: string): string =>
  letter === MARKER
    ? say("editor-marker")
    : say(`colour-${COLOURS.find((each) => each.letter === letter)?.name ?? "blue"}`);

/** The words of a text; null: it is no text of a position. */
export function wordsOf(text: string): string[] | null {
  const words = text.split(" ");
  const isShaped =
    words.length > BOARDS &&
    SHAPES.every((shape, at) => shape.test(words[at] ?? "")) &&
    words.slice(BOARDS).every((word) => BOARD.test(word));
  return isShaped ? words : null;
}

/** The parts of a board's word. */
export interface Parts {
  readonly score: string;
  readonly lines: readonly string[];
  readonly wall: readonly string[];
  readonly floor: string;
}

export function partsOf(word: string): Parts {
  const [score = "0", lines = "", wall = "", floor = "-"] = word.split(":");
  return {
    score,
    lines: lines.split("/").map(lettersOf),
    wall: wall.split("/"),
    floor: lettersOf(floor),
  };
}

export function boardWord({ score, lines, wall, floor }: Parts): string {
  return [score, lines.map((line) => line || "-").join("/"), wall.join("/"), floor || "-"].join(
    ":",
  );
}

export function changedBoard(
  text: string,
  seat: number,
  change: (parts: Parts) => Partial<Parts>,
): string {
  return changed(text, BOARDS + seat - 1, (word) => {
    const parts = partsOf(word);
    return boardWord({ ...parts, ...change(parts) });
  });
}

/** All that is nowhere else goes into the bag. */
export function filled(text: string): string {
  return LETTERS.reduce(filledWith, text);
}

export function filledWith(text: string, letter: string): string {
  const missing = AZUL.tilesOfAColour - countEverywhere(text.split(" "), letter);
  return withMore(text, WORD.bag, letter, missing);
}

export function countEverywhere(words: readonly string[], letter: string): number {
  const stocks = [words[WORD.bag], words[WORD.lid]].map(
    (word) => countsOf(word ?? "-")[letter] ?? 0,
  );
  const lying = [words[WORD.factories], words[WORD.centre], ...words.slice(BOARDS)];
  return lying.reduce(
    (sum, word) => sum + countIn(word ?? "", letter),
    (stocks[0] ?? 0) + (stocks[1] ?? 0),
  );
}

/** The start marker on the floor line of a seat, and nowhere else; null: in the centre. */
export function withMarkerAt(text: string, seat: number | null): string {
  const words = text.split(" ").map((word, at) => {
    if (at < BOARDS) return at === WORD.marker ? String(seat ?? "-") : word;
    const parts = partsOf(word);
    const floor = parts.floor.replaceAll(MARKER, "");
    return boardWord({ ...parts, floor: at === BOARDS + (seat ?? 0) - 1 ? floor + MARKER : floor });
  });
  return words.join(" ");
}
