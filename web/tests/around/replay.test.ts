import { STILL } from "../messages";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Replay } from "../../src/around/replay.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { Stage } from "../../src/lib/stage.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { FakeSocket } from "../sockets";
import { GAME, move } from "./games";

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.speed = 0;
});

function replayed() {
  const table = new TableStore("abc", null);
  onTestFinished(() => table.close());
  const last = GAME.at(-1);
  if (last === undefined) throw new Error("the game has moves");
  table.events = GAME;
  table.view = last.view;
  const stage = new Stage(STILL, last.view);
  return { table, stage, replay: new Replay(table, stage) };
}

describe("a replay", () => {
  it("shows the table as it was, with the last move of a seat in gold", () => {
    const { stage, replay } = replayed();
    replay.show(5);
    expect(stage.position).toBe("p5");
    expect(stage.last?.action).toBe("CRF");
    expect([replay.isLive, replay.index]).toEqual([false, 3]);
  });

  it("steps back and on, and ends at the table as it is", async () => {
    const { stage, replay } = replayed();
    replay.back();
    replay.back();
    expect(replay.at).toBe(4);
    replay.next();
    await expect.poll(() => stage.position).toBe("p5");
    replay.next();
    await expect.poll(() => stage.position).toBe("p6");
    expect(replay.isLive).toBe(true);
  });

  it("goes to the first moment and leaves again", () => {
    const { stage, replay } = replayed();
    replay.first();
    expect([replay.at, stage.position]).toEqual([2, "p2"]);
    replay.leave();
    expect([replay.at, stage.position]).toEqual([null, "p6"]);
  });

  it("counts what happens meanwhile instead of showing it", async () => {
    const { table, stage, replay } = replayed();
    replay.first();
    const event = move(7, { action: "3Y2" });
    table.events = [...GAME, event];
    table.view = event.view;
    replay.hear(event);
    expect([replay.missed, stage.position]).toEqual([1, "p2"]);
    replay.leave();
    expect([replay.missed, stage.position]).toEqual([0, "p7"]);
  });

  it("shows what happens, where the table is shown as it is", async () => {
    const { stage, replay } = replayed();
    replay.hear(move(7, {}));
    await expect.poll(() => stage.position).toBe("p7");
  });

  it("plays from the first move to the last", async () => {
    vi.useFakeTimers();
    const { replay } = replayed();
    replay.toggle();
    expect(replay.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([replay.isPlaying, replay.isLive]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it("marks the last move where nothing was shown yet", () => {
    const { stage, replay } = replayed();
    replay.markLast();
    expect(stage.last?.action).toBe("1K5");
  });

  it("stays where it was shown in the midst of a move", async () => {
    settings.speed = 1;
    const { stage, replay } = replayed();
    stage.root = document.body;
    stage.play(move(7, {}));
    replay.show(3);
    await expect.poll(() => stage.isBusy).toBe(false);
    await expect.poll(() => stage.position).toBe("p3");
    settings.speed = 0;
  });
});
