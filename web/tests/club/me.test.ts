import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Me from "../../src/club/me/Me.svelte";
import { myself } from "../../src/club/me.svelte";
import { bytesOf, newPasskey, textOf } from "../../src/club/me/passkeys";
import { ratingLines } from "../../src/club/me/lines";
import { ALL, queryOf } from "../../src/club/players/games.svelte";
import Player from "../../src/club/players/Player.svelte";
import { deviceToken, keepDevice } from "../../src/lib/device";
import type { GameTold, Me as Told } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { hear } from "../../src/lib/words.svelte";
import { refused, type Said, serving } from "./serving";

const ME: Told = {
  player: "aaaaaaaaaaaa",
  name: "Ana",
  made: 0,
  public: true,
  kept: false,
  phrase: false,
  passkeys: [],
  devices: [{ id: "d", name: "Firefox, Linux", made: 0, seen: 0, this: true }],
  ratings: [{ game: "azul", seats: 2, rating: 1512, deviation: 120, provisional: true, games: 3 }],
};
const GAME: GameTold = {
  number: 7,
  table: "tttttttttttt",
  game: "azul",
  options: "",
  how: "finished",
  rated: true,
  ended: 0,
  seat: 0,
  result: "won",
  seats: [
    {
      seat: 0,
      name: "Ana",
      player: null,
      level: null,
      points: 71,
      place: 1,
      left: false,
      before: 1500,
      after: 1509,
      accuracy: 88,
    },
    {
      seat: 1,
      name: "Rui",
      player: "bbbbbbbbbbbb",
      level: null,
      points: 60,
      place: 2,
      left: false,
      before: 1500,
      after: 1491,
      accuracy: null,
    },
  ],
};
const TALLY = {
  name: "Rui",
  player: null,
  level: null,
  game: "azul",
  seats: 2,
  games: 1,
  won: 1,
  shared: 0,
  lost: 0,
};
const PLAYER = { player: "bbbbbbbbbbbb", name: "Rui & Co", made: 0, ratings: [], games: 1 };

beforeEach(async () => {
  await hear("lobby", "azul", "duel", "club", "me");
  localStorage.clear();
  settings.name = "";
  keepDevice("token");
  myself.me = null;
});
afterEach(() => vi.unstubAllGlobals());

/** A server that knows this player; `others` answers before it, where it says something. */
function knowing(
  me: Told = ME,
  others: (path: string, body: unknown) => Said | undefined = () => undefined,
) {
  const server = serving(({ path, body }) => {
    const said = others(path, body);
    if (said !== undefined) return said;
    if (path.startsWith("/api/me/games")) return { body: { games: [GAME], next: null } };
    if (path.startsWith("/api/players/"))
      return { body: path.endsWith("/games") ? { games: [GAME], next: null } : PLAYER };
    if (path === "/api/me/statistics")
      return { body: { opponents: [TALLY], levels: [], accuracy: [] } };
    return { body: me };
  });
  vi.stubGlobal("fetch", server.fetch);
  return server.asked;
}

