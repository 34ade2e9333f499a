/** Puts the strip that tells of searches above the page, once. */
import { mount } from "svelte";
import { hear } from "../../lib/words.svelte";
import Strip from "./Strip.svelte";
import { seeking } from "./seeking.svelte";

let isShown = false;

/** Go on with the searches of this browser, and tell of them on every page. */
export async function showStrip(): Promise<void> {
  seeking.follow();
  if (isShown) return;
  isShown = true;
  await hear("seek");
  mount(Strip, { target: document.body, anchor: document.body.firstElementChild ?? undefined });
}
