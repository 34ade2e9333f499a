/** From a choice to an action: at once, after a second press, or after a moment to think again. */
import { settings } from "./settings.svelte";
import type { GameTable } from "./game";

const MOMENT = 3_000; // ms

export class Decision {
  /** the action that is about to be done; null: none */
  action = $state<string | null>(null);
  /** when it is done by itself, ms since 1970; null: it waits for a press */
  dueAt = $state<number | null>(null);
  /** the action that was done, as long as it waits: for its answer, or for a coach */
  sent = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: GameTable) {}

  /** Choose an action that the server calls legal; choosing it again does it. */
  choose(action: string): void {
    if (this.action === action || settings.confirming === "off") {
      this.action = action;
      this.place();
      return;
    }
    this.cancel();
    this.action = action;
    if (settings.confirming !== "timed") return;
    this.dueAt = Date.now() + MOMENT;
    this.#timer = setTimeout(() => this.place(), MOMENT);
  }

  /** Do it. */
  place(): void {
    const { action } = this;
    if (action === null) return;
    this.cancel();
    this.sent = action;
    this.table.act(action);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.action = null;
    this.dueAt = null;
    this.sent = null;
  }
}
