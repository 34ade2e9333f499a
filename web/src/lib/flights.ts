/** Tiles in the air: copies that move by transform and opacity alone, above a table at rest. */

export interface Flight {
  /** the places (`data-place`) where it starts and lands */
  readonly from: string;
  readonly to: string;
  /** the symbol of the sprite */
  readonly art: string;
  /** ms at speed 1 */
  readonly after?: number;
  readonly lasts?: number;
}

export const TAKE = 420;
export const SLIDE = 320;
export const DEAL = 260;
export const STAGGER = 45;

const ARC = 0.12; // of the way, how high a flight rises

/** Where places are on the screen now. */
export function placesIn(root: ParentNode, names: Iterable<string>): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const name of new Set(names)) {
    const element = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
    const box = element?.getBoundingClientRect();
    if (box && box.width > 0) found.set(name, box);
  }
  return found;
}

/** Fly copies from where they were to where they are; ends when the last has landed. */
export async function fly(
  flights: readonly Flight[],
  from: ReadonlyMap<string, DOMRect>,
  to: ReadonlyMap<string, DOMRect>,
  speed: number,
  landed: (place: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const sky = openSky();
  const all = flights.map(async (flight) => {
    const start = from.get(flight.from);
    const end = to.get(flight.to);
    if (start && end) await one(sky, flight, start, end, speed, signal);
    landed(flight.to);
  });
  await Promise.all(all);
  sky.remove();
}

/** A layer above the table for what is in the air. */
export function openSky(): HTMLElement {
  const sky = document.createElement("div");
  sky.className = "sky";
  sky.setAttribute("aria-hidden", "true");
  document.body.append(sky);
  return sky;
}

/** Put a picture where a box is on the screen. */
export function placeAt<T extends SVGElement>(picture: T, box: DOMRect): T {
  const { left, top, width, height } = box;
  Object.assign(picture.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return picture;
}

async function one(
  sky: HTMLElement,
  flight: Flight,
  start: DOMRect,
  end: DOMRect,
  speed: number,
  signal: AbortSignal,
): Promise<void> {
  const copy = picture(flight.art, end);
  sky.append(copy);
  const across = centre(start).x - centre(end).x;
  const down = centre(start).y - centre(end).y;
  const size = start.width / end.width;
  const rise = Math.hypot(across, down) * ARC;
  const motion = copy.animate(
    [
      { transform: `translate(${across}px, ${down}px) scale(${size})` },
      {
        transform: `translate(${across / 2}px, ${down / 2 - rise}px) scale(${(1 + size) / 2 + 0.12})`,
        offset: 0.5,
      },
      { transform: "none" },
    ],
    {
      duration: (flight.lasts ?? TAKE) / speed,
      delay: (flight.after ?? 0) / speed,
      easing: "cubic-bezier(.3, .7, .3, 1)",
      fill: "backwards",
    },
  );
  const stop = () => motion.finish();
  signal.addEventListener("abort", stop);
  if (signal.aborted) motion.finish();
  await motion.finished.catch(() => undefined); // cancelled with the page: nothing is left to land
  signal.removeEventListener("abort", stop);
  copy.remove();
}

function picture(art: string, box: DOMRect): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#${art}`);
  svg.append(use);
  return placeAt(svg, box);
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
