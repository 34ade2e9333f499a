/** The share of the win over a game, as a line: moves, and between them what chance brought. */
import type { Dealt, Judged } from "./judging";

/** The share of a seat before and after a decision. */
export interface Stretch {
  readonly before: number;
  readonly after: number;
}

/** As the search saw it at each decision, at a table of two. */
export function sharesOver(judged: readonly Judged[], seat: number): readonly Stretch[] {
  return judged.map(({ cost, seat: whose, worth }) => {
    const own = (share: number) => (whose === seat ? share : 1 - share);
    return { before: own(worth.share), after: own(worth.share - cost.share) };
  });
}

/**
 * The line of a seat, once all is judged: it falls by what its own moves cost, rises by what the others'
 * do, and jumps by the luck of every deal. So it ends with the result.
 */
export function pathOf(
  judged: readonly Judged[],
  lucky: readonly Dealt[],
  seat: number,
  seats: number,
): readonly Stretch[] {
  let share = 1 / seats;
  let next = 0;
  return judged.map(({ cost, seat: whose }, at) => {
    for (let deal = lucky[next]; deal !== undefined && deal.before <= at; deal = lucky[++next])
      share = deal.fillsFactories
        ? (deal.now[seat]?.share ?? share)
        : share + (deal.luck[seat]?.share ?? 0);
    const before = share;
    share += whose === seat ? -cost.share : cost.share / (seats - 1);
    return { before, after: share };
  });
}

/** Where rounds begin: the first decision of each, from 0. */
export function roundsIn(judged: readonly Judged[]) {
  return judged.flatMap(({ round }, at) =>
    judged[at - 1]?.round === round ? [] : [{ round, at }],
  );
}

/** What moves cost, the dearest first. */
export function dearestCosts(judged: readonly Judged[]): readonly number[] {
  return judged.map(({ cost }) => cost.share).toSorted((one, two) => two - one);
}

/** Places in rising order, moved so that they keep a distance between two ends, if there is room. */
export function apart(
  places: readonly number[],
  distance: number,
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  const found: number[] = [];
  for (const place of places)
    found.push(Math.max(place, (found.at(-1) ?? least - distance) + distance));
  for (let at = found.length - 1; at >= 0; at -= 1)
    found[at] = Math.min(found[at] ?? most, (found[at + 1] ?? most + distance) - distance);
  return found;
}
