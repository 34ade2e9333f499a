import { describe, expect, it } from "vitest";
import {
  countsOf,
  dealsIn,
  dearest,
  Review,
  sharesOver,
  type Judged,
} from "../../src/analysis/review.svelte";
import { boardWith } from "./boards";

const judged = (seat: number, before: number, after: number, isDealt = false) =>
  ({ seat, before, after, cost: before - after, label: "good", isDealt }) as Judged;

const GAME = [
  judged(0, 0.5, 0.5, true),
  judged(1, 0.55, 0.4),
  judged(0, 0.7, 0.69, true),
  judged(1, 0.31, 0.31),
];

describe("a judged game", () => {
  it("tells the share of a seat before and after every move", () => {
    expect(sharesOver(GAME, 0).map(({ before }) => before.toFixed(2))).toEqual([
      "0.50",
      "0.45",
      "0.70",
      "0.69",
    ]);
    expect(sharesOver(GAME, 1)[1]).toEqual({ before: 0.55, after: 0.4 });
  });

  it("tells what each deal after the first was worth, to either seat the opposite", () => {
    const [deal, another] = dealsIn(GAME, 0);
    expect(another).toBeUndefined();
    expect([deal?.at, deal?.worth.toFixed(2)]).toEqual([2, "0.10"]);
    expect(dealsIn(GAME, 1)[0]?.worth.toFixed(2)).toBe("-0.10");
  });

  it("lists what cost more than 2 %, the dearest first", () => {
    const more = [...GAME, judged(1, 0.5, 0.45)];
    expect(dearest(more, 1, 5).map(({ cost }) => cost.toFixed(2))).toEqual(["0.15", "0.05"]);
    expect(dearest(more, 0, 5)).toEqual([]);
    expect(dearest(more, 1, 1)).toHaveLength(1);
  });

  it("counts the labels of a seat", () => {
    expect(countsOf(GAME, 0)).toMatchObject({ good: 2, blunder: 0 });
  });
});

describe("a review", () => {
  it("judges every decision of the main line by the engine, and none of a variation", async () => {
    const board = await boardWith();
    for (const action of ["5B2", "2K3", "4T4"]) await board.play(action);
    board.first();
    board.next();
    await board.play("1R1");
    const review = new Review(board);
    await review.run();
    expect(review.failure).toBeNull();
    expect(review.isComplete).toBe(true);
    expect(review.judged.map(({ seat, played }) => `${seat} ${played}`)).toEqual([
      "0 5B2",
      "1 2K3",
      "0 4T4",
    ]);
    expect(review.judged[0]?.isDealt).toBe(true);
    for (const { before, after, cost } of review.judged) expect(cost).toBeCloseTo(before - after);
  });

  it("can be stopped, and goes on where it was", async () => {
    const board = await boardWith();
    await board.play("5B2");
    const review = new Review(board);
    const run = review.run();
    review.stop();
    await run;
    expect([review.isRunning, review.isComplete]).toEqual([false, false]);
    await review.run();
    expect(review.isComplete).toBe(true);
  });
});
