import { beforeEach, describe, expect, it, vi } from "vitest";
import { accuracyAt, keepAccuracy } from "../src/lib/accuracy";
import { LEVELS } from "../src/lib/facts";
import { fitting } from "../src/lobby/fitting";
import { mine } from "../src/lib/mine.svelte";
import { games, levelOf, type Played } from "../src/lib/played.svelte";
import { myTable } from "./lobby/tables";

/** Games at a level, the newest first: w is won, l lost, s shared. */
function played(hows: string, level = "casual", game = "azul"): Played[] {
  const names = { w: "won", l: "lost", s: "shared" } as const;
  return [...hows].map((how, at) => ({
    table: `${level}${at}`,
    game,
    level,
    how: names[how as keyof typeof names],
  }));
}

describe("the level to try next", () => {
  it.each([
    ["wwlww", "up", "apprentice"],
    ["wwww", "up", "apprentice"],
    ["lllwl", "down", "beginner"],
    ["wwlsw", "stay", "casual"],
    ["www", "stay", "casual"],
    ["llwwwwww", "stay", "casual"], // only the last five count
  ])("after %s is %s: %s", (hows, way, level) => {
    expect(fitting(played(hows), "azul", LEVELS)).toMatchObject({ way, level, from: "casual" });
  });

  it("tells its reason as numbers", () => {
    expect(fitting(played("wwlww"), "azul", LEVELS)).toMatchObject({ won: 4, lost: 1, of: 5 });
  });

  it("goes by the level that was played last, and by the game", () => {
    const all = [
      ...played("l", "apprentice"),
      ...played("wwwww"),
      ...played("wwww", "strong", "duel"),
    ];
    expect(fitting(all, "azul", LEVELS)).toMatchObject({ way: "stay", level: "apprentice", of: 1 });
    expect(fitting(all, "duel", LEVELS)).toMatchObject({ way: "up", level: "expert" });
    expect(fitting([], "azul", LEVELS)).toBeNull();
  });

  it("is an easy one for somebody who has lost all first games at a hard one", () => {
    const first = fitting(played("l", "grandmaster"), "azul", LEVELS);
    expect(first).toMatchObject({ way: "easier", level: "casual", from: "grandmaster" });
    const won = [...played("l", "grandmaster"), ...played("w", "beginner")];
    expect(fitting(won, "azul", LEVELS)?.way).toBe("stay");
    expect(fitting(played("l", "casual"), "azul", LEVELS)?.way).toBe("stay");
    expect(fitting(played("llll", "grandmaster"), "azul", LEVELS)?.way).toBe("down");
  });

  it("ends where the levels end", () => {
    expect(fitting(played("wwwww", "legend"), "azul", LEVELS)?.way).toBe("stay");
    expect(fitting(played("lllll", "beginner"), "azul", LEVELS)?.way).toBe("stay");
  });
});

describe("games that are over", () => {
  beforeEach(() => {
    games.all = [];
  });
  const ended = { how: "finished", winners: [0], seat: null, yours: [0] } as const;

  it("count once, where all others are bots, at the level of the strongest", () => {
    const table = myTable({ status: "over", levels: [null, "casual", "strong"], ended });
    games.add(table);
    games.add(table);
    expect(games.all).toEqual([{ table: table.table, game: "azul", level: "strong", how: "won" }]);
  });

  it("do not count against people, on one device, or where nobody won", () => {
    games.add(myTable({ status: "over", levels: [null, null], ended }));
    games.add(myTable({ status: "over", levels: [null, "casual"] }));
    const both = { ...ended, yours: [0, 1] };
    games.add(myTable({ status: "over", levels: [null, null], ended: both }));
    const nobody = { ...ended, how: "expired", winners: [] } as const;
    games.add(myTable({ status: "over", levels: [null, "casual"], ended: nobody }));
    expect(games.all).toEqual([]);
    expect(levelOf(myTable({}))).toBeNull();
  });

  it("are lost by whoever resigns", async () => {
    const resigned = { ...ended, how: "resigned", winners: [1], seat: 0 } as const;
    mine.remember(myTable({ status: "over", levels: [null, "casual"], ended: resigned }));
    await vi.waitFor(() => expect(games.all[0]?.how).toBe("lost"));
  });
});

describe("accuracy", () => {
  it("is kept for a table", () => {
    keepAccuracy("aaa", 91.2);
    keepAccuracy("bbb", 80);
    expect([accuracyAt("aaa"), accuracyAt("bbb"), accuracyAt("ccc")]).toEqual([91.2, 80, null]);
  });
});
