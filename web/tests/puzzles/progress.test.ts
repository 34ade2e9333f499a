import { beforeEach, describe, expect, it, vi } from "vitest";
import { Progress } from "../../src/puzzles/progress.svelte";

const KEY = "tilewright-puzzles";
const ONE = "azul-00000001";
const TWO = "duel-00000002";

/** The page opened anew, with what the browser has kept. */
const opened = () => new Progress();

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("what was solved", () => {
  it("is kept in this browser", () => {
    const progress = opened();
    progress.find(ONE, "2026-11-18");
    progress.find(TWO, null);
    const again = opened();
    expect([...again.found]).toEqual([ONE, TWO]);
    expect([...again.days]).toEqual(["2026-11-18"]);
  });

  it("does not count once the solution was shown, and is not shown once it was found", () => {
    const progress = opened();
    progress.show(ONE);
    progress.find(ONE, "2026-11-18");
    progress.find(TWO, null);
    progress.show(TWO);
    expect([[...progress.found], [...progress.shown]]).toEqual([[TWO], [ONE]]);
    expect(progress.days.size).toBe(0);
  });

  it("of two tabs is put together", () => {
    const first = opened();
    const second = opened();
    first.find(ONE, "2026-11-17");
    second.find(TWO, "2026-11-18");
    expect(second.found.size).toBe(2);
    expect(opened().days.size).toBe(2);
  });

  it.each([
    "nonsense",
    "null",
    "[1]",
    '"text"',
    '{"found":3,"days":{"2026-11-18":1}}',
    `{"found":[null,7,"<b>","${ONE}"],"shown":"x","days":["2026-02-30",[],"2026-11-18"]}`,
  ])("is what makes sense of %s", (text) => {
    localStorage.setItem(KEY, text);
    const progress = opened();
    const isRight = text.includes(ONE);
    expect([...progress.found]).toEqual(isRight ? [ONE] : []);
    expect([...progress.days]).toEqual(isRight ? ["2026-11-18"] : []);
    progress.find(TWO, null);
    expect(opened().found.has(TWO)).toBe(true);
  });

  it("stays until the page is closed where the browser keeps nothing", () => {
    const refused = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refused);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refused);
    const progress = opened();
    progress.find(ONE, "2026-11-18");
    progress.find(TWO, null);
    expect([...progress.found]).toEqual([ONE, TWO]);
    expect([...progress.days]).toEqual(["2026-11-18"]);
  });
});
