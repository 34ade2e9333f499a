/** What pages around the tables ask of the server: public tables, records, how it is. */
import { asMe } from "./device";
import { ask, bearer } from "./http";
import type { Health, Imported, Snapshot, TableList } from "./protocol";

export async function publicTables(): Promise<TableList> {
  return (await (await ask("/api/tables", {})).json()) as TableList;
}

/** A table as the holder of that token may see it now. */
export async function tableNow(
  table: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Snapshot> {
  const headers = { ...bearer(token), ...asMe() };
  const answer = await ask(`/api/tables/${table}`, { headers, signal });
  return (await answer.json()) as Snapshot;
}

/** How the server is; raises AwayError where it is not well. */
export async function health(): Promise<Health> {
  return (await (await ask("/healthz", { cache: "no-store" })).json()) as Health;
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
