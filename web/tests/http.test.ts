import { afterEach, describe, expect, it, vi } from "vitest";
import { health, publicTables } from "../src/lib/fetching";
import { AwayError, RefusedError } from "../src/lib/http";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown, kind = "application/json"): void {
  const answer = () =>
    new Response(JSON.stringify(body), { status, headers: { "Content-Type": kind } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
}

describe("asking the server", () => {
  it("tells a refusal by its reason", async () => {
    answering(429, { type: "refused", code: "too-many", reason: "Wait 3 seconds." });
    const refused = expect(publicTables()).rejects;
    await refused.toThrow(RefusedError);
    await expect(publicTables()).rejects.toThrow("Wait 3 seconds.");
  });

  it("takes a server that is not well, or a proxy's page, for one that is away", async () => {
    answering(503, { status: "stopping", version: "0", tables: 0, connections: 0, levels: [] });
    await expect(health()).rejects.toThrow(AwayError);
    answering(502, "Bad gateway", "text/html");
    await expect(publicTables()).rejects.toThrow(AwayError);
  });
});
