/** What is drawn: a position at rest, or one step of what has just happened. */
import { tick } from "svelte";
import type { Counted } from "./effects";
import { fly, placesIn } from "./flights";
import type { Acted, View } from "./protocol";
import { pace } from "./settings.svelte";
import { stepsOf, type Choreography, type Step } from "./steps";
import type { TableEvent } from "./table.svelte";

const PAID = "draw"; // points that are paid in a turn, not counted after a round
const READING = 900; // ms at speed 1, for a step that scores

export class Stage<Position> {
  position = $state.raw<Position>() as Position;
  view = $state.raw<View>() as View;
  /** the last action of a seat, kept in gold */
  last = $state.raw<Acted | null>(null);
  /** what is being scored */
  scored = $state.raw<Counted | null>(null);
  /** the points that are told of, from their tile's flight until the next are counted */
  counted = $state.raw<Counted | null>(null);
  /** are the points of a tiling, or of the end of the game, being counted? */
  isScoring = $state(false);
  /** the scores as far as they were told; below 0 until what no score can lose is given back */
  #told = $state.raw<readonly number[]>([]);
  /** places whose tile is still in the air */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  isBusy = $state(false);
  /** the element that holds all the places */
  root: HTMLElement | null = null;
  /** told when an event has been shown */
  onshown: ((event: TableEvent) => void) | null = null;

  readonly #queue: TableEvent[] = [];
  #skip = new AbortController();
  #jumps = 0;

  constructor(
    readonly choreography: Choreography<Position>,
    view: View,
  ) {
    this.jump(view, null);
  }

  /** The scores as far as they were told: none falls below 0. */
  get scores(): readonly number[] {
    return this.#told.map((score) => Math.max(0, score));
  }

  /** Show a table at once. */
  jump(view: View, last: Acted | null): void {
    this.#queue.length = 0;
    this.#jumps += 1;
    this.#skip.abort();
    this.#rest(view);
    this.last = last;
  }

  /** Show an event after those that are being shown. */
  play(event: TableEvent): void {
    this.#queue.push(event);
    if (!this.isBusy) void this.#playAll();
  }

  /** Show the rest of what is going on at once. */
  skip(): void {
    this.#skip.abort();
  }

  async #playAll(): Promise<void> {
    this.isBusy = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      this.#skip = new AbortController();
      const jumps = this.#jumps;
      if (event.type === "acted") await this.#act(event, this.#skip.signal);
      else if (event.what === "back") this.last = null;
      if (jumps !== this.#jumps) continue; // what was jumped to stays
      this.#rest(event.view);
      this.onshown?.(event);
    }
    this.isBusy = false;
  }

  async #act(event: Acted, signal: AbortSignal): Promise<void> {
    const after = this.choreography.parse(event.view.position);
    const speed = pace();
    if (event.seat !== null) this.last = event;
    if (speed === 0 || this.root === null) return;
    for (const step of stepsOf(this.choreography, this.position, after, event.effects)) {
      if (signal.aborted) return;
      await this.#show(step, speed, signal);
    }
  }

  async #show(step: Step<Position>, speed: number, signal: AbortSignal): Promise<void> {
    const root = this.root;
    if (root === null) return;
    if (step.points !== null && step.points.kind !== PAID) this.isScoring = true;
    if (step.points !== null) this.counted = step.points;
    const from = placesIn(
      root,
      step.flights.map((flight) => flight.from),
    );
    this.hidden = new Set(step.flights.map((flight) => flight.to));
    this.position = step.position;
    await tick();
    const to = placesIn(root, this.hidden);
    const landed = (place: string) => {
      this.hidden = new Set([...this.hidden].filter((other) => other !== place));
    };
    if (step.flights.length > 0) await fly(step.flights, from, to, speed, landed, signal);
    if (signal.aborted) return;
    this.hidden = new Set();
    if (step.points === null) return;
    const { seat, points } = step.points;
    this.scored = step.points;
    this.#told = this.#told.map((score, each) => (each === seat ? score + points : score));
    await paused(READING / speed, signal);
    this.scored = null;
  }

  #rest(view: View): void {
    this.view = view;
    this.position = this.choreography.parse(view.position);
    this.#told = view.scores;
    this.scored = null;
    this.counted = null;
    this.isScoring = false;
    this.hidden = new Set();
  }
}

function paused(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
