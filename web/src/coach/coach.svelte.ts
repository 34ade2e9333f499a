/** The coach of a table: explains new kinds of decisions, asks before clear mistakes, plays nothing. */
import { untrack } from "svelte";
import { startedEngine } from "../analysis/engine";
import { keyOf } from "../analysis/board.svelte";
import { worthOf, type Worth } from "../analysis/lead";
import { saidWhy } from "../analysis/telling";
import { gameOf } from "../games";
import type { Engine, Thinking, Thought } from "../lib/engine/types";
import type { Coaching, Story } from "../lib/game";
import type { Said } from "../lib/protocol";
import { within } from "../lib/patience";
import type { Advice, TableStore } from "../lib/table.svelte";
import {
  mistakeIn,
  reasonOf,
  sumOf,
  wasteIn,
  type Mistake,
  type Reason,
  type Sum,
} from "./judging";
import { memory } from "./memory.svelte";
import { lastRound, type RoundTold } from "./rounds";

const NODES = 30_000; // positions for each decision
const DEEPER = 5; // times as many before a question is asked
const TOLD = 0.3; // what costs up to so much has an exact value
const AHEAD = 4_000; // positions for what follows a choice
const FACTS = 2; // of why a choice is worse
const PATIENCE = 3_000; // ms that an action is held until it is known whether to ask

/** A choice as a question shows it. */
export interface Option {
  readonly said: Said;
  readonly sum: Sum;
  /** of the win */
  readonly share: number;
  /** of the tiles that are taken: so many are lost */
  readonly lost: number;
}

export interface Question {
  readonly reason: Reason;
  /** that the choice loses until the end of the game, as far as one can see; or the tiles that it wastes */
  readonly points: number;
  readonly chosen: Option;
  readonly better: Option;
  /** what the choice does worse, where its points do not tell: the most important first */
  readonly why: readonly Said[];
}

export class Coach {
  /** the kind of decision that is explained; where an action is held, what it is about */
  note = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  /** what was good and bad in the round before; null: it was read, or none is over */
  round = $state.raw<RoundTold | null>(null);
  /** the engine is not there: nothing is asked */
  isBlind = $state(false);
  /** an action that waits for the coach, or for an answer to the coach's question */
  held = $state<string | null>(null);

  #thought: Promise<Thought | null> = Promise.resolve(null);
  #run: Thinking | null = null;
  /** was it looked deeper already? */
  #isSure = false;
  /** the decision that was asked about last, by the moves before it */
  #askedAt = -1;
  /** the round in which tiles were asked about that are wasted: once in each */
  #wastedIn = 0;
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
      this.chooseAgain(); // what was held belongs to the table as it was
      this.note = null;
      if (view === null) return undefined;
      this.#tellRound(view.round);
      if (!isAsked) return undefined;
      this.note = this.#new();
      this.#isSure = false;
      this.#thought = this.#think(view.position, view.turn ?? 0, NODES);
      return () => {
        const isRead = this.held === null && this.table.view?.moves !== view.moves;
        if (isRead && this.note !== null) memory.tell(this.note);
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
    const { held, note } = this;
    if (note !== null) memory.tell(note);
    this.note = null;
    if (held !== null) this.chooseAgain();
    // what the game is about comes first, and what to do at once after it
    else if (note !== null && this.coaching.isAim(note)) this.note = this.#new();
  }

  /** Go on with what is held: what it is about was read. */
  goOn(): void {
    const { held, note } = this;
    if (held === null || note === null) return;
    memory.tell(note);
    this.note = null;
    this.held = null;
    if (!this.holds(held)) this.table.act(held);
  }

