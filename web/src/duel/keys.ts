/** The keyboard at the table: arrows go to the next thing in that direction, notation is typed. */
import { tick } from "svelte";
import { focusAhead, isArrow } from "../lib/arrows";
import type { Choosing } from "./choosing.svelte";
import { parseAction } from "./notation";

const TARGETS = "button:not([disabled]):not([aria-hidden]), [role='gridcell'] button";

/** Go to the first line that takes what was chosen. */
export async function focusLines(root: HTMLElement | null): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(".mine .line.is-legal, .picker .is-legal")?.focus();
}

/** Go to Place, so that Enter does what was typed. */
async function focusPlace(root: HTMLElement | null): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(".choice .go")?.focus();
}

/** Go to the next tile to stack, or to Place where all are planned. */
export async function focusRest(root: HTMLElement | null): Promise<void> {
  await tick();
  const next = root?.querySelector<HTMLElement>(".tilebtn:not(:disabled)");
  if (next) next.focus();
  else await focusPlace(root);
}

/** Go from a button to the nearest one in a direction. */
function focusNext(root: HTMLElement | null, key: string): boolean {
  const from = document.activeElement;
  if (root === null || from === null || !root.contains(from)) return false;
  const targets = [...root.querySelectorAll<HTMLElement>(TARGETS)];
  return focusAhead(
    key,
    from,
    targets.filter(({ tabIndex }) => tabIndex >= 0),
  );
}

/** Take a key that was pressed at the table; true if it meant something. */
export function typeKey(choosing: Choosing, event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog"))
    return false;
  if (isArrow(key)) return focusNext(choosing.stage.root, key);
  if (key === "Escape") {
    const isHeld = choosing.source !== null || choosing.preview !== null;
    choosing.back();
    return isHeld;
  }
  if (key === "Enter") {
    if (target instanceof HTMLElement && target.closest("button, a")) return false;
    choosing.place();
    return true;
  }
  if (key.length !== 1 || !choosing.isAsked) return false;
  const isPlacing = choosing.stage.position.phase === "placing";
  if (isPlacing && key.toLowerCase() === "r" && choosing.typed === "") {
    choosing.turn();
    return true;
  }
  return typeNotation(choosing, key);
}

/** The letters of the notation are capitals, but for the turns of a plate. */
function typeNotation(choosing: Choosing, key: string): boolean {
  const isTurns = choosing.typed.startsWith("@") && key.toLowerCase() === "r";
  const letter = isTurns ? "r" : key.toUpperCase();
  const texts = [...choosing.legal.keys()];
  const fits = (typed: string) => texts.some((text) => text.startsWith(typed));
  const longer = choosing.typed + letter;
  if (!fits(longer) && parseAction(longer) !== null) {
    choosing.choose(longer);
    choosing.typed = choosing.source ?? "";
    return true;
  }
  const typed = fits(longer) ? longer : fits(letter) ? letter : "";
  if (typed === "") {
    choosing.typed = "";
    return false;
  }
  if (choosing.legal.has(typed)) {
    choosing.choose(typed);
    choosing.typed = "";
    void focusPlace(choosing.stage.root);
    return true;
  }
  if (choosing.sources.has(typed) && choosing.source !== typed) choosing.take(typed);
  choosing.typed = typed;
  return true;
}
