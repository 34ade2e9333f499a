/** The coach of a table: explains new kinds of decisions, asks before clear mistakes, plays nothing. */
import { untrack } from "svelte";
import { startedEngine } from "../analysis/engine";
import { keyOf } from "../analysis/board.svelte";
import { saidWhy } from "../analysis/telling";
import { gameOf } from "../games";
import type { Engine, Thinking, Thought } from "../lib/engine/types";
import type { Coaching, Story } from "../lib/game";
import type { Said } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";
import { mistakeIn, reasonOf, sumOf, type Mistake, type Reason, type Sum } from "./judging";
import { memory } from "./memory.svelte";
import { lastRound, type RoundTold } from "./rounds";

const NODES = 30_000; // positions for each decision
const TOLD = 0.3; // what costs up to so much has an exact value
const AHEAD = 4_000; // positions for what follows a choice
const FACTS = 2; // of why a choice is worse
const TWICE = 2; // the same mistake is asked about so often in a game

/** A choice as a question shows it. */
export interface Option {
  readonly said: Said;
  readonly sum: Sum;
  /** of the win */
  readonly share: number;
}

export interface Question {
  readonly reason: Reason;
  readonly chosen: Option;
  readonly better: Option;
  /** what the choice does worse, where its points do not tell: the most important first */
  readonly why: readonly Said[];
}

export class Coach {
  /** the kind of decision that is explained */
  note = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  /** what was good and bad in the round before; null: it was read, or none is over */
  round = $state.raw<RoundTold | null>(null);
  /** the engine is not there: nothing is asked */
  isBlind = $state(false);
  /** an action that waits for the coach, or for an answer to the coach's question */
  held = $state<string | null>(null);

  readonly #asked = new Map<Reason, number>();
  #thought: Promise<Thought | null> = Promise.resolve(null);
  #run: Thinking | null = null;
  /** moves that were made when this turn began; null: it is not your turn */
  #began: number | null = null;
  /** the turn that was asked about last, by its begin */
  #askedIn = -1;
  /** the last round that was told, or was over before the coach came */
  #roundTold: number | null = null;

  constructor(
    readonly table: TableStore,
    readonly coaching: Coaching,
    readonly story: Story,
    readonly engine: () => Promise<Engine> = startedEngine,
  ) {}

  /** Look at the table as it is now; for an effect. */
  follow(): (() => void) | undefined {
    const { view } = this.table;
    const isAsked = this.table.isYourTurn && (view?.legal.length ?? 0) > 0 && !view?.confirming;
    return untrack(() => {
      this.note = null;
      if (view === null) return undefined;
      this.#tellRound(view.round);
      this.#began = isAsked ? (this.#began ?? view.moves) : null;
      if (!isAsked) return undefined;
      const kinds = this.coaching.kinds(view.position, view.turn ?? 0);
      this.note = kinds.find((kind) => !memory.told.includes(kind)) ?? null;
      this.#thought = this.#think(view.position, view.turn ?? 0);
      return () => {
        if (this.note !== null && this.table.view?.moves !== view.moves) memory.tell(this.note);
        this.#run?.stop();
      };
    });
  }

  /** The explanation, or what is told of a round, was read. */
  read(): void {
    if (this.round !== null) {
      this.round = null;
      return;
    }
    if (this.note !== null) memory.tell(this.note);
    this.note = null;
  }

  /** Hold an action until it is known whether to ask; false: it may be done at once. */
  holds(action: string): boolean {
    const { view } = this.table;
    const isAsked = this.#askedIn === this.#began;
    if (this.isBlind || view === null || isAsked || view.legal.length < 2) return false;
    this.held = action;
    void this.#consider(action, view.moves);
    return true;
  }

  chooseAgain(): void {
    this.question = null;
    this.held = null;
  }

  placeAnyway(): void {
    const action = this.held;
    this.chooseAgain();
    if (action !== null) this.table.act(action);
  }

  askLess(): void {
    memory.askLess();
  }

  async #consider(action: string, moves: number): Promise<void> {
    const found = await this.#questionAbout(action).catch(() => null);
    if (this.held !== action) return;
    if (this.table.view?.moves !== moves) {
      this.held = null; // taken back, or gone on, meanwhile
    } else if (found === null || (this.#asked.get(found.reason) ?? 0) >= TWICE / 2 ** memory.less) {
      this.placeAnyway();
    } else {
      this.#askedIn = this.#began ?? moves;
      this.#asked.set(found.reason, (this.#asked.get(found.reason) ?? 0) + 1);
      this.question = found;
    }
  }

  async #questionAbout(action: string): Promise<Question | null> {
    const { view } = this.table;
    const thought = await this.#thought;
    if (thought === null || view === null) return null;
    const points = new Map(view.legal.map((each) => [each.action, each.points]));
    const mistake = mistakeIn(thought.moves, action, points, 2 ** memory.less);
    const told = mistake && (await this.#told(mistake, view.position, view.turn ?? 0));
    // nothing is asked without a reason that one can see
    return told?.reason === "chance" && told.why.length === 0 ? null : told;
  }

  async #told({ chosen, better }: Mistake, position: string, seat: number): Promise<Question> {
    const { engine, key } = await this.#opened();
    const fitted = this.coaching.fitted(position) ?? position;
    const now = await engine.look(key, fitted);
    const option = async ({ text, share }: Mistake["chosen"]): Promise<Option> => ({
      said: this.story.story(position, text),
      sum: sumOf(now, await engine.apply(key, fitted, text), seat),
      share,
    });
    const [mine, other] = [await option(chosen), await option(better)];
    const reason = reasonOf(mine.sum, other.sum);
    const why = reason === "chance" ? await this.#why(fitted, better.text, chosen.text) : [];
    return { reason, chosen: mine, better: other, why };
  }

  /** What follows a choice and is worse than what follows a better one; [] where nobody knows. */
  async #why(position: string, better: string, chosen: string): Promise<readonly Said[]> {
    const { engine, key } = await this.#opened();
    try {
      const best = await engine.line(key, position, better, AHEAD);
      const played = await engine.line(key, position, chosen, AHEAD);
      return (await engine.why(key, position, best, played)).slice(0, FACTS).map(saidWhy);
    } catch {
      return []; // the question is asked without
    }
  }

  async #think(position: string, seat: number): Promise<Thought | null> {
    const fitted = this.coaching.fitted(position);
    if (fitted === null) return null;
    try {
      const { engine, key } = await this.#opened();
      this.#run = engine.think(key, fitted, { seat, nodes: NODES, regret: TOLD }, () => undefined);
      const thought = await this.#run.done;
      return thought.moves.length > 0 ? thought : null;
    } catch (error) {
      this.isBlind = isMissing(error);
      return null;
    }
  }

  async #opened() {
    const { game, options } = this.table.snapshot ?? { game: "", options: {} };
    const known = gameOf(game);
    if (known === undefined) throw new Error(`no game is called ${game}`);
    return { engine: await this.engine(), key: keyOf(known, options) };
  }

  /** After a round: once, what went well and what cost. */
  #tellRound(now: number): void {
    const { events, yours } = this.table;
    this.#roundTold ??= now - 1;
    const found = yours.length === 1 ? lastRound(events, yours[0] ?? 0) : null;
    if (found === null || found.round <= this.#roundTold) return;
    this.#roundTold = found.round;
    this.round = found;
  }
}

/** Can the engine not run, or not be fetched, in this browser? */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "missing" || code === "away" || code === "failed";
}
