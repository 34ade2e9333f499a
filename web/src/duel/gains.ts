/** Tiles that land on the dome, and what they bring. */
import { countedIn, placeOf, type Counted, type Effect } from "../lib/effects";

export interface Landing {
  readonly row: number;
  readonly column: number;
  /** a colour's letter, or S */
  readonly tile: string;
  readonly points: number;
}

/** Where points of a tile, or a special tile, are won. */
export function landing({ at, piece, points }: Counted): Landing {
  const { number, rest } = placeOf(at);
  return { row: number ?? 0, column: Number(rest[0]), tile: piece, points };
}

/** What the tile of a row brings, with the special tile that comes with it. */
export function gains(effects: readonly Effect[], row: number): Counted[] {
  const all = countedIn(effects);
  const first = all.findIndex(({ at, kind }) => kind === "tile" && placeOf(at).number === row);
  if (first < 0) return [];
  return all.slice(first, all[first + 1]?.kind === "special" ? first + 2 : first + 1);
}
