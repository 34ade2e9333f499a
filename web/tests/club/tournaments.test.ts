import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import DealCard from "../../src/club/tournaments/DealCard.svelte";
import { pause } from "../../src/club/tournaments/following.svelte";
import { partingOf } from "../../src/club/tournaments/parting";
import { broughtBy, comparison } from "../../src/club/tournaments/rounds";
import Standings from "../../src/club/tournaments/Standings.svelte";
import { awayText } from "../../src/club/tournaments/telling";
import type { Acted, TournamentTold } from "../../src/lib/protocol";
import { hear } from "../../src/lib/words.svelte";
import { answering } from "../lobby/tables";

// Worked out by hand: four tables with the same tiles; on each seat 2 points for everybody who is
// outscored, and 1 for a tie.
const NAMES = ["Sanne", "Marta", "Bence", "Lotte", "Tomás", "András", "Júlia", "Rui"];
const SCORES = [
  [78, 52],
  [71, 69],
  [58, 60],
  [49, 60],
] as const;
const PAIRS = [
  [1, 8],
  [2, 5],
  [3, 6],
  [4, 7],
] as const;
const MATCH_POINTS: Readonly<Record<number, number>> = {
  ...{ 1: 6, 2: 4, 3: 2, 4: 0 },
  ...{ 5: 6, 6: 3, 7: 3, 8: 0 },
};

function tournament(): TournamentTold {
  const order = NAMES.map((_, at) => at + 1).sort(
    (one, other) => (MATCH_POINTS[other] ?? 0) - (MATCH_POINTS[one] ?? 0) || one - other,
  );
  const points = new Map<number, number>(
    PAIRS.flatMap((pair, table) => pair.map((each, at) => [each, SCORES[table]?.[at] ?? 0])),
  );
  return {
    tournament: "thursday",
    plan: {
      name: "Thursday duplicate",
      kind: "duplicate",
      game: "azul",
      clock: { seconds: 300, increment: 5 },
      starts: 0,
      rounds: 4,
    },
    status: "running",
    round: 1,
    ends: null,
    entrants: order.map((number, at) => ({
      number,
      name: NAMES[number - 1] ?? "",
      player: number === 1 ? "sanne" : null,
      level: null,
      rating: 1500,
      active: true,
      place: at + 1,
      total: MATCH_POINTS[number] ?? 0,
      tie_break: [250],
    })),
    games: PAIRS.map(([first, second], at) => ({
      ...{ round: 1, board: at + 1, first, second, over: true, table: `t${at}` },
      ...{ counts: [2, 0], points: [...(SCORES[at] ?? [])] },
    })),
    deals: [
      {
        deal: 1,
        results: order.map((number) => ({
          number,
          seat: number <= 4 ? 0 : 1,
          points: points.get(number) ?? null,
          match_points: MATCH_POINTS[number] ?? 0,
          difference: 0,
        })),
      },
    ],
    you: 2,
    active: true,
    table: null,
  };
}

beforeEach(async () => {
  await hear("lobby", "club", "tournaments", "azul");
  vi.stubGlobal("fetch", answering(200, { events: [], version: 0 }).fetch);
});

describe("a duplicate", () => {
  it("shows what everybody made of the same tiles, seat by seat, the best first", () => {
    render(DealCard, { told: tournament(), round: 1 });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("all 4 tables");
    const [began, second] = screen.getAllByRole("heading", { level: 3 });
    const rows = (heading: Element | undefined) =>
      within(heading?.nextElementSibling as HTMLElement)
        .getAllByRole("listitem")
        .map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(began?.textContent).toBe("Who began");
    expect(rows(began)).toEqual([
      "S Sanne 78 Score: 78 6 points",
      "M Marta 71 Score: 71 4 points",
      "B Bence 58 Score: 58 2 points",
      "L Lotte 49 Score: 49 0 points",
    ]);
    expect(rows(second)).toEqual([
      "T Tomás 69 Score: 69 6 points",
      "A András 60 Score: 60 3 points",
      "J Júlia 60 Score: 60 3 points",
      "R Rui 52 Score: 52 0 points",
    ]);
  });

  it("compares the reader with the best on their seat, and the best with the second", () => {
    const told = tournament();
    const [deal] = told.deals;
    if (deal === undefined) throw new Error("no deal");
    expect(comparison(deal, 2)).toEqual([2, 1]);
    expect(comparison(deal, 1)).toEqual([1, 2]);
    expect(comparison(deal, 8)).toEqual([8, 5]);
    expect(comparison(deal, null)).toEqual([1, 2]);
  });

  it("finds the decision in which two games parted", () => {
    const act = (seat: number | null, action: string) => ({ seat, action }) as unknown as Acted;
    const one = [act(null, "deal"), act(0, "1B1"), act(1, "2T2"), act(0, "3R1")];
    const other = [act(null, "deal"), act(0, "1B1"), act(1, "2T3"), act(0, "3R1")];
    expect(partingOf(one, other)?.move).toBe(2);
    expect(partingOf(one, other)?.acts[1].action).toBe("2T3");
    expect(partingOf(one, one)).toBeNull();
  });
});

describe("standings", () => {
  it("tell place, points of each round and totals, and explain ties", () => {
    render(Standings, { told: tournament() });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(8);
    const cells = [...(rows[0]?.children ?? [])].map(({ textContent }) => textContent?.trim());
    expect(cells).toEqual(["1", "S Sanne", "6", "6", "2.5"]);
    expect(screen.getByRole("link", { name: "Sanne" }).getAttribute("href")).toBe("/players/sanne");
    const tie = screen.getByRole("button", { name: "Diff." });
    const told = document.getElementById(tie.getAttribute("aria-describedby") ?? "");
    expect(told?.textContent).toContain("above the mean");
  });

  it("count a bye in a Swiss tournament as a win", () => {
    const told = tournament();
    const bye = { ...told.games[0], second: null, counts: null, points: null, table: null };
    const swiss = { ...told, plan: { ...told.plan, kind: "swiss" }, games: [bye] };
    expect(broughtBy(swiss as unknown as TournamentTold, 1, 1)).toBe(2);
  });
});

describe("a tournament that is followed", () => {
  it("is looked at more often the nearer it comes, less after errors, and not when over", () => {
    const told = { ...tournament(), status: "open" as const };
    expect(pause(told, 0, -600_000)).toBe(15_000);
    expect(pause(told, 0, -3_000)).toBe(1_500);
    expect(pause(told, 3, 0)).toBe(8_000);
    expect(pause(told, 30, 0)).toBe(60_000);
    expect(pause({ ...told, status: "over" }, 0, 0)).toBeNull();
  });

  it("says when it starts as people do", () => {
    expect(awayText(300_000, 0)).toBe("in 5 min");
    expect(awayText(31_000, 0)).toBe("in 35 sec");
  });
});
