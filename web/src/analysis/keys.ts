/** Keys of the analysis board: none that a move can begin with. */
import type { Board } from "./board.svelte";
import type { Suggesting } from "./suggesting.svelte";
import type { Thinking } from "./thinking.svelte";

export interface Keyed {
  readonly board: Board;
  readonly thinking: Thinking;
  readonly suggesting: Suggesting;
  /** is nothing chosen at the table? */
  readonly isIdle: () => boolean;
  readonly write: () => void;
  readonly explain: () => void;
  readonly help: () => void;
}

const TAKEN = "input, textarea, select, dialog, [contenteditable]";
const PRESSED = "button, a, [role='slider']";
const ON_TABLE = "[data-pick], [data-target], main button";

/** Take a key; true if it meant something here. */
export function analysisKey(event: KeyboardEvent, keyed: Keyed): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TAKEN)) return false;
  const act = deedOf(event.key, keyed, target);
  act?.();
  return act !== null;
}

function deedOf(key: string, keyed: Keyed, target: Element | null): (() => void) | null {
  const { board, suggesting, thinking } = keyed;
  const isFree = target?.closest(PRESSED) == null;
  // arrows belong to the table while the focus is on it
  const mayWalk = target?.closest(ON_TABLE) == null;
  switch (key) {
    case "ArrowLeft":
      return mayWalk ? () => board.back() : null;
    case "ArrowRight":
      return mayWalk ? () => board.next() : null;
    case "ArrowUp":
      return mayWalk ? () => board.beside(-1) : null;
    case "ArrowDown":
      return mayWalk ? () => board.beside(1) : null;
    case "Home":
      return () => board.first();
    case "End":
      return () => board.last();
    case "Enter":
      return isFree && keyed.isIdle() ? () => suggesting.play() : null;
    case " ":
      return isFree ? () => (thinking.isPaused = !thinking.isPaused) : null;
    case ".":
      return () => void board.draw();
    case "?":
      return () => keyed.help();
    default:
      return letterOf(key.toLowerCase(), keyed);
  }
}

function letterOf(key: string, { board, explain, suggesting, write }: Keyed): (() => void) | null {
  switch (key) {
    case "s":
      return () => suggesting.next();
    case "h":
      return () => (suggesting.isHidden = !suggesting.isHidden);
    case "v":
      return () => board.turn();
    case "e":
      return () => explain();
    case "n":
      return () => write();
    default:
      return null;
  }
}
