/** What a move that was tried in vain costs against the solution. */
import type { RatedMove } from "../lib/engine/types";
import type { Puzzle } from "./shelf";

export interface Cost {
  /** of the win */
  readonly share: number;
  /** it may be more */
  readonly isLeast: boolean;
}

/** Is it the one best move? */
export function isSolution({ solution }: Puzzle, action: string): boolean {
  return action === solution;
}

/** What another move costs, by how an engine rates them; never less than was verified. */
export function costOf(
  { margin, solution }: Puzzle,
  rated: readonly RatedMove[],
  action: string,
): Cost {
  const best = rated.find(({ text }) => text === solution);
  const other = rated.find(({ text }) => text === action);
  if (best === undefined || other === undefined) return { share: margin, isLeast: true };
  const difference = best.share - other.share;
  if (difference < margin) return { share: margin, isLeast: true };
  return { share: difference, isLeast: !other.exact };
}
