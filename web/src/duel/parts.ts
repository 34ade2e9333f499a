/** The text of a position of Duel, word by word, as something to change. */
import { changed } from "../lib/editing";
import { DUEL } from "../lib/facts";
import { countIn, countsOf, LETTERS, lettersOf, withMore } from "../lib/letters";
import { turned } from "./position";

/** Where the words of a position stand. */
export const WORD = {
  round: 0,
  phase: 1,
  start: 2,
  turn: 3,
  tile: 4,
  sides: 5,
  factories: 6,
  large: 7,
  bag: 8,
  tower: 9,
  chips: 10,
  display: 11,
  top: 12,
  returned: 13,
  hand: 14,
  plate: 15,
  at: 16,
  payment: 17,
} as const;
export const BOARDS = 18;
const WORDS = 20;

export const PHASES = [
  ...["scoring", "display", "back", "deal", "start", "chip", "fronts"],
  ...["setup", "turn", "stacking", "drawing", "keeping", "returning", "placing"],
  ...["paying", "spending", "tiling", "over"],
];

const TILES = "([BYRKT]+|-)";
const CHIPS = "(([BYRKT]{1,2}\\d)+|-)";
const COUNTS = /^(([BYRKT]\d+)+|-)$/;
const ROW = "([.byrktsjS]|[BYRKT]\\*?){6}";
const BOARD = new RegExp(
  `^-?\\d+:${TILES}(/${TILES}){5}:${ROW}(/${ROW}){5}:${TILES}:\\d+:\\d+:${CHIPS}$`,
);
const SMALL = `${TILES}:${TILES}:([BYRKT]{1,2}|[?-])`;

const SHAPES: Readonly<Record<number, RegExp>> = {
  [WORD.round]: /^-?\d+$/,
  [WORD.phase]: /^[a-z]+$/,
  [WORD.start]: /^[12-]$/,
  [WORD.turn]: /^[12-]$/,
  [WORD.tile]: /^[12-]$/,
  [WORD.sides]: /^([a-z-]+)(,[a-z-]+)*$/,
  [WORD.factories]: new RegExp(`^${SMALL}(/${SMALL})*$`),
  [WORD.large]: new RegExp(`^${TILES}:${TILES}$`),
  [WORD.bag]: COUNTS,
  [WORD.tower]: COUNTS,
  [WORD.chips]: new RegExp(`^${CHIPS}$`),
  [WORD.display]: /^([BYRKTSJ]{4}(\/[BYRKTSJ]{4})*|-)$/,
  [WORD.top]: /^[SJ-]$/,
  [WORD.plate]: /^([BYRKTSJ]{4}|-)$/,
  [WORD.at]: /^\d+$/,
  [BOARDS]: BOARD,
  [BOARDS + 1]: BOARD,
};

/** The words of a text; null: it is no text of a position. */
export function wordsOf(text: string): string[] | null {
  const words = text.split(" ");
  const isShaped =
    words.length === WORDS &&
    Object.entries(SHAPES).every(([at, shape]) => shape.test(words[Number(at)] ?? ""));
  return isShaped ? words : null;
}

/** The parts of a board's word. */
export interface Parts {
  readonly score: string;
  readonly lines: readonly string[];
  /** rows of marks, as the notation has them */
  readonly dome: readonly (readonly string[])[];
  readonly broken: string;
  readonly tokens: string;
  readonly taken: string;
  /** one after the other */
  readonly chips: readonly string[];
}

export function partsOf(word: string): Parts {
  const [score = "0", lines = "", dome = "", broken = "-", tokens = "0", taken = "0", chips = "-"] =
    word.split(":");
  return {
    score,
    lines: lines.split("/").map(lettersOf),
    dome: dome.split("/").map((row) => row.match(/[a-zA-Z.]\*?/g) ?? []),
    broken: lettersOf(broken),
    tokens,
    taken,
    chips: chipsOf(chips),
  };
}

export function boardWord({ score, lines, dome, broken, tokens, taken, chips }: Parts): string {
  const told = [
    score,
    lines.map((line) => line || "-").join("/"),
    dome.map((row) => row.join("")).join("/"),
    broken || "-",
    tokens,
    taken,
    chipsWord(chips),
  ];
  return told.join(":");
}

/** Chips one after the other, of a word such as `B2TY1`. */
export function chipsOf(word: string): string[] {
  return [...word.matchAll(/([BYRKT]+)(\d)/g)].flatMap(([, kind = "", count]) =>
    Array<string>(Number(count)).fill(kind),
  );
}

