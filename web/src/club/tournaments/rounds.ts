/** What a tournament has brought so far: by round, by player, and of a deal by seat. */
import type { ComparedTold, DealTold, RoundGame, TournamentTold } from "../../lib/protocol";

export const BYE = 2; // what a round without an opponent counts
const STEP = 5; // of the scale of a deal's bars

/** The rounds that have begun. */
export function roundsOf({ round }: TournamentTold): readonly number[] {
  return Array.from({ length: round }, (_, at) => at + 1);
}

export function gamesOf({ games }: TournamentTold, round: number): readonly RoundGame[] {
  return games.filter((game) => game.round === round);
}

/** Is a round over at all its tables? */
export function isDone(told: TournamentTold, round: number): boolean {
  return gamesOf(told, round).every(({ over }) => over);
}

/** What a round brought somebody; null: nothing yet, or they did not play. */
export function broughtBy(told: TournamentTold, round: number, number: number): number | null {
  if (told.plan.kind === "duplicate") {
    const deal = told.deals.find((each) => each.deal === round);
    return deal?.results.find((each) => each.number === number)?.match_points ?? null;
  }
  const game = gamesOf(told, round).find(({ first, second }) => [first, second].includes(number));
  if (game === undefined) return null;
  return game.second === null ? BYE : (game.counts?.[game.first === number ? 0 : 1] ?? null);
}

/** The results of a deal by seat, the best first; those who had a bye behind them. */
export function bySeat({ results }: DealTold): {
  readonly seats: readonly (readonly ComparedTold[])[];
  readonly byes: readonly ComparedTold[];
} {
  const best = (one: ComparedTold, other: ComparedTold) =>
    other.match_points - one.match_points || (other.points ?? 0) - (one.points ?? 0);
  return {
    seats: [0, 1].map((seat) => results.filter((each) => each.seat === seat).sort(best)),
    byes: results.filter(({ seat }) => seat === null),
  };
}

/** How long the bar of a result is, from 0 to 1: all bars of a deal have one scale. */
export function lengthOf(points: number, { results }: DealTold): number {
  const most = Math.max(STEP, ...results.map((each) => each.points ?? 0));
  return Math.max(0, points) / most;
}

/** Whose game is compared with the best on their seat: the reader's, else that of the second. */
export function comparison(deal: DealTold, you: number | null): readonly [number, number] | null {
  const { seats } = bySeat(deal);
  const own = seats.find((seat) => seat.some(({ number }) => number === you)) ?? seats[0] ?? [];
  const played = own.filter(({ points }) => points !== null).map(({ number }) => number);
  const [best, second] = played;
  if (best === undefined || second === undefined) return null;
  return you !== null && you !== best && played.includes(you) ? [you, best] : [best, second];
}

/** The table of somebody in a round. */
export function tableOf(told: TournamentTold, round: number, number: number): string | null {
  const theirs = gamesOf(told, round).find(({ first, second }) => [first, second].includes(number));
  return theirs?.table ?? null;
}
