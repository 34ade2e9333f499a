/**
 * A position as something to edit: what lies where, what can be put there, and the text that comes of it.
 * A text of the notation is all that is kept; each game says how its texts are drawn and changed.
 */
import type { Options } from "./game";
import type { Said } from "./protocol";
import { say } from "./words.svelte";

/** Something that can be put on the table. */
export interface Piece {
  /** as the notation writes it, or a word of our own */
  readonly id: string;
  /** the key that chooses it; "": none */
  readonly key: string;
  readonly name: string;
  /** its symbol; "" where it is a plate */
  readonly art: string;
  /** the four spaces of a plate */
  readonly plate?: string;
}

/** What takes away: a piece that every game has. */
export const ERASER = "X";

/** A place that can be pressed. */
export interface Spot {
  readonly id: string;
  /** where it is and what lies there, aloud */
  readonly name: string;
  /** the symbol of the empty space; "": a plain one */
  readonly under: string;
  /** the symbol of what lies there; "": nothing */
  readonly over: string;
  readonly plate?: string;
  /** how many lie there, where that is more than one */
  readonly count?: number;
}

/** Spots that belong together, and to which a problem can point. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly spots: readonly Spot[];
}

/** A factory, or another place in the middle of the table: rows of spots, each with its sign. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly look: "dish" | "row" | "plates";
  readonly rows: readonly { readonly sign: string; readonly spots: readonly Spot[] }[];
}

/** How many there are of each kind, as in the bag. */
export interface Stock {
  readonly id: string;
  readonly name: string;
  readonly counts: readonly { readonly kind: string; readonly count: number }[];
}

/** The stocks of one sort of piece, and whether all are there. */
export interface Tally {
  readonly kinds: readonly { readonly kind: string; readonly name: string; readonly art: string }[];
  readonly stocks: readonly Stock[];
  /** how many there are in all, and shall be; null: nobody says */
  readonly totals: readonly { readonly count: number; readonly due: number }[] | null;
}

/** Something to be chosen, or a number. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** null: it is a number */
  readonly values: Values | null;
}

type Values = readonly { readonly value: string; readonly name: string }[];

export interface BoardLayout {
  readonly fields: readonly Field[];
  readonly rows: readonly { readonly line: Group; readonly wall: Group }[];
  /** below the rows */
  readonly below: readonly Group[];
}

/** A position as it is drawn to be edited. */
export interface Layout {
  readonly dishes: readonly Dish[];
  readonly boards: readonly BoardLayout[];
  readonly tallies: readonly Tally[];
  readonly fields: readonly Field[];
  /** the spaces of a wall stand in blocks of so many rows and columns */
  readonly block: number;
}

/** What chance has to decide, for somebody who decides it. */
export interface Draw {
  /** how its action begins */
  readonly prefix: string;
  /** what stands between slots */
  readonly between: string;
  readonly slots: readonly { readonly name: string; readonly size: number }[];
  readonly pieces: readonly (Piece & { readonly left: number })[];
  /** does it matter in which order the pieces of a slot were drawn? */
  readonly isOrdered: boolean;
}

/** How the positions of a game are edited. */
export interface Editing {
  /** in the order of the palette */
  palette(): readonly Piece[];
  /** what is put down now and then; []: nothing */
  more(): readonly Piece[];
  /** a table of which only the stock is filled */
  empty(options: Options): string;
  /** null: the text is not of this form, so that it can't be drawn */
  layout(text: string, options: Options): Layout | null;
  /** a piece is put on a spot, or taken from there */
  pressed(text: string, spot: string, piece: string, options: Options): string;
  counted(text: string, stock: string, kind: string, count: number): string;
  chosen(text: string, field: string, value: string): string;
  /** all that is nowhere else goes into the bag */
  filled(text: string): string;
  /** the table that a text is a position of */
  optionsOf(text: string, options: Options): Options;
  /** the group, stock or field that a problem is about; "": none of them */
  placeOf(problem: Said): string;
  /** the text without that problem, as far as it is clear what to do; null: it is not */
  mended(text: string, problem: Said): string | null;
  /** what chance decides in a position; null: nothing, or nobody knows how to enter it */
  draw(text: string, options: Options): Draw | null;
}

/** Nobody, and so many players. */
export function seatValues(count: number): Values {
  const players = Array.from({ length: count }, (_, seat) => ({
    value: String(seat + 1),
    name: say("analysis-player", { number: seat + 1 }),
  }));
  return [{ value: "-", name: say("editor-nobody") }, ...players];
}

/** What every game has: whose turn it is, the round, the phase, who starts; and where their words stand. */
export function usualFields(
  words: readonly string[],
  at: Readonly<Record<"turn" | "round" | "phase" | "start", number>>,
  phases: readonly string[],
  seats: Values,
): Field[] {
  const value = (where: number) => words[where] ?? "";
  const values = phases.map((phase) => ({ value: phase, name: say("editor-phase", { phase }) }));
  return [
    { id: "turn", name: say("editor-turn"), value: value(at.turn), values: seats },
    { id: "round", name: say("editor-round"), value: value(at.round), values: null },
    { id: "phase", name: say("editor-phase-of"), value: value(at.phase), values },
    { id: "start", name: say("editor-starter"), value: value(at.start), values: seats },
  ];
}

/** The action that slots come to. */
export function drawnAction(
  { prefix, between, isOrdered, pieces }: Draw,
  slots: readonly (readonly string[])[],
): string {
  const order = pieces.map(({ id }) => id);
  const told = slots.map((held) => {
    const sorted = isOrdered
      ? held
      : held.toSorted((one, two) => order.indexOf(one) - order.indexOf(two));
    return sorted.join("") || "-";
  });
  return prefix + told.join(between);
}

/** A list with one item exchanged. */
export function withItem<T>(items: readonly T[], at: number, item: T): T[] {
  return items.map((each, index) => (index === at ? item : each));
}

/** A text with one of its words changed. */
export function changed(text: string, at: number, change: (word: string) => string): string {
  const words = text.split(" ");
  return withItem(words, at, change(words[at] ?? "")).join(" ");
}
