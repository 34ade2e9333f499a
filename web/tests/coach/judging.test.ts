import { describe, expect, it } from "vitest";
import { about as azulAbout, lost as azulLost, kinds as azulKinds } from "../../src/azul/coaching";
import {
  about as duelAbout,
  lost as duelLost,
  fitted,
  kinds as duelKinds,
  listed,
} from "../../src/duel/coaching";
import { mistakeIn, reasonOf, sumOf, wasteIn, type Sum } from "../../src/coach/judging";
import { worthOf } from "../../src/analysis/lead";
import { lastRound } from "../../src/coach/rounds";
import type { After, Effect, Look, RatedMove } from "../../src/lib/engine/types";
import { hear, speak } from "../../src/lib/words.svelte";
import { said, tiled } from "../messages";
import { actedOf, OFFER, viewOf, WALL } from "../azul/tables";
import type { TableEvent } from "../../src/lib/table.svelte";

const move = (text: string, share: number, exact = true): RatedMove => {
  return { id: 0, text, share, exact, depth: 1, proven: false };
};
const scored = (seat: number, kind: string, points: number): Effect => {
  return { type: "scored", seat, points, kind, spaces: [], why: said(`score-${kind}`) };
};
const worth = (share: number) => worthOf({ game: "azul", seats: 2 }, "none", share, 2, 0);
const seen = (...all: [string, number][]) => new Map(all);

describe("a clear mistake", () => {
  const moves = [move("CT4", 0.6), move("1B3", 0.59), move("CT2", 0.52), move("CT1", 0.44)];

  it("loses much of the win, and is compared with the choice most like it", () => {
    const found = mistakeIn(moves, "CT1", worth, seen());
    expect([found?.chosen.text, found?.better.text]).toEqual(["CT1", "CT4"]);
    expect(mistakeIn(moves, "CT2", worth, seen(["CT4", 1], ["CT2", -3]))).toBeNull();
  });

  it("loses as many points for who is far behind, where hardly any share can be lost", () => {
    const behind = [move("CT4", 0.09), move("CT2", 0.075), move("CT1", 0.035)];
    expect(mistakeIn(behind, "CT1", worth, seen())?.points).toBeGreaterThanOrEqual(5);
    expect(mistakeIn(behind, "CT2", worth, seen())).toBeNull();
  });

  it("is told by the points of the round where the game is as good as decided", () => {
    const lost = [move("1B3", 0.012), move("CT4", 0.011), move("CT1", 0.01)];
    const found = mistakeIn(lost, "CT1", worth, seen(["1B3", 0], ["CT4", 2], ["CT1", -6]));
    expect([found?.better.text, found?.points]).toEqual(["CT4", 8]);
    expect(mistakeIn(lost, "CT1", worth, seen(["CT4", 2], ["CT1", -1]))).toBeNull();
  });

  it("loses as many points where shares lie close, but the choice is not as good for that", () => {
    const close = [move("CT4", 0.05), move("CT2", 0.046), move("CT1", 0.031)];
    const grey = { game: "azul", seats: 2, gray: true } as const;
    const leads = (share: number) => worthOf(grey, "none", share, 1, 0);
    const found = mistakeIn(close, "CT1", leads, seen());
    expect(found?.better.text).toBe("CT4");
    expect(found?.points).toBeCloseTo(9.2, 1);
  });

  it("loses points in an ending that is proven, however little the value tells them", () => {
    const proven = (share: number) => worthOf({ game: "azul", seats: 2 }, "game", share, 5, 0);
    const lost = [move("1B3", 0.0475), move("CT2", 0.047), move("CT1", 0.0375)]; // by 5, 6, 25
    expect(mistakeIn(lost, "CT1", proven, seen())?.points).toBe(19);
    expect(mistakeIn(lost, "CT2", proven, seen())).toBeNull();
  });

  it("is never the best choice, whatever its points", () => {
    expect(mistakeIn(moves, "CT4", worth, seen(["CT4", -14], ["1B3", 9]))).toBeNull();
  });

  it("has to be twice as clear for somebody who is asked less", () => {
    expect(mistakeIn(moves, "CT1", worth, seen(), 2)).toBeNull();
  });

  it("is none where the choice was not rated", () => {
    expect(mistakeIn(moves, "5K5", worth, seen())).toBeNull();
  });
});

