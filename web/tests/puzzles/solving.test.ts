import { describe, expect, it } from "vitest";
import { boardOf, newGame } from "../../src/analysis/opening";
import { gameOf, GAMES } from "../../src/games";
import { openEngine } from "../../src/lib/engine/engine";
import type { RatedMove } from "../../src/lib/engine/types";
import { hear } from "../../src/lib/words.svelte";
import { costOf } from "../../src/puzzles/judging";
import { listOf, NoPuzzle, puzzleOf, type Puzzle } from "../../src/puzzles/shelf";
import { Solving } from "../../src/puzzles/solving.svelte";
import { fitting, themesOf } from "../../src/puzzles/wish.svelte";
import { supply } from "../engine/supply";

async function solving(puzzle: Puzzle) {
  await hear("puzzles", "analysis", "around", "told", "refused");
  const game = gameOf(puzzle.game) ?? GAMES[0];
  const wanted = newGame(game, puzzle.options, puzzle.position);
  const board = await boardOf(wanted, await openEngine(supply()));
  const ends: string[] = [];
  return { board, ends, solving: new Solving(board, puzzle, (how) => ends.push(how)) };
}

const rated = (text: string, share: number, exact = true) => ({ text, share, exact }) as RatedMove;
const PUZZLE = { solution: "CB3", margin: 0.08 } as Puzzle;

describe("what a move costs", () => {
  it("is what the engine finds, as long as that is not less than was verified", () => {
    const moves = [rated("CB3", 0.7), rated("CR1", 0.6), rated("CRF", 0.4, false)];
    expect(costOf(PUZZLE, moves, "CR1").share).toBeCloseTo(0.1);
    expect(costOf(PUZZLE, moves, "CR1").isLeast).toBe(false);
    expect(costOf(PUZZLE, moves, "CRF").isLeast).toBe(true);
    const other = [rated("CR1", 0.72), rated("CB3", 0.7)];
    expect(costOf(PUZZLE, other, "CR1")).toEqual({ share: 0.08, isLeast: true });
    expect(costOf(PUZZLE, [], "CR1")).toEqual({ share: 0.08, isLeast: true });
  });
});

describe("the shelf", () => {
  it("has the puzzles that are listed, with one part loaded for each", async () => {
    const [first] = await listOf(GAMES[0].id);
    const puzzle = await puzzleOf(first?.id ?? "");
    expect(puzzle).toMatchObject({ ...first, game: GAMES[0].id });
    expect(puzzle.line[0]).toBe(puzzle.solution);
  });

  it.each(["", "azul", "azul-00000000", "chess-00000000", "constructor-1"])(
    "has no puzzle %s",
    async (id) => {
      await expect(puzzleOf(id)).rejects.toBeInstanceOf(NoPuzzle);
    },
  );

  it("offers what fits a wish and was not looked at", async () => {
    const all = await listOf(GAMES[0].id);
    const [theme = ""] = themesOf(all);
    const some = fitting(all, { theme, difficulty: 3 }, { found: new Set(), shown: new Set() });
    expect(some.length).toBeGreaterThan(1);
    expect(some.every((each) => each.theme === theme && each.difficulty === 3)).toBe(true);
    const found = new Set([some[0]?.id ?? ""]);
    const rest = fitting(all, { theme, difficulty: 3 }, { found, shown: new Set() });
    expect(rest).toEqual(some.slice(1));
  });
});

describe.each(GAMES.map(({ id }) => id))("a puzzle of %s", (game) => {
  it("stays as it is after a wrong move, and goes on after the right one", async () => {
    const [first] = await listOf(game);
    const puzzle = await puzzleOf(first?.id ?? "");
    const { board, ends, solving: asked } = await solving(puzzle);
    const stop = asked.think();
    expect(asked.table.isYourTurn).toBe(true);
    const before = asked.table.version;
    asked.table.act(puzzle.second);
    expect(asked.state).toBe("asked");
    expect(board.now).toBe(board.root);
    expect(asked.table.version).not.toBe(before);
    await expect.poll(() => asked.last?.cost?.share ?? 0).toBeGreaterThanOrEqual(puzzle.margin);
    expect(asked.maySee).toBe(false);
    asked.table.act(puzzle.solution);
    await expect.poll(() => asked.line.length).toBe(puzzle.line.length);
    expect([asked.state, ends]).toEqual(["found", ["found"]]);
    expect(asked.table.isOpen).toBe(false);
    expect(asked.second?.step?.action).toBe(puzzle.second);
    expect(board.root.children[0]?.step?.action).toBe(puzzle.solution);
    stop();
  });

  it("is shown after two tries, not before, and once", async () => {
    const [first] = await listOf(game);
    const puzzle = await puzzleOf(first?.id ?? "");
    const { ends, solving: asked } = await solving(puzzle);
    asked.table.act(puzzle.second);
    expect(asked.maySee).toBe(false);
    asked.table.act(puzzle.second);
    expect(asked.maySee).toBe(true);
    asked.reveal();
    asked.reveal();
    asked.table.act(puzzle.solution);
    await expect.poll(() => asked.line.length).toBe(puzzle.line.length);
    expect([asked.state, ends]).toEqual(["shown", ["shown"]]);
  });
});
