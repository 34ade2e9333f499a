/** Tiles that are dragged to a line: a copy follows the pointer, by transform alone. */
import type { Choosing } from "./choosing.svelte";
import { tileArt } from "./places";

const FAR = 8; // px that a pointer moves before it drags
const SPACE = "http://www.w3.org/2000/svg";

/** Follow a pointer that went down on tiles; dropping them on a line, or to break, chooses that. */
export function drag(choosing: Choosing, source: string, down: PointerEvent): void {
  if (down.button !== 0 || down.pointerType === "touch" || !choosing.sources.has(source)) return;
  const box = (down.currentTarget as Element).getBoundingClientRect();
  let copy: SVGSVGElement | null = null;
  const done = new AbortController();
  const { signal } = done;

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (copy === null) {
      if (Math.hypot(x, y) < FAR) return;
      if (choosing.source !== source) choosing.take(source);
      copy = picture(source.slice(-1), box);
      document.body.append(copy);
    }
    copy.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
    choosing.hover(actionAt(choosing, event));
  }

  function up(event: PointerEvent): void {
    done.abort();
    if (copy === null) return;
    copy.remove();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    const action = actionAt(choosing, event);
    choosing.hover(null);
    if (action !== null) choosing.choose(action);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
}

/** The action of the target under a pointer; null over anything else. */
function actionAt(choosing: Choosing, { clientX, clientY }: PointerEvent): string | null {
  const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-target]");
  return target && choosing.source !== null ? `${choosing.source}${target.dataset.target}` : null;
}

function picture(letter: string, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS(SPACE, "svg");
  const use = document.createElementNS(SPACE, "use");
  use.setAttribute("href", `#${tileArt(letter)}`);
  svg.append(use);
  svg.classList.add("dragged");
  Object.assign(svg.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return svg;
}
