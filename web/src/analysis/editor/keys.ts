/** The keys of the editor: letters choose what is put down, arrows go from spot to spot. */
import { focusAhead, isArrow } from "../../lib/arrows";
import { ERASER } from "../../lib/editing";
import type { Editor } from "./editor.svelte";

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
  if (!isArrow(key) || spot === undefined) return false;
  return focusAhead(key, target, root.querySelectorAll<HTMLElement>("[data-spot]"));
}

function undone(event: KeyboardEvent, editor: Editor): boolean {
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) editor.redo();
  else if (key === "z") editor.undo();
  else return false;
  return true;
}
