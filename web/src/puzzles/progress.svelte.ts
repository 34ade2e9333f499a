/** What was solved in this browser: the puzzles, and the days on which the puzzle of the day was. */
import { keep, kept } from "../lib/settings.svelte";
import { isDay, type Day } from "./day";

export interface Solved {
  /** puzzles that were found */
  readonly found: ReadonlySet<string>;
  /** puzzles whose solution was shown first */
  readonly shown: ReadonlySet<string>;
  /** days whose puzzle was found on that day */
  readonly days: ReadonlySet<Day>;
}

const KEY = "tilewright-puzzles";
const ID = /^[a-z]+-[0-9a-f]{8}$/;
const NOTHING = new Set<string>();

export class Progress implements Solved {
  #solved = $state.raw<Solved>(solvedIn(kept<unknown>(KEY, null)));

  get found(): ReadonlySet<string> {
    return this.#solved.found;
  }

  get shown(): ReadonlySet<string> {
    return this.#solved.shown;
  }

  get days(): ReadonlySet<Day> {
    return this.#solved.days;
  }

  /** A puzzle was found; `day`: it was the puzzle of this day, else null. */
  find(id: string, day: Day | null): void {
    if (this.shown.has(id)) return;
    this.#add({ found: new Set([id]), shown: NOTHING, days: new Set(day === null ? [] : [day]) });
  }

  /** The solution of a puzzle was shown: it can't be found any more. */
  show(id: string): void {
    if (this.found.has(id)) return;
    this.#add({ found: NOTHING, shown: new Set([id]), days: NOTHING });
  }

  /** Another tab may have kept more in the meantime, and a browser that keeps nothing has only ours. */
  #add(news: Solved): void {
    const others = solvedIn(kept<unknown>(KEY, null));
    this.#solved = [others, news].reduce(both, this.#solved);
    const { found, shown, days } = this.#solved;
    keep(KEY, { found: [...found], shown: [...shown], days: [...days] });
  }
}

/** What a browser has kept; what makes no sense there is left out. */
export function solvedIn(told: unknown): Solved {
  const { found, shown, days } = (typeof told === "object" && told !== null ? told : {}) as {
    readonly [name in keyof Solved]?: unknown;
  };
  const texts = (list: unknown, is: (text: string) => boolean): ReadonlySet<string> =>
    new Set(Array.isArray(list) ? list.filter((each) => typeof each === "string" && is(each)) : []);
  const isId = (text: string) => ID.test(text);
  return { found: texts(found, isId), shown: texts(shown, isId), days: texts(days, isDay) };
}

function both(one: Solved, other: Solved): Solved {
  const union = (name: keyof Solved) => new Set([...one[name], ...other[name]]);
  return { found: union("found"), shown: union("shown"), days: union("days") };
}

export const progress = new Progress();
