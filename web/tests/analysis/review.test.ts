import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { apart, pathOf, sharesOver } from "../../src/analysis/graph";
import { sentReport, takeReport, versionOf } from "../../src/analysis/kept";
import type { Dealt, Judged } from "../../src/analysis/judging";
import { withLuck } from "../../src/analysis/luck";
import { boardOf, newGame } from "../../src/analysis/opening";
import { readMoves } from "../../src/analysis/record";
import { dearest, Review } from "../../src/analysis/review.svelte";
import { accuracyOf, countsOf } from "../../src/analysis/sides";
import { gameOf } from "../../src/games";
import { openEngine } from "../../src/lib/engine/engine";
import { hear } from "../../src/lib/words.svelte";
import { supply } from "../engine/supply";
import { boardWith } from "./boards";

const judged = (seat: number, share: number, cost: number) =>
  ({
    seat,
    worth: { share, lead: 0 },
    cost: { share: cost, lead: 10 * cost },
    label: "good",
  }) as Judged;

const GAME = [judged(0, 0.5, 0), judged(1, 0.55, 0.15), judged(0, 0.7, 0.01), judged(1, 0.31, 0)];

const even = [0, 1].map(() => ({ share: 0.5, lead: 0 }));
const deal = (before: number, due = even, fillsFactories = true) =>
  ({
    before,
    fillsFactories,
    due,
    now: due,
    luck: even.map(() => ({ share: 0, lead: 0 })),
  }) as unknown as Dealt;

it.each([
  [[10, 50, 90], [10, 50, 90], "leave room"],
  [[0, 12, 90], [5, 15, 90], "begin too early and too close"],
  [[50, 94, 99], [50, 85, 95], "end too close to the end"],
])("pills at %j lie at %j: they %s", (places, due) => {
  expect(apart(places, 10, { least: 5, most: 95 })).toEqual(due);
});

describe("a judged game", () => {
  it("tells the share of a seat before and after every move, as the search saw it", () => {
    const before = sharesOver(GAME, 0).map((each) => each.before.toFixed(2));
    expect(before).toEqual(["0.50", "0.45", "0.70", "0.69"]);
    expect(sharesOver(GAME, 1)[1]).toEqual({ before: 0.55, after: 0.4 });
  });

  it("takes what a round brings besides the costs of its moves for the luck of its deal", () => {
    const later = [
      { share: 0.6, lead: 3 },
      { share: 0.4, lead: -3 },
    ];
    const outcome = { scores: [30, 20], winners: [0] };
    const lucky = withLuck({ judged: GAME, dealt: [deal(0), deal(2, later)] }, outcome);
    expect(lucky[0]?.luck[0]?.share).toBeCloseTo(0.6 - 0.15 - 0.5);
    expect(lucky[1]?.luck[0]?.share).toBeCloseTo(1 + 0.01 - 0.6);
    expect(lucky[1]?.luck[0]?.lead).toBeCloseTo(10 + 0.1 - 3);
    expect(lucky[0]?.luck[1]?.share).toBeCloseTo(-(0.6 - 0.15 - 0.5));
  });

  it("draws a line that falls by own costs, rises by others', and ends with the result", () => {
    const outcome = { scores: [30, 20], winners: [0] };
    const lucky = withLuck({ judged: GAME, dealt: [deal(0), deal(2)] }, outcome);
    const path = pathOf(GAME, lucky, 0, 2);
    expect(path[1]?.after).toBeCloseTo((path[1]?.before ?? 0) + 0.15);
    expect(path[2]?.after).toBeCloseTo((path[2]?.before ?? 0) - 0.01);
    expect(path.at(-1)?.after).toBeCloseTo(1);
  });

  it("lists what cost more than 2 %, the dearest first", () => {
    const more = [...GAME, judged(1, 0.5, 0.05)];
    expect(dearest(more, 1, 5).map(({ cost }) => cost.share)).toEqual([0.15, 0.05]);
    expect(dearest(more, 0, 5)).toEqual([]);
    expect(dearest(more, 1, 1)).toHaveLength(1);
  });

  it("counts labels, and is accurate to so many of 100", () => {
    expect(countsOf(GAME)).toMatchObject({ good: 4, blunder: 0 });
    expect(accuracyOf([0, 0.02])).toBe(94.3); // as analysis/labels.py has it
    expect(accuracyOf([])).toBeNull();
  });
});

describe("a review", () => {
  it("judges every decision of the main line by the engine, and none of a variation", async () => {
    const board = await boardWith();
    for (const action of ["5B2", "2K3", "4T4"]) await board.play(action);
    board.first();
    board.next();
    await board.play("1R1");
    const review = new Review(board, 2_000);
    await review.run();
    expect(review.failure).toBeNull();
    expect(review.isComplete).toBe(true);
    const moves = review.judged.map(({ seat, played }) => `${seat} ${played}`);
    expect(moves).toEqual(["0 5B2", "1 2K3", "0 4T4"]);
    expect(review.dealt.map(({ before, fillsFactories }) => [before, fillsFactories])).toEqual([
      [0, true],
    ]);
    expect(review.sides).toBeNull(); // the game is not over
  });

  it("can be stopped, and goes on where it was", async () => {
    const board = await boardWith();
    await board.play("5B2");
    const review = new Review(board, 2_000);
    const run = review.run();
    review.stop();
    await run;
    expect([review.isRunning, review.isComplete]).toEqual([false, false]);
    const again = review.run();
    review.stop();
    await Promise.all([review.run(), again]); // nothing is judged twice
    expect(review.isComplete).toBe(true);
    expect(review.judged.map(({ number }) => number)).toEqual([1]);
    expect(review.dealt).toHaveLength(1);
  });
});

