/** Tiles that are dragged to a target (`data-target`): copies follow the pointer, by transform alone. */
import { openSky, placeAt } from "./flights";

const FAR = 8; // px, from which a press is a drag

interface Drag {
  /** the pictures of the tiles that go along */
  tiles(): Iterable<Element>;
  /** what to do when it begins, over a target or none, and when the tiles are dropped on one */
  begin(): void;
  hover(target: string | null): void;
  drop(target: string): void;
}

/** Follow a pointer that was pressed on tiles, until it is let go. */
export function drag(down: PointerEvent, { tiles, begin, hover, drop }: Drag): void {
  let sky: HTMLElement | null = null;
  const followed = new AbortController();
  const { signal } = followed;

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (sky === null) {
      if (Math.hypot(x, y) < FAR) return;
      begin();
      sky = openSky();
      for (const tile of tiles()) {
        const copy = tile.cloneNode(true) as SVGElement;
        copy.removeAttribute("data-place");
        sky.append(placeAt(copy, tile.getBoundingClientRect()));
      }
    }
    sky.style.transform = `translate(${x}px, ${y}px)`;
    hover(targetUnder(event));
  }

  function end(event: PointerEvent): void {
    followed.abort();
    if (sky === null) return;
    sky.remove();
    swallowClick();
    const target = event.type === "pointerup" ? targetUnder(event) : null;
    hover(null);
    if (target !== null) drop(target);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

/** A click that ends a drag is none; one that comes after another press is. */
function swallowClick(): void {
  const next = new AbortController();
  const { signal } = next;
  const swallow = (click: Event): void => {
    click.stopPropagation();
    next.abort();
  };
  addEventListener("click", swallow, { capture: true, signal });
  addEventListener("pointerdown", () => next.abort(), { capture: true, signal });
}

function targetUnder({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest<HTMLElement>("[data-target]")?.dataset.target ?? null;
}
