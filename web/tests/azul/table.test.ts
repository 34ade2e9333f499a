import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Table from "../../src/azul/Table.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { said, tiled } from "../messages";
import { OFFER, WALL, explained, seatedTable, viewOf } from "./tables";

const LEGAL = ["2R2", "2R4", "2R5", "2RF", "1K5", "CT1"].map((action) => ({ action, points: 0 }));

vi.setConfig({ testTimeout: 30_000 }); // finding roles takes its time without a browser
beforeAll(async () => {
  await speak("en");
  await hear("lobby", "around", "later", "azul", "duel", "told", "refused");
});
beforeEach(() => {
  settings.confirming = "on";
});

function shown(view = viewOf(OFFER, LEGAL), yours: readonly number[] = [0], wall = "coloured") {
  const { table, stage, sent } = seatedTable(view, yours, wall);
  render(Table, { table, stage, live: true });
  return { table, stage, sent };
}

describe("the table", () => {
  it("has one button for each colour of each place", () => {
    shown();
    const market = screen.getByRole("region", { name: "Factories and centre" });
    const names = within(market)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
    expect(names).toContain("2 red, factory 2");
    expect(names).toContain("1 black with the start marker, centre");
    expect(names.filter((name) => name?.endsWith("factory 1"))).toHaveLength(3);
  });

  it("plays a take by two presses and Take", async () => {
    const { sent } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "2 red, factory 2" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Line 4/ }));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Take" }));
    expect(sent).toEqual(["2R4"]);
  });

  it("shows a hint as a choice that waits to be made or dismissed", async () => {
    const { sent, table } = shown();
    const hinted = { type: "hinted", command: "c", version: 3, action: "2R4" } as const;
    table.hinted = { ...hinted, said: said("log-take-factory", { count: 2 }) };
    flushSync();
    expect(screen.getByText("Hint")).toBeTruthy();
    expect(screen.getByText("2 red from factory 2 to line 4")).toBeTruthy();
    const red = screen.getByRole("button", { name: "2 red, factory 2" });
    expect(red.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect([screen.queryByText("Hint"), red.getAttribute("aria-pressed"), sent]).toEqual([
      null,
      "false",
      [],
    ]);
    table.hinted = { ...hinted, said: said("log-take-factory", { count: 2 }) };
    flushSync();
    await fireEvent.click(screen.getByRole("button", { name: "Take" }));
    expect(sent).toEqual(["2R4"]);
  });

  it("shows a hint that came while tiles were flying when they have landed", () => {
    const { stage, table } = shown();
    stage.isBusy = true;
    const hinted = { type: "hinted", command: "c", version: 3, action: "2R4" } as const;
    table.hinted = { ...hinted, said: said("log-take-factory", { count: 2 }) };
    flushSync();
    expect(screen.queryByText("Hint")).toBeNull();
    stage.isBusy = false;
    flushSync();
    expect(screen.getByText("2 red from factory 2 to line 4")).toBeTruthy();
  });

  it("plays a take by the keys of its notation", async () => {
    const { sent } = shown();
    for (const key of ["2", "r", "4"]) await fireEvent.keyDown(window, { key });
    const line = screen.getByRole("button", { name: /^Line 4/ });
    expect(document.activeElement).toBe(line);
    await fireEvent.click(line);
    expect(sent).toEqual(["2R4"]);
  });

  it("says who starts the next round while one follows", () => {
    const taken = OFFER.replace("1 1 -", "1 1 1");
    shown(viewOf(taken, LEGAL));
    expect(screen.getByText("starts the next round")).toBeTruthy();
    cleanup();
    shown(viewOf(taken.replace("offer", "over"), [], null));
    expect(screen.queryByText("starts the next round")).toBeNull();
  });

  it("forgets half a choice at Escape", async () => {
    shown();
    const red = screen.getByRole("button", { name: "2 red, factory 2" });
    await fireEvent.click(red);
    expect(red.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(red.getAttribute("aria-pressed")).toBe("false");
  });

  it("names lines with what a choice would do there", async () => {
    const { table } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "2 red, factory 2" }));
    const why = said("refusal-line-other-colour", { line: 3, colour: "blue" }, "AZ-3.2");
    table.explanations = new Map([["2R3", explained("2R3", why, { legal: false })]]);
    flushSync();
    const mine = screen.getByRole("region", { name: "Board of Marta" });
    const lines = within(mine).getAllByRole("listitem");
    expect(lines[2]?.textContent).toContain(
      "Line 3, 2 of 3 blue. Not allowed. Line 3 already holds blue (AZ-3.2).",
    );
    expect(lines[3]?.textContent).toContain("Line 4, 1 of 4 red. Allowed.");
  });

  it("offers the spaces of a gray wall with their points", async () => {
    const tiling =
      `1 tiling 1 1 1 -/-/-/-/- - B16Y15R16K17T16 - ` +
      `3:K/-/BB/R/-:${WALL}:- 2:-/-/-/-/-:${WALL}:-`;
    const view = viewOf(tiling, [
      { action: "W11", points: 0 },
      { action: "W12", points: 0 },
    ]);
    const { table, sent } = shown(view, [0], "gray");
    const effects = tiled(0, 1, "K", "p1.line1.1", "p1.wall1.2");
    const words = said("log-tile", { seat: 0, colour: "black", row: 1, column: 2 });
    table.explanations = new Map([["W12", explained("W12", words, { effects })]]);
    flushSync();
    const spot = screen.getByRole("button", { name: "Row 1, column 2: 1 point" });
    await fireEvent.click(spot);
    await fireEvent.click(screen.getByRole("button", { name: "Place" }));
    expect(sent).toEqual(["W12"]);
  });

  it("lets spectators look and nothing else", async () => {
    const { sent } = shown(viewOf(OFFER), []);
    await fireEvent.click(screen.getByRole("button", { name: "2 red, factory 2" }));
    expect(screen.queryByRole("button", { name: /^Line/ })).toBeNull();
    expect(screen.getByText("Waiting for Marta.")).toBeDefined();
    expect(sent).toEqual([]);
  });
});
