/** A server of a test: what it answers by path, and what it was asked. */

export interface Asked {
  readonly path: string;
  readonly player: string | null;
  readonly body: unknown;
}
export interface Said {
  readonly status?: number;
  readonly body: unknown;
}

export const refused = (code: string, reason = code): Said => ({
  status: 409,
  body: { type: "refused", code, rule: "", reason },
});

/** `fetch` of a server; `answer` says what comes back, null: it can't be reached. */
export function serving(answer: (asked: Asked) => Said | null): {
  fetch: typeof fetch;
  asked: Asked[];
} {
  const asked: Asked[] = [];
  return {
    asked,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), location.href), init);
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const body: unknown = text === "" ? null : JSON.parse(text);
      const player = request.headers.get("Tilewright-Player");
      const found = { path: pathname + search, player, body };
      if (pathname !== "/healthz") asked.push(found);
      const said = answer(found);
      if (said === null) throw new TypeError("no network");
      return new Response(JSON.stringify(said.body), {
        status: said.status ?? 200,
        headers: { "Content-Type": "application/json" },
      });
    },
  };
}
