/** What somebody wants to play with a stranger: what the form holds, and the seek it makes. */
import { GAMES, gameOf } from "../../games";
import type { Options } from "../../lib/game";
import { PACES } from "../../lobby/draft.svelte";
import type { ClockWanted, NewSeek } from "../../lib/protocol";
import { keep, kept, settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { clockText, DAY } from "./clocks";
import { newToken } from "./seeking.svelte";

const days = (count: number): ClockWanted => ({ seconds: count * DAY, per_turn: true });
export const CLOCKS = {
  short: PACES.short,
  middle: PACES.middle,
  long: PACES.long,
  day: days(1),
  days: days(3),
  week: days(7),
} as const;
export type Pace = keyof typeof CLOCKS;

/** how far from their own rating others may be; 0: anybody */
export const RANGES = [0, 100, 200, 400] as const;
const ANYBODY = 10_000;
const KEY = "tilewright-wish";

interface Kept {
  readonly game: string;
  /** which of the game's variants */
  readonly variant: number;
  readonly pace: Pace;
  readonly isRated: boolean;
  readonly range: number;
}
const FIRST: Kept = { game: GAMES[0].id, variant: 0, pace: "middle", isRated: true, range: 0 };

export class Draft {
  game = $state("");
  variant = $state(0);
  pace = $state<Pace>("middle");
  isRated = $state(true);
  range = $state(0);

  constructor() {
    const last = { ...FIRST, ...kept<Partial<Kept>>(KEY, {}) };
    this.game = gameOf(last.game) === undefined ? FIRST.game : last.game;
    this.variant = last.variant;
    this.pace = last.pace in CLOCKS ? last.pace : FIRST.pace;
    this.isRated = last.isRated;
    this.range = last.range;
  }

  get variants(): readonly Options[] {
    return gameOf(this.game)?.variants ?? [];
  }

  /** The seek that asks for it; `invited` is the id of who is challenged. */
  seek(invited: string | null): NewSeek {
    const { game, variant, pace, isRated, range } = this;
    keep(KEY, { game, variant, pace, isRated, range } satisfies Kept);
    const within = range === 0 || invited !== null ? ANYBODY : range;
    return {
      game,
      token: newToken(),
      options: this.variants[variant] ?? this.variants[0] ?? {},
      clock: CLOCKS[pace],
      rated: isRated,
      below: within,
      above: within,
      name: settings.name.trim() || null,
      invited,
    };
  }
}

/** What is played, in a line. */
export function wishText(wish: {
  readonly game: string;
  readonly options?: Options;
  readonly clock?: ClockWanted | null;
  readonly rated?: boolean;
}): string {
  const parts = [
    gameOf(wish.game)?.optionsText(wish.options ?? {}),
    clockText(wish.clock),
    say("seek-kind", { rated: wish.rated ? "yes" : "no" }),
  ];
  return parts.filter(Boolean).join(" · ");
}
