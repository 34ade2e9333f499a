/** Asking the server over HTTP: tables, seats, records. */
import type {
  Acted,
  Changed,
  Claimed,
  Continuation,
  Events,
  Health,
  Imported,
  NewTable,
  Refused,
  Snapshot,
  TableList,
  TableMade,
} from "./protocol";
import { words } from "./words.svelte";

/** The server said no; `reason` is in the reader's language. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

/** The server can't be reached. */
export class AwayError extends Error {}

export async function makeTable(wanted: NewTable): Promise<TableMade> {
  return (await (await begin("/api/tables", wanted)).json()) as TableMade;
}

/** Make a table at which a game goes on after the moves of a record. */
export async function playOn(wanted: Continuation): Promise<TableMade> {
  return (await (await begin("/api/records/tables", wanted)).json()) as TableMade;
}

export async function publicTables(): Promise<TableList> {
  return (await (await ask("/api/tables", {})).json()) as TableList;
}

/** A table as the holder of that token may see it now. */
export async function tableNow(
  table: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Snapshot> {
  const answer = await ask(`/api/tables/${table}`, { headers: bearer(token), signal });
  return (await answer.json()) as Snapshot;
}

/** How the server is; raises AwayError where it is not well. */
export async function health(): Promise<Health> {
  return (await (await ask("/healthz", { cache: "no-store" })).json()) as Health;
}

export async function claimSeat(table: string, name: string): Promise<Claimed> {
  return (await (await begin(`/api/tables/${table}/seats`, { name })).json()) as Claimed;
}

/** All that happened at a table, as the holder of that token may see it; the server tells it in parts. */
export async function eventsOf(
  table: string,
  token: string | null,
): Promise<readonly (Acted | Changed)[]> {
  const found: (Acted | Changed)[] = [];
  for (;;) {
    const seen = found.at(-1)?.version ?? 0;
    const answer = await ask(`/api/tables/${table}/events?version=${seen}`, {
      headers: bearer(token),
    });
    const { events, version } = (await answer.json()) as Events;
    found.push(...events);
    if (events.length === 0 || (events.at(-1)?.version ?? 0) >= version) return found;
  }
}

export async function recordOf(table: string): Promise<string> {
  return (await ask(`/api/tables/${table}/record`, {})).text();
}

export async function importRecord(record: string | Blob): Promise<Imported> {
  const answer = await ask("/api/records", {
    method: "POST",
    body: record,
    headers: { "Content-Type": "text/plain" },
  });
  return (await answer.json()) as Imported;
}

export function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

export function post(body: unknown): RequestInit {
  return {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
}

/** Begin a game as the player of this device; how that goes is loaded with the first one. */
async function begin(path: string, body: unknown): Promise<Response> {
  return (await import("./becoming")).begin(path, body);
}

/** What the server answers; raises RefusedError or AwayError. */
export async function ask(path: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, "Accept-Language": words.spoken };
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, headers });
  } catch (error) {
    throw new AwayError(String(error));
  }
  if (answer.ok) return answer;
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  const said = isJson ? ((await answer.json()) as Refused | Health) : null;
  if (said !== null && "code" in said) throw new RefusedError(said);
  throw new AwayError(`${answer.status}`);
}
