import { beforeAll, describe, expect, it } from "vitest";
import { room as azulRoom } from "../src/azul/room";
import { room as duelRoom } from "../src/duel/room";
import { gameOf, gameOfRule, GAMES } from "../src/games";
import { hear } from "../src/lib/words.svelte";

beforeAll(() => hear("lobby", "azul", "duel"));

describe("the games", () => {
  it("are found by their names and by their rules", () => {
    for (const game of GAMES) {
      expect(gameOf(game.id)).toBe(game);
      expect(gameOfRule(`${game.rules}-1.1`)).toBe(game);
    }
    expect(gameOf("chess")).toBeUndefined();
    expect(gameOfRule("")).toBeUndefined();
  });

  it("tell the options of a table, and where it stands", () => {
    const told = GAMES.map((game) => [
      game.optionsText({ ...game.usual, seats: "3" }),
      game.where(game.usual, 3, 2),
    ]);
    expect(told).toEqual([
      ["3 players, coloured wall", "coloured wall · 3 players · round 2"],
      ["Scoring tiles: Rows, Columns and Diagonals", "round 2 of 5"],
    ]);
    expect(gameOf("duel")?.optionsText({ scoring: "random-4" })).toBe("4 scoring tiles at random");
  });

  it("know their positions", () => {
    const azul = `1 offer 1 1 - -/-/-/-/- - - - ${"0:-/-/-/-/-:...../...../...../...../.....:- ".repeat(3)}`;
    const duel = `1 turn 1 1 - rows,columns,border ${"x ".repeat(14)}`;
    const tables = (text: string) => GAMES.map((game) => game.tablesOf(text.trim()));
    expect(tables(azul)).toEqual([
      [
        { seats: "3", wall: "coloured", first: "random" },
        { seats: "3", wall: "gray", first: "random" },
      ],
      [],
    ]);
    expect(tables(duel)).toEqual([[], [{ scoring: "rows,columns,border", first: "random" }]]);
    expect(tables("what is this")).toEqual([[], []]);
  });

  it("have all that a table needs", async () => {
    for (const game of GAMES) {
      const room = await game.loadRoom();
      expect(await game.loadForm()).toBeTypeOf("function");
      expect(room.Table).toBeTypeOf("function");
      expect(room.Goals).toBeTypeOf("function");
    }
  });

  it("draws a wall of Azul with its pattern, or without", () => {
    const position = "5 over 1 - 1 -/-/-/-/- - - - 9:-/-/-/-/-:BY.../...../...../...../.....:-";
    const [wall] = azulRoom.walls(position, {});
    expect(wall?.[0]?.map(({ art }) => art)).toEqual([
      "t-blue",
      "t-yellow",
      "g-red",
      "g-black",
      "g-teal",
    ]);
    expect(azulRoom.walls(position, { wall: "gray" })[0]?.[1]?.[0]).toEqual({
      art: "space",
      isFull: false,
    });
  });

  it("draws a dome of Duel with its plates", () => {
    const before = Array<string>(18).fill("-").join(" ");
    const [dome] = duelRoom.walls(`${before} 5:-:B*sj.Sb/......:-:2:0:-`, {});
    expect(dome?.[0]).toEqual([
      { art: "d-blue", isFull: true },
      { art: "space-special", isFull: false },
      { art: "space-joker", isFull: false },
      { art: "", isFull: false },
      { art: "special", isFull: true },
      { art: "gd-blue", isFull: false },
    ]);
  });
});
