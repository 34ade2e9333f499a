/** The keys of the editor: letters choose what is put down, arrows go from spot to spot. */
import { ERASER } from "../../lib/editing";
import type { Editor } from "./editor.svelte";

const ASIDE = 2; // how much more a step aside counts than one ahead
const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Take a key; true if it meant something. */
export function editorKey(event: KeyboardEvent, editor: Editor, root: HTMLElement): boolean {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || target.closest("input, textarea, select, dialog"))
    return false;
  if (event.ctrlKey || event.metaKey) return undone(event, editor);
  if (event.altKey) return false;
  const piece = editor.pieces.find((each) => each.key === key.toUpperCase());
  if (piece !== undefined) {
    editor.piece = piece.id;
    return true;
  }
  const { spot } = target.dataset;
  if ((key === "Delete" || key === "Backspace") && spot !== undefined) {
    editor.press(spot, ERASER);
    return true;
  }
  return key in AHEAD && walked(root, target, key);
}

function undone(event: KeyboardEvent, editor: Editor): boolean {
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) editor.redo();
  else if (key === "z") editor.undo();
  else return false;
  return true;
}

/** Go to the nearest spot in a direction; from elsewhere, to the first one. */
function walked(root: HTMLElement, from: HTMLElement, key: string): boolean {
  const spots = [...root.querySelectorAll<HTMLElement>("[data-spot]")];
  if (from.dataset.spot === undefined) return false;
  const [x, y] = AHEAD[key] ?? [0, 0];
  const start = from.getBoundingClientRect();
  const ways = spots.flatMap((each) => {
    const box = each.getBoundingClientRect();
    const across = box.x + box.width / 2 - start.x - start.width / 2;
    const down = box.y + box.height / 2 - start.y - start.height / 2;
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    return each === from || ahead < 2 ? [] : [{ each, far: ahead + aside * ASIDE }];
  });
  const [nearest] = ways.toSorted((one, two) => one.far - two.far);
  nearest?.each.focus();
  return nearest !== undefined;
}
