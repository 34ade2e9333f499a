/** The level of bot that was played last, kept in this browser. */
import { levels } from "../lib/levels.svelte";
import { keep, kept } from "../lib/settings.svelte";

const KEY = "tilewright-level";
const FIRST = "casual"; // beaten by a newcomer who pays attention

class Remembered {
  #level = $state(kept<string>(KEY, FIRST));

  get level(): string {
    return levels.nearest(this.#level);
  }

  set level(level: string) {
    this.#level = level;
    keep(KEY, level);
  }
}

export const remembered = new Remembered();
