import { describe, expect, it } from "vitest";
import { LIMITS } from "../src/lib/facts";
import { badges, clipped } from "../src/lib/names";

describe("a name that is typed", () => {
  it("stays as it is if it is short", () => {
    expect(clipped("Zoë 👨‍👩‍👧")).toBe("Zoë 👨‍👩‍👧");
  });

  it("is cut between two characters, never inside of one", () => {
    expect(clipped("a".repeat(LIMITS.name + 5))).toHaveLength(LIMITS.name);
    expect(clipped("a".repeat(LIMITS.name - 2) + "👨‍👩‍👧")).toBe("a".repeat(LIMITS.name - 2));
  });
});

describe("badges", () => {
  it.each([
    [
      ["Ana", "Rui"],
      ["A", "R"],
    ],
    [
      ["Ana", "Alex"],
      ["An", "Al"],
    ],
    [
      ["Ana", "ána"],
      ["A1", "Á2"],
    ],
    [
      ["Bo 1", "Bo 2", "Cy"],
      ["B1", "B2", "C"],
    ],
    [
      ["Maria", "Mário", "Mia"],
      ["M1", "M2", "M3"],
    ],
    [
      ["", "😀x"],
      ["?", "😀"],
    ],
  ])("tell %j apart as %j", (names, told) => {
    expect(badges(names)).toEqual(told);
  });
});
