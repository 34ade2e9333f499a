import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { names as azul } from "../src/azul/names";
import Azul from "../src/azul/Table.svelte";
import { names as duel } from "../src/duel/names";
import { namedAt, numbersIn } from "../src/lib/naming";
import { hasWords, hear, LANGUAGES, speak } from "../src/lib/words.svelte";
import Names from "../src/parts/Names.svelte";
import { bestSpot } from "../src/parts/spot";
import { OFFER, seatedTable, viewOf } from "./azul/tables";

beforeAll(async () => {
  await speak("en");
  await hear("azul", "duel", "told", "names");
});

describe("names", () => {
  it.each(LANGUAGES.map(({ id }) => id))("are there in %s, with a sentence each", async (id) => {
    await speak(id);
    const ids = [...azul, ...duel].map(([, name]) => name);
    const missing = ids.filter(
      (name) => !hasWords(`names-${name}`) || !hasWords(`names-${name}-says`),
    );
    await speak("en");
    expect(missing).toEqual([]);
  });

  it("read the numbers of a place without the seat's", () => {
    expect([numbersIn("p1.wall2.3"), numbersIn("p2.floor4"), numbersIn(null)]).toEqual([
      [2, 3],
      [4],
      [],
    ]);
  });
});

describe("at a table", () => {
  const window = { left: 0, top: 0, width: 360, height: 640 };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function shown() {
    const { table, stage } = seatedTable(viewOf(OFFER));
    const { container } = render(Azul, { table, stage, live: true });
    render(Names, { root: container, names: azul, game: "azul", first: null });
    const at = (selector: string) => container.querySelector(selector) as HTMLElement;
    return { container, at };
  }
  const told = () => screen.queryByRole("tooltip", { hidden: true })?.textContent ?? "";
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("everything that is drawn has a name: the innermost counts", () => {
    const { container, at } = shown();
    const name = (selector: string) => namedAt(azul, at(selector), container)?.id;
    expect(
      [
        ".factory .pick svg",
        ".factory .no",
        ".centre .pile",
        ".centre .first svg",
        "[data-space='p1.line3.2']",
        "[data-space='p1.wall2.3']",
        "[data-space='p1.floor3']",
        ".score",
      ].map(name),
    ).toEqual([
      "azul-tile-factory",
      "azul-factory",
      "azul-tile-centre",
      "azul-marker",
      "azul-line",
      "azul-wall",
      "azul-floor",
      "score",
    ]);
  });

  it("is told after a pointer has rested there, and goes with it or by Escape", async () => {
    const { at } = shown();
    const floor = at("[data-space='p1.floor3']");
    const mouse = (clientX: number) => ({ pointerType: "mouse", clientX });
    await fireEvent.pointerOver(floor, mouse(1));
    await wait(300);
    expect(told()).toBe("");
    await wait(150);
    expect(told()).toContain("Floor line, space 3");
    expect(told()).toContain("A tile here costs 2. The line costs 14 when full.");
    await fireEvent.keyDown(globalThis.window, { key: "Escape" });
    expect(told()).toBe("");
    await fireEvent.pointerOver(floor, mouse(2));
    await wait(450);
    expect(told()).toContain("Floor line, space 3");
    await fireEvent.pointerOver(at(".score"), mouse(3));
    expect(told()).toBe("");
  });

  it("is not told of what came under a pointer at rest, before that moves", async () => {
    const { at } = shown();
    const mouse = (clientX: number) => ({ pointerType: "mouse", clientX });
    await fireEvent.pointerDown(at(".score"), mouse(5));
    await fireEvent.pointerOver(at("[data-space='p1.floor3']"), mouse(5));
    await wait(450);
    expect(told()).toBe("");
    await fireEvent.pointerMove(at("[data-space='p1.floor3']"), mouse(6));
    await wait(450);
    expect(told()).toContain("Floor line, space 3");
  });

  it("is told at once, and read aloud, where keys have moved the focus", async () => {
    const { at } = shown();
    const tile = at("button[data-pick]");
    tile.focus();
    await wait(0);
    expect(told()).toBe(""); // not by a key
    tile.blur();
    await fireEvent.keyDown(globalThis.window, { key: "Tab" });
    tile.focus();
    await wait(0);
    expect(told()).toContain("Blue tile");
    expect(tile.getAttribute("aria-describedby")).toBe(
      screen.getByRole("tooltip", { hidden: true }).id,
    );
    tile.blur();
    await wait(0);
    expect([told(), tile.hasAttribute("aria-describedby")]).toEqual(["", false]);
  });

  it("is told by a long press, which does nothing else, with a link to the rule", async () => {
    const { at } = shown();
    const tile = at("button[data-pick]");
    await fireEvent.pointerDown(tile, { pointerType: "touch" });
    await wait(550);
    await fireEvent.pointerUp(tile, { pointerType: "touch" });
    await fireEvent.click(tile);
    expect(tile.getAttribute("aria-pressed")).toBe("false");
    const rule = screen.getByRole("link", { hidden: true });
    expect(rule.getAttribute("href")).toBe("/rules/azul#AZ-2.1");
    await fireEvent.pointerDown(at(".score"), { pointerType: "touch" });
    expect(told()).toBe("");
    await fireEvent.click(tile); // a short press is a choice, as ever
    expect(tile.getAttribute("aria-pressed")).toBe("true");
  });

  it("stands in the window, beside the thing, and on no button if that can be", () => {
    const thing = { left: 300, top: 20, width: 40, height: 40 };
    const size = { width: 200, height: 80 };
    const left = bestSpot(size, thing, window, []);
    expect(left.left + size.width).toBeLessThanOrEqual(thing.left);
    const button = { left: 60, top: 0, width: 230, height: 60 };
    const below = bestSpot(size, thing, window, [button]);
    expect(below.top).toBeGreaterThanOrEqual(thing.top + thing.height);
  });
});
