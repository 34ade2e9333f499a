import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";
import { acted, scored, STILL, view } from "./messages";

beforeEach(() => {
  settings.speed = 0;
});

describe("a stage", () => {
  it("shows events at once where nothing shall move", async () => {
    const stage = new Stage(STILL, view());
    stage.play(acted(4));
    await expect.poll(() => stage.position).toBe("p4");
    expect(stage.last?.version).toBe(4);
    expect(stage.isBusy).toBe(false);
  });

  it("shows the steps of an event, and a skip shows the end of it", async () => {
    settings.speed = 1;
    const stage = new Stage(STILL, view());
    stage.root = document.body;
    const effects = [scored(0, 2, "tile")];
    const shown = new Promise((resolve) => (stage.onshown = resolve));
    stage.play(acted(4, { effects, view: view({ position: "p4", scores: [2, 0] }) }));
    await expect.poll(() => stage.scored?.points).toBe(2);
    expect(stage.position).toBe("p0>scored");
    expect(stage.scores).toEqual([2, 0]);
    stage.skip();
    await shown;
    expect(stage.position).toBe("p4");
    expect(stage.scored).toBeNull();
  });

  it("tells of points from the flight of their tile until the next, or the end", async () => {
    settings.speed = 1;
    const stage = new Stage(STILL, view());
    stage.root = document.body;
    const effects = [scored(0, 2, "tile"), scored(0, 3, "tile")];
    const told: (number | undefined)[] = [];
    const stop = $effect.root(() => {
      $effect.pre(() => void told.push(stage.counted?.points));
    });
    stage.play(acted(4, { effects }));
    await expect.poll(() => stage.scored?.points, { timeout: 3_000 }).toBe(3);
    stage.skip();
    await expect.poll(() => stage.isBusy).toBe(false);
    expect(told).toEqual([undefined, 2, 3, undefined]);
    stop();
  });

  it("never shows a score below 0, and counts on from what was lost", async () => {
    settings.speed = 1;
    const stage = new Stage(STILL, view({ scores: [3, 0] }));
    stage.root = document.body;
    const points = [-10, 7, 2];
    stage.play(acted(4, { effects: points.map((each) => scored(0, each, "broken")) }));
    const shown: number[] = [];
    for (const each of points) {
      await expect.poll(() => stage.scored?.points, { timeout: 3_000 }).toBe(each);
      shown.push(stage.scores[0] ?? NaN);
    }
    expect(shown).toEqual([0, 0, 2]);
    stage.skip();
    await expect.poll(() => stage.isBusy).toBe(false);
  });

  it.each([
    ["tile", true],
    ["draw", false], // paid in a turn, not counted after a round
  ])("knows whether a round is being scored: %s", async (kind, isScoring) => {
    settings.speed = 1;
    const stage = new Stage(STILL, view());
    stage.root = document.body;
    stage.play(acted(4, { effects: [scored(0, -1, kind)] }));
    await expect.poll(() => stage.scored).not.toBeNull();
    expect(stage.isScoring).toBe(isScoring);
    stage.skip();
    await expect.poll(() => stage.isBusy).toBe(false);
    expect(stage.isScoring).toBe(false);
  });

  it("keeps the order of events that come together", async () => {
    const stage = new Stage(STILL, view());
    const seen: number[] = [];
    stage.onshown = (event) => seen.push(event.version);
    stage.play(acted(4));
    stage.play(acted(5));
    await expect.poll(() => seen).toEqual([4, 5]);
    expect(stage.position).toBe("p5");
  });

  it("jumps to another moment and forgets what it was about to show", async () => {
    const stage = new Stage(STILL, view());
    stage.play(acted(4));
    stage.play(acted(5));
    stage.jump(view({ position: "p1" }), null);
    await expect.poll(() => stage.isBusy).toBe(false);
    expect(stage.position).toBe("p1");
    expect(stage.last).toBeNull();
  });
});