describe("yourself", () => {
  it("is a name with ratings, provisional ones called so", async () => {
    knowing();
    render(Me);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("You");
    expect((await screen.findByRole("heading", { name: "Ana" })).tagName).toBe("H1");
    expect(screen.getByText("1512")).toBeTruthy();
    expect(screen.getByText("provisional")).toBeTruthy();
    expect(screen.getByText("3 rated games")).toBeTruthy();
  });

  it("is told why a name can’t be theirs", async () => {
    knowing(ME, (path, body) =>
      path === "/api/me" && body !== null ? refused("name-taken", "“Rui” is kept.") : undefined,
    );
    render(Me);
    await fireEvent.click(await screen.findByRole("button", { name: "Change name" }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Rui" } });
    await fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("“Rui” is kept.");
  });

  it("is nobody after having been signed out elsewhere", async () => {
    knowing(ME, (path) => (path === "/api/me" ? refused("unknown-device") : undefined));
    render(Me);
    expect(await screen.findByText("You have not played here yet")).toBeTruthy();
    expect(deviceToken()).toBeNull();
  });

  it("is warned before a player who is not kept is lost by signing in", async () => {
    const asked = knowing(ME, (path) =>
      path === "/api/sign-in/phrase"
        ? { body: { player: "c", token: "other", name: "Bea" } }
        : undefined,
    );
    render(Me);
    expect(await screen.findByText(/out of reach for good/)).toBeTruthy();
    expect(screen.queryByLabelText("Recovery phrase")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Sign in all the same" }));
    await fireEvent.input(screen.getByLabelText("Recovery phrase"), {
      target: { value: "acorn " },
    });
    await fireEvent.click(screen.getByRole("button", { name: "Sign in with this phrase" }));
    await vi.waitFor(() => expect(deviceToken()).toBe("other"));
    expect(asked).toContainEqual({
      path: "/api/sign-in/phrase",
      player: null,
      body: { phrase: "acorn" },
    });
    expect(settings.name).toBe("Bea");
  });

  it("is deleted only by a second press", async () => {
    const asked = knowing();
    render(Me);
    await fireEvent.click(await screen.findByRole("button", { name: "Delete everything" }));
    expect(asked.some(({ path }) => path === "/api/me/delete")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Delete for good" }));
    await vi.waitFor(() => expect(deviceToken()).toBeNull());
    expect(asked).toContainEqual({
      path: "/api/me/delete",
      player: "token",
      body: { player: ME.player },
    });
  });

  it("finds a game with its result, rating and accuracy, and searches by what it wants", async () => {
    const asked = knowing();
    render(Me);
    const look = await screen.findByRole("link", { name: "Look again" });
    expect(look.getAttribute("href")).toBe("/t/tttttttttttt");
    const row = look.closest("li");
    for (const text of ["Azul: Rui", "Won", "71", "Rating +9", "Accuracy 88%"])
      expect(row?.textContent).toContain(text);
    await fireEvent.input(screen.getByLabelText("Opponent or level"), { target: { value: "Rui" } });
    await fireEvent.click(screen.getByRole("button", { name: "Search" }));
    await vi.waitFor(() => expect(asked.at(-1)?.path).toBe("/api/me/games?opponent=Rui"));
  });
});

describe("what is asked and drawn", () => {
  it("names whole days, and what older games come before", () => {
    const day = { ...ALL, opponent: " Rui ", since: "2026-11-18", until: "2026-11-18" };
    const query = new URLSearchParams(queryOf(day, 7));
    expect(query.get("opponent")).toBe("Rui");
    expect(Number(query.get("until")) - Number(query.get("since"))).toBe(86_400_000);
    expect(query.get("before")).toBe("7");
    expect(queryOf(ALL, null)).toBe("");
  });

  it("is a line of ratings for each pool with two rated games or more", () => {
    const later = { ...GAME, number: 8, ended: 9 };
    expect(ratingLines([later, GAME, { ...GAME, game: "duel" }])).toEqual([
      {
        game: "azul",
        seats: 2,
        points: [
          { ended: 0, value: 1509 },
          { ended: 9, value: 1509 },
        ],
      },
    ]);
  });
});

describe("a passkey", () => {
  it("is asked for in bytes, and told in base64url", async () => {
    expect(textOf(bytesOf("-_8").buffer)).toBe("-_8");
    const create = vi.fn(() =>
      Promise.resolve({
        id: "AQ",
        rawId: bytesOf("AQ").buffer,
        response: { clientDataJSON: bytesOf("Ag").buffer, attestationObject: bytesOf("Aw").buffer },
      }),
    );
    vi.stubGlobal("navigator", { credentials: { create } });
    const asked = {
      challenge: "-_8",
      user: { id: "AA", name: "Ana" },
      excludeCredentials: [{ id: "AQ" }],
    };
    const response = { clientDataJSON: "Ag", attestationObject: "Aw" };
    expect(await newPasskey(asked)).toEqual({ id: "AQ", rawId: "AQ", response });
    const [given] = create.mock.calls[0] as unknown as [CredentialCreationOptions];
    expect(given.publicKey?.challenge).toEqual(new Uint8Array([251, 255]));
    expect(given.publicKey?.user.id).toEqual(new Uint8Array([0]));
  });

  it.each([
    ["NotAllowedError", "cancelled"],
    ["InvalidStateError", "known"],
    ["SecurityError", "unable"],
  ])("that is not made says why: %s", async (name, why) => {
    const create = () => Promise.reject(new DOMException("", name));
    vi.stubGlobal("navigator", { credentials: { create } });
    await expect(newPasskey({ challenge: "", user: { id: "" } })).rejects.toMatchObject({ why });
  });
});

describe("the page of a player", () => {
  it("lets them be challenged", async () => {
    knowing();
    render(Player, { id: "bbbbbbbbbbbb" });
    const link = await screen.findByRole("link", { name: "Challenge" });
    expect(link.getAttribute("href")).toBe("/play?with=bbbbbbbbbbbb&name=Rui+%26+Co");
  });

  it("says clearly that it can’t be seen", async () => {
    knowing(ME, (path) => (path === "/healthz" ? undefined : refused("unknown-player")));
    render(Player, { id: "bbbbbbbbbbbb" });
    expect(await screen.findByText("This page can’t be seen")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
