/** Whether somebody plays alone: only then a coach may sit beside them. */
import type { View } from "./protocol";

/** Does nobody but me and bots play at a table, without a clock? */
export function playsAlone(view: View | null, yours: readonly number[]): boolean {
  if (view === null || yours.length === 0 || view.clock !== null) return false;
  return view.seats.every(({ kind, seat }) => kind === "bot" || yours.includes(seat));
}
