/** The tables at which a coach sits beside me. */
import { keep, kept } from "./settings.svelte";

const KEY = "tilewright-coached";
const MOST = 40; // tables

class Coached {
  #tables = $state.raw<readonly string[]>(kept<string[]>(KEY, []));

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  set(table: string, isCoached: boolean): void {
    const others = this.#tables.filter((each) => each !== table);
    this.#tables = isCoached ? [table, ...others].slice(0, MOST) : others;
    keep(KEY, this.#tables);
  }
}

export const coached = new Coached();
