/** On a page that scrolls: what is asked for next stands between the bar and the choice at hand. */
import { tick } from "svelte";
import { pace } from "./settings.svelte";

const BAR = 60; // px of the window that the bar takes
const GAP = 8;
const PANEL = 190; // px that the choice at hand may come to need

/** Scroll just as far as a part needs to be seen; where it is too high, its top is. */
export async function bringIntoView(root: Element, part: string): Promise<void> {
  await tick();
  const room = roomFor(root, part, PANEL);
  if (room === null) return;
  const top = room.below + Math.min(0, room.above - room.below);
  if (top !== 0) scrollBy({ top, behavior: behaviour() });
}

/** Scroll back to where the table begins, or where it is too high, to where all of a part is seen. */
export async function showFromTop(root: Element, part: string): Promise<void> {
  await tick();
  const room = roomFor(root, part, 0);
  if (room === null) return;
  const top = Math.max(0, Math.min(scrollY + room.unseen, scrollY + room.above));
  if (top !== scrollY) scrollTo({ top, behavior: behaviour() });
}

/** How far a part is below the bar, and how much of it is below what is seen, at least or exactly. */
function roomFor(root: Element, part: string, panel: number) {
  const box = root.querySelector(part)?.getBoundingClientRect();
  if (box === undefined) return null;
  const choice = root.querySelector(".choice")?.getBoundingClientRect().height ?? 0;
  const style = getComputedStyle(root);
  const pixels = (name: string) => parseFloat(style.getPropertyValue(name)) || 0;
  // what else is there; a coach who speaks stands in the place of the choice at hand
  const taken = pixels("--dock") + (pixels("--below") || Math.max(panel, choice));
  const unseen = box.bottom - (innerHeight - taken - 2 * GAP);
  return { above: box.top - BAR, below: Math.max(0, unseen), unseen };
}

function behaviour(): ScrollBehavior {
  return pace() === 0 ? "instant" : "smooth";
}
