/** A table that somebody is about to ask for: what the form holds, and the wish it makes. */
import type { Game, Options } from "../lib/game";
import type { ClockWanted, NewTable, SeatWanted } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import { remembered } from "./remembered.svelte";

export type Kind = SeatWanted["kind"];
export type Pace = "none" | "short" | "middle" | "long" | "own";

export const KINDS: readonly Kind[] = ["me", "bot", "open", "shared"];
type Stock = Required<Omit<ClockWanted, "per_turn">>;
export const PACES: Readonly<Record<"short" | "middle" | "long", Stock>> = {
  short: { seconds: 5 * 60, increment: 5 },
  middle: { seconds: 10 * 60, increment: 10 },
  long: { seconds: 20 * 60, increment: 15 },
};

export interface SeatDraft {
  kind: Kind;
  /** "": the name that is shown in its place */
  name: string;
  level: string;
}

export class Draft {
  count = $state(2);
  /** as many as a table can have; the first `count` of them play */
  readonly #seats = $state<SeatDraft[]>([]);
  /** what only this game's tables choose */
  options = $state.raw<Options>({});
  first = $state("random");
  pace = $state<Pace>("none");
  minutes = $state(15);
  increment = $state(10);
  isPublic = $state(false);
  confirm = $state(false);
  hints = $state(true);
  #isCoached = $state(false);

  constructor(
    readonly game: Game,
    others: Kind,
  ) {
    this.options = game.usual;
    const most = Math.max(...game.seats);
    for (let seat = 0; seat < most; seat += 1)
      this.#seats.push({
        kind: seat === 0 ? "me" : others,
        name: seat === 0 ? settings.name : "",
        level: remembered.level,
      });
  }

  get seats(): readonly SeatDraft[] {
    return this.#seats.slice(0, this.count);
  }

  seatAt(index: number): SeatDraft {
    const seat = this.#seats[index];
    if (seat === undefined) throw new RangeError(`there is no seat ${index}`);
    return seat;
  }

  /** May a coach sit beside me: is nobody invited, and no clock set? */
  get mayCoach(): boolean {
    return this.pace === "none" && this.seats.every(({ kind }) => kind !== "open");
  }

  get isCoached(): boolean {
    return this.#isCoached && this.mayCoach;
  }

  set isCoached(isCoached: boolean) {
    this.#isCoached = isCoached;
  }

  /** My name as it is written; null: no seat is mine. */
  get myName(): string | null {
    return this.seats.find(({ kind }) => kind === "me")?.name.trim() ?? null;
  }

  /** Must I give a name, since others will see it? */
  get lacksName(): boolean {
    const isSeen = this.isPublic || this.seats.some(({ kind }) => kind === "open");
    return isSeen && this.myName === "";
  }

  /** Who is on a seat whose name nobody wrote. */
  usualName(seat: number): string {
    return this.#seats[seat]?.kind === "me"
      ? say("page-guest")
      : say("lobby-player", { number: seat + 1 });
  }

  /** Put somebody on a seat; only one of them is you. */
  settle(seat: number, kind: Kind): void {
    this.#seats.forEach((other, index) => {
      if (index === seat) other.kind = kind;
      else if (kind === "me" && other.kind === "me") other.kind = "shared";
    });
  }

  /** Fewer players: who was to start may be gone. */
  resize(count: number): void {
    this.count = count;
    if (Number(this.first) > count) this.first = "random";
  }

  wanted(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map((seat, index) => this.#seatWanted(seat, index)),
      options: this.#options(),
      clock: this.#clock(),
      public: this.isPublic,
      confirm: this.confirm,
      hints: this.hints,
    };
  }

  #seatWanted({ kind, name, level }: SeatDraft, index: number): SeatWanted {
    switch (kind) {
      case "me":
      case "shared":
        return { kind, name: name.trim() || this.usualName(index) };
      case "bot":
        return { kind, level };
      case "open":
        return { kind };
      default:
        return kind satisfies never;
    }
  }

  /** How many play is an option of games that more than one number may play. */
  #options(): Options {
    const seats = this.game.seats.length > 1 && { seats: String(this.count) };
    return { ...seats, ...this.options, first: this.first };
  }

  #clock(): ClockWanted | null {
    if (this.pace === "none") return null;
    if (this.pace !== "own") return PACES[this.pace];
    return { seconds: Math.round(this.minutes * 60), increment: this.increment };
  }
}
