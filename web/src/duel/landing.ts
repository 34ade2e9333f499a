/** Tiles that land on the dome, and what they bring. */
import { COLOURS } from "../lib/facts";
import type { Points } from "../lib/protocol";

export interface Landing {
  readonly row: number;
  readonly column: number;
  /** a colour's letter, or S */
  readonly tile: string;
  readonly points: number;
}

/** Where points of a tile, or a special tile, are won. */
export function landing({ points, why }: Points): Landing {
  const { row, column, colour } = why.parameters;
  const tile = COLOURS.find(({ name }) => name === colour)?.letter ?? "S";
  return { row: Number(row), column: Number(column), tile, points };
}

/** What the tile of a row brings, with the special tile that comes with it. */
export function gains(points: readonly Points[], row: number): Points[] {
  const first = points.findIndex(
    ({ why }) => why.message === "score-tile" && why.parameters.row === row,
  );
  if (first < 0) return [];
  const next = points[first + 1];
  return points.slice(first, next?.why.message === "score-special" ? first + 2 : first + 1);
}
