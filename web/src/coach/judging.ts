/** When a choice is a clear mistake, and what it and a better one bring. Plain functions. */
import type { Worth } from "../analysis/lead";
import { LEAST_SHARE } from "../lib/measures";
import type { After, Effect, Look, RatedMove } from "../lib/engine/types";

const SHARE = 0.1; // of the win: losing so much is a clear mistake
const POINTS = 4; // of the lead that may be expected: losing so many is one, too
const AS_GOOD = 0.02; // of the win; within it, a choice may be as good as the best
const AS_MANY = 1; // of the lead; within it, too, it is

export interface Mistake {
  readonly chosen: RatedMove;
  /** one that is as good as the best, and as like the chosen one as possible */
  readonly better: RatedMove;
  /** of the lead that may be expected at the end: so many it loses */
  readonly points: number;
}

/**
 * A clear mistake among choices that were rated, the best first; `scale` 2 asks half as readily.
 * It is measured by what a choice loses until the end of the game, in the share of the win and in
 * points: who is far behind loses hardly any share, but points all the same. Where the game is as
 * good as decided no share tells them any more, and those of this round count (`visible`).
 */
export function mistakeIn(
  moves: readonly RatedMove[],
  action: string,
  worth: (share: number) => Worth,
  visible: ReadonlyMap<string, number>,
  scale = 1,
): Mistake | null {
  const [best] = moves;
  const chosen = moves.find(({ text }) => text === action);
  if (best === undefined || chosen === undefined || best === chosen) return null;
  const seen = ({ text }: RatedMove) => visible.get(text) ?? 0;
  const likeness = ({ text }: RatedMove) => sameStart(text, action);
  const isDecided =
    worth(best.share).lead === worth(chosen.share).lead &&
    (best.share <= LEAST_SHARE || chosen.share >= 1 - LEAST_SHARE);
  const lost = ({ share }: RatedMove) => worth(best.share).lead - worth(share).lead;
  const better = moves
    .filter(({ exact, share }) => exact && best.share - share <= AS_GOOD)
    .filter((move) => isDecided || lost(move) <= AS_MANY)
    .reduce((one, two) => {
      const [alike, more] = [likeness(two) - likeness(one), seen(two) - seen(one)];
      return (isDecided ? more || alike : alike || more) > 0 ? two : one;
    }, best);
  const [due, left] = [worth(better.share), worth(chosen.share)];
  const points = isDecided ? seen(better) - seen(chosen) : due.lead - left.lead;
  const isClear = points >= POINTS * scale || due.share - left.share >= SHARE * scale;
  return isClear && better.text !== action ? { chosen, better, points } : null;
}

const WASTED = 2; // tiles that another line would have taken

/**
 * Tiles that are thrown away although another line has room for them, and is worth no less: who
 * loses them should know, however little it changes the game. The points are the tiles.
 */
export function wasteIn(
  moves: readonly RatedMove[],
  action: string,
  lost: (action: string) => number,
  scale = 1,
): Mistake | null {
  const chosen = moves.find(({ text }) => text === action);
  if (chosen === undefined) return null;
  const better = moves
    .filter(({ text }) => text.slice(0, -1) === action.slice(0, -1)) // the same tiles
    .filter(({ exact, share }) => exact && share >= chosen.share)
    .reduce((one, two) => (lost(two.text) < lost(one.text) ? two : one), chosen);
  const tiles = lost(action) - lost(better.text);
  return tiles >= WASTED * scale ? { chosen, better, points: tiles } : null;
}

function sameStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** What a choice brings a seat by the end of the round, as things stand: by reason, and in all. */
export interface Sum {
  readonly parts: readonly { readonly kind: string; readonly points: number }[];
  readonly total: number;
}

/** The sum of a choice: what happens at once, and what changes in the tiling that would follow. */
export function sumOf(now: Look, after: After, seat: number): Sum {
  const parts = new Map<string, number>();
  const add = (effects: readonly Effect[], sign: number) => {
    for (const effect of effects)
      if (effect.type === "scored" && effect.seat === seat)
        parts.set(effect.kind, (parts.get(effect.kind) ?? 0) + sign * effect.points);
  };
  add(now.forecast[seat] ?? [], -1);
  add(after.effects, 1);
  add(after.look.forecast[seat] ?? [], 1);
  const listed = [...parts].map(([kind, points]) => ({ kind, points }));
  return {
    parts: listed.filter(({ points }) => points !== 0),
    total: listed.reduce((sum, { points }) => sum + points, 0),
  };
}

/**
 * `ahead`: what comes of it until the end of the game; `chance`: hardly points, but the win;
 * `wasted`: tiles that another line would take
 */
export type Reason = "ahead" | "chance" | "falling" | "points" | "wasted";

const FALLING: ReadonlySet<string> = new Set(["floor", "broken"]);
const MORE = 2; // points lost to the floor, from which that is the reason
const CLEAR = 3; // points in all, from which they are

/**
 * Why a choice is worse than another: tiles that fall, points, or what comes of it later. `isOpen`:
 * nobody knows yet what the round brings.
 */
export function reasonOf(chosen: Sum, better: Sum, ahead: number, isOpen = false): Reason {
  const fallen = ({ parts }: Sum) =>
    parts.reduce((sum, { kind, points }) => sum + (FALLING.has(kind) ? points : 0), 0);
  // or at 0 points, below which none falls
  if (better.total - chosen.total < CLEAR) return ahead >= CLEAR ? "ahead" : "chance";
  if (fallen(better) - fallen(chosen) >= MORE) return "falling";
  return isOpen ? "ahead" : "points";
}
