/** Which lessons were finished, and where each was left: kept in this browser. */
import { keep, kept } from "../lib/settings.svelte";

interface Learned {
  /** lessons that were finished, as `game/lesson` */
  readonly done: readonly string[];
  /** the step at which a lesson was left, from 0 */
  readonly at: Readonly<Record<string, number>>;
  /** the lesson that was opened last; "": none */
  readonly last: string;
}

const KEY = "tilewright-lessons";

export class Progress {
  #learned = $state.raw<Learned>(readable(kept<unknown>(KEY, null)));

  isDone(name: string): boolean {
    return this.#learned.done.includes(name);
  }

  stepOf(name: string): number {
    return this.#learned.at[name] ?? 0;
  }

  get last(): string {
    return this.#learned.last;
  }

  /** A lesson stands at a step now. */
  reach(name: string, step: number): void {
    const { done, at } = this.#learned;
    this.#keep({ done, at: { ...at, [name]: step }, last: name });
  }

  /** A lesson is finished; it begins anew when it is opened again. */
  finish(name: string): void {
    const { done, at } = this.#learned;
    this.#keep({ done: [...new Set([...done, name])], at: { ...at, [name]: 0 }, last: name });
  }

  #keep(learned: Learned): void {
    this.#learned = learned;
    keep(KEY, learned);
  }
}

export const progress = new Progress();

/** What was kept, as far as it can be read. */
function readable(found: unknown): Learned {
  const { done, at, last } = { ...(found as Partial<Learned> | null) };
  const steps = Object.entries(at ?? {}).filter(([, step]) => Number.isInteger(step) && step >= 0);
  return {
    done: Array.isArray(done) ? done.filter((name) => typeof name === "string") : [],
    at: Object.fromEntries(steps),
    last: typeof last === "string" ? last : "",
  };
}