describe("tiles that are wasted", () => {
  const lost = (action: string) => ({ "2RF": 3, "2R2": 1, "2R4": 0 })[action] ?? 0;
  const moves = [move("2R4", 0.01), move("2R2", 0.01), move("2RF", 0.01), move("1B1", 0.009)];

  it("are those that another line would take, and be worth no less", () => {
    const found = wasteIn(moves, "2RF", lost);
    expect([found?.better.text, found?.points]).toEqual(["2R4", 3]);
    expect(wasteIn(moves, "2R2", lost)).toBeNull(); // one alone
    expect(wasteIn(moves, "2RF", lost, 2)).toBeNull();
    expect(wasteIn(moves, "1B1", () => 4)).toBeNull(); // no other line would take them
    const worse = [move("2RF", 0.02), move("2R4", 0.01), move("2R2", 0.02, false)];
    expect(wasteIn(worse, "2RF", lost)).toBeNull();
  });

  it("are counted by the rules of each game", () => {
    expect(["2R4", "2RF", "1B3", "W32"].map((each) => azulLost(OFFER, 0, each))).toEqual([
      0, 2, 1, 0,
    ]);
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
    expect(reasonOf(sum(-6, 1), sum(-1, 2), 6)).toBe("falling");
    expect(reasonOf(sum(-1, 1), sum(-1, 5), 6)).toBe("points");
    expect(reasonOf(sum(-1, 1), sum(-1, 5), 6, true)).toBe("ahead"); // chips may bring points, too
    expect(reasonOf(sum(-1, 2), sum(-1, 2), 6)).toBe("ahead");
    expect(reasonOf(sum(-1, 2), sum(-1, 2), 2)).toBe("chance");
    expect(reasonOf(sum(-7, 7), sum(-4, 4), 2)).toBe("chance"); // no score drops below 0
  });
});

