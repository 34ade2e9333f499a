import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { mine } from "../src/lib/mine.svelte";
import { TableStore, type Advice } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import { acted, said, snapshot, view } from "./messages";
import { FakeSocket } from "./sockets";

beforeAll(() => speak("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function seated(): TableStore {
  const table = new TableStore("abc", "secret");
  onTestFinished(() => table.close());
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot());
  return table;
}

describe("a table", () => {
  it("says hello and shows what the server tells", () => {
    const table = seated();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", table: "abc", token: "secret" });
    expect(table.link).toBe("open");
    expect(table.version).toBe(3);
    expect(table.isYourTurn).toBe(true);
  });

  it("remembers its seat in this browser", () => {
    seated();
    expect(mine.token("abc")).toBe("secret");
  });

  it("keeps to its seat in this tab, whatever another tab remembers", () => {
    seated();
    const other = mine.tables.find(({ table }) => table === "abc");
    if (other) mine.remember({ ...other, token: "theirs" });
    expect(mine.token("abc")).toBe("secret");
    mine.forget("abc");
    expect(mine.token("abc")).toBeNull();
  });

  it("sends an action with the version it saw and waits for its answer", () => {
    const table = seated();
    table.act("1B1");
    const sent = FakeSocket.last.sent.at(-1);
    expect(sent).toMatchObject({ type: "act", action: "1B1", version: 3 });
    expect(table.isOpen).toBe(false);
    FakeSocket.last.say(acted(4, { command: (sent as { id: string }).id }));
    expect(table.isOpen).toBe(true);
    expect(table.version).toBe(4);
    expect(table.events.map((event) => event.version)).toEqual([4]);
  });

  it("keeps a refusal until the next command", () => {
    const table = seated();
    table.act("1B1");
    const { id } = FakeSocket.last.sent.at(-1) as { id: string };
    const refusal = {
      code: "illegal",
      rule: "AZ-3.4",
      reason: "No",
      version: 3,
      why: null,
    } as const;
    FakeSocket.last.say({ type: "refused", command: id, ...refusal });
    expect(table.refused?.rule).toBe("AZ-3.4");
    expect(table.isOpen).toBe(true);
    table.act("1B2");
    expect(table.refused).toBeNull();
  });

  it("is gone if the server does not know it", () => {
    const table = new TableStore("abc", null);
    onTestFinished(() => table.close());
    FakeSocket.last.open();
    const refusal = {
      code: "unknown-table",
      rule: "",
      reason: "No such table",
      why: null,
    } as const;
    FakeSocket.last.say({ type: "refused", command: null, version: null, ...refusal });
    expect(table.gone?.reason).toBe("No such table");
  });

  it("asks once what an action would do, and forgets it with the next event", () => {
    const table = seated();
    table.explain(["1B1", "1B2"]);
    table.explain(["1B1", "1B2"]);
    expect(FakeSocket.last.sent.filter(({ type }) => type === "explain")).toHaveLength(1);
    const explanation = {
      action: "1B1",
      legal: true,
      said: said("log-first"),
      effects: [],
      forecast: [],
      standing: [1, 0],
      position: "p",
    };
    FakeSocket.last.say({ type: "explained", command: "x", version: 3, actions: [explanation] });
    expect(table.explanations.get("1B1")?.standing).toEqual([1, 0]);
    FakeSocket.last.say(acted(4));
    expect(table.explanations.size).toBe(0);
  });

  it("asks the server for a hint where a coach fails, and reports why", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const table = seated();
    const failure = new Error("no story");
    table.adviser = () => Promise.reject(failure);
    table.hint();
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(failure));
    const { id, type } = FakeSocket.last.sent.at(-1) as { id: string; type: string };
    expect([type, table.isOpen]).toEqual(["hint", false]);
    const action = { action: "1B1", said: said("log-first") };
    FakeSocket.last.say({ type: "hinted", command: id, version: 3, ...action });
    expect([table.hinted?.action, table.isOpen]).toEqual(["1B1", true]);
  });

  it("asks the server for a hint where a coach takes long", async () => {
    const table = seated();
    table.adviser = () => new Promise(() => undefined);
    table.hint();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.last.sent.at(-1)?.type).not.toBe("hint");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.last.sent.at(-1)?.type).toBe("hint");
  });

  it("takes no advice that comes after the link was lost", async () => {
    const table = seated();
    let advise: (advice: Advice) => void = () => undefined;
    table.adviser = () => new Promise((resolve) => (advise = resolve));
    table.hint();
    FakeSocket.last.close();
    advise({ action: "1B1", said: said("log-first") });
    await vi.advanceTimersByTimeAsync(100);
    expect(table.hinted).toBeNull();
  });

  it("comes back with the version that it saw", () => {
    const table = seated();
    table.act("1B1");
    FakeSocket.last.close();
    expect(table.link).toBe("lost");
    expect(table.waiting.size).toBe(0);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", version: 3 });
    FakeSocket.last.say(acted(4));
    expect(table.link).toBe("open");
  });

  it("waits longer after every try that fails", () => {
    const table = seated();
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    FakeSocket.last.close();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made).toHaveLength(3);
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("does not take an event twice", () => {
    const table = seated();
    FakeSocket.last.say(acted(4));
    FakeSocket.last.say(acted(4));
    expect(table.events).toHaveLength(1);
  });

  it("knows whose clock runs, by the server's time", () => {
    const table = seated();
    const clock = { left: [60_000, 60_000], running: 0, at: Date.now() - 5_000 };
    FakeSocket.last.say({ type: "clock", clock });
    expect(table.skew).toBe(5_000);
    FakeSocket.last.say(acted(4, { view: view({ clock: null }) }));
    expect(table.clock).toBeNull();
  });
});
