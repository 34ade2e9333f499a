import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import PlaySomeone from "../../src/club/play/PlaySomeone.svelte";
import { KEY, seeking } from "../../src/club/play/seeking.svelte";
import { showStrip } from "../../src/club/play/strip";
import { mine } from "../../src/lib/mine.svelte";
import { placeOf, route } from "../../src/lib/route.svelte";
import { kept } from "../../src/lib/settings.svelte";
import { hear } from "../../src/lib/words.svelte";

const TOLD = { seek: "ssssssssssss", waiting: 0, bot: null, table: null, path: null };
const FOUND = { ...TOLD, table: "tttttttttttt", path: "/t/tttttttttttt" };
const LISTED = {
  seek: "oooooooooooo",
  name: "Ben",
  rating: 1612,
  game: "azul",
  options: { seats: "2", wall: "gray" },
  clock: { seconds: 300, increment: 5 },
  rated: true,
  since: 0,
  challenge: true,
  yours: false,
};

/** A server that answers by address; what it does not know waits for ever, as a search does. */
function serving(answers: Record<string, unknown>): { asked: [string, unknown][] } {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const key = `${request.method ?? "GET"} ${path}`;
    asked.push([key, request.body ? JSON.parse(request.body as string) : null]);
    if (!(key in answers)) return new Promise(() => undefined);
    const headers = { "Content-Type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(answers[key]), { headers }));
  });
  return { asked };
}
const QUIET = {
  "GET /api/seeks": { seeks: [] },
  "GET /api/tables": { tables: [] },
  "POST /api/players": { player: "pppppppppppp", token: "device" },
  "POST /api/seeks/ssssssssssss/end": { seeks: [], table: null, path: null },
};

beforeAll(() => hear("lobby", "azul", "duel", "seek"));
beforeEach(() => {
  for (const { seek } of seeking.all) seeking.drop(seek);
  localStorage.clear();
  route.place = placeOf("/play", "");
});

describe("playing with strangers", () => {
  it("looks for somebody by one click, and keeps the search until it is stopped", async () => {
    const { asked } = serving({ ...QUIET, "POST /api/seeks": TOLD });
    render(PlaySomeone);
    await fireEvent.click(screen.getByRole("button", { name: "Find an opponent" }));
    expect(await screen.findByText("Looking for an opponent: Azul, 10 min + 10 s")).toBeTruthy();
    expect(asked.find(([key]) => key === "POST /api/seeks")?.[1]).toMatchObject({
      game: "azul",
      clock: { seconds: 600, increment: 10 },
      rated: true,
    });
    expect(kept<unknown[]>(KEY, [])).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Stop searching" }));
    await vi.waitFor(() =>
      expect(asked.map(([key]) => key)).toContain(`POST /api/seeks/${TOLD.seek}/end`),
    );
    expect(kept<unknown[]>(KEY, [])).toEqual([]);
  });

  it("goes to a table that was found in the moment in which the search is stopped", async () => {
    const { table, path } = FOUND;
    const ended = { [`POST /api/seeks/${TOLD.seek}/end`]: { seeks: [], table, path } };
    serving({ ...QUIET, "POST /api/seeks": TOLD, ...ended });
    render(PlaySomeone);
    await fireEvent.click(screen.getByRole("button", { name: "Find an opponent" }));
    const stop = await screen.findByRole<HTMLButtonElement>("button", { name: "Stop searching" });
    await vi.waitFor(() => expect(stop.disabled).toBe(false));
    await fireEvent.click(stop);
    await vi.waitFor(() => expect(route.place).toMatchObject({ table: "tttttttttttt" }));
    expect(mine.token("tttttttttttt")).toMatch(/^[\w-]{32}$/);
  });

  it("goes to the table that was found, with the secret of the seat", async () => {
    const { asked } = serving({ ...QUIET, "POST /api/seeks": FOUND });
    render(PlaySomeone);
    await fireEvent.click(screen.getByRole("button", { name: "Find an opponent" }));
    await vi.waitFor(() => expect(route.place).toMatchObject({ table: "tttttttttttt" }));
    const wish = asked.find(([key]) => key === "POST /api/seeks")?.[1] as { token: string };
    expect(wish.token).toMatch(/^[\w-]{32}$/);
    expect(mine.token("tttttttttttt")).toBe(wish.token);
  });

  it("offers a bot after a while, and tells of a game of days without leaving the page", async () => {
    const { asked } = serving({ ...QUIET, "POST /api/seeks": { ...TOLD, bot: "casual" } });
    await showStrip();
    const wish = { game: "azul", token: "x".repeat(32), clock: { seconds: 600, increment: 10 } };
    await seeking.start(wish);
    expect(await screen.findByText("Play a bot meanwhile (casual)")).toBeTruthy();
    serving({ ...QUIET, "POST /api/seeks": { ...FOUND, seek: "dddddddddddd" } });
    await seeking.start({ ...wish, clock: { seconds: 86_400, per_turn: true } });
    expect(await screen.findByText("Opponent found: Azul")).toBeTruthy();
    expect(route.place).toMatchObject({ page: "club" });
    expect(asked.length).toBeGreaterThan(0);
  });

  it("accepts a challenge by one click", async () => {
    const path = "POST /api/seeks/oooooooooooo/accept";
    const { asked } = serving({ ...QUIET, "GET /api/seeks": { seeks: [LISTED] }, [path]: FOUND });
    render(PlaySomeone);
    expect(await screen.findByText("Ben (1612)")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Decline" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await vi.waitFor(() => expect(route.place).toMatchObject({ table: "tttttttttttt" }));
    expect(asked.map(([key]) => key)).toContain(path);
  });
});
