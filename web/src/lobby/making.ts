/** Making a table and going there, with the links to the seats that others may take. */
import { coached } from "../lib/coached.svelte";
import { makeTable } from "../lib/becoming";
import { mine } from "../lib/mine.svelte";
import type { NewTable, SeatWanted } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { keepLinks } from "./links";

/** The reader's name; somebody who gave none is a guest. */
export function myName(): string {
  return settings.name.trim() || say("page-guest");
}

// Bots are called as people of the country of the tiles; names, so the same in every language.
const BOTS = ["Rui", "Inês", "Tomás", "Beatriz", "Duarte", "Leonor", "Vasco", "Júlia"];

/** The seats with a name for every bot, which nobody else at the table has. */
export function withBotNames(
  seats: readonly SeatWanted[],
  chance: () => number = Math.random,
): readonly SeatWanted[] {
  const taken = new Set(seats.map(({ name }) => name?.toLocaleLowerCase()));
  const free = BOTS.filter((name) => !taken.has(name.toLocaleLowerCase()));
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat;
    const [name] = free.splice(Math.floor(chance() * free.length), 1);
    return { ...seat, name };
  });
}

/** Make a table and go there, with a coach or without; raises what the server says against it. */
export async function openTable(wish: NewTable, isCoached = false): Promise<void> {
  const wanted = { ...wish, seats: withBotNames(wish.seats) };
  const made = await makeTable(wanted);
  keepLinks(made.table, made.links);
  if (made.token !== null) rememberMade(made.table, made.token, wanted);
  if (isCoached) coached.set(made.table, true);
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
