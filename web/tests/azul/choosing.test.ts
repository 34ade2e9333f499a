import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { speak } from "../../src/lib/words.svelte";
import { comingOf, recentOf, scoredOf, sourceOf } from "../../src/azul/marks";
import { floorCost, outcomeOf } from "../../src/azul/outcomes";
import { positionOf } from "../../src/azul/position";
import { barOf } from "../../src/azul/telling";
import { OFFER, WALL, actedOf, explained, said, scoreOf, seatedTable, viewOf } from "./tables";

const LEGAL = ["2R2", "2R4", "2R5", "2RF"].map((action) => ({ action, points: 0 }));
const RED = { source: 2, colour: "R" } as const;

beforeAll(() => speak("en"));
beforeEach(() => {
  settings.confirming = "on";
});

describe("choosing", () => {
  it("asks what all six targets would do once a colour is chosen", () => {
    const { choosing, asked } = seatedTable(viewOf(OFFER, LEGAL));
    choosing.choosePick(RED);
    choosing.ask();
    expect(asked).toEqual([["2R1", "2R2", "2R3", "2R4", "2R5", "2RF"]]);
    expect([choosing.isLegal("2"), choosing.isLegal("3")]).toEqual([true, false]);
  });

  it("holds a legal action until it is pressed again", () => {
    const { choosing, sent } = seatedTable(viewOf(OFFER, LEGAL));
    choosing.choosePick(RED);
    choosing.chooseTarget("4");
    expect([choosing.action, sent]).toEqual(["2R4", []]);
    choosing.chooseTarget("4");
    expect([choosing.sent, sent]).toEqual(["2R4", ["2R4"]]);
  });

  it("acts at once where nothing is to be confirmed", () => {
    settings.confirming = "off";
    const { choosing, sent } = seatedTable(viewOf(OFFER, LEGAL));
    choosing.choosePick(RED);
    choosing.chooseTarget("F");
    expect(sent).toEqual(["2RF"]);
  });

  it("speaks of your points as yours, and of others' by their name", () => {
    const { choosing, stage } = seatedTable(viewOf(OFFER, LEGAL));
    stage.scored = scoreOf(0, 3, "score-tile");
    expect(barOf(choosing).text).toBe("You 3: score-tile");
    stage.scored = scoreOf(1, 2, "score-tile");
    expect(barOf(choosing).text).toBe("Rui 2: score-tile");
    const shared = seatedTable(viewOf(OFFER, LEGAL), [0, 1]);
    shared.stage.scored = scoreOf(0, 3, "score-tile");
    expect(barOf(shared.choosing).text).toBe("Marta 3: score-tile");
  });

  it("never sends what is not legal, and goes on telling why", () => {
    const { choosing, sent, table } = seatedTable(viewOf(OFFER, LEGAL));
    const why = said("refusal-line-other-colour", {}, "Line 3 already holds blue (AZ-3.2).");
    table.explanations = new Map([["2R3", explained("2R3", why, { legal: false })]]);
    choosing.choosePick(RED);
    choosing.chooseTarget("3");
    expect([choosing.barred, sent]).toEqual(["3", []]);
    expect(barOf(choosing).text).toBe("Line 3 already holds blue (AZ-3.2).");
  });

  it("goes back from the line to the tiles, and from them to nothing", () => {
    const { choosing } = seatedTable(viewOf(OFFER, LEGAL));
    choosing.choosePick(RED);
    choosing.chooseTarget("4");
    choosing.back();
    expect([choosing.action, choosing.pick]).toEqual([null, RED]);
    choosing.back();
    expect(choosing.pick).toBeNull();
  });

  it("is closed in others' turns", () => {
    const { choosing } = seatedTable(viewOf(OFFER, [], 1));
    choosing.choosePick(RED);
    expect(choosing.pick).toBeNull();
    expect(barOf(choosing)).toMatchObject({ text: "Waiting for Rui.", isQuiet: true });
  });
});

