import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Desk } from "../../src/around/desk.svelte";
import { followOver } from "../../src/around/following.svelte";
import Rail from "../../src/around/Rail.svelte";
import { Replay } from "../../src/around/replay.svelte";
import { room } from "../../src/azul/room";
import type { Room } from "../../src/lib/game";
import { Stage } from "../../src/lib/stage.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { snapshot, STILL, view } from "../messages";
import { FakeSocket } from "../sockets";
import { GAME } from "./games";

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  await speak("en");
  await hear("around", "later", "azul", "told");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows the result to who looks at an earlier move, and keeps it when the moves are opened", () => {
  const table = new TableStore("abc", "secret");
  onTestFinished(() => table.close());
  FakeSocket.last.open();
  const position = "2 over 1 - - - - - - 8:-/-/-/-/-:B..../...../...../...../.....:- 4:-:.....:-";
  FakeSocket.last.say(snapshot({ view: view({ moves: 6, position }) }));
  table.events = GAME;
  const replay = new Replay(table, new Stage(STILL, view()));
  const desk = new Desk("abc");
  onTestFinished($effect.root(() => followOver(table, desk, () => replay, 0)));
  flushSync();
  replay.show(3);
  expect(replay.isLive).toBe(false);
  const result = { how: "resigned", scores: [8, 4], seat: 1, why: "", winners: [0] } as const;
  const over = view({ moves: 6, position, status: "over", turn: null, legal: [], result });
  FakeSocket.last.say(snapshot({ version: 4, view: over }));
  flushSync();
  vi.advanceTimersByTime(2_000);
  flushSync();
  expect([desk.showsResult, replay.isLive]).toEqual([true, true]);
  render(Rail, { table, desk, room: room as Room, replay });
  flushSync();
  expect(desk.showsResult).toBe(true);
});
