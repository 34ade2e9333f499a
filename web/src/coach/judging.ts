/** When a choice is a clear mistake, and what it and a better one bring. Plain functions. */
import type { After, Effect, Look, RatedMove } from "../lib/engine/types";

const POINTS = 4; // worse than another choice by so many points is a clear mistake
const NOTICED = 0.03; // if the win is less likely by that share, too
const SHARE = 0.12; // a clear mistake by itself
const AS_GOOD = 0.02; // of the win; within it, a choice is as good as the best

export interface Mistake {
  readonly chosen: RatedMove;
  /** one that is as good as the best, and as like the chosen one as possible */
  readonly better: RatedMove;
}

/** A clear mistake among choices that were rated, the best first; `scale` 2 asks half as readily. */
export function mistakeIn(
  moves: readonly RatedMove[],
  action: string,
  points: ReadonlyMap<string, number>,
  scale = 1,
): Mistake | null {
  const [best] = moves;
  const chosen = moves.find(({ text }) => text === action);
  if (best === undefined || chosen === undefined) return null;
  const worth = (move: RatedMove) => points.get(move.text) ?? 0;
  const likeness = ({ text }: RatedMove) => sameStart(text, action);
  const better = moves
    .filter((move) => move.exact && best.share - move.share <= AS_GOOD)
    .reduce((one, two) => {
      const more = likeness(two) - likeness(one) || worth(two) - worth(one);
      return more > 0 ? two : one;
    }, best);
  const cost = best.share - chosen.share;
  const lost = worth(better) - worth(chosen);
  const isClear = (lost >= POINTS * scale && cost >= NOTICED) || cost >= SHARE * scale;
  return isClear && better.text !== action ? { chosen, better } : null;
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

export type Reason = "chance" | "falling" | "points";

const FALLING: ReadonlySet<string> = new Set(["floor", "broken"]);
const MORE = 2; // points lost to the floor, from which that is the reason
const CLEAR = 3; // points in all, from which they are

/** Why a choice is worse than another: tiles that fall, points, or what comes of it later. */
export function reasonOf(chosen: Sum, better: Sum): Reason {
  const fallen = ({ parts }: Sum) =>
    parts.reduce((sum, { kind, points }) => sum + (FALLING.has(kind) ? points : 0), 0);
  if (better.total - chosen.total < CLEAR) return "chance"; // or at 0 points, below which none falls
  return fallen(better) - fallen(chosen) >= MORE ? "falling" : "points";
}
