import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Desk } from "../../src/around/desk.svelte";
import { Replay } from "../../src/around/replay.svelte";
import TopBar from "../../src/around/TopBar.svelte";
import { turnOf } from "../../src/around/turn";
import type { View } from "../../src/lib/protocol";
import { Stage } from "../../src/lib/stage.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { acted, snapshot, STILL, view } from "../messages";
import { FakeSocket } from "../sockets";

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  await speak("en");
  await hear("lobby", "around", "azul", "told");
});
afterEach(() => vi.unstubAllGlobals());

/** The button that takes back, at a table where you have moved. */
function undo(counts: boolean, changes: Partial<View>): HTMLButtonElement {
  const table = new TableStore("abc", "secret");
  onTestFinished(() => table.close());
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot({ counts }));
  FakeSocket.last.say(acted(4, { view: view({ moves: 1, ...changes }) }));
  const replay = new Replay(table, new Stage(STILL, view()));
  const desk = new Desk("abc");
  render(TopBar, { table, desk, replay, turn: turnOf(table, replay), isNarrow: false });
  return screen.getByRole("button", { name: "Take back" });
}

it("offers to ask for a move back at a casual table", () => {
  expect(undo(false, { turn: 1 }).disabled).toBe(false);
});

it("offers nothing that was answered where the game counts", () => {
  expect(undo(true, { turn: 1, free: 1 }).disabled).toBe(true);
  document.body.innerHTML = "";
  expect(undo(true, { turn: 0, free: 0 }).disabled).toBe(true);
});

it("offers what is free where the game counts", () => {
  expect(undo(true, { turn: 0, free: 1 }).disabled).toBe(false);
});
