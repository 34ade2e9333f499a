/** Asking the server for reports, and to keep one. */
import { asMe } from "../lib/device";
import { ask, bearer, post } from "../lib/http";
import type { KeptReport, NewReport } from "../lib/protocol";

/** The report that is kept of a game that is over; null: there is none. */
export async function reportOf(table: string): Promise<NewReport | null> {
  const answer = await ask(`/api/tables/${table}/report`, {});
  return ((await answer.json()) as KeptReport).report;
}

/** Keep the report of a game, for the holder of a seat. */
export async function keepReport(table: string, token: string, report: NewReport): Promise<void> {
  const sent = post(report);
  await ask(`/api/tables/${table}/report`, {
    ...sent,
    headers: { ...sent.headers, ...bearer(token), ...asMe() },
  });
}
