/** A finished game judged step by step, until it is stopped: moves, and what chance brought. */
import { REVIEW } from "../lib/measures";
import type { Board } from "./board.svelte";
import { Judge, type Dealt, type Judged } from "./judging";
import { withLuck } from "./luck";
import type { Moment } from "./moment.svelte";
import { sideOf, type Side } from "./sides";

export type { Dealt, Judged } from "./judging";

/** Where chance acts between two decisions. */
interface Deal {
  readonly from: Moment;
  readonly to: Moment;
  /** the decision that follows, from 0 */
  readonly before: number;
}

export class Review {
  judged = $state.raw<readonly Judged[]>([]);
  /** deals, judged by themselves */
  dealt = $state.raw<readonly Dealt[]>([]);
  isRunning = $state(false);
  failure = $state.raw<unknown>(null);
  /** the decisions of the game, in order */
  readonly decisions: readonly Moment[];
  readonly deals: readonly Deal[];
  readonly #judge: Judge;
  #running: Promise<void> | null = null;

  constructor(
    readonly board: Board,
    nodes: number = REVIEW.nodes[board.key.game],
  ) {
    const { line } = board.root;
    this.decisions = line.filter(({ actor, children }) => actor !== null && children.length > 0);
    this.deals = dealsIn(line);
    this.#judge = new Judge(board.engine, board.key, nodes);
  }

  /** the last moment of the game */
  get end(): Moment {
    return this.board.root.line.at(-1) ?? this.board.root;
  }

  get isComplete(): boolean {
    return this.judged.length === this.decisions.length && this.dealt.length === this.deals.length;
  }

  /** How much is done, of 1. */
  get part(): number {
    const all = this.decisions.length + this.deals.length;
    return (this.judged.length + this.dealt.length) / Math.max(1, all);
  }

  /** The deals with their luck, once all is judged. */
  readonly lucky: readonly Dealt[] = $derived.by(() => {
    const { outcome } = this.end.look;
    return this.isComplete && outcome !== null ? withLuck(this, outcome) : [];
  });

  /** How everybody played, once all is judged; null before. */
  readonly sides: readonly Side[] | null = $derived.by(() => {
    const { outcome } = this.end.look;
    if (!this.isComplete || outcome === null) return null;
    const found = { judged: this.judged, dealt: this.lucky };
    return this.board.seats.map(({ seat }) => sideOf(this.board.key, found, outcome, seat));
  });

  /** Judge what is left, until it is stopped. */
  run(): Promise<void> {
    this.isRunning = true;
    this.failure = null;
    // who was stopped in the middle of a step goes on with it
    this.#running ??= this.#judgeAll().finally(() => (this.#running = null));
    return this.#running;
  }

  async #judgeAll(): Promise<void> {
    try {
      while (this.isRunning && !this.isComplete) await this.#judgeNext();
    } catch (error) {
      this.failure = error;
    }
    this.isRunning = false;
  }

  stop(): void {
    this.isRunning = false;
  }

  /** Take over what was judged before. */
  take(judged: readonly Judged[], dealt: readonly Dealt[]): void {
    this.judged = judged;
    this.dealt = dealt;
  }

  async #judgeNext(): Promise<void> {
    const number = this.judged.length;
    const deal = this.deals[this.dealt.length];
    if (deal !== undefined && deal.before <= number) {
      const { before, from, to } = deal;
      const dealt = await this.#judge.deal(from, to, from.moves, before);
      this.dealt = [...this.dealt, dealt];
      return;
    }
    const at = this.decisions[number];
    const played = at?.children[0]?.step?.action;
    if (at === undefined || played === undefined) return;
    const judged = await this.#judge.decision(at, played, number + 1);
    this.judged = [...this.judged, judged];
  }
}

/** What chance did without a break, each time. */
function dealsIn(line: readonly Moment[]): readonly Deal[] {
  const deals: Deal[] = [];
  let before = 0;
  let from: Moment | null = null;
  for (const moment of line) {
    if (moment.isChance) from ??= moment;
    else if (from !== null) {
      if (moment.actor !== null) deals.push({ from, to: moment, before });
      from = null;
    }
    if (moment.actor !== null) before += 1;
  }
  return deals;
}

const WORTH = 0.02; // a cost from which on a decision is worth another look

/** The dearest decisions of a seat, the dearest first. */
export function dearest(judged: readonly Judged[], seat: number, most: number): readonly Judged[] {
  return judged
    .filter((each) => each.seat === seat && each.cost.share > WORTH)
    .toSorted((one, two) => two.cost.share - one.cost.share)
    .slice(0, most);
}
