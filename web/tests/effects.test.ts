import { describe, expect, it } from "vitest";
import * as azul from "../src/azul/places";
import { place as duel } from "../src/duel/places";
import { onBoard, placeOf } from "../src/lib/effects";

describe("a place", () => {
  it("is read by its parts", () => {
    expect(placeOf("p1.line4.2")).toEqual({ seat: 0, kind: "line", number: 4, rest: ["2"] });
    expect(placeOf("p2.floor7")).toEqual({ seat: 1, kind: "floor", number: 7, rest: [] });
    expect(placeOf("large-moon.3")).toEqual({
      seat: null,
      kind: "large-moon",
      number: null,
      rest: ["3"],
    });
    expect(placeOf("bag")).toEqual({ seat: null, kind: "bag", number: null, rest: [] });
  });

  it("is on the board of a seat", () => {
    expect(onBoard(1, "wall3.2")).toBe("p2.wall3.2");
  });

  it.each(["", "p1", "p1.", "Bag", "line4..2", "bag ", "4"])("is not %o", (text) => {
    expect(() => placeOf(text)).toThrow(`this is no place: ${text}`);
  });

  it("has the names that effects use, in both games", () => {
    expect([
      azul.onFactory(2, 0),
      azul.inCentre("B", 0),
      azul.MARKER_PLACE,
      azul.inLine(0, 4, 1),
      azul.onWall(1, 3, 2),
      azul.onFloor(0, 7),
    ]).toEqual(["factory2.1", "centre.B.1", "centre.1.1", "p1.line4.1", "p2.wall3.2", "p1.floor7"]);
    expect([
      duel.sun("L", 0),
      duel.sun(2, 3),
      duel.moon("L", 1),
      duel.moon(4, 0),
      duel.chip(3),
      duel.display(0),
      duel.hand(1),
      duel.line(0, 6, 5),
      duel.cell(1, 3, 1),
      duel.broken(0, 3),
      duel.chips(0, 2),
    ]).toEqual([
      "large-sun.1",
      "sun2.4",
      "large-moon.2",
      "moon4.1",
      "chip3",
      "display1",
      "hand2",
      "p1.line6.6",
      "p2.cell3.1",
      "p1.broken4",
      "p1.chips.3",
    ]);
  });
});
