import { describe, expect, it } from "vitest";
import { kinds as azulKinds } from "../../src/azul/coaching";
import { fitted, kinds as duelKinds } from "../../src/duel/coaching";
import { mistakeIn, reasonOf, sumOf, type Sum } from "../../src/coach/judging";
import { lastRound } from "../../src/coach/rounds";
import type { After, Effect, Look, RatedMove } from "../../src/lib/engine/types";
import { said } from "../messages";
import { actedOf, OFFER, WALL } from "../azul/tables";

const move = (text: string, share: number, exact = true): RatedMove => {
  return { id: 0, text, share, exact, depth: 1, proven: false };
};
const scored = (seat: number, kind: string, points: number): Effect => {
  return { type: "scored", seat, points, kind, spaces: [], why: said(`score-${kind}`) };
};
const worth = (...all: [string, number][]) => new Map(all);

describe("a clear mistake", () => {
  const moves = [move("CT4", 0.6), move("1B3", 0.59), move("CT2", 0.52), move("CT1", 0.44)];

  it("is much worse than the best, and is compared with the choice most like it", () => {
    const found = mistakeIn(moves, "CT1", worth(["CT4", 1], ["1B3", 2], ["CT1", -5]));
    expect([found?.chosen.text, found?.better.text]).toEqual(["CT1", "CT4"]);
  });

  it("is four points worse, if the win is less likely, too", () => {
    expect(mistakeIn(moves, "CT2", worth(["CT4", 1], ["CT2", -3]))).not.toBeNull();
    expect(mistakeIn(moves, "CT2", worth(["CT4", 1], ["CT2", -2]))).toBeNull();
    expect(mistakeIn(moves, "1B3", worth(["CT4", 1], ["1B3", -9]))).toBeNull();
  });

  it("has to be twice as clear for somebody who is asked less", () => {
    expect(mistakeIn(moves, "CT1", worth(["CT4", 1], ["CT1", -5]), 2)).toBeNull();
  });

  it("is none where the choice was not rated", () => {
    expect(mistakeIn(moves, "5K5", worth())).toBeNull();
  });
});

describe("a sum", () => {
  const look = (...forecast: Effect[]) => ({ forecast: [forecast, []] }) as unknown as Look;

  it("is what happens at once and what changes in the tiling that would follow, by reason", () => {
    const now = look(scored(0, "tile", 3), scored(0, "floor", -1));
    const after = {
      effects: [scored(0, "draw", -1), scored(1, "tile", 9)],
      look: look(scored(0, "tile", 3), scored(0, "tile", 2), scored(0, "floor", -7)),
    } as unknown as After;
    expect(sumOf(now, after, 0)).toEqual({
      parts: [
        { kind: "tile", points: 2 },
        { kind: "floor", points: -6 },
        { kind: "draw", points: -1 },
      ],
      total: -5,
    });
  });

  it("tells the reason: what falls, what scores, or what comes later", () => {
    const sum = (floor: number, tile: number): Sum => ({
      parts: [
        { kind: "floor", points: floor },
        { kind: "tile", points: tile },
      ],
      total: floor + tile,
    });
    expect(reasonOf(sum(-6, 1), sum(-1, 2))).toBe("falling");
    expect(reasonOf(sum(-1, 1), sum(-1, 5))).toBe("points");
    expect(reasonOf(sum(-1, 2), sum(-1, 2))).toBe("chance");
    expect(reasonOf(sum(-7, 7), sum(-4, 4))).toBe("chance"); // no score drops below 0
  });
});

describe("kinds of decisions", () => {
  it("of Azul go from taking to ending the game", () => {
    expect(azulKinds(OFFER, 0)).toEqual(["azul-take", "azul-lines", "azul-marker"]);
    const late = OFFER.replace(
      `3:K/-/BB/R/-:${WALL}:-`,
      `3:-/-/-/-/-:BYRK./...../...../...../.....:B`,
    );
    expect(azulKinds(late, 0)).toEqual([
      "azul-take",
      "azul-marker",
      "azul-floor",
      "azul-wall",
      "azul-ending",
    ]);
    const theirs = OFFER.replace(/:[^:]*:-$/, ":BYRK./...../...../...../.....:-");
    expect(azulKinds(theirs, 0)).toContain("azul-ending");
  });

  const DOME = "....../....../....../....../....../......";
  const board = `5:-/-/-/-/-/-:${DOME}:-:2:0:-`;
  const duel = (phase: string, returned = "-", hand = "-") =>
    `2 ${phase} 1 1 - rows,columns,diagonals BYKT:-:?/RRKT:-:?/YYYT:BK:?/-:-:BR BRKT:- ` +
    `B9Y9R9K9T9 - - YKTS/JBTK/TRBS S ${returned} ${hand} - 0 0.0.0 ${board} ${board}`;

  it("of Duel follow its phases, and what lies on the table", () => {
    expect(duelKinds(duel("setup"), 0)).toEqual(["duel-plate"]);
    expect(duelKinds(duel("turn"), 0)).toEqual([
      "duel-sun",
      "duel-moon",
      "duel-tokens",
      "duel-chip",
    ]);
  });

  it("fronts that only the other knows become some that were not seen", () => {
    const text = fitted(duel("turn", "?S2/?J2")) ?? "";
    const returned = text.split(" ")[13]?.split("/") ?? [];
    expect(returned.map((plate) => plate.slice(-1))).toEqual(["2", "2"]);
    expect(returned[0]).toContain("S");
    expect(returned[1]).toContain("J");
    expect(["YKTS2", "TRBS2", "JBTK2"]).not.toContain(returned[0]);
    expect(text).not.toContain("?S");
    expect(fitted(duel("keeping", "-", "?S1/?J1"))).toBeNull();
  });
});

describe("a round that is over", () => {
  const end: Effect = { type: "ended", what: "round" };

  it("tells what brought most and what cost most", () => {
    const events = [
      actedOf(0, "1B1", OFFER, []),
      actedOf(1, "2R4", OFFER, [
        scored(0, "tile", 2),
        scored(0, "special", 5),
        scored(0, "floor", -4),
        scored(0, "raised", 9),
        scored(1, "tile", 9),
        end,
      ]),
      actedOf(0, "1B1", OFFER, [scored(0, "tile", 8)]),
    ];
    const found = lastRound(events, 0);
    expect([found?.round, found?.well?.message, found?.cost?.message]).toEqual([
      1,
      "score-special",
      "score-floor",
    ]);
    expect(lastRound(events, 1)?.cost).toBeNull();
    expect(lastRound(events.slice(0, 1), 0)).toBeNull();
  });
});
