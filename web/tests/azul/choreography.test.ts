import { describe, expect, it } from "vitest";
import { choreography } from "../../src/azul/choreography";
import type { Effect } from "../../src/lib/effects";
import { stepsOf } from "../../src/lib/steps";
import { moved, scored, tiled, TURN } from "../messages";
import { OFFER, WALL } from "./tables";

const ROUND: Effect = { type: "ended", what: "round" };
const parse = (text: string) => choreography.parse(text);
const shown = (before: string, after: string, effects: readonly Effect[]) =>
  stepsOf(choreography, parse(before), parse(after), effects);

describe("a take from a factory", () => {
  const after = OFFER.replace("RRTB", "-").replace("KT ", "BKTT ").replace("K/-/", "K/RR/");
  const steps = shown(OFFER, after, [
    moved("B", "factory2", "centre"),
    moved("T", "factory2", "centre"),
    moved("R", "factory2", "p1.line2.1", 2),
    TURN,
  ]);
  const flights = steps[0]?.flights ?? [];

  it("flies the tiles to the line from right to left", () => {
    expect(flights.slice(2)).toMatchObject([
      { from: "factory2.1", to: "p1.line2.1", art: "t-red" },
      { from: "factory2.2", to: "p1.line2.2", art: "t-red" },
    ]);
  });

  it("slides the rest to the centre, beside what lies there", () => {
    expect(flights.slice(0, 2)).toMatchObject([
      { from: "factory2.4", to: "centre.B.1", art: "t-blue" },
      { from: "factory2.3", to: "centre.T.2", art: "t-teal" },
    ]);
  });

  it("ends in the position that the server tells", () => {
    expect(steps.at(-1)?.position).toEqual(parse(after));
  });
});

describe("the first take from the centre", () => {
  it("brings the marker to the floor line, and what falls behind it", () => {
    const effects = [
      moved("1", "centre", "p1.floor1"),
      moved("K", "centre", "p1.floor2"),
      TURN,
      scored(1, -1, "floor", [], { count: 1 }),
    ];
    const [step] = shown(OFFER, OFFER, effects);
    expect(step?.flights).toMatchObject([
      { from: "centre.1.1", to: "p1.floor1", art: "marker" },
      { from: "centre.K.1", to: "p1.floor2", art: "t-black" },
    ]);
    expect(step?.position.boards[0]?.floor).toBe("1K");
    expect(step?.position.marker).toBe(0);
  });
});

describe("more tiles than the floor line holds", () => {
  it("leaves them to the lid", () => {
    const full = OFFER.replace(`${WALL}:- 2`, `${WALL}:BBYYRR 2`);
    const effects = [moved("R", "factory2", "p1.floor7"), moved("R", "factory2", "lid"), TURN];
    const [step] = shown(full, full.replace("YYRR", "YYRRR"), effects);
    expect(step?.flights.map(({ to }) => to)).toEqual(["p1.floor7", "lid"]);
  });
});

describe("the tiling after the last take", () => {
  const last = OFFER.replace("BBYK/RRTB", "-/-").replace("KT ", "K ");
  const end =
    `2 deal 1 - - -/-/-/-/- - B16Y15R16K17T16 K1 ` +
    `3:-/-/BB/R/-:...K./...../...../...../.....:- 2:-/-/-/-/-:${WALL}:-`;
  const taken = [moved("1", "centre", "p1.floor1"), moved("K", "centre", "p1.floor2"), TURN];
  const steps = shown(last, end, [
    ...taken,
    ...tiled(0, 1, "K", "p1.line1.1", "p1.wall1.4"),
    scored(0, -2, "floor", ["p1.floor1", "p1.floor2"], { count: 2 }),
    moved("1", "p1.floor1", "p1.marker"),
    moved("K", "p1.floor2", "lid"),
    ROUND,
    moved("1", "p1.marker", "centre"),
    scored(0, 2, "rows", [], { count: 1 }),
  ]);

  it("is one step for each reason, in their order", () => {
    const kinds = steps.map(({ points }) => points?.kind ?? null);
    expect(kinds).toEqual([null, "tile", "floor", "rows", null]);
  });

  it("moves the tile to its space, and then clears the floor line", () => {
    const [take, tile, floor] = steps;
    expect(take?.position.boards[0]).toMatchObject({ lines: ["K", "", "BB", "R", ""] });
    expect(tile?.flights).toMatchObject([{ from: "p1.line1.1", to: "p1.wall1.4" }]);
    expect(tile?.position.boards[0]?.wall[0]).toBe("...K.");
    expect(tile?.points?.at).toBe("p1.wall1.4");
    expect(floor?.flights).toMatchObject([
      { from: "p1.floor1", to: "p1.marker" },
      { from: "p1.floor2", to: "lid" },
    ]);
    expect(floor?.position.boards[0]?.floor).toBe("");
  });

  it("lets a line without a space fall", () => {
    const gray = OFFER.replace("K/-/BB", "-/-/BBB");
    const [, step] = shown(gray, gray, [
      ...taken,
      scored(0, 0, "line-fallen", [], { line: 3, colour: "blue" }),
      moved("B", "p1.line3.1", "p1.floor3", 3),
      scored(0, -6, "floor", ["p1.floor3", "p1.floor4", "p1.floor5"], { count: 5 }),
    ]);
    expect(step?.flights.map(({ to }) => to)).toEqual(["p1.floor3", "p1.floor4", "p1.floor5"]);
    expect(step?.position.boards[0]).toMatchObject({
      floor: "1KBBB",
      lines: ["", "", "", "R", ""],
    });
  });
});

describe("a deal", () => {
  it("drops tiles from the bag on empty factories", () => {
    const effects = [
      moved("B", "bag", "factory1", 2),
      moved("Y", "bag", "factory1"),
      moved("K", "bag", "factory1"),
      moved("Y", "lid", "bag", 9),
      moved("B", "bag", "factory2"),
      moved("R", "bag", "factory2", 2),
      moved("T", "bag", "factory2"),
    ];
    const [step] = shown(OFFER.replace("BBYK/RRTB", "-/-"), OFFER, effects);
    expect(step?.flights).toHaveLength(8);
    expect(step?.flights[5]).toMatchObject({ from: "bag", to: "factory2.1", art: "t-red" });
  });
});
