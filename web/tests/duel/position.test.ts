import { describe, expect, it } from "vitest";
import { parsePosition, stackSize, topBack, turned } from "../../src/duel/position";

export const POSITION =
  "2 turn 1 2 - rows,columns,diagonals BYKT:-:?/-:RKT:?/-:-:TY/-:-:- BBYRT:- B9Y8R10K9T8 K3 " +
  "B2Y1TY2 YKTS/TRBJ S ?J1/YSKR2 ?S2/JBTK3 - 0 0.0.0 " +
  "5:-/BB/-/YYYY/-/-:..tj../..KB*../....../....../....../......:RR:2:0:B1TY2 " +
  "12:-/-/-/-/-/-:....../....../....../....../....../......:-:1:2:-";

describe("a position of Duel", () => {
  const position = parsePosition(POSITION);

  it("has its round, phase and seats", () => {
    expect([position.round, position.phase]).toEqual([2, "turn"]);
    expect([position.start, position.turn, position.startTile]).toEqual([0, 1, null]);
    expect(position.sides).toEqual(["rows", "columns", "diagonals"]);
  });

  it("has suns, moons from the bottom up, and chips", () => {
    expect(position.factories[0]).toEqual({ sun: ["B", "Y", "K", "T"], moon: [], chip: "?" });
    expect(position.factories[1]?.moon).toEqual(["R", "K", "T"]);
    expect(position.factories.map(({ chip }) => chip)).toEqual(["?", "?", "TY", ""]);
    expect(position.large.sun).toEqual(["B", "B", "Y", "R", "T"]);
  });

  it("counts the bag and the tower", () => {
    expect(position.bag).toEqual({ B: 9, Y: 8, R: 10, K: 9, T: 8 });
    expect(position.tower["K"]).toBe(3);
  });

  it("shows fronts only where they are known", () => {
    expect(position.hand).toEqual([
      { front: "", back: "S" },
      { front: "JBTK", back: "J" },
    ]);
    expect(position.returned[0]).toEqual({ front: "", back: "J" });
    expect(topBack(position)).toBe("S");
  });

  it("has lines, spaces and tiles of a board", () => {
    const [board] = position.boards;
    expect(board?.lines[1]).toEqual({ colour: "B", filled: 2 });
    expect(board?.dome[0]?.[2]).toEqual({ takes: "T", tile: "" });
    expect(board?.dome[1]?.[3]).toEqual({ takes: "J", tile: "B" });
    expect(board?.dome[1]).toHaveLength(6);
    expect(board?.chips).toEqual(["B", "TY", "TY"]);
    expect(board?.broken).toEqual(["R", "R"]);
  });

  it("knows how many plates lie in the stack", () => {
    expect(stackSize(position)).toBe(18 - 1 - 2 - 2);
  });

  it("turns a plate clockwise", () => {
    expect(turned("ABCD", 1)).toBe("CADB");
    expect(turned("ABCD", 4)).toBe("ABCD");
  });
});
