import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Stage, type Choreography } from "../src/lib/stage.svelte";
import { acted, said, view } from "./messages";

const choreography: Choreography<string> = {
  parse: (text) => text,
  steps: (before, after, event) => [
    { position: `${before}>${after}`, flights: [], points: event.points[0] ?? null },
    { position: after, flights: [], points: null },
  ],
};

beforeEach(() => {
  settings.speed = 0;
});

describe("a stage", () => {
  it("shows events at once where nothing shall move", async () => {
    const stage = new Stage(choreography, view());
    stage.play(acted(4));
    await expect.poll(() => stage.position).toBe("p4");
    expect(stage.last?.version).toBe(4);
    expect(stage.isBusy).toBe(false);
  });

  it("shows the steps of an event, and a skip shows the end of it", async () => {
    settings.speed = 1;
    const stage = new Stage(choreography, view());
    stage.root = document.body;
    const points = [{ seat: 0, points: 2, why: said("a row of 2") }];
    const shown = new Promise((resolve) => (stage.onshown = resolve));
    stage.play(acted(4, { points, view: view({ position: "p4", scores: [2, 0] }) }));
    await expect.poll(() => stage.scored?.points).toBe(2);
    expect(stage.position).toBe("p0>p4");
    expect(stage.scores).toEqual([2, 0]);
    stage.skip();
    await shown;
    expect(stage.position).toBe("p4");
    expect(stage.scored).toBeNull();
  });

  it.each([
    ["score-tile", true],
    ["score-draw", false], // paid in a turn, not counted after a round
  ])("knows whether a round is being scored: %s", async (message, isScoring) => {
    settings.speed = 1;
    const stage = new Stage(choreography, view());
    stage.root = document.body;
    const points = [{ seat: 0, points: -1, why: { ...said("why"), message } }];
    stage.play(acted(4, { points }));
    await expect.poll(() => stage.scored).not.toBeNull();
    expect(stage.isScoring).toBe(isScoring);
    stage.skip();
    await expect.poll(() => stage.isBusy).toBe(false);
    expect(stage.isScoring).toBe(false);
  });

  it("keeps the order of events that come together", async () => {
    const stage = new Stage(choreography, view());
    const seen: number[] = [];
    stage.onshown = (event) => seen.push(event.version);
    stage.play(acted(4));
    stage.play(acted(5));
    await expect.poll(() => seen).toEqual([4, 5]);
    expect(stage.position).toBe("p5");
  });

  it("jumps to another moment and forgets what it was about to show", async () => {
    const stage = new Stage(choreography, view());
    stage.play(acted(4));
    stage.play(acted(5));
    stage.jump(view({ position: "p1" }), null);
    await expect.poll(() => stage.isBusy).toBe(false);
    expect(stage.position).toBe("p1");
    expect(stage.last).toBeNull();
  });
});