  /** Hold an action until it is known whether to ask; false: it may be done at once. */
  holds(action: string): boolean {
    const { view } = this.table;
    if (view === null) return false;
    const unknown = this.coaching
      .about(view.position, view.turn ?? 0, action)
      .find((kind) => !memory.told.includes(kind));
    if (unknown !== undefined) {
      this.round = null;
      this.note = unknown;
      this.held = action;
      return true;
    }
    if (this.isBlind || view.legal.length < 2) return false;
    // one question a decision, and none about what was advised
    if (this.#askedAt === view.moves || this.table.hinted?.action === action) return false;
    this.held = action;
    void this.#consider(action, view.moves);
    return true;
  }

  /** What the coach would do: by the same thought by which they ask, so that both agree. */
  async advice(): Promise<Advice | null> {
    const { view } = this.table;
    const [best] = (await this.#thought)?.moves ?? [];
    if (best === undefined || view === null) return null;
    return { action: best.text, said: this.story.story(view.position, best.text) };
  }

  chooseAgain(): void {
    this.question = null;
    this.held = null;
  }

  doAnyway(): void {
    const action = this.held;
    this.chooseAgain();
    if (action !== null) this.table.act(action);
  }

  askLess(): void {
    memory.askLess();
  }

  /** A kind of decision that is new; null: all is known. */
  #new(): string | null {
    const { view } = this.table;
    if (view === null) return null;
    const kinds = this.coaching.kinds(view.position, view.turn ?? 0);
    return kinds.find((kind) => !memory.told.includes(kind)) ?? null;
  }

  async #consider(action: string, moves: number): Promise<void> {
    const found = await within(PATIENCE, this.#questionAbout(action)).catch(() => null);
    // chosen again, taken back, or gone on, meanwhile
    if (this.held !== action || this.table.view?.moves !== moves) return;
    if (found === null) {
      this.doAnyway();
    } else {
      this.#askedAt = moves;
      if (found.reason === "wasted") this.#wastedIn = this.table.view.round;
      this.question = found;
    }
  }

  async #questionAbout(action: string): Promise<Question | null> {
    const { view } = this.table;
    const thought = await this.#thought;
    if (thought === null || view === null) return null;
    const { key } = await this.#opened();
    const worth = (share: number) => worthOf(key, thought.proof, share, view.round, 0);
    const visible = new Map(view.legal.map((each) => [each.action, each.points]));
    const [scale, seat] = [2 ** memory.less, view.turn ?? 0];
    const mistake = mistakeIn(thought.moves, action, worth, visible, scale);
    if (mistake !== null && !this.#isSure) {
      this.#isSure = true;
      this.#thought = this.#think(view.position, seat, NODES * DEEPER);
      return this.#questionAbout(action);
    }
    const question = mistake && (await this.#told(mistake, null, worth, view.position, seat));
    if (question !== null && saysWhy(question)) return question;
    if (this.#wastedIn === view.round) return null;
    const lost = (each: string) => this.coaching.lost(view.position, seat, each);
    const waste = wasteIn(thought.moves, action, lost, scale);
    return waste && this.#told(waste, "wasted", worth, view.position, seat);
  }

  async #told(
    { chosen, better, points }: Mistake,
    known: Reason | null,
    worth: (share: number) => Worth,
    position: string,
    seat: number,
  ): Promise<Question> {
    const { engine, key } = await this.#opened();
    const fitted = this.coaching.fitted(position) ?? position;
    const now = await engine.look(key, fitted);
    const option = async ({ text, share }: Mistake["chosen"]): Promise<Option> => ({
      said: this.story.story(position, text),
      sum: sumOf(now, await engine.apply(key, fitted, text), seat),
      share: worth(share).share,
      lost: this.coaching.lost(position, seat, text),
    });
    const [mine, other] = [await option(chosen), await option(better)];
    const isOpen = this.coaching.isOpen(position, seat);
    const reason = known ?? reasonOf(mine.sum, other.sum, points, isOpen);
    const isLater = reason === "ahead" || reason === "chance";
    const why = isLater ? await this.#why(fitted, better.text, chosen.text) : [];
    return { reason, points, chosen: mine, better: other, why };
  }

  /** What follows a choice and is worse than what follows a better one; [] where nobody knows. */
  async #why(position: string, better: string, chosen: string): Promise<readonly Said[]> {
    const { engine, key } = await this.#opened();
    try {
      const best = await engine.line(key, position, better, AHEAD);
      const played = await engine.line(key, position, chosen, AHEAD);
      const all = await engine.why(key, position, best, played);
      // what the choice itself brings is told already, and another figure would only confuse
      return all
        .filter(({ kind }) => kind !== "points")
        .slice(0, FACTS)
        .map(saidWhy);
    } catch {
      return []; // the question is asked without
    }
  }

  async #think(position: string, seat: number, nodes: number): Promise<Thought | null> {
    const fitted = this.coaching.fitted(position);
    if (fitted === null) return null;
    try {
      const { engine, key } = await this.#opened();
      this.#run = engine.think(key, fitted, { seat, nodes, regret: TOLD }, () => undefined);
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

/** Is there something to learn from it: points, tiles, or what follows? A bare figure teaches nothing. */
function saysWhy({ reason, why }: Question): boolean {
  return (reason !== "ahead" && reason !== "chance") || why.length > 0;
}

/** Can the engine not run, or not be fetched, in this browser? */
function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "missing" || code === "away" || code === "failed";
}
