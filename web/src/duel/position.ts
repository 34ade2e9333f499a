/** A position of Duel, read from its notation, as something to draw. */
import { COLOURS, DUEL } from "../lib/facts";

export type Back = "S" | "J";

export interface Factory {
  readonly sun: readonly string[];
  /** from the bottom up */
  readonly moon: readonly string[];
  /** its colours, "?" face down, "" gone */
  readonly chip: string;
}

export interface Line {
  readonly colour: string;
  readonly filled: number;
}

export interface Space {
  /** what it takes: a colour, S, J; "" without a plate */
  readonly takes: string;
  /** what lies there: a colour or S; "" nothing */
  readonly tile: string;
}

export interface Board {
  readonly score: number;
  readonly lines: readonly Line[];
  readonly dome: readonly (readonly Space[])[];
  readonly broken: readonly string[];
  readonly tokens: number;
  readonly taken: number;
  readonly chips: readonly string[];
}

export interface Drawn {
  /** its four spaces; "" if its front is not to be seen */
  readonly front: string;
  readonly back: Back;
}

export interface DuelPosition {
  readonly round: number;
  readonly phase: string;
  readonly start: number | null;
  readonly turn: number | null;
  readonly startTile: number | null;
  readonly sides: readonly string[];
  readonly factories: readonly Factory[];
  readonly large: Omit<Factory, "chip">;
  readonly bag: Counts;
  readonly tower: Counts;
  readonly display: readonly string[];
  readonly top: Back | null;
  readonly returned: readonly Drawn[];
  readonly hand: readonly Drawn[];
  readonly plate: string;
  /** the factory being stacked, or the line being tiled; 0: neither */
  readonly at: number;
  /** chips for the tile that is being paid, and how many of them are still to pick */
  readonly payment: { readonly paid: number; readonly size: number; readonly left: number };
  readonly boards: readonly Board[];
}

export type Counts = Readonly<Record<string, number>>;

export const LETTERS: readonly string[] = COLOURS.map(({ letter }) => letter);

/** A position as the server writes it. */
export function parsePosition(text: string): DuelPosition {
  const words = text.split(" ");
  const word = (at: number) => words[at] ?? "";
  const [sun = "", moon = ""] = word(7).split(":");
  const [paid = 0, size = 0, left = 0] = word(17).split(".").map(Number);
  return {
    round: Number(word(0)),
    phase: word(1),
    start: seat(word(2)),
    turn: seat(word(3)),
    startTile: seat(word(4)),
    sides: list(word(5), ","),
    factories: list(word(6), "/").map(factory),
    large: { sun: tiles(sun), moon: tiles(moon) },
    bag: counts(word(8)),
    tower: counts(word(9)),
    display: list(word(11), "/"),
    top: word(12) === "-" ? null : (word(12) as Back),
    returned: list(word(13), "/").map(drawn),
    hand: list(word(14), "/").map(drawn),
    plate: word(15) === "-" ? "" : word(15),
    at: Number(word(16)),
    payment: { paid, size, left },
    boards: [word(18), word(19)].map(board),
  };
}

/** How many plates the stack holds: those that lie nowhere else. */
export function stackSize(position: DuelPosition): number {
  const placed = position.boards.flatMap(({ dome }) => dome.flat()).filter(({ takes }) => takes);
  const elsewhere = position.display.length + position.hand.length + (position.plate ? 1 : 0);
  return DUEL.plates.length - placed.length / 4 - elsewhere;
}

/** How many plates a seat has to take in this round: one for each token, and none in the last (DU-4.1). */
export function platesDue({ boards, round }: DuelPosition, seat: number): number {
  return round < DUEL.rounds ? (boards[seat]?.tokens ?? 0) : 0;
}

/** The back of the stack's top plate; null: it has none, or it is not yet turned to us. */
export function topBack(position: DuelPosition): Back | null {
  return position.top ?? position.returned[0]?.back ?? null;
}

/** The spaces of a plate after quarter turns clockwise. */
export function turned(plate: string, turns: number): string {
  let now = plate;
  for (let turn = 0; turn < turns % 4; turn++)
    now = [2, 0, 3, 1].map((corner) => now[corner] ?? "").join("");
  return now;
}

export function backOf(plate: string): Back {
  return plate.includes("S") ? "S" : "J";
}

function seat(word: string): number | null {
  return word === "-" ? null : Number(word) - 1;
}

function list(word: string, between: string): string[] {
  return word === "-" || word === "" ? [] : word.split(between);
}

function tiles(word: string): string[] {
  return word === "-" ? [] : [...word];
}

function counts(word: string): Counts {
  const found = Object.fromEntries(LETTERS.map((letter) => [letter, 0]));
  for (const [, letter = "", count] of word.matchAll(/([BYRKT])(\d+)/g))
    found[letter] = Number(count);
  return found;
}

function factory(text: string): Factory {
  const [sun = "-", moon = "-", chip = "-"] = text.split(":");
  return { sun: tiles(sun), moon: tiles(moon), chip: chip === "-" ? "" : chip };
}

function drawn(text: string): Drawn {
  const plate = text.slice(0, -1);
  return plate.startsWith("?")
    ? { front: "", back: plate.slice(1) as Back }
    : { front: plate, back: backOf(plate) };
}

function board(text: string): Board {
  const [score, lines = "", dome = "", broken = "-", tokens, taken, chips = "-"] = text.split(":");
  return {
    score: Number(score),
    lines: lines
      .split("/")
      .map((line) => (line === "-" ? EMPTY : { colour: line[0] ?? "", filled: line.length })),
    dome: dome.split("/").map((row) => (row.match(/[a-zA-Z.]\*?/g) ?? []).map(space)),
    broken: tiles(broken),
    tokens: Number(tokens),
    taken: Number(taken),
    chips: [...chips.matchAll(/([BYRKT]+)(\d)/g)].flatMap(([, kind = "", count]) =>
      Array<string>(Number(count)).fill(kind),
    ),
  };
}

function space(mark: string): Space {
  if (mark === ".") return { takes: "", tile: "" };
  const letter = mark.charAt(0).toUpperCase();
  if (mark === mark.toLowerCase()) return { takes: letter, tile: "" };
  return { takes: mark.endsWith("*") ? "J" : letter, tile: letter };
}

export const EMPTY: Line = { colour: "", filled: 0 };

/** A seat that the position does not know. */
export const NO_BOARD: Board = {
  score: 0,
  lines: [],
  dome: [],
  broken: [],
  tokens: 0,
  taken: 0,
  chips: [],
};
