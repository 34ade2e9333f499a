/** Keys that step through a replay; while a game is played they belong to its table. */
import type { Replay } from "./replay.svelte";

const TAKEN = "input, textarea, select, dialog, [contenteditable]";

export function replayKey(event: KeyboardEvent, replay: Replay): void {
  const isElsewhere = event.target instanceof Element && event.target.closest(TAKEN) !== null;
  if (replay.isLive || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case "ArrowLeft":
      replay.back();
      break;
    case "ArrowRight":
      replay.next();
      break;
    case "Home":
      replay.first();
      break;
    case "End":
    case "Escape":
      replay.leave();
      break;
    default:
      return;
  }
  event.preventDefault();
}
