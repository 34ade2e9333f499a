import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beKnown, become, claimSeat, makeTable } from "../../src/lib/becoming";
import { deviceToken, keepDevice } from "../../src/lib/device";
import { AwayError, RefusedError } from "../../src/lib/http";
import { settings } from "../../src/lib/settings.svelte";
import { refused, type Said, serving } from "./serving";

const WISH = { game: "azul", seats: [] };
const MADE: Said = { body: { table: "t", path: "/t/t#s", token: "s", links: [] } };
const player = (token: string): Said => ({ body: { player: "p", token, name: "Ana" } });

beforeEach(() => {
  localStorage.clear();
  settings.name = "Ana";
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows these devices, and makes players whose tokens are `new`. */
function knowing(...devices: readonly string[]) {
  const server = serving(({ path, player: token }) => {
    if (path === "/api/players") return player("new");
    return token === null || devices.includes(token) ? MADE : refused("unknown-device");
  });
  vi.stubGlobal("fetch", server.fetch);
  return server.asked;
}

describe("whoever plays", () => {
  it("becomes a player without a form, and the table is theirs", async () => {
    const asked = knowing("new");
    await makeTable(WISH);
    expect(asked).toEqual([
      { path: "/api/players", player: null, body: { name: "Ana" } },
      { path: "/api/tables", player: "new", body: WISH },
    ]);
    expect(deviceToken()).toBe("new");
  });

  it("stays the player of before", async () => {
    keepDevice("old");
    const asked = knowing("old");
    await claimSeat("t", "Ana");
    expect(asked).toEqual([{ path: "/api/tables/t/seats", player: "old", body: { name: "Ana" } }]);
  });

  it("becomes one player, however often it is asked at once", async () => {
    const asked = knowing("new");
    await Promise.all([become(), become(), makeTable(WISH)]);
    expect(asked.filter(({ path }) => path === "/api/players")).toHaveLength(1);
  });

  it("has no name where that name is somebody else’s", async () => {
    const { fetch, asked } = serving(({ path, body }) => {
      if (path !== "/api/players") return MADE;
      return (body as { name: string | null }).name === null
        ? player("new")
        : refused("name-taken");
    });
    vi.stubGlobal("fetch", fetch);
    await makeTable(WISH);
    expect(asked.map(({ body }) => body)).toEqual([{ name: "Ana" }, { name: null }, WISH]);
  });

  it.each([refused("busy"), refused("too-many"), null])(
    "plays on as nobody where no player can be made",
    async (said) => {
      const { fetch, asked } = serving(({ path }) => (path === "/api/players" ? said : MADE));
      vi.stubGlobal("fetch", fetch);
      await makeTable(WISH);
      expect(asked.at(-1)).toEqual({ path: "/api/tables", player: null, body: WISH });
    },
  );

  it("is not told less than what went wrong", async () => {
    vi.stubGlobal("fetch", serving(() => null).fetch);
    await expect(makeTable(WISH)).rejects.toThrow(AwayError);
    vi.stubGlobal("fetch", serving(() => ({ body: null })).fetch);
    await expect(makeTable(WISH)).rejects.toThrow(TypeError);
  });
});

describe("a device that was signed out", () => {
  it("makes a table all the same, as somebody new", async () => {
    keepDevice("old");
    const asked = knowing("new");
    await makeTable(WISH);
    expect(asked.map(({ path, player }) => [path, player])).toEqual([
      ["/api/tables", "old"],
      ["/api/players", null],
      ["/api/tables", "new"],
    ]);
    expect(deviceToken()).toBe("new");
  });

  it("tries it once again, and not for ever", async () => {
    keepDevice("old");
    const asked = knowing();
    await expect(makeTable(WISH)).rejects.toThrow(RefusedError);
    expect(asked.filter(({ path }) => path === "/api/tables")).toHaveLength(2);
  });

  it("sits down as somebody new, too", async () => {
    keepDevice("old");
    knowing("new");
    await beKnown();
    expect(deviceToken()).toBe("new");
  });
});
