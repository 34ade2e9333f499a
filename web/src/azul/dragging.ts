/** Dragging tiles to a line: copies follow the pointer, by transform alone. */
import type { Choosing } from "./choosing.svelte";
import { pickOf } from "./notation";

const FAR = 8; // px, from which a press is a drag

/** Follow a pointer that was pressed on tiles; `done` is told whether it was a drag. */
export function follow(
  start: PointerEvent,
  pick: string,
  root: HTMLElement,
  choosing: Choosing,
  done: (isDrag: boolean) => void,
): void {
  let sky: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    const [across, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (sky === null) {
      if (Math.hypot(across, down) < FAR) return;
      if (!choosing.isPicked(pick)) choosing.choosePick(pickOf(pick));
      sky = copies(root, pick);
    }
    sky.style.transform = `translate(${across}px, ${down}px)`;
    choosing.hovered = targetUnder(event);
  };

  const end = (event: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (sky !== null) {
      const target = event.type === "pointerup" ? targetUnder(event) : null;
      sky.remove();
      choosing.hovered = null;
      if (target !== null) choosing.chooseTarget(target);
    }
    done(sky !== null);
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function targetUnder(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>("[data-target]")?.dataset.target ?? null;
}

/** Copies of the tiles, where they lie now. */
function copies(root: HTMLElement, pick: string): HTMLElement {
  const sky = document.createElement("div");
  sky.className = "sky";
  sky.setAttribute("aria-hidden", "true");
  for (const tile of root.querySelectorAll(`[data-pick="${pick}"] svg`)) {
    const box = tile.getBoundingClientRect();
    const copy = tile.cloneNode(true) as SVGElement;
    copy.removeAttribute("data-place");
    Object.assign(copy.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    sky.append(copy);
  }
  document.body.append(sky);
  return sky;
}
