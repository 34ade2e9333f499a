import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { comingOf, recentOf, scoredOf, sourceOf } from "../../src/azul/marks";
import { floorCost, outcomeOf } from "../../src/azul/outcomes";
import { positionOf } from "../../src/azul/position";
import { barOf } from "../../src/azul/telling";
import { countedIn, type Counted } from "../../src/lib/effects";
import { moved, said, scored, tiled, TURN } from "../messages";
import { OFFER, WALL, actedOf, explained, seatedTable, viewOf } from "./tables";

const LEGAL = ["2R2", "2R4", "2R5", "2RF"].map((action) => ({ action, points: 0 }));
const RED = { source: 2, colour: "R" } as const;

beforeAll(async () => {
  await speak("en");
  await hear("lobby", "around", "later", "azul", "duel", "told", "refused");
});
/** A tile's points as they are shown. */
function counted(seat: number, points: number): Counted {
  const board = `p${seat + 1}`;
  const [found] = countedIn(tiled(seat, points, "R", `${board}.line2.1`, `${board}.wall2.4`));
  if (found === undefined) throw new Error("nothing was scored");
  return found;
}
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
    expect([choosing.decision.sent, sent]).toEqual(["2R4", ["2R4"]]);
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
    stage.counted = counted(0, 3);
    expect(barOf(choosing).text).toBe("You +3: row of 3");
    stage.counted = counted(1, 2);
    expect(barOf(choosing).text).toBe("Rui +2: row of 2");
    const shared = seatedTable(viewOf(OFFER, LEGAL), [0, 1]);
    shared.stage.counted = counted(0, 3);
    expect(barOf(shared.choosing).text).toBe("Marta +3: row of 3");
  });

  it("tells one figure of the floor line, and why it is less than the floor line says", () => {
    const legal = [{ action: "2RF", points: -1 }];
    const { choosing, table } = seatedTable(viewOf(OFFER, legal));
    const effects = [moved("R", "factory2", "p1.floor", 2), TURN];
    const floor = scored(0, -6, "floor");
    const told = (forecast: (typeof floor)[]) => {
      const found = explained("2RF", said("log-take"), { effects, forecast });
      table.explanations = new Map([["2RF", found]]);
      choosing.hold("2RF");
      return barOf(choosing).note;
    };
    expect(told([floor])).toBe(
      "2 fall to the floor · floor line −2, your other lines +1: −1 for this choice",
    );
    expect(told([floor, scored(0, 5, "raised")])).toBe(
      "2 fall to the floor · floor line −6, but a score never falls below 0: −1 for this choice",
    );
  });

  it("tells a sum that adds up, and what comes at the end of the game", () => {
    const { choosing, table } = seatedTable(viewOf(OFFER, [{ action: "2R1", points: 4 }]));
    const effects = [
      moved("R", "factory2", "p1.line1.1"),
      moved("R", "factory2", "p1.floor1"),
      TURN,
    ];
    const told = { shape: "column", across: 1, down: 5 };
    const tile = scored(0, 5, "tile", ["p1.wall1.3"], told);
    const forecast = [moved("R", "p1.line1.1", "p1.wall1.3"), tile, scored(0, -1, "floor")];
    const found = explained("2R1", said("log-take"), { effects, forecast });
    table.explanations = new Map([["2R1", found]]);
    choosing.hold("2R1");
    expect(barOf(choosing).note).toBe(
      "+5: column of 5 · +7 for the full column at the end of the game · 1 falls to the floor · " +
        "floor line −1: +4 for this choice",
    );
  });

  it("tells what a choice changes besides its tile, what it completes, and that it ends the game", () => {
    const colour = ["R....", "R....", "R....", ".....", "R...."].join("/");
    const offer = OFFER.replace(`:${WALL}:`, `:${colour}:`);
    const { choosing, table } = seatedTable(viewOf(offer, [{ action: "2R4", points: 9 }]));
    const effects = [moved("R", "factory2", "p1.line4.1"), TURN];
    const tile = scored(0, 5, "tile", ["p1.wall4.2"], { shape: "row", across: 5, down: 1 });
    const forecast = [moved("R", "p1.line4.1", "p1.wall4.2"), tile, scored(0, 6, "tile")];
    table.explanations = new Map([
      ["2R4", explained("2R4", said("log-take"), { effects, forecast })],
    ]);
    choosing.hold("2R4");
    expect(barOf(choosing).note).toBe(
      "+5: row of 5 · +2 for the full row at the end of the game · the game ends with this round · " +
        "+10 for all five tiles of the colour at the end of the game · " +
        "your other lines +4: +9 for this choice",
    );
  });

  it("never sends what is not legal, and goes on telling why", () => {
    const { choosing, sent, table } = seatedTable(viewOf(OFFER, LEGAL));
    const why = said("refusal-line-other-colour", { line: 3, colour: "blue" }, "AZ-3.2");
    table.explanations = new Map([["2R3", explained("2R3", why, { legal: false })]]);
    choosing.choosePick(RED);
    choosing.chooseTarget("3");
    expect([choosing.barred, sent]).toEqual(["3", []]);
    expect(barOf(choosing).text).toBe("Line 3 already holds blue (AZ-3.2).");
  });

  it("lets go of a choice when another line is pressed in vain", () => {
    const { choosing, sent } = seatedTable(viewOf(OFFER, LEGAL));
    choosing.choosePick(RED);
    choosing.chooseTarget("4");
    choosing.chooseTarget("3");
    choosing.place();
    expect([choosing.decision.action, choosing.barred, sent]).toEqual([null, "3", []]);
  });

  it("says that a round is the last, once a row is going to be complete", () => {
    const notes = ["....", "R..."].map((begin) => {
      const wall = [`${begin}.`, ".....", ".....", ".....", "....."].join("/");
      const four = wall.replace("R....", "R.KTB");
      const { choosing } = seatedTable(viewOf(OFFER.replace(`:${WALL}:`, `:${four}:`), LEGAL));
      return barOf(choosing).note;
    });
    expect(notes[0]).not.toContain("last round");
    expect(notes[1]).toBe("This is the last round: a row of five will be complete.");
  });

  it("tells what the end of the game brings apart from the last choice", () => {
    const { choosing, table } = seatedTable(viewOf(OFFER, [{ action: "2RF", points: 12 }]));
    const bonuses = [scored(0, 14, "columns"), scored(1, 7, "columns")];
    const effects = [moved("R", "factory2", "p1.floor", 2), scored(0, -2, "floor"), ...bonuses];
    table.explanations = new Map([["2RF", explained("2RF", said("log-take"), { effects })]]);
    choosing.hold("2RF");
    expect(barOf(choosing).note).toBe(
      "2 fall to the floor · floor line −2: −2 for this choice · bonuses at the end of the game +14",
    );
    const onLine = [moved("R", "factory2", "p1.line4.1", 2), ...bonuses];
    const other = seatedTable(viewOf(OFFER, [{ action: "2R4", points: 14 }]));
    const found = explained("2R4", said("log-take"), { effects: onLine });
    other.table.explanations = new Map([["2R4", found]]);
    other.choosing.hold("2R4");
    expect(barOf(other.choosing).note).toBe("bonuses at the end of the game +14");
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
  const words = said("log-first", { seat: 0 });
  const gain = explained("2R2", words, {
    effects: [moved("R", "factory2", "p1.line2.1", 2), TURN],
    forecast: tiled(0, 3, "R", "p1.line2.1", "p1.wall2.4"),
  });

  it("shows tiles, the wall space and its points", () => {
    expect(comingOf(0, gain, false)).toEqual({
      line: 2,
      colour: "R",
      joined: 2,
      fallen: "",
      space: { row: 2, column: 4 },
      points: 3,
    });
    expect(comingOf(0, gain, true)?.space).toBeNull();
  });

  it("says it beside the lines", () => {
    const { choosing, table, stage } = seatedTable(viewOf(OFFER, LEGAL));
    const effects = [moved("R", "factory2", "p1.line4.2", 2), TURN];
    table.explanations = new Map([
      ["2R2", gain],
      ["2R4", explained("2R4", words, { effects })],
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
    const { choosing, table } = seatedTable(
      viewOf(OFFER, [...LEGAL, { action: "2R2", points: 3 }]),
    );
    table.explanations = new Map([["2R2", gain]]);
    choosing.choosePick(RED);
    expect(barOf(choosing).text).toBe("2 red from factory 2: choose a line or the floor.");
    const { choosing: other } = seatedTable(viewOf(OFFER, LEGAL.slice(-1)));
    other.choosePick(RED);
    expect(barOf(other).text).toBe("No line can take red: only the floor is left.");
    choosing.hovered = "2";
    expect(barOf(choosing)).toMatchObject({
      held: ["t-red", "t-red"],
      text: "2 red from factory 2 to line 2",
      note: "+3: row of 3",
    });
  });
});

describe("marks", () => {
  it("keep the last move in gold", () => {
    const after = OFFER.replace("RRTB", "-").replace("BB/R/", "BB/RRR/");
    const last = actedOf(0, "2R4", after, [moved("R", "factory2", "p1.line4.2", 2), TURN]);
    expect(recentOf(positionOf(after), 0, last)).toMatchObject({ line: 4, joined: 2, fallen: 0 });
    expect(recentOf(positionOf(after), 1, last)).toBeNull();
    expect(sourceOf(positionOf(after), last)).toBe(2);
  });

  it("light the row and the column of a tile that scores", () => {
    const spaces = ["p1.wall1.2", "p1.wall1.3", "p1.wall2.3"];
    const points = scored(0, 4, "tile", spaces, { shape: "both", across: 2, down: 2 });
    const [counts = null] = countedIn([moved("R", "p1.line1.1", "p1.wall1.3"), points]);
    const shown = scoredOf(0, counts);
    expect([...(shown?.spaces ?? [])].sort()).toEqual(["1.2", "1.3", "2.3"]);
    expect(shown).toMatchObject({ at: "1.3", isFloor: false, points: 4 });
    expect(scoredOf(1, counts)).toBeNull();
  });

  it("light what a bonus is given for, and the floor line where it costs", () => {
    const column = [1, 2, 3, 4, 5].map((row) => `p1.wall${row}.1`);
    const [bonus = null, floor = null] = countedIn([
      scored(0, 7, "columns", column, { count: 1 }),
      scored(0, -1, "floor", ["p1.floor1"], { count: 1 }),
    ]);
    expect(scoredOf(0, bonus)?.spaces.has("5.1")).toBe(true);
    expect(scoredOf(0, bonus)).toMatchObject({ at: "", isFloor: false });
    expect(scoredOf(0, floor)).toMatchObject({ isFloor: true, points: -1 });
    expect(scoredOf(0, floor)?.spaces.size).toBe(0);
  });
});
