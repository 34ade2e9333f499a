/** Making a table and going there, with the links to the seats that others may take. */
import { makeTable } from "../lib/http";
import { mine } from "../lib/mine.svelte";
import type { NewTable } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { keepLinks } from "./links";

/** The reader's name; somebody who gave none is a guest. */
export function myName(): string {
  return settings.name.trim() || say("lobby-guest");
}

/** Make a table and go there; raises what the server says against it. */
export async function openTable(wanted: NewTable): Promise<void> {
  const made = await makeTable(wanted);
  keepLinks(made.table, made.links);
  if (made.token !== null) rememberMade(made.table, made.token, wanted);
  go(made.path);
}

/** Keep the secret at once: who closes the page before the table has opened can still come back. */
function rememberMade(table: string, token: string, { game, seats }: NewTable): void {
  mine.remember({
    table,
    token,
    game,
    names: seats.map(({ name, level }) => name ?? level ?? ""),
    status: seats.some(({ kind }) => kind === "open") ? "waiting" : "playing",
    round: 1,
    scores: seats.map(() => 0),
    isMyTurn: false,
    seen: Date.now(),
  });
}
