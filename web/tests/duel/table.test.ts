import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import DuelTable from "../../src/duel/DuelTable.svelte";
import Goals from "../../src/duel/Goals.svelte";
import type { Explanation, View } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/words.svelte";
import { explained, positionText, said, seatedTable, viewOf } from "./tables";

const TAKES = ["1B4", "1B6", "1BX", "MT2", "MTX", "C3", "P1", "P2", "P+"];

vi.setConfig({ testTimeout: 30_000 }); // finding roles takes its time without a browser
beforeAll(() => speak("en"));
beforeEach(() => {
  settings.confirming = "on";
});

function shown(view: View, yours: readonly number[] = [0]) {
  const seated = seatedTable(view, yours);
  render(DuelTable, { table: seated.table, stage: seated.stage, live: true });
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
  it("takes tiles of a sun by two presses and Place", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    expect(sent).toEqual([]);
    await press("Place");
    expect(sent).toEqual(["1B4"]);
  });

  it("takes the tops of the moons, and breaks them", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    await press("1 teal, moon of the large factory");
    await press(/^Break the tiles/);
    await press("Place");
    expect(sent).toEqual(["MTX"]);
  });

  it("tells why a line is not allowed", async () => {
    const { table, sent } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 2,/);
    tell(table, explained("1B2", "Line 2 already holds teal.", { legal: false }));
    expect(screen.getByText("Line 2 already holds teal.")).toBeTruthy();
    expect(screen.getByText("Rule DU-5.7")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("shows where tiles would land, and the score as it would stand", async () => {
    const { table } = shown(viewOf(positionText(), TAKES));
    await press("2 blue, sun of factory 1");
    await press(/^Line 4,/);
    const text = positionText({
      18: positionText().split(" ")[18]?.replace("/BB/", "/BBBB/") ?? "",
    });
    const forecast = [{ seat: 0, points: 3, why: said("+3: row of 3", { row: 4 }, "score-tile") }];
    tell(
      table,
      explained("1B4", "Marta takes 2 blue.", { position: text, forecast, standing: [8, 7] }),
    );
    expect(document.querySelectorAll(".mine .line .will")).toHaveLength(2);
    expect(screen.getByText(/row of 3/)).toBeTruthy();
    expect(screen.getByText("→ 8")).toBeTruthy();
  });

  it("takes a chip, a plate, and draws", async () => {
    const { sent } = shown(viewOf(positionText(), TAKES));
    for (const name of [/^Bonus chip of factory 3/, /^Plate 2 of the display/, /^Draw from/]) {
      await press(name);
      await press("Place");
    }
    expect(sent).toEqual(["C3", "P2", "P+"]);
  });

  it("turns a plate before it is placed, by a button or a key", async () => {
    const cells = [0, 1, 2, 3].map((turns) => `@11r${turns}`);
    const view = viewOf(positionText({ 1: "placing", 15: "YKTS" }), cells);
    const { sent } = shown(view);
    await press(/cell row 1, column 1/);
    await key("r");
    const [turn = document.body] = screen.getAllByRole("button", { name: "Turn the plate" });
    await fireEvent.click(turn);
    await press("Place");
    expect(sent).toEqual(["@11r2"]);
  });

  it("stacks the rest in the order of the taps", async () => {
    const position = positionText({ 1: "stacking", 6: "KTY:-:?/-:-:-/-:-:-/-:-:-", 16: "1" });
    const { sent, table } = shown(viewOf(position, ["^K", "^T", "^Y"]));
    await press("Put yellow next on the stack");
    await press("Put black next on the stack");
    await press("Place");
    expect(sent).toEqual(["^Y"]);
    table.view = viewOf(position.replace("KTY:-", "KT:Y"), ["^K", "^T"]);
    table.version += 1;
    flushSync();
    expect(sent).toEqual(["^Y", "^K"]);
  });

  it("pays with chips, and chooses a space of the dome", async () => {
    const { sent } = shown(viewOf(positionText({ 1: "paying", 16: "4" }), ["$0", "$2", "$3"]));
    await press("Pay 2 of blue");
    await press("Place");
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
    await press("Place");
    expect(sent).toEqual(["1B4"]);
    for (const each of ["m", "t"]) await key(each);
    await key("Escape");
    expect(screen.queryByRole("button", { name: "Place" })).toBeNull();
  });

  it("asks nothing of who watches", () => {
    shown(viewOf(positionText(), [], 0), []);
    expect(screen.getByText("Waiting for Marta.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Place" })).toBeNull();
  });
});

describe("the scoring tiles", () => {
  it("tell what each is worth now, and what is possible", () => {
    const { table, stage } = seatedTable(viewOf(positionText(), []));
    render(Goals, { table, stage });
    expect(screen.getByText("Marta: 3 now, 22 possible")).toBeTruthy();
    expect(screen.getByText("Corners")).toBeTruthy();
  });
});
