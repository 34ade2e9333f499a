/** Who is away from a table, and for whom its game may be stopped. */
import type { View } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";

type Sitting = View["seats"][number];

export function isAbsent(table: TableStore, seat: number): boolean {
  return table.presence.some((each) => each.seat === seat && each.absent);
}

/**
 * The seats for whose absence the game may be stopped. Where it counts, that is the one in turn alone:
 * a bot that does not answer, or a person, if no clock decides.
 */
export function absentees(table: TableStore): readonly Sitting[] {
  const { view, yours } = table;
  if (view?.status !== "playing" || yours.length === 0) return [];
  const away = view.seats.filter(({ seat }) => !yours.includes(seat) && isAbsent(table, seat));
  if (!table.snapshot?.counts) return away;
  return away.filter(({ seat, kind }) => view.turn === seat && (kind === "bot" || !view.clock));
}

/**
 * May the game be stopped? Where it counts, nobody gets rid of it so: they resign, or who is absent
 * has lost.
 */
export function mayEnd(table: TableStore): boolean {
  const { view, yours } = table;
  if (view === null || view.status === "over" || yours.length === 0) return false;
  if (view.status === "waiting" || absentees(table).length > 0) return true;
  const isOther = ({ seat, kind }: Sitting) => kind === "person" && !yours.includes(seat);
  return !table.snapshot?.counts && !view.seats.some(isOther);
}

/** Who has lost if the game is stopped now; null: nobody. */
export function loserOf(table: TableStore): Sitting | null {
  if (!table.snapshot?.counts) return null;
  return absentees(table).find(({ kind }) => kind === "person") ?? null;
}
