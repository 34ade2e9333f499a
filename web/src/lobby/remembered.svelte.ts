/** The level of bot that was played last, kept in this browser. */
import { LEVELS } from "../lib/facts";
import { keep, kept } from "../lib/settings.svelte";

export type Level = (typeof LEVELS)[number];

const KEY = "tilewright-level";
const FIRST: Level = "casual"; // beaten by a newcomer who pays attention

class Remembered {
  #level = $state<Level>(known(kept<string>(KEY, FIRST)));

  get level(): Level {
    return this.#level;
  }

  set level(level: Level) {
    this.#level = level;
    keep(KEY, level);
  }
}

function known(level: string): Level {
  return LEVELS.find((each) => each === level) ?? FIRST;
}

export const remembered = new Remembered();