export function chipsWord(chips: readonly string[]): string {
  const told = DUEL.chips.map((kind) => {
    const count = chips.filter((chip) => chip === kind).length;
    return count > 0 ? `${kind}${count}` : "";
  });
  return told.join("") || "-";
}

/** The plates of a list such as `YKTS/JBTK`. */
export function platesOf(word: string): string[] {
  return word === "-" ? [] : word.split("/");
}

/** The plate in a cell of a dome, turned as it lies there; "": none. Rows and columns from 0. */
export function plateIn(dome: Parts["dome"], row: number, column: number): string {
  const marks = cellOf(row, column).map(([r, c]) => dome[r]?.[c] ?? ".");
  return marks.includes(".") ? "" : marks.map(takenBy).join("");
}

/** What a space takes: a colour, S or J. */
export function takenBy(mark: string): string {
  return mark.endsWith("*") ? "J" : mark.charAt(0).toUpperCase();
}

/** The spaces of the cell that a space belongs to. */
export function cellOf(row: number, column: number): readonly (readonly [number, number])[] {
  const [top, left] = [row - (row % 2), column - (column % 2)];
  return [
    [top, left],
    [top, left + 1],
    [top + 1, left],
    [top + 1, left + 1],
  ];
}

/** Is it that plate, however it is turned? */
export function isTurned(plate: string, front: string): boolean {
  return plate !== "" && [0, 1, 2, 3].some((turns) => turned(front, turns) === plate);
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

/** How many tiles of a colour there are on the table; letters of plates and chips are none. */
export function countEverywhere(words: readonly string[], letter: string): number {
  const stocks = [WORD.bag, WORD.tower].map((at) => countsOf(words[at] ?? "-")[letter] ?? 0);
  const small = (words[WORD.factories] ?? "").split("/").map((word) => {
    const [sun = "", moon = ""] = word.split(":");
    return countIn(sun + moon, letter);
  });
  const boards = words.slice(BOARDS).map((word) => {
    const { lines, dome, broken } = partsOf(word);
    return countIn(lines.join("") + broken + dome.flat().join(""), letter);
  });
  const large = countIn(words[WORD.large] ?? "", letter);
  return [...stocks, ...small, ...boards, large].reduce((sum, count) => sum + count, 0);
}

/** All tiles that are nowhere else go into the bag, and as many chips lie unseen as the round has. */
export function filled(text: string): string {
  return filledChips(LETTERS.reduce(filledWith, text));
}

export function filledWith(text: string, letter: string): string {
  const missing = DUEL.tilesOfAColour - countEverywhere(text.split(" "), letter);
  return withMore(text, WORD.bag, letter, missing);
}

/** The unseen chips: no more of a kind than there can be, and as many as the round has left. */
export function filledChips(text: string): string {
  const words = text.split(" ");
  const lying = (words[WORD.factories] ?? "").split("/").map((word) => word.split(":")[2] ?? "-");
  const boards = words.slice(BOARDS).map(partsOf);
  const taken = boards.reduce((sum, board) => sum + Number(board.taken), 0);
  const isDealt = taken > 0 || lying.some((chip) => chip !== "-");
  const round = Number(words[WORD.round]);
  const all = DUEL.chips.length * DUEL.chipsOfAKind;
  const due =
    all -
    DUEL.smallFactories * (round - 1) -
    (isDealt ? DUEL.smallFactories : 0) +
    lying.filter((chip) => chip === "?").length;
  const seen = [...lying, ...boards.flatMap(({ chips }) => chips)];
  const room = DUEL.chips.map(
    (kind) => DUEL.chipsOfAKind - seen.filter((chip) => chip === kind).length,
  );
  const had = chipsOf(words[WORD.chips] ?? "-");
  const counts = DUEL.chips.map((kind, at) =>
    Math.min(Math.max(0, room[at] ?? 0), had.filter((chip) => chip === kind).length),
  );
  for (let left = due - sumOf(counts); left !== 0;) {
    const step = Math.sign(left);
    const at = counts.findIndex((count, kind) =>
      step > 0 ? count < (room[kind] ?? 0) : count > 0,
    );
    if (at < 0) break; // there are not so many
    counts[at] = (counts[at] ?? 0) + step;
    left -= step;
  }
  const unseen = DUEL.chips.flatMap((kind, at) => Array<string>(counts[at] ?? 0).fill(kind));
  return changed(text, WORD.chips, () => chipsWord(unseen));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
