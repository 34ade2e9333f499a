/** Tournaments in words: when they start, at which pace, and what those who take part are called. */
import { gameOf } from "../../games";
import type { ClockWanted, EntrantTold, Plan, TournamentTold } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";

const DAY = 86_400_000; // ms
const STEPS = [
  ["day", DAY],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** A moment in the reader's own time: the time of today, else with its day. */
export function momentText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(words.locale, isToday ? time : { ...day, ...time }).format(at);
}

/** How far away a moment is, as "in 5 min"; in the last minute by steps of five seconds. */
export function awayText(at: number, now: number): string {
  const away = at - now;
  const [unit, step] = STEPS.find(([, each]) => Math.abs(away) >= each) ?? ["second", 1_000];
  const count = unit === "second" ? Math.ceil(away / 5_000) * 5 : Math.round(away / step);
  const format = new Intl.RelativeTimeFormat(words.locale, { style: "short", numeric: "auto" });
  return format.format(count, unit);
}

/** When it starts: in local time, and how far away that is. */
export function startText(at: number, now: number): string {
  return say("cup-start", { time: momentText(at, now), away: awayText(at, now) });
}

export function clockText({ seconds, increment = 0 }: ClockWanted): string {
  return say("lobby-clock-preset", { minutes: Math.round(seconds / 6) / 10, seconds: increment });
}

/** What is played, and for how long. */
export function planText(
  plan: Pick<Plan, "clock" | "game" | "kind" | "minutes" | "options" | "rounds">,
): string {
  const { clock, game, kind, minutes = 60, options = {}, rounds = 5 } = plan;
  const known = gameOf(game);
  return [
    say("page-game", { game }),
    known?.optionsText({ ...known.usual, ...options }) ?? "",
    clockText(clock),
    say("cup-length", { kind, count: kind === "arena" ? minutes : rounds }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What everybody is called, by number: bots are counted, for they all have the same name. */
export function namesOf({
  entrants,
}: Pick<TournamentTold, "entrants">): ReadonlyMap<number, string> {
  const bots = entrants.filter(({ level }) => level !== null).map(({ number }) => number);
  bots.sort((one, other) => one - other);
  return new Map(
    entrants.map(({ level, name, number }: EntrantTold) => [
      number,
      level === null
        ? name
        : say("cup-bot", { level: say(`level-${level}`), number: bots.indexOf(number) + 1 }),
    ]),
  );
}
