import { describe, expect, it } from "vitest";
import { labelled, ticksOf } from "../../src/around/chart";
import { gainsOf, roundsOf, stopsOf } from "../../src/around/history";
import { movesOf } from "../../src/lib/moves";
import {
  AT_THE_START,
  deficitsOf,
  highlightsOf,
  leadOf,
  scoresByRound,
  sourcesOf,
} from "../../src/around/sources";
import type { Changed } from "../../src/lib/protocol";
import { tilesOf } from "../../src/lib/taking";
import { said, scored, view } from "../messages";
import { GAME, move } from "./games";

const back = (version: number, moves: number): Changed => ({
  type: "changed",
  version,
  what: "back",
  seat: 0,
  said: said("table-did-back", { seat: 0 }),
  view: view({ moves }),
  command: null,
});

describe("what was played", () => {
  it("forgets what was taken back", () => {
    const again = { ...move(3, { action: "4T2" }), version: 6 };
    const moves = movesOf([...GAME.slice(0, 4), back(5, 2), again]);
    expect(moves.map(({ action }) => action)).toEqual(["S1", "D", "4T2"]);
  });

  it("begins where the events begin that are known", () => {
    expect(movesOf(GAME.slice(3)).map(({ action }) => action)).toEqual(["CRF", "D", "1K5"]);
  });

  it("halts after each seat's move and after all that chance did", () => {
    expect(stopsOf(GAME)).toEqual([2, 3, 4, 5, 6]);
  });

  it("counts the move that ends a round to it, and the deal to the next", () => {
    const rounds = roundsOf(GAME);
    expect(rounds.map(({ number, moves }) => [number, moves.length])).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(scoresByRound(GAME)).toEqual([
      [0, 0],
      [3, 0],
      [8, 4],
    ]);
  });
});

describe("where points came from", () => {
  it("adds up to the scores", () => {
    const sources = sourcesOf(GAME, [8, 4]);
    expect(sources).toEqual([
      { why: "tile", points: [3, 4] },
      { why: "columns", points: [7, 0] },
      { why: "floor", points: [-2, -3] },
      { why: "raised", points: [0, 3] },
    ]);
    const sum = (seat: number) => sources.reduce((all, each) => all + (each.points[seat] ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual([8, 4]);
  });

  it("tells what players had at the start", () => {
    expect(sourcesOf([], [5, 5])).toEqual([{ why: AT_THE_START, points: [5, 5] }]);
  });

  it("names where the only winner was furthest ahead", () => {
    const sources = sourcesOf(GAME, [8, 4]);
    expect(leadOf(sources, [0])).toEqual({ why: "columns", points: 7 });
    expect(leadOf(sources, [0, 1])).toBeNull();
  });

  it("tells where a seat got less than the winner, the most first, and nothing of what was spared", () => {
    const sources = [
      { why: "tile", points: [9, 6] },
      { why: "rows", points: [4, 2] },
      { why: "columns", points: [0, 7] },
      { why: "colours", points: [10, 0] },
      { why: "floor", points: [-2, -8] },
      { why: "raised", points: [0, 5] },
    ];
    expect(deficitsOf(sources, 1, 0)).toEqual([
      { why: "colours", points: 10, lost: null },
      { why: "tile", points: 3, lost: null },
      { why: "rows", points: 2, lost: null },
      { why: "floor", points: 1, lost: { mine: 8, theirs: 2 } },
    ]);
    expect(deficitsOf(sources, 0, 1)).toMatchObject([{ why: "columns", points: 7 }]);
    expect(deficitsOf(sourcesOf(GAME, [8, 4]), 1, 0)).toMatchObject([
      { why: "columns", points: 7 },
    ]);
  });

  it("tells of losses only what was taken, for no score drops below 0", () => {
    const sources = [
      { why: "tile", points: [9, 12] },
      { why: "floor", points: [-30, -8] },
      { why: "raised", points: [25, 0] },
    ];
    expect(deficitsOf(sources, 0, 1)).toMatchObject([{ why: "tile", points: 3 }]);
    expect(deficitsOf(sources, 1, 0)).toMatchObject([
      { why: "floor", points: 3, lost: { mine: 8, theirs: 30 } },
    ]);
    const both = [
      { why: "broken", points: [-10, 0] },
      { why: "start-tile", points: [-4, 0] },
      { why: "raised", points: [5, 0] },
    ];
    expect(deficitsOf(both, 0, 1)).toMatchObject([
      { why: "broken", points: 9, lost: { mine: 10, theirs: 0 } },
    ]);
  });

  it("puts the tiles of a seat in one line", () => {
    expect(gainsOf(GAME[3] ?? move(4, {}))).toEqual([
      { seat: 0, why: "tile", points: 3, tiles: ["B", "R"] },
      { seat: 1, why: "floor", points: -3, tiles: [] },
      { seat: 1, why: "raised", points: 3, tiles: [] },
    ]);
    expect(gainsOf(move(4, { effects: [scored(0, 0, "line-fallen")] }))).toEqual([]);
  });

  it("counts the tiles that a seat took, not those that it left", () => {
    const room = { tileArt: (piece: string) => `t-${piece}` };
    expect(tilesOf(GAME[2] ?? move(3, {}), room)).toEqual({ art: "t-B", number: 1 });
    expect(tilesOf(GAME[3] ?? move(4, {}), room)).toEqual({ art: "t-R", number: 2 });
  });

  it("finds the moves that gave and cost the most", () => {
    const found = highlightsOf(GAME, 2).map(({ seat, points: all, round }) => [seat, all, round]);
    expect(found).toEqual([
      [0, 5, 2],
      [1, 4, 2],
    ]);
  });
});

describe("pictures of the end", () => {
  it("has few lines in a chart, and names apart", () => {
    expect(ticksOf(71)).toEqual([0, 20, 40, 60, 80]);
    expect(ticksOf(1)).toEqual([0, 1]);
    expect(labelled([100, 98, 20])).toEqual([115, 98, 20]);
  });
});
