/** Looking at my tables again: what changed since, and which are no more. */
import { mine, type MyTable } from "../lib/mine.svelte";
import type { Refused, Snapshot } from "../lib/protocol";

/** Ask about one table after the other, until the reader goes elsewhere or the server is away. */
export async function refresh(tables: readonly MyTable[], signal: AbortSignal): Promise<void> {
  for (const table of tables) {
    const answer = await asked(table, signal);
    if (answer === null || signal.aborted) return;
    if (answer.ok) mine.remember(renewed(table, (await answer.json()) as Snapshot));
    else if (await isGone(answer)) mine.forget(table.table);
  }
}

async function asked(table: MyTable, signal: AbortSignal): Promise<Response | null> {
  const headers: Record<string, string> = table.token
    ? { Authorization: `Bearer ${table.token}` }
    : {};
  try {
    const answer = await fetch(`/api/tables/${table.table}`, { headers, signal });
    return new Response(await answer.arrayBuffer(), answer);
  } catch {
    return null; // the reader went on, or the page says elsewhere that the server is away
  }
}

async function isGone(answer: Response): Promise<boolean> {
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return false;
  const { code } = (await answer.json()) as Refused;
  return code === "unknown-table" || code === "unknown-token";
}

function renewed(table: MyTable, { view, yours }: Snapshot): MyTable {
  return {
    ...table, // with the time when it was seen: looking at the list is not playing
    names: view.seats.map((seat) => seat.name),
    status: view.status,
    round: view.round,
    scores: view.scores,
    isMyTurn: view.status === "playing" && view.turn !== null && yours.includes(view.turn),
  };
}
