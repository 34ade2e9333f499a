/** Where something floats beside another thing: inside the window, on as little as possible. */

const GAP = 8; // px between the two, and to the edge of the window

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place for a bubble beside a thing: never on it, and not on what can be pressed if that can be. */
export function spotFor(
  bubble: Element,
  on: Element,
  root: Element,
): { left: number; top: number } {
  const { width, height } = bubble.getBoundingClientRect();
  const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const others = [...root.querySelectorAll("button:not(:disabled), a[href], .choice .text")]
    .filter((each) => !each.contains(on) && !on.contains(each))
    .map((each) => each.getBoundingClientRect());
  return bestSpot({ width, height }, on.getBoundingClientRect(), window, others);
}

/** Of right, left, above and below: where it fits into the window and covers least. */
export function bestSpot(
  size: { readonly width: number; readonly height: number },
  thing: Box,
  window: Box,
  others: readonly Box[],
): { left: number; top: number } {
  const across = thing.left + thing.width / 2 - size.width / 2;
  const down = thing.top + thing.height / 2 - size.height / 2;
  const spots = [
    { left: thing.left + thing.width + GAP, top: within(down, size.height, window.height) },
    { left: thing.left - size.width - GAP, top: within(down, size.height, window.height) },
    { left: within(across, size.width, window.width), top: thing.top - size.height - GAP },
    { left: within(across, size.width, window.width), top: thing.top + thing.height + GAP },
  ];
  const cost = (spot: { left: number; top: number }) => {
    const box = { ...spot, ...size };
    const outside = size.width * size.height - overlap(box, window);
    const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
    return 1_000 * outside + covered;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function within(at: number, size: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - size - GAP));
}

function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
