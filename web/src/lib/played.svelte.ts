/** The games that were finished on this device: at which level, and how they ended. Newest first. */
import { LEVELS } from "./facts";
import type { MyTable } from "./mine.svelte";
import { keep, kept } from "./settings.svelte";

export interface Played {
  readonly table: string;
  readonly game: string;
  /** of the strongest bot */
  readonly level: string;
  readonly how: "lost" | "shared" | "won";
}

const KEY = "tilewright-played";
const MOST = 400;

class Games {
  all = $state.raw<readonly Played[]>(kept<Played[]>(KEY, []));

  /** Count a table that is over, if only bots sat there besides me; each counts once. */
  add(mine: MyTable): void {
    const how = howOf(mine);
    const level = levelOf(mine);
    if (how === null || level === null) return;
    const { table, game } = mine;
    if (this.all.some((each) => each.table === table)) return;
    this.all = [{ table, game, level, how }, ...this.all].slice(0, MOST);
    keep(KEY, this.all);
  }
}

export const games = new Games();

/** How a table ended for me; null: it did not, or nobody won, or several seats were mine. */
export function howOf({ ended }: MyTable): Played["how"] | null {
  const [seat, another] = ended?.yours ?? [];
  if (ended === undefined || seat === undefined || another !== undefined) return null;
  if (ended.winners.includes(seat)) return ended.winners.length > 1 ? "shared" : "won";
  return ended.winners.length > 0 || ended.seat === seat ? "lost" : null;
}

/** The level of the strongest bot, where all others are bots; null elsewhere. */
export function levelOf({ ended, levels }: MyTable): string | null {
  const others = (levels ?? []).filter((_, seat) => !ended?.yours.includes(seat));
  const named = others.flatMap((level) => (level === null ? [] : [level]));
  if (named.length === 0 || named.length < others.length) return null;
  const strength = (level: string) => (LEVELS as readonly string[]).indexOf(level);
  return named.toSorted((one, two) => strength(two) - strength(one))[0] ?? null;
}