type Numbers = readonly number[];
type Reason = readonly [string, number, number, string, number, string, readonly string[]];
type Decision = readonly [
  string,
  number,
  number,
  number,
  number,
  string,
  number,
  readonly Reason[],
];
type Deal = readonly [number, boolean, Numbers, Numbers, Numbers, Numbers, number, number];
type Side = readonly [number, readonly (number | null)[], Numbers, number, number, number, number];
interface Golden {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly moves: string;
  readonly nodes: number;
  readonly decisions: readonly Decision[];
  readonly deals: readonly Deal[];
  readonly sides: readonly Side[];
}
const GOLDEN = JSON.parse(
  readFileSync(resolve(import.meta.dirname, "reviews.json"), "utf8"),
) as readonly Golden[];

const near = (found: readonly (number | undefined)[], due: Numbers, within: number) =>
  found.length === due.length &&
  due.every((each, at) => Math.abs((found[at] ?? NaN) - each) <= within);
const SHARE = 0.000_15; // the last digit may be rounded the other way
const POINT = 0.11;

describe.each(GOLDEN.map((each) => [`${each.game} ${each.options["seats"] ?? ""}`, each] as const))(
  "a game of %s",
  (_name, golden) => {
    it("is reviewed as the analysis in Python reviews it, and comes back as it was kept", async () => {
      await hear("analysis", "around", "told", "refused", "report");
      const game = gameOf(golden.game);
      if (game === undefined) throw new Error(golden.game);
      const { moves } = readMoves(golden.moves);
      const engine = await openEngine(supply());
      const board = await boardOf({ ...newGame(game, golden.options), moves }, engine);
      const review = new Review(board, golden.nodes);
      await review.run();
      expect(review.failure).toBeNull();

      const wrong = review.judged.flatMap((each, at) => {
        const [best, share, lead, lostShare, lostPoints, label, choices, why] =
          golden.decisions[at] ?? [];
        const found = each.why.map((one) => Object.values(one));
        const isSame =
          [each.best, each.label, each.choices].join() === [best, label, choices].join() &&
          JSON.stringify(found) === JSON.stringify(why) &&
          near([each.worth.share, each.cost.share], [share ?? 0, lostShare ?? 0], SHARE) &&
          near([each.worth.lead, each.cost.lead], [lead ?? 0, lostPoints ?? 0], POINT);
        return isSame ? [] : [{ at, each: { ...each, at: 0 }, due: golden.decisions[at] }];
      });
      expect(wrong).toEqual([]);
      expect(review.judged).toHaveLength(golden.decisions.length);

      const wrongDeals = review.lucky.flatMap((each, at) => {
        const [round, fills, share, lead, lucky, points, error, errorPoints] =
          golden.deals[at] ?? [];
        const isSame =
          each.round === round &&
          each.fillsFactories === fills &&
          near(
            each.due.map((one) => one.share),
            share ?? [],
            SHARE,
          ) &&
          near(
            each.due.map((one) => one.lead),
            lead ?? [],
            POINT,
          ) &&
          near(
            each.luck.map((one) => one.share),
            lucky ?? [],
            50 * SHARE,
          ) &&
          near(
            each.luck.map((one) => one.lead),
            points ?? [],
            1,
          ) &&
          near([each.error.share], [error ?? 0], SHARE) &&
          near([each.error.lead], [errorPoints ?? 0], POINT);
        return isSame ? [] : [{ at, each: { ...each, at: 0 }, due: golden.deals[at] }];
      });
      expect(wrongDeals).toEqual([]);

      review.sides?.forEach(({ accuracy, byRound, error, even, labels }, seat) => {
        const [due, rounds, counts, share, lead, errorShare, errorPoints] =
          golden.sides[seat] ?? [];
        expect(accuracy).toBeCloseTo(due ?? 0, 0);
        expect(byRound.map((each) => each === null)).toEqual(rounds?.map((each) => each === null));
        expect(Object.values(labels)).toEqual(counts);
        expect(even.share).toBeCloseTo(share ?? 0, 1);
        expect(Math.abs(even.lead - (lead ?? 0))).toBeLessThan(1);
        expect(error.share).toBeCloseTo(errorShare ?? 0, 2);
        expect(error.lead).toBeCloseTo(errorPoints ?? 0, 0);
      });

      const report = JSON.parse(JSON.stringify(sentReport(review))) as ReturnType<
        typeof sentReport
      >;
      expect(report.version).toBe(versionOf(board.key));
      const again = new Review(board, golden.nodes);
      expect(takeReport(again, report)).toBe(true);
      expect(again.isComplete).toBe(true);
      expect(again.judged.map(({ label }) => label)).toEqual(
        review.judged.map(({ label }) => label),
      );
      expect(again.sides?.map(({ accuracy }) => accuracy)).toEqual(
        review.sides?.map(({ accuracy }) => accuracy),
      );
      expect(takeReport(again, { ...report, version: "0-0" })).toBe(false);
      expect(takeReport(again, { ...report, moves: report.moves.slice(1) })).toBe(false);
    });
  },
);
