/** Every decision of a game judged, one after the other, and what deals were worth. */
import type { Board } from "./board.svelte";
import type { Moment } from "./moment.svelte";
import { MOVE_LABELS } from "../lib/facts";
import { labelOf, settled } from "./thinking.svelte";

const NODES = 50_000; // positions for each decision
const TOLD = 0.3; // what costs up to so much has an exact value

/** A decision that was judged. */
export interface Judged {
  /** the moment before it */
  readonly at: Moment;
  readonly seat: number;
  /** its number among all decisions, from 1 */
  readonly number: number;
  readonly round: number;
  readonly played: string;
  readonly best: string;
  /** of the win, for who decides: of the best move, and of the one that was played */
  readonly before: number;
  readonly after: number;
  readonly cost: number;
  readonly label: string;
  /** were tiles dealt right before it? */
  readonly isDealt: boolean;
}

export class Review {
  judged = $state.raw<readonly Judged[]>([]);
  isRunning = $state(false);
  failure = $state.raw<unknown>(null);
  /** the decisions of the game, in order */
  readonly decisions: readonly Moment[];
  #stop: (() => void) | null = null;

  constructor(readonly board: Board) {
    this.decisions = board.root.line.filter(
      (moment) => moment.actor !== null && moment.children.length > 0,
    );
  }

  get isComplete(): boolean {
    return this.judged.length === this.decisions.length;
  }

  /** Judge what is left, until it is stopped. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.failure = null;
    try {
      while (this.isRunning && !this.isComplete) await this.#judgeNext();
    } catch (error) {
      this.failure = error;
    }
    this.isRunning = false;
    this.#stop = null;
  }

  stop(): void {
    this.isRunning = false;
    this.#stop?.();
  }

  async #judgeNext(): Promise<void> {
    const number = this.judged.length;
    const at = this.decisions[number];
    const seat = at?.actor ?? null;
    if (at === undefined || seat === null) return;
    const { engine, key } = this.board;
    const budget = { seat, nodes: NODES, regret: TOLD };
    const run = engine.think(key, at.look.position, budget, () => undefined);
    this.#stop = () => run.stop();
    const { done, moves } = settled(await run.done, key);
    if (!done) return; // stopped: it is judged when the review goes on
    const played = at.children[0]?.step?.action ?? "";
    const [best] = moves;
    const rated = moves.find(({ text }) => text === played);
    if (best === undefined || rated === undefined) throw new Error(`${played} was not rated`);
    const cost = Math.max(0, best.share - rated.share);
    const found: Judged = {
      at,
      seat,
      number: number + 1,
      round: at.look.round,
      played,
      best: best.text,
      before: best.share,
      after: rated.share,
      cost,
      label: labelOf(cost),
      isDealt: isDealt(at),
    };
    this.judged = [...this.judged, found];
  }
}

/** Did chance fill the factories right before a moment? */
function isDealt(moment: Moment): boolean {
  const { parent, step } = moment;
  if (step === null || step.seat !== null) return false;
  const isDeal = step.effects.some((effect) => effect.type === "moved" && effect.from === "bag");
  return isDeal || (parent !== null && isDealt(parent));
}

/** The share of a seat before and after each decision, at a table of two. */
export function sharesOver(
  judged: readonly Judged[],
  seat: number,
): readonly { readonly before: number; readonly after: number }[] {
  return judged.map((each) => {
    const own = (share: number) => (each.seat === seat ? share : 1 - share);
    return { before: own(each.before), after: own(each.after) };
  });
}

export interface Deal {
  /** the decision that follows it, from 0 */
  readonly at: number;
  /** what it was worth to the seat, as a share of the win */
  readonly worth: number;
}

/** What each deal after the first was worth to a seat, at a table of two. */
export function dealsIn(judged: readonly Judged[], seat: number): readonly Deal[] {
  const shares = sharesOver(judged, seat);
  return judged.flatMap(({ isDealt }, at) => {
    const [now, last] = [shares[at], shares[at - 1]];
    if (!isDealt || now === undefined || last === undefined) return [];
    return [{ at, worth: now.before - last.after }];
  });
}

export const LABELS = MOVE_LABELS.map(({ label }) => label);

/** How often a seat's decisions have each label. */
export function countsOf(
  judged: readonly Judged[],
  seat: number,
): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(LABELS.map((label) => [label, 0]));
  for (const each of judged)
    if (each.seat === seat) counts[each.label] = (counts[each.label] ?? 0) + 1;
  return counts;
}

const WORTH = 0.02; // a cost from which on a decision is worth another look

/** The dearest decisions of a seat, the dearest first. */
export function dearest(judged: readonly Judged[], seat: number, most: number): readonly Judged[] {
  return judged
    .filter((each) => each.seat === seat && each.cost > WORTH)
    .toSorted((one, two) => two.cost - one.cost)
    .slice(0, most);
}
