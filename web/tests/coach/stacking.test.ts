import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { startedEngine } from "../../src/analysis/engine";
import Hall from "../../src/around/Hall.svelte";
import { Desk } from "../../src/around/desk.svelte";
import { Replay } from "../../src/around/replay.svelte";
import { memory } from "../../src/coach/memory.svelte";
import { room } from "../../src/duel/room";
import { coached } from "../../src/lib/coached.svelte";
import type { Engine } from "../../src/lib/engine/types";
import type { Room } from "../../src/lib/game";
import { settings } from "../../src/lib/settings.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { positionText, seatedTable, viewOf } from "../duel/tables";

vi.mock("../../src/analysis/engine");

beforeEach(async () => {
  await speak("en");
  await hear("lobby", "around", "later", "duel", "told", "refused", "coach");
  settings.confirming = "on";
});

it("goes on with a planned stack, for which the coach considers each tile", async () => {
  const done = Promise.resolve({ moves: [] });
  const engine = { think: () => ({ done, stop: () => undefined }) } as unknown as Engine;
  vi.mocked(startedEngine).mockResolvedValue(engine);
  vi.spyOn(memory, "told", "get").mockReturnValue(["duel-aim", "duel-stacking"]);
  const position = positionText({ 1: "stacking", 6: "BYK:-:?/-:-:-/-:-:-/-:-:-", 16: "1" });
  const bot = { seat: 1, kind: "bot", name: "Rui", level: "casual" } as const;
  const first = viewOf(position, ["^B", "^Y", "^K"]);
  const seats = [...first.seats.slice(0, 1), bot];
  const { table, stage, sent } = seatedTable({ ...first, seats });
  table.act = (action) => {
    table.waiting = new Set([action]);
    return sent.push(action) > 0;
  };
  coached.set(table.id, true);
  const replay = new Replay(table, stage);
  const next = createRawSnippet(() => ({ render: () => "<i></i>" }));
  render(Hall, { table, desk: new Desk("table"), room: room as Room, replay, next } as never);
  await vi.waitFor(() => expect(table.adviser).not.toBeNull());
  flushSync();
  for (const name of [/black next/, /yellow next/, "Stack"])
    await fireEvent.click(screen.getByRole("button", { name }));
  await vi.waitFor(() => expect(sent).toEqual(["^K"]));
  const after = viewOf(position.replace("BYK:-", "BY:K"), ["^B", "^Y"]);
  table.view = { ...after, seats, moves: 2 };
  table.waiting = new Set();
  table.version += 1;
  stage.jump(table.view, null);
  flushSync();
  await vi.waitFor(() => expect(sent).toEqual(["^K", "^Y"]), 2_000);
});
