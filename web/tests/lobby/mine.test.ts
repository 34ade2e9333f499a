import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Continue from "../../src/lobby/Continue.svelte";
import History from "../../src/lobby/History.svelte";
import { games } from "../../src/lib/played.svelte";
import { keepAccuracy } from "../../src/lib/accuracy";
import { stateOf } from "../../src/lobby/listing";
import { refresh } from "../../src/lobby/refreshing";
import { keepDevice } from "../../src/lib/device";
import { mine } from "../../src/lib/mine.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { namesOf } from "../../src/lobby/listing";
import { answering, myTable } from "./tables";

beforeAll(() => hear("lobby", "home", "azul", "duel"));
beforeEach(() => {
  for (const { table } of mine.tables) mine.forget(table);
});

describe("my tables", () => {
  it("come with those first that wait for me, then those with a clock; three of them", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    mine.remember(myTable({ table: "a", status: "over", seen: 9 }));
    mine.remember(myTable({ table: "b", isMyTurn: true, names: ["Ana", "Rui"], seen: 1 }));
    mine.remember(myTable({ table: "c", game: "duel", seen: 5 }));
    mine.remember(myTable({ table: "d", names: ["Ana", "Eva"], left: 90_000, seen: 2 }));
    mine.remember(myTable({ table: "e", names: ["Ana", "Leo"], seen: 3 }));
    render(Continue);
    const titles = () =>
      screen.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent);
    const first = ["Azul: Ana and Rui", "Azul: Ana and Eva", "Azul Duel: Ana and Rui"];
    expect(titles()).toEqual(first);
    expect(screen.getByText(/^2 min/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "and 1 more" }));
    expect(titles()).toEqual([...first, "Azul: Ana and Leo"]);
    await fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0] as HTMLElement);
    expect(mine.tables.map(({ table }) => table)).not.toContain("b");
  });

  it("that are over tell who won, at which level, and how well I played", async () => {
    const ended = { how: "finished", winners: [0], seat: null, yours: [0] } as const;
    const names = ["Ana", "Rui"];
    keepAccuracy("over", 91.2);
    mine.remember(
      myTable({ table: "over", status: "over", names, levels: [null, "casual"], ended }),
    );
    await vi.waitFor(() => expect(games.all).toHaveLength(1));
    render(History);
    const row = screen.getByRole("listitem").textContent?.replace(/\s+/g, " ");
    expect(row).toMatch(/Azul: Ana and Rui You won 14 – 11.*bot, casual.*Accuracy 91%/);
    expect(screen.getByRole("row", { name: /casual .*1 of 1 won/ })).toBeTruthy();
  });

  it.each([
    ["You won 71 – 54", { how: "finished", winners: [0], seat: null, yours: [0] }],
    ["Rui won 71 – 54", { how: "finished", winners: [1], seat: null, yours: [0] }],
    ["Ana won 71 – 54", { how: "finished", winners: [0], seat: null, yours: [0, 1] }],
    [
      "You shared the victory with Rui, 71 – 54",
      { how: "finished", winners: [0, 1], seat: null, yours: [0] },
    ],
    ["You resigned · 71 – 54", { how: "resigned", winners: [1], seat: 0, yours: [0] }],
    ["Rui ran out of time · 71 – 54", { how: "time", winners: [0], seat: 1, yours: [0] }],
    ["Broken off · 71 – 54", { how: "expired", winners: [], seat: null, yours: [0] }],
  ] as const)("that are over say how: %s", (told, ended) => {
    const table = myTable({ status: "over", scores: [71, 54], ended });
    expect(stateOf(table).replaceAll("\u00a0", " ")).toBe(told);
  });

  it("are looked at again, with their secret, as the player of this device, and keep their place in time", async () => {
    const view = {
      seats: [],
      status: "over",
      round: 5,
      scores: [70, 50],
      turn: null,
      result: null,
    };
    const server = answering(200, { view, yours: [0] });
    vi.stubGlobal("fetch", server.fetch);
    const old = myTable({ token: "secret", isMyTurn: true });
    mine.remember(old);
    keepDevice("device");
    await refresh([old], new AbortController().signal);
    keepDevice(null);
    expect(server.asked[0]?.headers.get("Authorization")).toBe("Bearer secret");
    expect(server.asked[0]?.headers.get("Tilewright-Player")).toBe("device");
    expect(mine.tables[0]).toMatchObject({
      status: "over",
      scores: [70, 50],
      isMyTurn: false,
      seen: 1,
    });
  });

  it("say a bot that nobody named by its level, in any language", async () => {
    await speak("pt-PT");
    expect(namesOf(["Ana", "skilled"])).toBe("Ana e bot hábil");
    expect(namesOf(["skilled 2", "Rui"])).toBe("bot hábil 2 e Rui");
    await speak("en");
  });

  it("are dropped when the server does not know them any more", async () => {
    vi.stubGlobal("fetch", answering(404, { type: "refused", code: "unknown-table" }).fetch);
    mine.remember(myTable({}));
    await refresh(mine.tables, new AbortController().signal);
    expect(mine.tables).toEqual([]);
  });

  it("stay when the server is away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    mine.remember(myTable({}));
    await refresh(mine.tables, new AbortController().signal);
    expect(mine.tables).toHaveLength(1);
  });
});
