import { describe, expect, it } from "vitest";
import { choreography } from "../../src/duel/choreography";
import { lit } from "../../src/duel/runs";
import type { Acted, Points, Said } from "../../src/lib/protocol";

const EMPTY_DOME = "....../....../....../....../....../......";

function position(parts: Partial<Record<"factories" | "large" | "ana" | "rui" | "first", string>>) {
  const { factories = "-:-:-/-:-:-/-:-:-/-:-:-", large = "-:-", first = "-" } = parts;
  const { ana = `5:-/-/-/-/-/-:${EMPTY_DOME}:-:2:0:-` } = parts;
  const { rui = `5:-/-/-/-/-/-:${EMPTY_DOME}:-:2:0:-` } = parts;
  const words = `1 turn 1 1 ${first} rows ${factories} ${large} B9 - - - S - - - 0 0.0.0`;
  return choreography.parse(`${words} ${ana} ${rui}`);
}

const said = (message: string, parameters: Said["parameters"]): Said => ({
  message,
  parameters,
  rule: "",
  text: message,
});

function acted(action: string, parameters: Said["parameters"], points: Points[] = []): Acted {
  const event = { type: "acted", version: 1, seat: 0, action, points, command: null };
  return { ...event, said: said("log", parameters) } as unknown as Acted;
}

describe("the choreography of Duel", () => {
  it("flies tiles of a sun to the line and the rest to the moon", () => {
    const before = position({ factories: "BBYK:-:?/-:-:-/-:-:-/-:-:-" });
    const ana = `5:-/-/BB/-/-/-:${EMPTY_DOME}:-:2:0:-`;
    const after = position({ factories: "-:YK:?/-:-:-/-:-:-/-:-:-", ana });
    const [step, ...more] = choreography.steps(
      before,
      after,
      acted("1B3", { count: 2, broken: 0, start: "no" }),
    );
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
    const [step] = choreography.steps(
      before,
      after,
      acted("MR2", { count: 2, broken: 1, start: "yes" }),
    );
    expect(step?.flights.map(({ to }) => to)).toEqual(["p1.start", "p1.line2.2", "p1.broken1"]);
  });

  it("shows the tiling one step for each reason, and ends in what is", () => {
    const before = position({
      factories: "B:-:-/-:-:-/-:-:-/-:-:-",
      ana: `5:-/B/-/-/-/-:bk..../yt..../....../....../....../......:K:2:0:-`,
    });
    const dome = "bk..../yt..../....../....../....../......";
    const after = position({ ana: `5:-/-/-/-/-/-:${dome.replace("b", "B")}:-:2:0:-` });
    const points: Points[] = [
      { seat: 0, points: 1, why: said("score-tile", { row: 2, column: 1, across: 1, down: 1 }) },
      { seat: 0, points: -1, why: said("score-broken", { count: 1 }) },
    ];
    const steps = choreography.steps(
      before,
      after,
      acted("1B2", { count: 1, broken: 0, start: "no" }, points),
    );
    expect(steps.map(({ points }) => points?.points ?? null)).toEqual([null, 1, -1, null]);
    expect(steps[0]?.position.boards[0]?.lines[1]).toEqual({ colour: "B", filled: 2 });
    expect(steps[1]?.flights.map(({ to }) => to)).toEqual(["p1.dome2.1", "tower"]);
    expect(steps[1]?.position.boards[0]?.lines[1]?.filled).toBe(0);
    expect(steps[2]?.position.boards[0]?.broken).toEqual([]);
    expect(steps.at(-1)?.position).toEqual(after);
  });

  it("deals from the bag, the large factory first", () => {
    const after = position({ factories: "BY:-:?/R:-:?/-:-:?/-:-:?", large: "K:-" });
    const [step] = choreography.steps(position({}), after, {
      ...acted("DK/BY/R/-/-", {}),
      seat: null,
    });
    expect(step?.flights.map(({ to }) => to)).toEqual([
      "large-sun.1",
      "sun1.1",
      "sun1.2",
      "sun2.1",
    ]);
  });

  it("lights the row and the column that a tile counts", () => {
    const [board] = position({
      ana: `5:-/-/-/-/-/-:BK.t../y...../....../....../....../......:-:2:0:-`,
    }).boards;
    const why = said("score-tile", { row: 1, column: 1, across: 2, down: 1 });
    expect([...lit(board?.dome ?? [], why)]).toEqual(["0-0", "0-1"]);
  });
});
