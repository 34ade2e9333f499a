import { describe, expect, it } from "vitest";
import { pickOf, pickText, takeOf, tileText } from "../../src/azul/notation";
import { artOf, countOf, isMarkerInCentre, positionOf, totalOf } from "../../src/azul/position";

const TEXT =
  "1 offer 1 1 2 BBYR/KKTT/BYRK/-/BRRT - B16Y15R16K17T16 - " +
  "0:-/YY/-/-/-:...../...../...../...../.....:Y 0:-/-/T/-/-:B..../...../...../...../.....:1";

describe("a position's text", () => {
  const position = positionOf(TEXT);

  it("tells round, phase and seats, which count from 0 here", () => {
    expect(position).toMatchObject({ round: 1, phase: "offer", start: 0, turn: 0, marker: 1 });
    expect(isMarkerInCentre(position)).toBe(false);
    expect(isMarkerInCentre(positionOf(TEXT.replace("1 1 2 B", "1 1 - B")))).toBe(true);
  });

  it("tells what lies on factories, in the centre, in bag and lid", () => {
    expect(position.factories).toEqual(["BBYR", "KKTT", "BYRK", "", "BRRT"]);
    expect(position.centre).toBe("");
    expect(position.bag).toEqual({ B: 16, Y: 15, R: 16, K: 17, T: 16 });
    expect([totalOf(position.bag), totalOf(position.lid)]).toEqual([80, 0]);
  });

  it("tells the boards", () => {
    const [first, second] = position.boards;
    expect(first).toMatchObject({ score: 0, lines: ["", "YY", "", "", ""], floor: "Y" });
    expect(second).toMatchObject({ lines: ["", "", "T", "", ""], floor: "1" });
    expect(second?.wall[0]).toBe("B....");
  });

  it("tells the floor line in its order, with the marker behind tiles", () => {
    const { boards } = positionOf(TEXT.replace(":Y 0", ":K1TT 0"));
    expect(boards[0]?.floor).toBe("K1TT");
  });

  it("is refused where a word is missing", () => {
    expect(() => positionOf("1 offer")).toThrow("word 3");
  });

  it("names art and counts tiles", () => {
    expect([artOf("K"), artOf("1")]).toEqual(["t-black", "marker"]);
    expect(countOf("BBYR", "B")).toBe(2);
    expect(() => artOf("X")).toThrow("X");
  });
});

describe("the texts of actions", () => {
  it("read and write takes", () => {
    expect(takeOf("2B4")).toEqual({ source: 2, colour: "B", line: 4 });
    expect(takeOf("CKF")).toEqual({ source: 0, colour: "K", line: 0 });
    expect(takeOf("W32")).toBeNull();
    expect(pickText(pickOf("9T"))).toBe("9T");
  });

  it("name spaces of a gray wall", () => {
    expect(tileText({ row: 3, column: 2 })).toBe("W32");
  });
});
