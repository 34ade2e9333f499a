/** A tournament that somebody is about to make: what the form holds, and the plan it makes. */
import { GAMES, gameOf } from "../../games";
import type { Options } from "../../lib/game";
import type { Plan } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { PACES } from "../../lobby/draft.svelte";

export type Kind = Plan["kind"];
export type Pace = keyof typeof PACES;
export type When = "5" | "15" | "60" | "own";

export const KINDS: readonly Kind[] = ["swiss", "arena", "duplicate"];
export const ROUNDS = { least: 1, most: 15 } as const;
export const MINUTES = { least: 5, most: 360 } as const;
export const FILL = { least: 0, most: 64 } as const;
export const PLACES = { least: 2, most: 128 } as const;
const MINUTE = 60_000; // ms

/** A moment as a field for local times writes it. */
export function localText(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

export class PlanDraft {
  name = $state("");
  kind = $state<Kind>("swiss");
  #game = $state(GAMES[0].id);
  options = $state.raw<Options>(GAMES[0].usual);
  pace = $state<Pace>("short");
  when = $state<When>("5");
  /** a local time; used where `when` is "own" */
  start = $state(localText(Date.now() + 60 * MINUTE));
  rounds = $state(5);
  minutes = $state(60);
  isRated = $state(false);
  hasBots = $state(true);
  level = $state("skilled");
  fill = $state(8);
  most = $state(64);

  get game(): string {
    return this.#game;
  }

  set game(game: string) {
    this.#game = game;
    this.options = gameOf(game)?.usual ?? {};
  }

  /** What it is called where nobody has named it. */
  get usualName(): string {
    const kind = say("cup-kind", { kind: this.kind });
    const name = settings.name.trim();
    return name === "" ? kind : say("cup-of", { kind, name });
  }

  plan(now: number): Plan {
    const { options, pace } = this;
    const starts =
      this.when === "own" ? new Date(this.start).getTime() : now + Number(this.when) * MINUTE;
    return {
      name: this.name.trim() || this.usualName,
      kind: this.kind,
      game: this.game,
      options,
      clock: PACES[pace],
      starts,
      rounds: this.rounds,
      minutes: this.minutes,
      rated: this.isRated,
      bots: this.hasBots ? this.level : null,
      fill: this.hasBots ? this.fill : 0,
      most: this.most,
    };
  }
}
