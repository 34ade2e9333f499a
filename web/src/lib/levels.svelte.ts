/** The levels of the bots that play on this server. */
import { LEVELS, STAND_IN } from "./facts";
import type { Health } from "./protocol";

class Levels {
  /** from the weakest to the strongest */
  here = $state.raw<readonly string[]>(LEVELS);

  /** Take what the server says of itself. */
  learn(health: Health): void {
    this.here = health.levels;
  }

  /** That level, or where it is missing the usual one, or the strongest there is. */
  nearest(level: string): string {
    if (this.here.includes(level)) return level;
    return this.here.includes(STAND_IN) ? STAND_IN : (this.here.at(-1) ?? level);
  }
}

export const levels = new Levels();
