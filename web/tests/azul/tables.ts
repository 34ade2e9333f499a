/** Tables that tests play at, without a server. */
import { vi } from "vitest";
import type { Effect } from "../../src/lib/effects";
import type { Acted, Explanation, Said, Snapshot, View } from "../../src/lib/protocol";
import { TableStore } from "../../src/lib/table.svelte";
import { Stage } from "../../src/lib/stage.svelte";
import { choreography } from "../../src/azul/choreography";
import { Choosing } from "../../src/azul/choosing.svelte";
import { said } from "../messages";

export const WALL = "...../...../...../...../.....";

/** Marta, who is in turn, and Rui; factory 2 has two reds. */
export const OFFER =
  "1 offer 1 1 - BBYK/RRTB/-/-/- KT B16Y15R16K17T16 - " +
  `3:K/-/BB/R/-:${WALL}:- 2:-/-/-/-/-:${WALL}:-`;

export function viewOf(position: string, legal: View["legal"] = [], turn: number | null = 0): View {
  const boards = position.split(" ").slice(9);
  return {
    status: "playing",
    seats: ["Marta", "Rui", "Júlia", "András"]
      .slice(0, boards.length)
      .map((name, seat) => ({ seat, kind: "person", name, level: null })),
    position,
    moves: 1,
    round: Number(position.split(" ")[0]),
    scores: boards.map((board) => Number(board.split(":")[0])),
    standing: boards.map((board) => Number(board.split(":")[0])),
    goals: [],
    turn,
    confirming: false,
    free: 0,
    prompt: said("prompt-azul-take", { round: 1 }),
    legal,
    offer: null,
    clock: null,
    result: null,
    rematch: null,
  };
}

export function actedOf(
  seat: number | null,
  action: string,
  position: string,
  effects: readonly Effect[],
): Acted {
  const view = viewOf(position);
  const words = said("log-first", { seat: 0 });
  return { type: "acted", version: 2, seat, action, said: words, effects, view, command: null };
}

export function explained(
  action: string,
  words: Said,
  more: Partial<Explanation> = {},
): Explanation {
  const [effects, forecast]: [Effect[], Effect[]] = [[], []];
  return {
    action,
    legal: true,
    said: words,
    effects,
    forecast,
    standing: [3, 2],
    position: "",
    ...more,
  };
}

/** A socket that never opens. */
class NoSocket {
  static readonly OPEN = 1;
  readonly readyState = 0;
  close(): void {
    return; // there is nothing to close
  }
}

/** A table whose commands are kept instead of sent. */
export function seatedTable(view: View, yours: readonly number[] = [0], wall = "coloured") {
  const sent: string[] = [];
  const asked: string[][] = [];
  vi.stubGlobal("WebSocket", NoSocket);
  const table = new TableStore("table", null);
  table.close();
  table.snapshot = { yours, options: { wall }, game: "azul", view } as unknown as Snapshot;
  table.view = view;
  table.link = "open";
  table.act = (action) => sent.push(action) > 0;
  table.explain = (actions) => void asked.push([...actions]);
  const stage = new Stage(choreography, view);
  const choosing = new Choosing(table, stage, () => true);
  return { table, stage, choosing, sent, asked };
}
