/** Moments of a game: the table as it is, or as it was after a number of moves. */
import { movesOf } from "../lib/moves";
import type { Acted, View } from "../lib/protocol";
import { pace } from "../lib/settings.svelte";
import type { Stage } from "../lib/stage.svelte";
import type { TableEvent, TableStore } from "../lib/table.svelte";
import { stopsOf } from "./history";

const READING = 700; // ms between two moves at speed 1
const FRAME = 16; // ms

export class Replay {
  /** how many moves are shown; null: the table as it is */
  at = $state<number | null>(null);
  isPlaying = $state(false);
  /** moves that were made while an earlier moment was shown */
  missed = $state(0);
  readonly moves = $derived.by(() => movesOf(this.table.events));
  readonly stops = $derived.by(() => stopsOf(this.moves));
  /** the place of what is shown among the stops */
  readonly index = $derived.by(() => {
    const at = this.at;
    if (at === null) return this.stops.length - 1;
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= at),
    );
  });

  constructor(
    readonly table: TableStore,
    readonly stage: Stage<unknown>,
  ) {}

  get isLive(): boolean {
    return this.at === null;
  }

  /** Are all moves known that were made? */
  get isComplete(): boolean {
    return this.moves.length === (this.table.view?.moves ?? 0);
  }

  /** The move that led to what is shown. */
  get move(): Acted | null {
    const at = this.at ?? this.moves.at(-1)?.view.moves;
    return this.moves.find((move) => move.view.moves === at) ?? null;
  }

  /** Something happened at the table. */
  hear(event: TableEvent): void {
    if (this.isLive && event.type === "changed" && event.what === "back") this.#jump(event.view);
    else if (this.isLive) this.stage.play(event);
    else if (event.type === "acted") this.missed += 1;
  }

  /** The table was told anew. */
  see(view: View): void {
    if (this.isLive) this.#jump(view);
  }

  /** Show the table after that many moves; after the last it is the table as it is. */
  show(at: number): void {
    this.isPlaying = false;
    this.#show(at);
  }

  /** Show a move as it happens: the table before it, then what it does, where things move. */
  relive(at: number): void {
    const before = this.stops.findLast((stop) => stop < at);
    if (before === undefined) {
      this.show(at);
      return;
    }
    this.show(before);
    if (pace() > 0) void this.#playOnce(before);
  }

  first(): void {
    const [first] = this.stops;
    if (first !== undefined) this.show(first);
  }

  back(): void {
    const before = this.stops[this.index - 1];
    if (before !== undefined) this.show(before);
  }

  next(): void {
    this.isPlaying = false;
    this.#step();
  }

  /** Show the table as it is. */
  leave(): void {
    this.isPlaying = false;
    this.at = null;
    this.missed = 0;
    const { view } = this.table;
    if (view !== null) this.#jump(view);
  }

  /** Play on from here, or halt; from the end it starts again. */
  toggle(): void {
    if (this.isPlaying) {
      this.isPlaying = false;
      return;
    }
    if (this.isLive) this.first();
    if (!this.isLive) void this.#play();
  }

  /** Mark the last move in gold, where nothing has been played before our eyes. */
  markLast(): void {
    if (this.isLive && !this.stage.isBusy && this.stage.last === null) {
      this.stage.last = this.#lastUpTo(Infinity);
    }
  }

  async #play(): Promise<void> {
    this.isPlaying = true;
    while (this.isPlaying && !this.isLive) {
      await paused(READING / (pace() || 1));
      if (!this.isPlaying) return;
      this.#step();
      await this.#rest();
    }
    this.isPlaying = false;
  }

  /** After a look at the table, one move, unless the reader goes elsewhere meanwhile. */
  async #playOnce(from: number): Promise<void> {
    this.isPlaying = true;
    await paused(READING / (pace() || 1));
    if (!this.isPlaying || this.at !== from) return;
    this.next();
  }

  #show(at: number): void {
    const move = this.moves.find((each) => each.view.moves === at);
    if (move === undefined) return;
    if (at >= (this.stops.at(-1) ?? 0)) {
      this.leave();
      return;
    }
    this.at = at;
    this.#jump(move.view);
  }

  /** One stop on, with what moves; in the midst of a move, at once. */
  #step(): void {
    const { at } = this;
    const after = this.stops[this.index + 1];
    if (at === null || after === undefined) return;
    if (this.stage.isBusy) {
      this.#show(after);
      return;
    }
    const between = this.moves.filter(({ view }) => view.moves > at && view.moves <= after);
    this.at = after === this.stops.at(-1) ? null : after;
    if (this.isLive) this.missed = 0;
    for (const move of between) this.stage.play(move);
  }

  #jump(view: View): void {
    this.stage.jump(view, this.#lastUpTo(view.moves));
  }

  #lastUpTo(moves: number): Acted | null {
    return this.moves.findLast(({ seat, view }) => seat !== null && view.moves <= moves) ?? null;
  }

  async #rest(): Promise<void> {
    while (this.stage.isBusy) await paused(FRAME);
  }
}

function paused(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** The address at which the moment that is shown is analysed; of a game that is over. */
export function analysisOf({ id, view }: TableStore, replay: Replay | null): string {
  return `/analysis#table=${id}&moves=${replay?.at ?? view?.moves ?? 0}`;
}
