/** What an action does, told in values: pieces that move, points, what is turned up, what ends. */
import type { AnyEffect, Moved, Scored } from "./protocol";

export type Effect = AnyEffect;

/** Points, and the space that the tile for them came to. */
export interface Counted extends Scored {
  /** "": they are not for a tile that was just placed */
  readonly at: string;
  /** the tile; "" if there is none */
  readonly piece: string;
}

/** Points that a tile brings where it lands: it moves first, then they are told. */
const LANDING: ReadonlySet<string> = new Set(["tile", "special"]);

/** Are these points for a tile that was just placed? */
export function isForTile({ kind }: Pick<Scored, "kind">): boolean {
  return LANDING.has(kind);
}

/** What is scored, in order. */
export function countedIn(effects: readonly Effect[]): Counted[] {
  let last: Moved | null = null;
  const found: Counted[] = [];
  for (const effect of effects) {
    if (effect.type === "moved") last = effect;
    if (effect.type !== "scored") continue;
    const tile: Moved | null = last !== null && bringsTile(last, effect) ? last : null;
    found.push({ ...effect, at: tile?.to ?? "", piece: tile?.piece ?? "" });
  }
  return found;
}

/** Is this the tile that those points are for? */
export function bringsTile(move: Moved, points: Scored): boolean {
  return isForTile(points) && points.spaces.includes(move.to);
}

/** The moves of a turn, without the tiling that may follow. */
export function movesInTurn(effects: readonly Effect[]): Moved[] {
  const end = effects.findIndex(({ type }) => type === "ended");
  const turn = end < 0 ? effects : effects.slice(0, end);
  return turn.filter((effect) => effect.type === "moved");
}

/** How many equal pieces move. */
export function numberOf({ number }: Moved): number {
  return number ?? 1;
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

/** So many consecutive spaces, the first of which is named. */
export function spacesFrom(first: string, number: number): string[] {
  const [, before = "", start = ""] = /^(.*?)(\d+)$/.exec(first) ?? [];
  return Array.from({ length: number }, (_, index) => `${before}${Number(start) + index}`);
}

/** A position of which the board of a seat is changed. */
export function withBoard<Position extends object, Board>(
  position: Position & { readonly boards: readonly Board[] },
  seat: number | null,
  change: (board: Board) => Partial<Board>,
): Position {
  const boards = position.boards.map((board, at) =>
    at === seat ? { ...board, ...change(board) } : board,
  );
  return { ...position, boards };
}
