/** Taking part in tournaments: the secrets of the seats, kept in this browser. */
import { RefusedError } from "../../lib/http";
import type { TournamentTold } from "../../lib/protocol";
import { go } from "../../lib/route.svelte";
import { keep, kept, settings } from "../../lib/settings.svelte";
import { askAsMe, myself } from "../me.svelte";

const KEY = "tilewright-tournaments";
const MOST = 40; // tournaments
const BYTES = 24; // of a secret

/** A tournament that was entered here, and the tables at which it was played so far. */
interface Entered {
  readonly tournament: string;
  readonly token: string;
  readonly tables: readonly string[];
}

const entered = (): readonly Entered[] => kept<Entered[]>(KEY, []);

/** The secret that opens my seats; null: I did not enter on this device. */
export function tokenOf(tournament: string): string | null {
  return entered().find((each) => each.tournament === tournament)?.token ?? null;
}

/** The tournament that a table of mine belongs to. */
export function tournamentOf(table: string): string | null {
  return entered().find(({ tables }) => tables.includes(table))?.tournament ?? null;
}

/** Take part from this device; raises what the server says against it. */
export async function enter(tournament: string): Promise<TournamentTold> {
  const known = entered().find((each) => each.tournament === tournament);
  const token = known?.token ?? newToken();
  remember({ tournament, token, tables: known?.tables ?? [] });
  const name = settings.name.trim() || null;
  return told(`/api/tournaments/${tournament}/enter`, { token, name });
}

export async function leave(tournament: string): Promise<TournamentTold> {
  return told(`/api/tournaments/${tournament}/leave`, {});
}

/** Ask as the player of this device, which becomes a new one if it was signed out elsewhere. */
export async function asPlayer(path: string, body: unknown): Promise<Response> {
  await myself.ensure();
  try {
    return await askAsMe(path, body);
  } catch (error) {
    if (!(error instanceof RefusedError && error.refused.code === "unknown-device")) throw error;
    myself.became(null);
    await myself.ensure();
    return askAsMe(path, body);
  }
}

/** Go to a table of mine: its address holds the secret until the table has kept it. */
export function openSeat(tournament: string, table: string): void {
  const token = tokenOf(tournament);
  if (token !== null) {
    const tables = entered().find((each) => each.tournament === tournament)?.tables ?? [];
    remember({ tournament, token, tables: [...new Set([...tables, table])] });
  }
  go(token === null ? `/t/${table}` : `/t/${table}#${token}`);
}

function remember(mine: Entered): void {
  const others = entered().filter(({ tournament }) => tournament !== mine.tournament);
  keep(KEY, [mine, ...others].slice(0, MOST));
}

async function told(path: string, body: unknown): Promise<TournamentTold> {
  return (await (await asPlayer(path, body)).json()) as TournamentTold;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
