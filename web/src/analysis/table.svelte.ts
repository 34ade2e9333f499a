/** The analysed moment as a table: the same components draw it, the engine answers in the server's place. */
import { EngineError, type After } from "../lib/engine/types";
import type { GameTable } from "../lib/game";
import type { Explanation, Hinted, Looked, Refused, SeatPresence, View } from "../lib/protocol";
import { said } from "../lib/saying";
import type { Board } from "./board.svelte";

export class AnalysisTable implements GameTable {
  readonly skew = 0;
  readonly clock = null;
  readonly thinking = null;
  readonly looked: Looked | null = null; // all plates are open
  readonly refused: Refused | null = null; // only what is legal is offered
  hinted = $state.raw<Hinted | null>(null);
  explanations = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  /** how the table shows a position that is asked about: the moment's own */
  readonly view: View = $derived.by(() => this.board.view);
  /** who decides after an action that was explained */
  readonly next = new Map<string, After["look"]["actor"]>();
  readonly #asked = new Set<string>();
  #of = 0;

  constructor(readonly board: Board) {}

  get options() {
    return this.board.options;
  }

  get version(): number {
    return this.board.now.id;
  }

  get yours(): readonly number[] {
    const { held, seats } = this.board;
    return held === null ? seats.map(({ seat }) => seat) : [held];
  }

  readonly you: number | null = null;

  isYou(seat: number | null): boolean {
    return seat !== null && seat === this.you;
  }

  get isYourTurn(): boolean {
    const { actor } = this.board.now;
    return actor !== null && this.yours.includes(actor);
  }

  get isOpen(): boolean {
    return !this.board.isBusy;
  }

  get waiting(): ReadonlySet<string> {
    return this.board.isBusy ? BUSY : IDLE;
  }

  get presence(): readonly SeatPresence[] {
    return this.board.seats.map(({ seat }) => ({ seat, present: true, absent: false }));
  }

  act(action: string): boolean {
    void this.board.play(action);
    return true;
  }

  look(): void {
    return; // nothing is hidden here
  }

  explain(actions: readonly string[]): void {
    const { now } = this.board;
    if (this.#of !== now.id) {
      this.#of = now.id;
      this.#asked.clear();
      this.next.clear();
      this.explanations = new Map();
    }
    const unknown = actions.filter((action) => !this.#asked.has(action));
    for (const action of unknown) this.#asked.add(action);
    if (unknown.length > 0) void this.#explain(unknown);
  }

  async #explain(actions: readonly string[]): Promise<void> {
    const { now } = this.board;
    const found = await Promise.all(actions.map((action) => this.#explanation(action)));
    if (this.board.now !== now) return;
    const news = found.map((each) => [each.action, each] as const);
    this.explanations = new Map([...this.explanations, ...news]);
  }

  async #explanation(action: string): Promise<Explanation> {
    const { board } = this;
    const { actor, look } = board.now;
    try {
      const after = await board.applied(action);
      this.next.set(action, after.look.actor);
      return {
        action,
        legal: true,
        said: board.room.story(look.position, action),
        effects: after.effects,
        forecast: after.look.forecast[actor ?? 0] ?? [],
        standing: after.look.standing,
        position: after.position,
      };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const why = error.problems[0] ?? said(error.rule || "none", "analysis-refused");
      const { standing } = look;
      return { action, legal: false, said: why, effects: [], forecast: [], standing, position: "" };
    }
  }
}

const IDLE: ReadonlySet<string> = new Set();
const BUSY: ReadonlySet<string> = new Set(["act"]);
