import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine, Thought } from "../../src/lib/engine/types";
import type { Board } from "../../src/analysis/board.svelte";
import { Suggesting } from "../../src/analysis/suggesting.svelte";
import { AnalysisTable } from "../../src/analysis/table.svelte";
import { labelOf } from "../../src/analysis/judging";
import { settled, Thinking } from "../../src/analysis/thinking.svelte";
import { boardWith } from "./boards";

const rated = (text: string, share: number) => ({
  id: 0,
  text,
  share,
  depth: 1,
  exact: true,
  proven: false,
});

function thoughtOf(shares: Readonly<Record<string, number>>, more: Partial<Thought> = {}): Thought {
  const moves = Object.entries(shares).map(([text, share]) => rated(text, share));
  const found = { moves, line: [], shares: [], nodes: 1_000, depth: 1 };
  return { ...found, proof: "none", done: false, ...more };
}

/** The engine of a board with thoughts that a test tells. */
function thoughtful(board: Board) {
  let tell: (thought: Thought) => void = () => undefined;
  const stopped = vi.fn();
  const think: Engine["think"] = (_table, _position, _budget, onThought) => {
    tell = onThought;
    return { done: new Promise(() => undefined), stop: stopped };
  };
  Object.assign(board.engine, { think });
  return { tell: (thought: Thought) => tell(thought), stopped };
}

describe("a thought", () => {
  it("gives both seats their share, and is kept for its moment", async () => {
    const board = await boardWith();
    const { tell, stopped } = thoughtful(board);
    const thinking = new Thinking(board);
    const stop = thinking.follow();
    tell(thoughtOf({ "1B2": 0.6, "1B3": 0.57 }));
    expect(thinking.sharesAt(board.now)).toEqual([0.6, 0.4]);
    const before = board.now;
    await board.play("1B3");
    stop?.();
    expect(stopped).toHaveBeenCalledOnce();
    expect(thinking.thought).toBeNull();
    expect(thinking.sharesAt(board.now)?.[0]).toBeCloseTo(0.57);
    expect(thinking.costOf(board.now)).toBeCloseTo(0.03);
    board.show(before);
    expect(thinking.thought?.moves).toHaveLength(2);
  });

  it("tells the lead to expect, to either seat the opposite, and how sure it is", async () => {
    const board = await boardWith();
    const { tell } = thoughtful(board);
    const thinking = new Thinking(board);
    thinking.follow();
    tell(thoughtOf({ "1B2": 0.6 }));
    // 7.766 * log(0.6 / 0.4) - 0.313 in round 1, as analysis/lead.json has it
    expect(thinking.thought?.leads).toEqual([2.8, -2.8]);
    expect(thinking.thought?.band).toBeCloseTo(16.1);
    tell(thoughtOf({ "1B2": 0.956 }, { proof: "game" }));
    expect([thinking.thought?.leads[0], thinking.thought?.band]).toEqual([12, 0]);
  });

  it("has the shares of all seats where the engine tells them", async () => {
    const board = await boardWith();
    const { tell } = thoughtful(board);
    const thinking = new Thinking(board);
    thinking.follow();
    tell(thoughtOf({ "1B2": 0.6 }, { shares: [0.61, 0.39] }));
    expect(thinking.sharesAt(board.now)).toEqual([0.61, 0.39]);
  });

  it("is not asked for while it is paused, where chance acts, and when it has enough", async () => {
    const board = await boardWith();
    const { tell } = thoughtful(board);
    const thinking = new Thinking(board);
    thinking.isPaused = true;
    expect(thinking.follow()).toBeUndefined();
    thinking.isPaused = false;
    thinking.follow();
    tell(thoughtOf({ "1B2": 0.6 }, { done: true }));
    expect(thinking.follow()).toBeUndefined();
    board.first();
    expect(thinking.follow()).toBeUndefined();
  });

  it("fails aloud", async () => {
    const board = await boardWith();
    const failure = new Error("no weights");
    const think: Engine["think"] = () => ({ done: Promise.reject(failure), stop: () => undefined });
    Object.assign(board.engine, { think });
    const thinking = new Thinking(board);
    thinking.follow();
    await expect.poll(() => thinking.failure).toBe(failure);
  });
});

it.each([
  [0, "best"],
  [0.02, "good"],
  [0.05, "inaccuracy"],
  [0.2, "mistake"],
  [0.21, "blunder"],
])("a move that cost %d is called %s", (cost, label) => {
  expect(labelOf(cost)).toBe(label);
});

it("a game that was seen to its end is won, drawn or lost, not nearly so", () => {
  const move = { id: 1, text: "1B1", depth: 3, exact: true, proven: true };
  const shares = [0.96, 0.5, 0.04];
  const moves = shares.map((share) => ({ ...move, share }));
  const found = { moves, shares: [0.96, 0.04], line: [], nodes: 9, depth: 3, done: true };
  const key = { game: "azul", seats: 2 } as const;
  const sharesIn = (proof: "game" | "round") =>
    settled({ ...found, proof }, key).moves.map((m) => m.share);
  expect(sharesIn("game")).toEqual([1, 0.5, 0]);
  expect(settled({ ...found, proof: "game" }, key).shares).toEqual([1, 0]);
  expect(sharesIn("round")).toEqual(shares);
});

describe("suggestions", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function suggested() {
    vi.useRealTimers();
    const board = await boardWith();
    vi.useFakeTimers();
    const { tell } = thoughtful(board);
    const thinking = new Thinking(board);
    const suggesting = new Suggesting(board, new AnalysisTable(board), thinking);
    thinking.follow();
    const hear = (shares: Readonly<Record<string, number>>) => {
      tell(thoughtOf(shares));
      suggesting.follow();
    };
    return { suggesting, hear };
  }
  const order = ({ rows }: Suggesting) => rows.map(({ action }) => action).join(" ");

  it("swap only when the order has held for a while", async () => {
    const { suggesting, hear } = await suggested();
    hear({ "1B2": 0.6, "1B3": 0.5, "1B4": 0.4 });
    expect(order(suggesting)).toBe("1B2 1B3 1B4");
    hear({ "1B3": 0.7, "1B2": 0.6, "1B4": 0.4 });
    expect(order(suggesting)).toBe("1B2 1B3 1B4");
    expect(suggesting.rows.map(({ share }) => share)).toEqual([0.6, 0.7, 0.4]);
    hear({ "1B2": 0.6, "1B3": 0.5, "1B4": 0.4 });
    vi.advanceTimersByTime(600);
    expect(order(suggesting)).toBe("1B2 1B3 1B4");
    hear({ "1B3": 0.7, "1B2": 0.6, "1B4": 0.4 });
    vi.advanceTimersByTime(600);
    expect(order(suggesting)).toBe("1B3 1B2 1B4");
  });

  it("never swap under the pointer", async () => {
    const { suggesting, hear } = await suggested();
    hear({ "1B2": 0.6, "1B3": 0.5 });
    suggesting.isHovered = true;
    hear({ "1B3": 0.7, "1B2": 0.6 });
    vi.advanceTimersByTime(600);
    expect(order(suggesting)).toBe("1B2 1B3");
  });

  it("go round with the key, from the first", async () => {
    const { suggesting, hear } = await suggested();
    hear({ "1B2": 0.6, "1B3": 0.5 });
    expect(suggesting.focused?.action).toBe("1B2");
    suggesting.next();
    expect(suggesting.focused?.action).toBe("1B3");
    suggesting.next();
    expect(suggesting.focused?.action).toBe("1B2");
  });
});
