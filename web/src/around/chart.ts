/** The measures of a chart. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const LINES = 5; // at most, above the lowest
const APART = 17; // least distance of two names

/** The values at which a chart has lines, from 0 to at least the largest. */
export function ticksOf(largest: number): readonly number[] {
  const step = STEPS.find((each) => largest / each <= LINES) ?? Math.ceil(largest / LINES);
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A line through points. */
export function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Where names stand beside the ends of lines, so that none covers another; in the same order. */
export function labelled(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  for (const [place, each] of order.entries()) {
    const above = order[place - 1];
    if (above !== undefined) each.y = Math.max(each.y, above.y + APART);
  }
  return order.sort((one, other) => one.index - other.index).map(({ y }) => y);
}