describe("kinds of decisions", () => {
  it("of Azul go from what it is about to ending the game", () => {
    expect(azulKinds(OFFER, 0)).toEqual([
      "azul-aim",
      "azul-take",
      "azul-marker",
      "azul-lines",
      "azul-floor",
      "azul-wall", // line 1 is full: it will send a tile
    ]);
    const late = OFFER.replace(
      `3:K/-/BB/R/-:${WALL}:-`,
      `3:-/-/-/-/-:BYRK./...../...../...../.....:B`,
    );
    expect(azulKinds(late, 0)).toEqual([
      "azul-aim",
      "azul-take",
      "azul-marker",
      "azul-wall",
      "azul-ending",
    ]);
    const theirs = OFFER.replace(/:[^:]*:-$/, ":BYRK./...../...../...../.....:-");
    expect(azulKinds(theirs, 0)).toContain("azul-ending");
  });

  it("of Azul tell the bonuses from round 2 on, before anything else that is new", () => {
    expect(azulKinds(OFFER, 0)).not.toContain("azul-bonus");
    expect(azulKinds(OFFER.replace(/^1/, "2"), 0)[2]).toBe("azul-bonus");
  });

  it("of Azul tell of bag and lid from round 2 on, when nothing else is new", () => {
    expect(azulKinds(OFFER, 0)).not.toContain("azul-stock");
    expect(azulKinds(OFFER.replace(/^1/, "2"), 0).at(-1)).toBe("azul-stock");
  });

  it("of Azul are told before a deed: the marker, and what falls", () => {
    expect(azulAbout(OFFER, 0, "CK5")).toEqual(["azul-marker"]);
    expect(azulAbout(OFFER, 0, "CKF")).toEqual(["azul-marker", "azul-floor"]);
    expect(azulAbout(OFFER, 0, "2R4")).toEqual([]); // it has room for both
    expect(azulAbout(OFFER, 0, "1B3")).toEqual(["azul-floor"]); // two lie there already
    expect(azulAbout(OFFER.replace("1 1 -", "1 1 2"), 0, "CK5")).toEqual([]);
  });

  const DOME = "....../....../....../....../....../......";
  const board = `5:-/-/-/-/-/-:${DOME}:-:2:0:-`;
  const duel = (phase: string, returned = "-", hand = "-") =>
    `2 ${phase} 1 1 - rows,columns,diagonals BYKT:-:?/RRKT:-:?/YYYT:BK:?/-:-:BR BRKT:- ` +
    `B9Y9R9K9T9 - - YKTS/JBTK/TRBS S ${returned} ${hand} - 0 0.0.0 ${board} ${board}`;

  it("of Duel follow its phases, and what lies on the table", () => {
    expect(duelKinds(duel("setup"), 0)).toEqual(["duel-aim", "duel-bonus", "duel-plate"]);
    expect(duelKinds(duel("turn"), 0)).toEqual([
      "duel-aim",
      "duel-bonus",
      "duel-sun",
      "duel-moon",
      "duel-tokens",
      "duel-chip",
      "duel-broken",
    ]);
    const last = duelKinds(duel("turn").replace(/^2/, "5"), 0);
    expect(last).not.toContain("duel-tokens");
    expect(last[2]).toBe("duel-last"); // before anything else that is new
  });

  it("of Duel tell what lines do at the end of the round once one is begun", () => {
    const begun = duel("turn").replace(board, board.replace("-/-/-/-/-/-", "-/RR/-/-/-/-"));
    expect(duelKinds(begun, 0)).toContain("duel-lines");
    expect(duelKinds(begun, 1)).not.toContain("duel-lines");
  });

  it("of Duel are told before a deed: the moons, what breaks, and what a draw costs", () => {
    expect(duelAbout(duel("turn"), 0, "MK5")).toEqual(["duel-moon"]);
    expect(duelAbout(duel("turn"), 0, "2R2")).toEqual([]);
    expect(duelAbout(duel("turn"), 0, "2R1")).toEqual(["duel-broken"]);
    expect(duelAbout(duel("turn"), 0, "LBX")).toEqual(["duel-broken"]);
    expect(["2R2", "2R1", "LBX", "P1"].map((each) => duelLost(duel("turn"), 0, each))).toEqual([
      0, 1, 1, 0,
    ]);
    expect(duelAbout(duel("turn"), 0, "P+")).toEqual(["duel-tokens", "duel-drawing"]);
    expect(duelAbout(duel("turn"), 0, "P1")).toEqual(["duel-tokens"]);
    expect(duelAbout(duel("drawing"), 0, "P+")).toEqual(["duel-drawing"]); // it is spent already
    expect(duelAbout(duel("setup"), 0, "P1")).toEqual([]); // the first plate costs none
  });

  it("of Duel list what the scoring tiles of the table count", async () => {
    await speak("en");
    await hear("duel", "later");
    const all = listed("duel-bonus", duel("turn"));
    expect(all).toHaveLength(3);
    expect(all[1]).toBe("7 points for each full column of your dome.");
    expect(listed("duel-sun", duel("turn"))).toEqual([]);
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

/** Moves in order, the first as move 1. */
const numbered = (...moves: ReturnType<typeof actedOf>[]) =>
  moves.map((each, at) => ({ ...each, view: { ...each.view, moves: at + 1 } }));

describe("a round that is over", () => {
  const end: Effect = { type: "ended", what: "round" };

  it("tells what brought most and what cost most", () => {
    const events = numbered(
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
    );
    const found = lastRound(events, 0);
    expect([found?.round, found?.well?.message, found?.cost?.message]).toEqual([
      1,
      "score-special",
      "score-floor",
    ]);
    expect([found?.at, found?.isFallen]).toEqual([null, true]);
    expect(found?.points).toBe(12);
    expect(found?.isSpared).toBe(true); // a score never drops below 0
    expect(found?.isFlawless).toBe(false);
    expect(lastRound(events, 1)).toMatchObject({ cost: null, isFlawless: true });
    expect(lastRound(events.slice(0, 1), 0)).toBeNull();
  });

  it("counts nothing of what was taken back", () => {
    const tile = [scored(0, "tile", 5)];
    const [first, wrong] = numbered(actedOf(1, "1B1", OFFER, []), actedOf(0, "2R1", OFFER, tile));
    const view = { ...viewOf(OFFER), moves: 1 };
    const back = { type: "changed", what: "back", version: 3, view } as unknown as TableEvent;
    const [, right, last] = numbered(
      actedOf(1, "1B1", OFFER, []),
      actedOf(0, "2R2", OFFER, [scored(0, "tile", 1)]),
      actedOf(1, "2R4", OFFER, [end]),
    );
    const events = [first, wrong, back, right, last].flatMap((each) => each ?? []);
    expect(lastRound(events, 0)?.points).toBe(1);
  });

  it("tells which tile brought most", () => {
    const effects = [...tiled(0, 2, "R", "p1.line1.1", "p1.wall1.3")];
    const more = [...tiled(0, 4, "B", "p1.line2.1", "p1.wall2.4"), end];
    const found = lastRound([actedOf(1, "2R4", OFFER, [...effects, ...more])], 0);
    expect([found?.at, found?.isFallen]).toEqual([{ row: 2, column: 4 }, false]);
  });

  it("tells of lines whose tiles were lost, for their colour had no space", () => {
    const effects = [scored(0, "line-broken", 0), scored(1, "line-fallen", 0), end];
    const found = lastRound([actedOf(1, "2R4", OFFER, effects)], 0);
    expect(found?.unplaced.map(({ message }) => message)).toEqual(["score-line-broken"]);
    expect([found?.well, found?.cost, found?.isFlawless]).toEqual([null, null, false]);
  });

  it("tells only how many there are of tiles without neighbours, and nothing of a start marker", () => {
    const effects = [scored(0, "tile", 1), scored(0, "tile", 2), scored(0, "floor", -1), end];
    const bare = lastRound([actedOf(1, "2R4", OFFER, effects)], 0);
    expect([bare?.points, bare?.well, bare?.placed, bare?.cost]).toEqual([2, null, 2, null]);
    const more = [scored(0, "tile", 3), ...effects];
    const found = lastRound([actedOf(1, "2R4", OFFER, more)], 0);
    expect([found?.well?.message, found?.cost]).toEqual(["score-tile", null]);
    expect(found?.isFlawless).toBe(false); // a point was lost, after all
  });
});
