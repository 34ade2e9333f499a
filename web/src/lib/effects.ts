/** What an action does, told in values: pieces that move, points, what is turned up, what ends. */
import type { Said } from "./protocol";

export type Effect = Moved | Scored | Revealed | Ended;

/** Equal pieces go from one place to another. */
export interface Moved {
  readonly type: "moved";
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  readonly number: number;
}

/** A seat gains or loses points. */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly points: number;
  readonly kind: string;
  /** the spaces that count */
  readonly spaces: readonly string[];
  readonly why: Said;
}

/** A piece is turned up where it lies. */
export interface Revealed {
  readonly type: "revealed";
  readonly piece: string;
  readonly place: string;
  /** the seat that sees it; null: everybody */
  readonly to: number | null;
}

export interface Ended {
  readonly type: "ended";
  readonly what: "turn" | "round" | "game";
}

/**
 * A place by its parts, such as `p1.line4.2`: the board of seat 0, its line 4, space 2. Where pieces
 * lie in no order, the page counts them behind the place: `factory2.1`, `centre.B.1`.
 */
export interface Place {
  /** null: it belongs to no board */
  readonly seat: number | null;
  readonly kind: string;
  /** the line, row, factory or space; null: there is only one */
  readonly number: number | null;
  /** what follows, from 1: a column, a space, or how the page counts */
  readonly rest: readonly string[];
}

const FORM = /^(?:p(\d+)\.)?(?!p\d)([a-z]+(?:-[a-z]+)*)(\d+)?((?:\.\w+)*)$/;

/** The place of a text; raises where it is none. */
export function placeOf(text: string): Place {
  const [, board, kind, number, rest = ""] = FORM.exec(text) ?? [];
  if (kind === undefined) throw new Error(`this is no place: ${text}`);
  return {
    seat: board === undefined ? null : Number(board) - 1,
    kind,
    number: number === undefined ? null : Number(number),
    rest: rest.split(".").slice(1),
  };
}

/** The text of a place on the board of a seat, which counts from 0. */
export function onBoard(seat: number, place: string): string {
  return `p${seat + 1}.${place}`;
}
