/** The arrow keys: from one thing on the page to the nearest one in that direction. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2; // how much more a step aside counts than one ahead
const LEAST = 2; // px ahead

export const isArrow = (key: string): boolean => key in WAYS;

/** Put the focus on the nearest of some things in the direction of an arrow; false: there is none. */
export function focusAhead(key: string, from: Element, things: Iterable<HTMLElement>): boolean {
  const [x, y] = WAYS[key] ?? [0, 0];
  const start = from.getBoundingClientRect();
  let [nearest, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const each of things) {
    const box = each.getBoundingClientRect();
    const across = box.x + box.width / 2 - start.x - start.width / 2;
    const down = box.y + box.height / 2 - start.y - start.height / 2;
    const ahead = across * x + down * y;
    const far = ahead + ASIDE * (Math.abs(across * y) + Math.abs(down * x));
    if (box.width > 0 && ahead >= LEAST && far < least) [nearest, least] = [each, far];
  }
  nearest?.focus();
  return nearest !== null;
}
