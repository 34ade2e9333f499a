import { describe, expect, it } from "vitest";
import { choreography } from "../../src/duel/choreography";
import { stepsOf } from "../../src/lib/steps";
import { moved, scored, TURN } from "../messages";

const EMPTY_DOME = "....../....../....../....../....../......";

function position(parts: Partial<Record<"factories" | "large" | "ana" | "rui" | "first", string>>) {
  const { factories = "-:-:-/-:-:-/-:-:-/-:-:-", large = "-:-", first = "-" } = parts;
  const { ana = `5:-/-/-/-/-/-:${EMPTY_DOME}:-:2:0:-` } = parts;
  const { rui = `5:-/-/-/-/-/-:${EMPTY_DOME}:-:2:0:-` } = parts;
  const words = `1 turn 1 1 ${first} rows ${factories} ${large} B9 - - - S - - - 0 0.0.0`;
  return choreography.parse(`${words} ${ana} ${rui}`);
}

describe("the choreography of Duel", () => {
  it("flies tiles of a sun to the line and the rest to the moon", () => {
    const before = position({ factories: "BBYK:-:?/-:-:-/-:-:-/-:-:-" });
    const ana = `5:-/-/BB/-/-/-:${EMPTY_DOME}:-:2:0:-`;
    const after = position({ factories: "-:YK:?/-:-:-/-:-:-/-:-:-", ana });
    const [step, ...more] = stepsOf(choreography, before, after, [
      moved("B", "sun1", "p1.line3.1", 2),
      moved("Y", "sun1", "moon1"),
      moved("K", "sun1", "moon1"),
      TURN,
    ]);
    expect(more).toEqual([]);
    expect(step?.position).toEqual(after);
    expect(step?.flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "sun1.1 p1.line3.1",
      "sun1.2 p1.line3.2",
      "sun1.3 moon1.1",
      "sun1.4 moon1.2",
    ]);
  });

  it("takes the start tile first, and breaks what does not fit", () => {
    const before = position({ large: "-:RR", ana: `5:-/R/-/-/-/-:${EMPTY_DOME}:-:2:0:-` });
    const after = position({ first: "1", ana: `5:-/RR/-/-/-/-:${EMPTY_DOME}:R:2:0:-` });
    const [step] = stepsOf(choreography, before, after, [
      moved("1", "large", "p1.start"),
      moved("R", "large-moon", "p1.line2.2"),
      moved("R", "large-moon", "p1.broken1"),
      TURN,
    ]);
    expect(step?.flights.map(({ to }) => to)).toEqual(["p1.start", "p1.line2.2", "p1.broken1"]);
  });

  it("shows the tiling one step for each reason, and ends in what is", () => {
    const before = position({
      factories: "B:-:-/-:-:-/-:-:-/-:-:-",
      ana: `5:-/B/-/-/-/-:bk..../yt..../....../....../....../......:K:2:0:-`,
    });
    const dome = "bk..../yt..../....../....../....../......";
    const after = position({ ana: `5:-/-/-/-/-/-:${dome.replace("b", "B")}:-:2:0:-` });
    const steps = stepsOf(choreography, before, after, [
      moved("B", "sun1", "p1.line2.2"),
      TURN,
      moved("B", "p1.line2.1", "p1.dome2.1"),
      scored(0, 1, "tile", ["p1.dome2.1"]),
      moved("B", "p1.line2.2", "tower"),
      scored(0, -1, "broken", ["p1.broken1"], { count: 1 }),
      moved("K", "p1.broken1", "tower"),
    ]);
    expect(steps.map(({ points }) => points?.points ?? null)).toEqual([null, 1, -1, null]);
    expect(steps[0]?.position.boards[0]?.lines[1]).toEqual({ colour: "B", filled: 2 });
    expect(steps[1]?.flights.map(({ to }) => to)).toEqual(["p1.dome2.1", "tower"]);
    expect(steps[1]?.position.boards[0]?.lines[1]?.filled).toBe(0);
    expect(steps[2]?.position.boards[0]?.broken).toEqual([]);
    expect(steps.at(-1)?.position).toEqual(after);
  });

  it("deals from the bag, the large factory first", () => {
    const after = position({ factories: "BY:-:?/R:-:?/-:-:?/-:-:?", large: "K:-" });
    const [step] = stepsOf(choreography, position({}), after, [
      moved("K", "bag", "large-sun"),
      moved("B", "bag", "sun1"),
      moved("Y", "bag", "sun1"),
      moved("R", "bag", "sun2"),
    ]);
    expect(step?.flights.map(({ to }) => to)).toEqual([
      "large-sun.1",
      "sun1.1",
      "sun1.2",
      "sun2.1",
    ]);
  });

  it("tells a chip from a tile by where it comes from", () => {
    const before = position({ factories: "-:-:B/-:-:-/-:-:-/-:-:-" });
    const after = position({ ana: `5:-/-/-/-/-/-:${EMPTY_DOME}:-:2:1:B1` });
    const [step] = stepsOf(choreography, before, after, [moved("B", "chip1", "p1.chips"), TURN]);
    expect(step?.flights).toMatchObject([{ from: "chip1", to: "p1.chips.1", art: "chip-blue" }]);
  });
});
