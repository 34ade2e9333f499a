import { describe, expect, it } from "vitest";
import { parseAction, sourceOf } from "../../src/duel/notation";

describe("the actions of Duel", () => {
  it.each([
    ["2B4", { kind: "sun", factory: "2", colour: "B", line: "4" }],
    ["LKX", { kind: "sun", factory: "L", colour: "K", line: "X" }],
    ["MY3", { kind: "moons", colour: "Y", line: "3" }],
    ["^R", { kind: "stack", colour: "R" }],
    ["C4", { kind: "chip", factory: 4 }],
    ["P2", { kind: "plate", place: 2 }],
    ["P+", { kind: "draw" }],
    ["P=", { kind: "stop" }],
    ["K1", { kind: "keep", place: 1 }],
    ["U2", { kind: "return", place: 2 }],
    ["@31r2", { kind: "place", row: 3, column: 1, turns: 2 }],
    ["$0", { kind: "pay", chips: 0 }],
    ["$TY", { kind: "spend", chip: "TY" }],
    ["W46", { kind: "tile", row: 4, column: 6 }],
    ["=rows,border", { kind: "scoring" }],
    ["S2", { kind: "first" }],
    ["DBB/KK", { kind: "deal", tiles: ["BB", "KK"] }],
    ["pYKTS", { kind: "show-plate", plate: "YKTS" }],
    ["bJ", { kind: "back" }],
    ["f?S/?J", { kind: "fronts" }],
    ["c2TY", { kind: "show-chip", factory: 2, chip: "TY" }],
  ])("reads %s", (text, action) => {
    expect(parseAction(text)).toEqual(action);
  });

  it("reads nothing else", () => {
    for (const text of ["", "5B1", "2B7", "@41r0", "P", "W77"])
      expect(parseAction(text)).toBeNull();
  });

  it("knows what is taken before the line", () => {
    expect([sourceOf("2B4"), sourceOf("MYX"), sourceOf("P2")]).toEqual(["2B", "MY", ""]);
  });
});
