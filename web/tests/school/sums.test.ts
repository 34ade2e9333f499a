import { describe, expect, it } from "vitest";
import type { Effect } from "../../src/lib/effects";
import { sumOf } from "../../src/school/sums";
import { said } from "../messages";

const full = (art: string) => ({ art, isFull: true });
const empty = { art: "g-red", isFull: false };
const WALL = [
  [empty, full("t-yellow"), full("t-red"), full("t-black"), empty],
  [empty, full("t-blue"), full("t-yellow"), empty, empty],
];
const laid = (to: string, points: number, spaces: readonly string[]): Effect[] => [
  { type: "moved", piece: "R", from: "p1.line2.1", to } as Effect,
  { type: "scored", seat: 0, points, kind: "tile", spaces, why: said("score-tile") },
];
const artOf = (tile: string) => `t-${tile}`;

describe("the points of a tile as a sum", () => {
  it("are the run of its row and that of its column, the new tile in both", () => {
    const row = ["p1.wall2.2", "p1.wall2.3", "p1.wall2.4"];
    const effects = laid("p1.wall2.4", 5, ["p1.wall1.4", ...row]);
    expect(sumOf(effects, 0, 2, WALL, artOf)).toEqual({
      row: { places: row, arts: ["t-blue", "t-yellow", "t-R"] },
      column: { places: ["p1.wall1.4", "p1.wall2.4"], arts: ["t-black", "t-R"] },
      points: 5,
    });
  });

  it("are one for a tile alone, and nothing where no tile is laid", () => {
    const effects = laid("p1.wall2.1", 1, ["p1.wall2.1"]);
    const alone = { places: ["p1.wall2.1"], arts: ["t-R"] };
    expect(sumOf(effects, 0, 2, WALL, artOf)).toEqual({ row: alone, column: null, points: 1 });
    expect(sumOf(effects, 0, 3, WALL, artOf)).toBeNull();
    expect(sumOf(effects, 1, 2, WALL, artOf)).toBeNull();
  });
});
