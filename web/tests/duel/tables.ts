/** Tables of Duel that tests play at, without a server. */
import { vi } from "vitest";
import { choreography } from "../../src/duel/choreography";
import type { Explanation, Said, Snapshot, View } from "../../src/lib/protocol";
import { Stage } from "../../src/lib/stage.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { said } from "../messages";

const NO_DOME = "....../....../....../....../....../......";

/** A position with Marta in turn; the words that matter can be replaced. */
export function positionText(changed: Readonly<Record<number, string>> = {}): string {
  const words = [
    "1 turn 1 1 - rows,border,corners BBYK:-:?/-:RT:?/-:-:TY/-:-:- -:TK B9Y8R10K9T8 K3 B2",
    "YKTS/TRBJ S - - - 0 0.0.0",
    `5:-/T/-/BB/-/-:${NO_DOME}:R:2:0:B1TY1 7:-/-/-/-/-/-:${NO_DOME}:-:2:0:-`,
  ].flatMap((part) => part.split(" "));
  for (const [at, word] of Object.entries(changed)) words[Number(at)] = word;
  return words.join(" ");
}

export function viewOf(position: string, legal: readonly string[], turn: number | null = 0): View {
  return {
    status: "playing",
    seats: ["Marta", "Rui"].map((name, seat) => ({ seat, kind: "person", name, level: null })),
    position,
    moves: 1,
    round: 1,
    scores: [5, 7],
    standing: [5, 7],
    goals: [{ goal: "corners", rule: "DU-8.7", now: [3, 0], possible: [22, 14] }],
    turn,
    confirming: false,
    free: 0,
    prompt: said("prompt-duel-turn", { round: 1 }),
    legal: legal.map((action) => ({ action, points: 1 })),
    offer: null,
    clock: null,
    result: null,
    rematch: null,
  };
}

export function explained(
  action: string,
  words: Said,
  more: Partial<Explanation> = {},
): Explanation {
  const empty = { effects: [], forecast: [], standing: [5, 7], position: "" };
  return { action, legal: true, said: words, ...empty, ...more };
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
export function seatedTable(view: View, yours: readonly number[] = [0]) {
  const sent: string[] = [];
  vi.stubGlobal("WebSocket", NoSocket);
  const table = new TableStore("table", null);
  table.close();
  table.snapshot = { yours, options: {}, game: "duel", view } as unknown as Snapshot;
  table.view = view;
  table.link = "open";
  table.act = (action) => sent.push(action) > 0;
  table.explain = () => undefined;
  return { table, stage: new Stage(choreography, view), sent };
}
