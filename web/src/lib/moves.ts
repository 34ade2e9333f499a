/** The moves of a table, of all that happened at it. */
import type { Acted } from "./protocol";
import type { TableEvent } from "./table.svelte";

/** The moves that count, in order: what was taken back is gone. */
export function movesOf(events: readonly TableEvent[]): readonly Acted[] {
  const moves: Acted[] = [];
  for (const event of events) {
    const isMove = event.type === "acted";
    const kept = isMove ? event.view.moves - 1 : event.view.moves;
    while ((moves.at(-1)?.view.moves ?? 0) > kept) moves.pop();
    if (isMove) moves.push(event);
  }
  return moves;
}
