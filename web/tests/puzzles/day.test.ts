import { describe, expect, it } from "vitest";
import {
  dayAt,
  dayOf,
  isDay,
  longestOf,
  numberOf,
  ofDay,
  streakAt,
  weeksTo,
} from "../../src/puzzles/day";
import { listOf } from "../../src/puzzles/shelf";
import { GAMES } from "../../src/games";

describe("a day", () => {
  it("is that of the reader's calendar, at any hour", () => {
    expect(dayOf(new Date(2026, 2, 9, 0, 0, 1))).toBe("2026-03-09");
    expect(dayOf(new Date(2026, 2, 9, 23, 59, 59))).toBe("2026-03-09");
  });

  it("follows another, over the end of months and years and when clocks change", () => {
    expect(dayAt(numberOf("2026-12-31") + 1)).toBe("2027-01-01");
    expect(dayAt(numberOf("2028-02-28") + 1)).toBe("2028-02-29");
    expect(numberOf("2026-03-30") - numberOf("2026-03-28")).toBe(2);
  });

  it.each(["2026-02-30", "2026-13-01", "tomorrow", "2026-1-1", ""])("is not %s", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("the puzzle of the day", () => {
  it.each(GAMES.map(({ id }) => id))(
    "of %s is told by the date, each in its turn",
    async (game) => {
      const all = await listOf(game);
      const days = all.map((_, at) => dayAt(numberOf("2026-11-18") + at));
      const chosen = days.map((day) => ofDay(day, all)?.id);
      expect(new Set(chosen).size).toBe(all.length);
      expect(ofDay(dayAt(numberOf("2026-11-18") + all.length), all)?.id).toBe(chosen[0]);
    },
  );

  it("is there before 1970, too, and none where there are none", () => {
    expect(ofDay("1969-12-31", ["a", "b", "c"])).toBe("c");
    expect(ofDay("2026-11-18", [])).toBeUndefined();
  });
});

describe("days in a row", () => {
  const days = new Set(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-04", "2026-03-05"]);

  it("are counted up to today, or to yesterday while today is open", () => {
    expect(streakAt("2026-03-05", days)).toBe(2);
    expect(streakAt("2026-03-06", days)).toBe(2);
    expect(streakAt("2026-03-07", days)).toBe(0);
    expect(streakAt("2026-03-02", days)).toBe(3);
    expect(streakAt("2026-03-01", new Set())).toBe(0);
  });

  it("have been the most", () => {
    expect(longestOf(days)).toBe(3);
    expect(longestOf(new Set())).toBe(0);
  });
});

describe("the weeks of the wall", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-18", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2027-01-01", "2026-12-28"],
  ])("go from Monday to Sunday: %s is in that of %s", (day, monday) => {
    const weeks = weeksTo(day, 3);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7]);
    expect(weeks[2]?.[0]).toBe(monday);
    expect(weeks[2]).toContain(day);
    expect(weeks[0]?.[0]).toBe(dayAt(numberOf(monday) - 14));
  });
});
