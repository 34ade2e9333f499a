/** A tournament as it goes on: looked at again and again while somebody sees it. */
import type { TournamentTold } from "../../lib/protocol";
import { askAsMe } from "../me.svelte";

const FIRST = 2_000; // ms until it is tried again after an error,
const LONGEST = 60_000; // which doubles up to this
const TICK = 1_000; // ms

/** Milliseconds until the next look; null: nothing changes any more. */
export function pause(told: TournamentTold | null, failures: number, now: number): number | null {
  if (failures > 0) return Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  if (told === null) return FIRST;
  switch (told.status) {
    case "open": {
      const away = told.plan.starts - now;
      return away > LONGEST ? 15_000 : away > 6_000 ? 5_000 : 1_500;
    }
    case "running":
      return told.active ? 2_500 : 6_000;
    case "over":
    case "cancelled":
      return null;
    default:
      return told.status satisfies never;
  }
}

export class Following {
  told = $state.raw<TournamentTold | null>(null);
  trouble = $state.raw<unknown>(null);
  now = $state(Date.now());
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn = false;

  constructor(readonly id: string) {}

  /** Look from now on, but not while the page is hidden; what is given back ends it. */
  start(): () => void {
    this.#isOn = true;
    const wake = () => (document.hidden ? clearTimeout(this.#timer) : void this.look());
    const clock = setInterval(() => (this.now = Date.now()), TICK);
    document.addEventListener("visibilitychange", wake);
    void this.look();
    return () => {
      this.#isOn = false;
      clearTimeout(this.#timer);
      clearInterval(clock);
      document.removeEventListener("visibilitychange", wake);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = (await (await askAsMe(`/api/tournaments/${this.id}`)).json()) as TournamentTold;
      this.take(told);
    } catch (error) {
      this.#failures += 1;
      this.trouble = error;
    }
    this.#wait();
  }

  /** Show what the server has just told. */
  take(told: TournamentTold): void {
    this.#failures = 0;
    this.trouble = null;
    this.told = told;
    this.now = Date.now();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const wait = pause(this.told, this.#failures, Date.now());
    if (!this.#isOn || document.hidden || wait === null) return;
    this.#timer = setTimeout(() => void this.look(), wait);
  }
}
