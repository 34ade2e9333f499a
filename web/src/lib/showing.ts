/** On a page that scrolls: what is asked for next stands between the bar and the choice at hand. */
import { tick } from "svelte";
import { pace } from "./settings.svelte";

const BAR = 60; // px of the window that the bar takes
const GAP = 8;
const PANEL = 190; // px that the choice at hand may come to need

/** Scroll just as far as a part needs to be seen; where it is too high, its top is. */
export async function bringIntoView(root: Element, part: string): Promise<void> {
  await tick();
  const box = root.querySelector(part)?.getBoundingClientRect();
  if (box === undefined) return;
  const panel = Math.max(PANEL, root.querySelector(".choice")?.getBoundingClientRect().height ?? 0);
  const below = Math.max(0, box.bottom - (innerHeight - panel - 2 * GAP));
  const above = box.top - below - BAR;
  const top = below + Math.min(0, above);
  if (top !== 0) scrollBy({ top, behavior: behaviour() });
}

/** Scroll back to where the table begins. */
export function showTop(): void {
  if (scrollY > 0) scrollTo({ top: 0, behavior: behaviour() });
}

function behaviour(): ScrollBehavior {
  return pace() === 0 ? "instant" : "smooth";
}
