/** Looking at my tables again: what changed since, and which are no more. */
import { tableNow } from "../lib/fetching";
import { RefusedError } from "../lib/http";
import { keptOf, mine, type MyTable } from "../lib/mine.svelte";
import type { Snapshot } from "../lib/protocol";

const GONE: readonly string[] = ["unknown-table", "unknown-token"];

/** Ask about one table after the other, until the reader goes elsewhere or the server is away. */
export async function refresh(tables: readonly MyTable[], signal: AbortSignal): Promise<void> {
  for (const table of tables) {
    try {
      const seen = await tableNow(table.table, table.token, signal);
      if (!signal.aborted) mine.remember(renewed(table, seen));
    } catch (error) {
      if (signal.aborted || !(error instanceof RefusedError)) return; // told elsewhere on the page
      if (GONE.includes(error.refused.code)) mine.forget(table.table);
    }
  }
}

function renewed(table: MyTable, { view, yours }: Snapshot): MyTable {
  return {
    ...table, // with the time when it was seen: looking at the list is not playing
    ...keptOf(view, yours),
    isMyTurn: view.status === "playing" && view.turn !== null && yours.includes(view.turn),
  };
}
