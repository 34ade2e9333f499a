/** Whose turn it is, in words. */
import { called } from "../lib/told";
import { gameOf } from "../games";
import { say } from "../lib/words.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Replay } from "./replay.svelte";

export interface Turn {
  readonly kind: "nobody" | "over" | "past" | "theirs" | "thinking" | "yours";
  readonly text: string;
  /** for a narrow bar */
  readonly short: string;
}

/** Whose turn it is, as far as it is shown. */
export function turnOf(table: TableStore, replay: Replay | null): Turn {
  const view = replay?.stage.isBusy ? replay.stage.view : table.view;
  if (replay !== null && !replay.isLive) return past(replay);
  if (view === null || view.status === "waiting") return { kind: "nobody", text: "", short: "" };
  if (view.status === "over") {
    const text = say("around-turn-over");
    return { kind: "over", text, short: text };
  }
  if (table.link === "lost") {
    const text = say("around-turn-lost");
    return { kind: "theirs", text, short: text };
  }
  if (replay?.stage.isScoring) {
    const text = say("around-turn-scoring");
    return { kind: "theirs", text, short: text };
  }
  const sitting = view.turn === null ? undefined : view.seats[view.turn];
  if (sitting === undefined) return { kind: "nobody", text: "", short: "" };
  const { seat, kind } = sitting;
  const name = called(sitting);
  const isMoving = replay?.stage.isBusy ?? false; // what was asked before is no longer asked
  const prompt = isMoving ? undefined : view.prompt?.message;
  const asked = view.confirming ? "confirm" : (prompt ?? "other");
  const actions = view.legal.map(({ action }) => action);
  const game = replay === null ? undefined : gameOf(table.snapshot?.game ?? ""); // with its words
  const what = game?.offered(actions) ?? "";
  if (kind === "person" && table.yours.includes(seat)) {
    const isShared = table.yours.length > 1;
    return isShared
      ? {
          kind: "yours",
          text: say("around-turn-shared", { name, asked }),
          short: say("around-turn-theirs", { name }),
        }
      : {
          kind: "yours",
          text: say("around-turn-yours", { asked, what }),
          short: say("around-turn-yours-short"),
        };
  }
  const isThinking = table.thinking === seat;
  const text = say(isThinking ? "around-turn-thinking" : "around-turn-theirs", { name });
  return { kind: isThinking ? "thinking" : "theirs", text, short: text };
}

function past(replay: Replay): Turn {
  const now = replay.at ?? 0;
  const made = replay.moves.filter(({ seat }) => seat !== null);
  const at = made.filter(({ view }) => view.moves <= now).length;
  const text = say("around-turn-past", { at, last: made.length });
  return { kind: "past", text, short: text };
}
