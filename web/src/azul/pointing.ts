/** Pointers and focus on the table: `data-pick` are tiles to take, `data-target` where they go. */
import type { Attachment } from "svelte/attachments";
import { drag } from "../lib/dragging";
import type { Choosing } from "./choosing.svelte";
import { pickOf } from "./notation";

/** Lets a table be played by pointer, and by the keys that press buttons. */
export function pointing(choosing: Choosing): Attachment<HTMLElement> {
  return (root) => {
    const listeners = {
      click(event: MouseEvent) {
        const isSecond = event.detail > 1 && named(event, "pick") !== null;
        if (isSecond) return; // of a double click, which would put the tiles back
        if (choosing.stage.isBusy) choosing.stage.skip();
        else press(event, root, choosing);
      },
      pointerdown(event: PointerEvent) {
        const pick = named(event, "pick");
        if (pick === null || event.button !== 0 || !choosing.isOpen || choosing.isTiling) return;
        drag(event, {
          tiles: () => root.querySelectorAll(`[data-pick="${pick}"] svg`),
          begin: () => choosing.isPicked(pick) || choosing.choosePick(pickOf(pick)),
          hover: (target) => (choosing.hovered = target),
          drop: (target) => choosing.chooseTarget(target),
        });
      },
      pointerover(event: PointerEvent) {
        if (event.pointerType === "touch") return;
        choosing.hoveredPick = named(event, "pick");
        choosing.hovered = named(event, "target");
      },
      pointerleave() {
        choosing.hoveredPick = null;
        choosing.hovered = null;
      },
      focusin: () => look(root, choosing),
      // what had the focus may have gone while the page was being drawn: look when that is done
      focusout: () => queueMicrotask(() => look(root, choosing)),
    };

    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [kind, listener] of all) root.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of all) root.removeEventListener(kind, listener);
    };
  };
}

/** Put the focus on the first target that the chosen tiles may go to. */
export function focusFirstTarget(root: HTMLElement, choosing: Choosing): void {
  const targets = [...root.querySelectorAll<HTMLElement>("[data-target]")];
  targets.find(({ dataset }) => choosing.isLegal(dataset.target ?? ""))?.focus();
}

/** See which target has the keyboard's focus. */
function look(root: HTMLElement, choosing: Choosing): void {
  const element = document.activeElement;
  const isByKey = root.contains(element) && element?.matches(":focus-visible");
  const target = element?.closest<HTMLElement>("[data-target]")?.dataset.target;
  choosing.focused = isByKey ? (target ?? null) : null;
}

function press(event: MouseEvent, root: HTMLElement, choosing: Choosing): void {
  const pick = named(event, "pick");
  const target = named(event, "target");
  const isByKey = event.detail === 0;
  if (pick !== null) {
    choosing.choosePick(pickOf(pick));
    if (isByKey && choosing.pick !== null) focusFirstTarget(root, choosing);
  } else if (target !== null) choosing.chooseTarget(target);
}

function named(event: Event, kind: "pick" | "target"): string | null {
  const element = (event.target as Element).closest<HTMLElement>(`[data-${kind}]`);
  return element?.dataset[kind] ?? null;
}
