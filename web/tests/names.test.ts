import { describe, expect, it } from "vitest";
import { LIMITS } from "../src/lib/facts";
import { clipped } from "../src/lib/names";

describe("a name that is typed", () => {
  it("stays as it is if it is short", () => {
    expect(clipped("Zoë 👨‍👩‍👧")).toBe("Zoë 👨‍👩‍👧");
  });

  it("is cut between two characters, never inside of one", () => {
    expect(clipped("a".repeat(LIMITS.name + 5))).toHaveLength(LIMITS.name);
    expect(clipped("a".repeat(LIMITS.name - 2) + "👨‍👩‍👧")).toBe("a".repeat(LIMITS.name - 2));
  });
});
