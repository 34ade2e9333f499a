/** Whoever plays is a player on this device, without any form. What begins a game is asked here. */
import { asMe, deviceToken, keepDevice } from "./device";
import { ask, AwayError, post, RefusedError } from "./http";
import type { Claimed, Continuation, Me, NewTable, PlayerMade, TableMade } from "./protocol";
import { settings } from "./settings.svelte";

let making: Promise<void> | null = null; // one at a time, so that nobody becomes two players

/** Be a player on this device; who is one already stays it. Raises what the server says against it. */
export function become(): Promise<void> {
  making ??= made().finally(() => (making = null));
  return making;
}

async function made(): Promise<void> {
  if (deviceToken() !== null) return;
  const name = settings.name.trim() || null;
  try {
    await make(name);
  } catch (error) {
    // The name is somebody else's: that is said where it is used. Until then this player has none.
    if (name === null || !isRefused(error, "name-taken")) throw error;
    await make(null);
  }
}

async function make(name: string | null): Promise<void> {
  const answer = await ask("/api/players", post({ name }));
  keepDevice(((await answer.json()) as PlayerMade).token);
}

/** Ask the server something as the player of this device; with a body it is posted. */
export function askAsMe(path: string, body?: unknown): Promise<Response> {
  const request = body === undefined ? {} : post(body);
  return ask(path, { ...request, headers: { ...request.headers, ...asMe() } });
}

/** Who this device is, as the server knows it; null: nobody, or it was signed out elsewhere. */
export async function lookAtMe(): Promise<Me | null> {
  if (deviceToken() === null) return null;
  try {
    return (await (await askAsMe("/api/me")).json()) as Me;
  } catch (error) {
    if (!isRefused(error, "unknown-device")) throw error;
    keepDevice(null);
    return null;
  }
}

// What begins a game

export async function makeTable(wanted: NewTable): Promise<TableMade> {
  return (await (await begin("/api/tables", wanted)).json()) as TableMade;
}

/** Make a table at which a game goes on after the moves of a record. */
export async function playOn(wanted: Continuation): Promise<TableMade> {
  return (await (await begin("/api/records/tables", wanted)).json()) as TableMade;
}

export async function claimSeat(table: string, name: string): Promise<Claimed> {
  return (await (await begin(`/api/tables/${table}/seats`, { name })).json()) as Claimed;
}

/** Post what begins a game, as the player of this device, who is made now if there is none. */
async function begin(path: string, body: unknown): Promise<Response> {
  await becomeIfPossible();
  try {
    return await askAsMe(path, body);
  } catch (error) {
    if (!isRefused(error, "unknown-device")) throw error;
    keepDevice(null); // signed out from another device: whoever sits here now is somebody new
    await becomeIfPossible();
    return askAsMe(path, body);
  }
}

/** Be a player whom the server knows, before a seat is taken over a socket. */
export async function beKnown(): Promise<void> {
  await unlessRefused(async () => {
    if ((await lookAtMe()) === null) await become();
  });
}

const becomeIfPossible = () => unlessRefused(become);

/** No game waits for a player: where the server is away, busy or says no, it is played as nobody. */
async function unlessRefused(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof AwayError)) throw error;
  }
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof RefusedError && error.refused.code === code;
}
