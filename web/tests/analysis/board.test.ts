import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Failure from "../../src/analysis/Failure.svelte";
import {
  boardOf,
  fragmentOf,
  lineTo,
  MoveError,
  movesFrom,
  OpeningError,
  recordFrom,
  wantedBy,
  wantedFrom,
} from "../../src/analysis/opening";
import { readRecord } from "../../src/analysis/record";
import type { Board } from "../../src/analysis/board.svelte";
import { AnalysisTable } from "../../src/analysis/table.svelte";
import { speak } from "../../src/lib/words.svelte";
import { boardWith, DEAL } from "./boards";

const actions = (board: Board) => board.now.path.map(({ step }) => step?.action ?? "");

describe("a board", () => {
  it("opens at the last move, as the rules have it", async () => {
    const board = await boardWith();
    expect(actions(board)).toEqual(["", DEAL]);
    expect([board.now.actor, board.view.legal.length, board.view.turn]).toEqual([0, 66, 0]);
    expect(board.stage.view.position).toBe(board.now.look.position);
  });

  it("grows a variation where another move is played, and keeps the line that was there", async () => {
    const board = await boardWith();
    await board.play("1B2");
    await board.play("2K2");
    const main = board.now;
    board.back();
    board.back();
    await board.play("3Y1");
    expect(board.now.parent?.children.map(({ step }) => step?.action)).toEqual(["1B2", "3Y1"]);
    board.beside(1);
    expect(board.now.step?.action).toBe("1B2");
    board.next();
    expect(board.now).toBe(main);
  });

  it("goes to the first and the last moment, and past what chance does", async () => {
    const board = await boardWith();
    await board.play("1B2");
    board.first();
    expect(board.now).toBe(board.root);
    board.next();
    expect(board.now.step?.action).toBe(DEAL);
    board.last();
    expect(board.now.step?.action).toBe("1B2");
  });

  it("says which move of a game is impossible, in the reader's language", async () => {
    const moves = [DEAL, "1B2", "1K2"].map((action) => {
      return { action, mark: "", comment: "", instead: [] };
    });
    const error: unknown = await boardWith({ moves }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MoveError);
    await speak("hu");
    render(Failure, { error });
    expect(screen.getByRole("alert").textContent).toMatch(
      /A játszma 3\. lépése \(1K2\) itt nem lehetséges: AZ-2\.1 szabály\./,
    );
    await speak("en");
  });

  it("refuses an illegal move, and stays", async () => {
    const board = await boardWith();
    await board.play("1K2");
    expect(board.trouble).toMatchObject({ code: "illegal" });
    expect(board.now.step?.action).toBe(DEAL);
    expect(board.isBusy).toBe(false);
  });

  it("lets chance act until a seat decides; each deal is a variation", async () => {
    const board = await boardWith({ moves: [] });
    expect(board.now.isChance).toBe(true);
    await board.draw();
    expect(board.now.actor).toBe(0);
    const first = board.now;
    board.first();
    await board.draw();
    expect(board.now).not.toBe(first);
    expect(board.root.children).toHaveLength(2);
  });

  it("prunes what follows from here, and makes a variation the main line", async () => {
    const board = await boardWith();
    await board.play("1B2");
    board.back();
    await board.play("3Y1");
    board.promote();
    expect(movesFrom(board.root).map(({ action }) => action)).toEqual([DEAL, "3Y1"]);
    board.prune();
    expect(movesFrom(board.root).map(({ action }) => action)).toEqual([DEAL, "1B2"]);
  });
});

describe("an address", () => {
  it("opens the same tree at the same moment, with comments and names", async () => {
    const board = await boardWith({ names: ["Marta", "Rui & Co"] });
    await board.play("1B2");
    board.now.comment = "why? (because)";
    board.back();
    await board.play("3Y1");
    const wanted = await wantedBy(fragmentOf(board));
    if (wanted === null) throw new Error("the address asks for nothing");
    const again = await boardOf(wanted, board.engine);
    expect(recordFrom(again)).toEqual(recordFrom(board));
    expect(again.now.step?.action).toBe("3Y1");
    expect(fragmentOf(again)).toBe(fragmentOf(board));
  });

  it("opens a position, from which no record can be written", async () => {
    const board = await boardWith();
    const { position } = board.now.look;
    const again = await boardOf(await wantedFrom(position, board.engine), board.engine);
    expect(again.now.look.position).toBe(position);
    expect(again.isWhole).toBe(false);
    const linked = await wantedBy(fragmentOf(again));
    expect(linked?.position).toBe(position);
  });

  it("asks for nothing where it is empty", async () => {
    expect(await wantedBy("")).toBeNull();
  });
});

describe("a pasted text", () => {
  it("is a record, or the link of an analysis", async () => {
    const board = await boardWith();
    await board.play("1B2");
    const text = lineTo(board);
    const moves = (found: { moves: readonly { action: string }[] }) =>
      found.moves.map(({ action }) => action);
    expect(moves(await wantedFrom(text, board.engine))).toEqual([DEAL, "1B2"]);
    expect(moves(readRecord(text))).toEqual([DEAL, "1B2"]);
    const link = `https://example.org/analysis#${fragmentOf(board)}`;
    expect(moves(await wantedFrom(link, board.engine))).toEqual([DEAL, "1B2"]);
  });

  it("that is no possible position says what is wrong with it", async () => {
    const board = await boardWith();
    const wrong = board.now.look.position.replace("BBYR/", "BBBR/");
    const found = await wantedFrom(wrong, board.engine).catch((error: unknown) => error);
    expect(found).toBeInstanceOf(OpeningError);
    expect((found as OpeningError).problems.map(({ rule }) => rule)).toContain("AZ-1.2");
    await expect(wantedFrom("hello", board.engine)).rejects.toBeInstanceOf(OpeningError);
  });
});

describe("the table of a board", () => {
  it("tells what actions would do, and which rule refuses them", async () => {
    const board = await boardWith();
    const table = new AnalysisTable(board);
    table.explain(["1B2", "1B1", "1K1"]);
    await expect.poll(() => table.explanations.size).toBe(3);
    const legal = table.explanations.get("1B2");
    expect([legal?.legal, legal?.said.message]).toEqual([true, "log-take-factory"]);
    expect(legal?.effects.some(({ type }) => type === "moved")).toBe(true);
    expect(legal?.forecast.some(({ type }) => type === "scored")).toBe(true);
    expect(table.explanations.get("1K1")).toMatchObject({ legal: false, said: { rule: "AZ-2.1" } });
  });

  it("shows the seat whose board is held, and lets nobody else choose on it", async () => {
    const board = await boardWith();
    const table = new AnalysisTable(board);
    board.turn();
    expect([table.yours, table.isYourTurn]).toEqual([[0], true]);
    board.turn();
    expect([table.yours, table.isYourTurn]).toEqual([[1], false]);
    board.turn();
    expect(table.yours).toEqual([0, 1]);
  });

  it("is open to all seats, and forgets what was asked when the moment changes", async () => {
    const board = await boardWith();
    const table = new AnalysisTable(board);
    expect([table.yours, table.isYourTurn, table.isOpen, table.you]).toEqual([
      [0, 1],
      true,
      true,
      null,
    ]);
    table.explain(["1B2"]);
    await expect.poll(() => table.explanations.size).toBe(1);
    await board.play("1B2");
    table.explain(["2K2"]);
    await expect.poll(() => [...table.explanations.keys()]).toEqual(["2K2"]);
  });
});
