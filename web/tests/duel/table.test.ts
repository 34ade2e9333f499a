import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../src/duel/choosing.svelte";
import Table from "../../src/duel/Table.svelte";
import Goals from "../../src/duel/Goals.svelte";
import type { Explanation, View } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { hear, say, speak } from "../../src/lib/words.svelte";
import { moved, said, scored, tiled } from "../messages";
import { explained, positionText, seatedTable, viewOf } from "./tables";

const TAKES = ["1B4", "1B6", "1BX", "MT2", "MTX", "C3", "P1", "P2", "P+"];

const OTHER = said("refusal-line-other-colour", { line: 2, colour: "teal" }, "DU-5.7");
const TAKEN = said("log-take-small", {
  seat: 0,
  count: 2,
  colour: "blue",
  factory: 1,
  line: 4,
  place: "some",
  broken: 0,
});

const PAID = said("log-spend-chips", { seat: 0, count: 2, line: 4 });

vi.setConfig({ testTimeout: 30_000 }); // finding roles takes its time without a browser
beforeAll(async () => {
  await speak("en");
  await hear("lobby", "around", "later", "azul", "duel", "told", "refused");
});
beforeEach(() => {
  settings.confirming = "on";
});

function shown(view: View, yours: readonly number[] = [0]) {
  const seated = seatedTable(view, yours);
  render(Table, { table: seated.table, stage: seated.stage, live: true });
  return seated;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const key = (name: string) => fireEvent.keyDown(window, { key: name });

function tell(table: ReturnType<typeof seatedTable>["table"], ...all: Explanation[]): void {
  table.explanations = new Map(all.map((each) => [each.action, each]));
  flushSync();
}

describe("the table of Duel", () => {
  it("takes tiles of a sun by two presses and Take", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    expect(sent).toEqual([]);
    await press("Take");
    expect(sent).toEqual(["1B4"]);
  });

  it("waits for nobody where the seat in turn is one's own, as in the middle of a solution", () => {
    const { unmount } = render(Table, { ...seatedTable(viewOf(positionText(), [])), live: true });
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
    unmount();
    render(Table, { ...seatedTable(viewOf(positionText(), [], 1)), live: true });
    expect(screen.getByText("Waiting for Rui.")).toBeTruthy();
  });

  it("goes on saying what is asked while a choice waits for an answer", () => {
    const { table } = shown(viewOf(positionText(), TAKES));
    table.waiting = new Set(["one"]);
    flushSync();
    expect(screen.queryByText("The table is being set.")).toBeNull();
    expect(screen.getByText(/your turn/)).toBeTruthy();
  });

  it("keeps a choice as it was while it waits for an answer, or for a coach", async () => {
    const { table, sent } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    const text = positionText({
      18: positionText().split(" ")[18]?.replace("/BB/", "/BBBB/") ?? "",
    });
    tell(table, explained("1B4", TAKEN, { position: text, standing: [8, 7] }));
    const shownOf = () => [
      document.querySelector(".choice .text")?.textContent,
      document.querySelectorAll(".choice .held svg").length,
      document.querySelectorAll(".mine .line.is-legal").length,
      document.querySelectorAll(".mine .line .will").length,
      document.querySelector(".mine .score")?.textContent,
    ];
    const before = shownOf();
    table.act = (action) => {
      table.waiting = new Set(["one"]);
      return sent.push(action) > 0;
    };
    await press("Take");
    expect([sent, shownOf()]).toEqual([["1B4"], before]);
    expect(before[3]).toBe(2);
    await press("2 blue, sun of factory 1"); // nothing can be chosen meanwhile
    expect(shownOf()).toEqual(before);
    table.waiting = new Set();
    flushSync();
    expect(screen.queryByText("→ 8")).toBeNull();
    table.link = "lost"; // what nothing waits for any more does not come back
    flushSync();
    expect(shownOf()[3]).toBe(0);
    table.link = "open";
    flushSync();
    await press(/^Line 6,/); // to be chosen again
    await press("Take");
    expect(sent).toEqual(["1B4", "1B6"]);
  });

  it("tells of plates to take, and in the last round of none", () => {
    shown(viewOf(positionText(), TAKES));
    expect(screen.getAllByLabelText("2 plates still to take this round")).toHaveLength(2);
    cleanup();
    shown(viewOf(positionText({ 0: "5" }), ["1B4"]));
    expect(screen.getAllByLabelText("0 plates still to take this round")).toHaveLength(2);
    expect(document.querySelector("[data-place$='.tokens'] [href='#token']")).toBeNull();
  });

  it("takes the tops of the moons, and breaks them", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    await press("1 teal, moon of the large factory");
    await press(/^Break the tiles/);
    await press("Take");
    expect(sent).toEqual(["MTX"]);
  });

  it("tells why a line is not allowed", async () => {
    const { table, sent } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 2,/);
    tell(table, explained("1B2", OTHER, { legal: false }));
    expect(screen.getByText("Line 2 already holds teal (DU-5.7).")).toBeTruthy();
    expect(document.body.textContent.split("DU-5.7")).toHaveLength(2); // cited once
    expect(sent).toEqual([]);
  });

  it("shows where tiles would land, and the score as it would stand", async () => {
    const { table } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    const text = positionText({
      18: positionText().split(" ")[18]?.replace("/BB/", "/BBBB/") ?? "",
    });
    const forecast = tiled(0, 3, "B", "p1.line4.1", "p1.dome4.1");
    tell(table, explained("1B4", TAKEN, { position: text, forecast, standing: [8, 7] }));
    expect(document.querySelectorAll(".mine .line .will")).toHaveLength(2);
    expect(screen.getByText(/row of 3/)).toBeTruthy();
    expect(screen.getByText("→ 8")).toBeTruthy();
  });

  it("tells what breaking costs, and that a score never drops below 0", async () => {
    const { table } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    const raised = scored(0, 5, "raised");
    const lost = [scored(0, -6, "broken", [], { count: 3 }), scored(1, -1, "broken"), raised];
    const forecast = [...tiled(0, 3, "B", "p1.line4.1", "p1.dome4.1"), ...lost];
    const breaking = { ...TAKEN, parameters: { ...TAKEN.parameters, broken: 1 } };
    tell(table, explained("1B4", breaking, { forecast }));
    const note = () => document.querySelector(".choice small")?.textContent;
    expect(note()).toMatch(/row of 3; −6: 3 broken tiles; \+5: a score never drops below 0\.$/);
    tell(table, explained("1B4", TAKEN, { forecast })); // what had been broken before is no news
    expect(note()).toMatch(/row of 3\.$/);
    tell(table, explained("1B4", TAKEN, { forecast: lost })); // nothing of the line is placed
    expect(note()).toMatch(/: −6: 3 broken tiles; \+5: a score never drops below 0\.$/);
  });

  it("says how many chips are still to choose", () => {
    const asked = (size: number, left: number) =>
      say("prompt-duel-spend", { line: 4, colour: "red", size, left });
    expect(asked(2, 2)).toBe("Line 4: choose 2 chips that show red, one by one.");
    expect(asked(2, 1)).toBe("Line 4: choose 1 more chip that shows red.");
    expect(asked(3, 3)).toBe("Line 4: choose 3 chips to spend, one by one.");
    expect(asked(3, 2)).toBe("Line 4: choose 2 more chips to spend, one by one.");
  });

  it("takes a chip, a plate, and draws", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    for (const [name, deed] of [
      [/^Bonus chip of factory 3/, "Take"],
      [/^Plate 2 of the display/, "Take"],
      [/^Draw from/, "Draw"],
    ] as const) {
      await press(name);
      await press(deed);
    }
    expect(sent).toEqual(["C3", "P2", "P+"]);
  });

  it("stops drawing, and keeps a plate, by buttons that say so", async () => {
    const drawing = viewOf(positionText({ 1: "drawing", 14: "?S0" }), ["P+", "P="]);
    const { sent, table } = shown(drawing);
    await fireEvent.click(screen.getAllByText("Stop and look")[0] ?? document.body);
    await fireEvent.click(document.querySelector(".choice .go") ?? document.body);
    expect(sent).toEqual(["P="]);
    expect(document.querySelector(".choice .go")?.textContent).toContain("Do it");
    table.close();
  });

  it("shows a hint as a choice that waits to be made or dismissed, after tiles have landed", async () => {
    const { sent, stage, table } = shown(viewOf(positionText(), TAKES));
    stage.isBusy = true;
    const hinted = { type: "hinted", command: "c", version: 3, action: "1B4" } as const;
    table.hinted = { ...hinted, said: TAKEN };
    flushSync();
    expect(screen.queryByText("Hint")).toBeNull();
    stage.isBusy = false;
    flushSync();
    expect(screen.getByText("Hint")).toBeTruthy();
    expect(
      screen.getByText("You take 2 blue from the sun of factory 1 and put them in line 4"),
    ).toBeTruthy();
    await press("Dismiss");
    expect([screen.queryByText("Hint"), sent]).toEqual([null, []]);
    table.hinted = { ...hinted, said: TAKEN };
    flushSync();
    await press("Take");
    expect(sent).toEqual(["1B4"]);
  });

  it("asks for a second press after a drop too, where that is wanted", () => {
    const { table, stage, sent } = seatedTable(viewOf(positionText(), TAKES));
    const choosing = new Choosing(table, stage, () => true);
    choosing.take("1B");
    choosing.choose("1B4");
    expect([choosing.decision.action, sent]).toEqual(["1B4", []]);
  });

  it("turns a plate before it is placed, by a button or a key", async () => {
    const cells = [0, 1, 2, 3].map((turns) => `@11r${turns}`);
    const view = viewOf(positionText({ 1: "placing", 15: "YKTS" }), cells);
    const { sent } = shown(view);
    await press(/cell row 1, column 1/);
    await key("r");
    await press("Turn the plate"); // one button, beside the plate that it turns
    await press("Place");
    expect(sent).toEqual(["@11r2"]);
  });

  it("stacks the rest in the order of the taps", async () => {
    const position = positionText({ 1: "stacking", 6: "KTY:-:?/-:-:-/-:-:-/-:-:-", 16: "1" });
    const { sent, table } = shown(viewOf(position, ["^K", "^T", "^Y"]));
    await press("Put yellow next on the stack");
    await press("Put black next on the stack");
    await press("Stack");
    expect(sent).toEqual(["^Y"]);
    table.view = viewOf(position.replace("KTY:-", "KT:Y"), ["^K", "^T"]);
    table.version += 1;
    flushSync();
    expect(sent).toEqual(["^Y", "^K"]);
  });

  it("takes the very tile that was pressed from the rest, and leads on to the next", async () => {
    const position = positionText({ 1: "stacking", 6: "BYB:-:?/-:-:-/-:-:-/-:-:-", 16: "1" });
    shown(viewOf(position, ["^B", "^Y"]));
    const tiles = () => [...document.querySelectorAll<HTMLButtonElement>(".tilebtn")];
    const isPlanned = () => tiles().map(({ disabled }) => disabled);
    await fireEvent.click(tiles()[2] ?? document.body);
    expect(isPlanned()).toEqual([false, false, true]);
    expect(document.activeElement).toBe(tiles()[0]);
    await fireEvent.click(tiles()[0] ?? document.body);
    expect([isPlanned(), document.activeElement]).toEqual([[true, false, true], tiles()[1]]);
    await fireEvent.click(tiles()[1] ?? document.body);
    expect(document.activeElement).toBe(button("Stack"));
    await press("Back");
    expect(isPlanned()).toEqual([false, false, false]);
    await fireEvent.click(tiles()[1] ?? document.body);
    expect(isPlanned()).toEqual([false, true, false]);
  });

  it("keeps a plan that was interrupted at the tiles that are left, and plays none by itself", async () => {
    const position = positionText({ 1: "stacking", 6: "BYK:-:?/-:-:-/-:-:-/-:-:-", 16: "1" });
    const { sent, stage, table } = shown(viewOf(position, ["^B", "^Y", "^K"]));
    const tiles = () => [...document.querySelectorAll<HTMLButtonElement>(".tilebtn")];
    const isPlanned = () => tiles().map(({ disabled }) => disabled);
    table.act = (action) => {
      table.waiting = new Set(["one"]);
      return sent.push(action) > 0;
    };
    const acted = () => {
      table.view = viewOf(position.replace("BYK:-", "BY:K"), ["^B", "^Y"]);
      table.waiting = new Set();
      table.version += 1;
      flushSync();
    };
    await fireEvent.click(tiles()[2] ?? document.body);
    await fireEvent.click(tiles()[1] ?? document.body);
    await press("Stack");
    acted();
    if (table.view) stage.jump(table.view, null);
    flushSync();
    expect(sent).toEqual(["^K", "^Y"]);
    table.waiting = new Set(); // the coach held it, or the link was lost
    flushSync();
    expect(isPlanned()).toEqual([false, true]);
    table.version += 1; // somebody has proposed something
    flushSync();
    expect([sent, isPlanned()]).toEqual([
      ["^K", "^Y"],
      [false, false],
    ]);
  });

  it("says how many chips a payment takes in all, where the rest leaves no choice", async () => {
    const { table } = shown(viewOf(positionText({ 1: "paying", 16: "4" }), ["$0", "$2", "$3"]));
    const chips = (number: number) => moved("BR", "p1.chips", "out", number);
    await press("Pay 2 of blue");
    tell(table, explained("$2", PAID, { effects: [chips(2)] }));
    expect(screen.queryByText(/chips are spent/)).toBeNull();
    tell(table, explained("$2", PAID, { effects: [chips(2), chips(3)] }));
    expect(screen.getByText(/^All in all, 5 chips are spent/)).toBeTruthy();
  });

  it("pays with chips, and chooses a space of the dome", async () => {
    const { sent } = shown(viewOf(positionText({ 1: "paying", 16: "4" }), ["$0", "$2", "$3"]));
    await press("Pay 2 of blue");
    await press("Pay");
    expect(sent).toEqual(["$2"]);
  });

  it("chooses a space of the dome", async () => {
    const { sent } = shown(viewOf(positionText({ 1: "tiling", 16: "4" }), ["W42", "W45"]));
    await press(/^Row 4, column 5/);
    await press("Place");
    expect(sent).toEqual(["W45"]);
  });

  it("shows drawn plates of a shared device to who asks", async () => {
    const view = viewOf(positionText({ 1: "keeping", 14: "?S1/?J1" }), ["K1", "K2"]);
    const { table } = shown(view, [0, 1]);
    const looks = vi.fn();
    table.look = looks;
    await press("Show to me");
    expect(looks).toHaveBeenCalledOnce();
  });

  it("takes typed notation, and forgets it at Escape", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    for (const each of ["1", "b", "4"]) await key(each);
    await press("Take");
    expect(sent).toEqual(["1B4"]);
    for (const each of ["m", "t"]) await key(each);
    await key("Escape");
    expect(screen.queryByRole("button", { name: "Take" })).toBeNull();
  });

  it("writes the odds of the next tile as percentages of the language", () => {
    settings.odds = true;
    shown(viewOf(positionText(), TAKES));
    const odds = [...document.querySelectorAll("td.odds")].map((cell) => cell.textContent?.trim());
    expect(odds).toEqual(["20%", "18%", "23%", "20%", "18%"]);
  });

  it("asks nothing of who watches", () => {
    shown(viewOf(positionText(), [], 0), []);
    expect(screen.getByText("Waiting for Marta.")).toBeTruthy();
    expect(document.querySelector(".choice .go")).toBeNull();
  });
});

describe("the scoring tiles", () => {
  it("tell what each is worth now, and what is possible", () => {
    const { stage } = seatedTable(viewOf(positionText(), []));
    render(Goals, { view: stage.view, scored: null });
    expect(screen.getByText("Marta: 3 now, 22 possible")).toBeTruthy();
    expect(screen.getByText("Corners")).toBeTruthy();
  });
});
