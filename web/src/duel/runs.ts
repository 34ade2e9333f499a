/** Which spaces of a dome light up while something is scored. */
import type { Said } from "../lib/protocol";
import type { Board } from "./position";

/** The spaces, as `row-column` from 0, that a tile's points come from: those that touch it in line. */
export function lit(dome: Board["dome"], why: Said | null): ReadonlySet<string> {
  const found = new Set<string>();
  if (why === null || !["score-tile", "score-special"].includes(why.message)) return found;
  const [row, column] = [Number(why.parameters.row) - 1, Number(why.parameters.column) - 1];
  found.add(`${row}-${column}`);
  const walk = (down: number, across: number) => {
    let [r, c] = [row + down, column + across];
    while (dome[r]?.[c]?.tile) {
      found.add(`${r}-${c}`);
      [r, c] = [r + down, c + across];
    }
  };
  if (Number(why.parameters.across) > 1) for (const step of [-1, 1]) walk(0, step);
  if (Number(why.parameters.down) > 1) for (const step of [-1, 1]) walk(step, 0);
  return found;
}
