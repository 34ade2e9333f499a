/** The level of bot that was played last, kept in this browser. */
import { levels } from "../lib/levels.svelte";
import { keep, kept } from "../lib/settings.svelte";

const KEY = "tilewright-level";
const FIRST = "casual"; // beaten by a newcomer who pays attention
const COACHED = "beginner"; // of a first game with a coach

class Remembered {
  #level = $state(kept<string>(KEY, ""));

  get level(): string {
    return levels.nearest(this.#level || FIRST);
  }

  /** The level of a first game with a coach: the one that was chosen, else the easiest for people. */
  get coached(): string {
    return levels.nearest(this.#level || COACHED);
  }

  set level(level: string) {
    this.#level = level;
    keep(KEY, level);
  }
}

export const remembered = new Remembered();