describe("what a choice would bring", () => {
  const words = said("log-take-factory", { count: 2, line: 2, fallen: 0 });
  const tile = scoreOf(0, 3, "score-tile", { row: 2, column: 4, colour: "red" });
  const gain = explained("2R2", words, { forecast: [tile] });

  it("shows tiles, the wall space and its points", () => {
    const [board] = positionOf(OFFER).boards;
    if (board === undefined) throw new Error("no board");
    expect(comingOf(board, 0, gain, false)).toEqual({
      line: 2,
      colour: "R",
      joined: 2,
      fallen: "",
      space: { row: 2, column: 4 },
      points: 3,
    });
    expect(comingOf(board, 0, gain, true)?.space).toBeNull();
  });

  it("says it beside the lines", () => {
    const { choosing, table, stage } = seatedTable(viewOf(OFFER, LEGAL));
    const part = said("log-take-factory", { count: 2, line: 4, fallen: 0 });
    table.explanations = new Map([
      ["2R2", gain],
      ["2R4", explained("2R4", part)],
    ]);
    choosing.choosePick(RED);
    const [board] = stage.position.boards;
    if (board === undefined) throw new Error("no board");
    const outcome = (line: number) => outcomeOf(board, 0, line, choosing);
    expect(outcome(1)).toEqual({ kind: "barred" });
    expect(outcome(2)).toEqual({ kind: "gain", points: 3, cost: 0 });
    expect(outcome(3)).toEqual({ kind: "barred" });
    expect(outcome(4)).toEqual({ kind: "part", held: 3, spaces: 4, cost: 0 });
    expect(floorCost(7)).toBe(14);
  });

  it("tells tiles, reasons and the rest in the bar", () => {
    const { choosing, table } = seatedTable(viewOf(OFFER, LEGAL));
    table.explanations = new Map([["2R2", gain]]);
    choosing.choosePick(RED);
    expect(barOf(choosing).text).toBe("2 red from factory 2: choose a line or the floor.");
    choosing.hovered = "2";
    expect(barOf(choosing)).toMatchObject({
      held: ["t-red", "t-red"],
      text: "2 red from factory 2 to line 2",
      note: "3: score-tile",
    });
  });
});

describe("marks", () => {
  it("keep the last move in gold", () => {
    const after = OFFER.replace("RRTB", "-").replace("BB/R/", "BB/RRR/");
    const words = said("log-take-factory", { count: 2, line: 4, fallen: 0 });
    const last = actedOf(0, "2R4", after, words);
    expect(recentOf(positionOf(after), 0, last)).toMatchObject({ line: 4, joined: 2, fallen: 0 });
    expect(recentOf(positionOf(after), 1, last)).toBeNull();
    expect(sourceOf(positionOf(after), last)).toBe(2);
  });

  it("light the row and the column of a tile that scores", () => {
    const wall = ".YR../..Y../...../..T../.....";
    const [board] = positionOf(OFFER.replace(WALL, wall)).boards;
    if (board === undefined) throw new Error("no board");
    const points = scoreOf(0, 4, "score-tile", { row: 1, column: 3, colour: "red" });
    const scored = scoredOf(board, 0, points);
    expect([...(scored?.spaces ?? [])].sort()).toEqual(["1.2", "1.3", "2.3"]);
    expect(scoredOf(board, 1, points)).toBeNull();
  });

  it("light what a bonus is given for", () => {
    const wall = "BYRKT/T..../K..../R..../Y....";
    const [board] = positionOf(OFFER.replace(WALL, wall)).boards;
    if (board === undefined) throw new Error("no board");
    expect(scoredOf(board, 0, scoreOf(0, 2, "score-rows"))?.spaces.size).toBe(5);
    expect(scoredOf(board, 0, scoreOf(0, 7, "score-columns"))?.spaces.has("5.1")).toBe(true);
    expect(scoredOf(board, 0, scoreOf(0, 10, "score-colours"))?.spaces.size).toBe(0);
  });
});
