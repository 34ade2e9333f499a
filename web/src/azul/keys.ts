/** Playing by keys: the notation selects, arrows move, Escape goes back. */
import { focusAhead, isArrow } from "../lib/arrows";
import type { Choosing } from "./choosing.svelte";
import { pickOf, pickText } from "./notation";
import { focusFirstTarget } from "./pointing";
import { countOf } from "./position";

const STOPS = "button[data-pick], button[data-target]:not([tabindex='-1'])";

/** What has been typed so far. */
export class Keys {
  #typed = "";

  constructor(
    readonly root: () => HTMLElement | null,
    readonly choosing: Choosing,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const root = this.root();
    if (root === null || event.defaultPrevented || isElsewhere(event)) return;
    if (event.key === "Escape") this.#back(root);
    else if (!this.choosing.isOpen) return;
    else if (isArrow(event.key)) move(root, event);
    else if (event.key.length === 1) this.#type(event.key.toUpperCase(), root);
  };

  #back(root: HTMLElement): void {
    const { choosing } = this;
    this.#typed = "";
    if (choosing.stage.isBusy) return choosing.stage.skip();
    const { pick } = choosing;
    choosing.back();
    const hasFocus = document.activeElement?.matches("[data-target]") ?? false;
    if (pick !== null && choosing.pick === null && hasFocus)
      root.querySelector<HTMLElement>(`button[data-pick="${pickText(pick)}"]`)?.focus();
  }

  /** One more letter: of a source, a colour, a line; or of a space of a gray wall. */
  #type(key: string, root: HTMLElement): void {
    const { choosing } = this;
    if (choosing.pick !== null && this.#typed === "") this.#typed = pickText(choosing.pick);
    const isLeftOver = choosing.pick === null && this.#typed.length > 1 && !choosing.isTiling;
    if (isLeftOver) this.#typed = ""; // those tiles were placed otherwise
    const longer = this.#typed + key;
    const isText = choosing.isTiling ? /^W[1-5]{0,2}$/ : /^[\dC]([BYRKT][1-5F]?)?$/;
    this.#typed = isText.test(longer) ? longer : isText.test(key) ? key : "";
    const typed = this.#typed;
    if (typed.length === 2 && !choosing.isTiling) this.#pick(typed, root);
    if (typed.length === 3) {
      this.#typed = "";
      choosing.hold(typed);
      const target = choosing.isTiling ? typed : typed.slice(2);
      root.querySelector<HTMLElement>(`button[data-target="${target}"]`)?.focus();
    }
  }

  #pick(typed: string, root: HTMLElement): void {
    const { choosing } = this;
    const pick = pickOf(typed);
    const { factories, centre } = choosing.stage.position;
    const tiles = pick.source === 0 ? centre : (factories[pick.source - 1] ?? "");
    if (countOf(tiles, pick.colour) === 0) this.#typed = "";
    else if (!choosing.isPicked(typed)) {
      choosing.choosePick(pick);
      focusFirstTarget(root, choosing);
    }
  }
}

/** Does the key belong to something else: a field, a dialog, a shortcut of the browser? */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element;
  return target.closest?.("input, textarea, select, dialog, [contenteditable]") != null;
}

/** Put the focus on the nearest stop in a direction. */
function move(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)];
  const from = stops.find((stop) => stop === document.activeElement);
  if (from === undefined && document.activeElement !== document.body) return;
  event.preventDefault();
  if (from === undefined) stops[0]?.focus();
  else focusAhead(event.key, from, stops);
}
