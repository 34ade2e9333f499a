/** Asking the server over HTTP; what only some pages ask is in `fetching.ts` and `becoming.ts`. */
import { asMe } from "./device";
import type { Acted, Changed, Events, Health, Refused } from "./protocol";
import { words } from "./words.svelte";

/** The server said no; `reason` is in the reader's language. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

/** The server can't be reached. */
export class AwayError extends Error {}

/** All that happened at a table, as the holder of that token may see it; the server tells it in parts. */
export async function eventsOf(
  table: string,
  token: string | null,
): Promise<readonly (Acted | Changed)[]> {
  const found: (Acted | Changed)[] = [];
  for (;;) {
    const seen = found.at(-1)?.version ?? 0;
    const answer = await ask(`/api/tables/${table}/events?version=${seen}`, {
      headers: { ...bearer(token), ...asMe() },
    });
    const { events, version } = (await answer.json()) as Events;
    found.push(...events);
    if (events.length === 0 || (events.at(-1)?.version ?? 0) >= version) return found;
  }
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
