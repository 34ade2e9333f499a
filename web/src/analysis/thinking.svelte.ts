/** What the engine thinks of the moment that is shown: it goes deeper until it is paused or has enough. */
import type { TableKey, Thought as Found } from "../lib/engine/types";
import type { Board } from "./board.svelte";
import { leadOverOthers, linkOf, solved, worthOf } from "./lead";
import type { Moment, Shares } from "./moment.svelte";

/** A thought, with what it means in points. */
export interface Thought extends Found {
  /** by which each seat is expected to lead over the best of the others; null: nobody knows */
  readonly leads: readonly (number | null)[];
  /** four games of five end within so many points of it */
  readonly band: number;
}

const ENOUGH = 1_000_000; // positions
const TOLD = 0.16; // what costs up to so much has an exact value, so that it is labelled right
const STEPS = 6; // each ten times the work of the one before

export class Thinking {
  isPaused = $state(false);
  /** why there are no thoughts */
  failure = $state.raw<unknown>(null);
  #thoughts = $state.raw<ReadonlyMap<number, Thought>>(new Map());
  readonly thought: Thought | null = $derived.by(() => this.of(this.board.now));

  constructor(readonly board: Board) {}

  of(moment: Moment): Thought | null {
    return this.#thoughts.get(moment.id) ?? null;
  }

  /** Think of what is shown until that changes; for an effect. */
  follow(): (() => void) | undefined {
    const { board, isPaused } = this;
    const now = board.trial ?? board.now; // what is tried is judged by what could be played instead
    this.failure = null;
    if (isPaused || now.actor === null || this.#isEnough(now)) return undefined;
    let isStopped = false;
    const run = board.engine.think(
      board.key,
      now.look.position,
      { seat: now.actor, nodes: ENOUGH, regret: TOLD },
      (thought) => this.#hear(now, thought),
    );
    run.done.then(
      (thought) => {
        if (!isStopped) this.#hear(now, { ...thought, done: true });
      },
      (error: unknown) => {
        if (!isStopped) this.failure = error;
      },
    );
    return () => {
      isStopped = true;
      run.stop();
    };
  }

  #isEnough(moment: Moment): boolean {
    return this.#known.get(moment.id)?.done ?? false;
  }

  /** the same as `#thoughts`, to be asked without being told of changes */
  readonly #known = new Map<number, Thought>();

  #hear(moment: Moment, found: Found): void {
    const { key } = this.board;
    const thought = { ...settled(found, key), ...expectedOf(found, key, moment) };
    this.#known.set(moment.id, thought);
    this.#thoughts = new Map(this.#known);
    moment.shares = sharesOf(thought, moment.actor ?? 0, this.board.seats.length);
  }

  /** How far it has looked, in steps of ten times the work; 1 to 6. */
  get steps(): number {
    const nodes = this.thought?.nodes ?? 0;
    return Math.min(STEPS, Math.max(1, Math.floor(Math.log10(Math.max(1, nodes)))));
  }

  /** The shares of all seats: as they were thought, or won; else as the move before was rated. */
  sharesAt(moment: Moment): Shares | null {
    const { outcome } = moment.look;
    if (outcome !== null) {
      const part = 1 / outcome.winners.length;
      return this.board.seats.map(({ seat }) => (outcome.winners.includes(seat) ? part : 0));
    }
    if (moment.shares !== null) return moment.shares;
    return moment.parent === null ? null : this.#ratedBefore(moment, moment.parent);
  }

  #ratedBefore(moment: Moment, parent: Moment): Shares | null {
    if (parent.actor === null) return null;
    const rated = this.of(parent)?.moves.find(({ text }) => text === moment.step?.action);
    if (rated === undefined) return null;
    if (this.board.seats.length === 2) return pair(rated.share, parent.actor);
    return this.board.seats.map(({ seat }) => (seat === parent.actor ? rated.share : null));
  }

  /** Whole points by which a seat leads in the end, as far as can be expected; null: nobody knows. */
  leadOf(seat: number): number | null {
    const { outcome } = this.board.now.look;
    if (outcome !== null) return leadOverOthers(outcome.scores, seat);
    const lead = this.thought?.leads[seat] ?? null;
    return lead === null ? null : Math.round(lead);
  }

  /** What a move cost the seat that made it, as a share of the win; null: that is not known. */
  costOf(moment: Moment): number | null {
    const before = moment.parent === null ? null : this.of(moment.parent);
    const rated = before?.moves.find(({ text }) => text === moment.step?.action);
    const best = before?.moves[0];
    return rated === undefined || best === undefined ? null : Math.max(0, best.share - rated.share);
  }
}

/**
 * A thought with results instead of values where all was seen to the end of the game. A value holds a
 * small part for the lead in points, so that a win with more of them is preferred.
 */
export function settled(thought: Found, table: TableKey): Found {
  if (thought.proof !== "game" || table.seats !== 2) return thought;
  const result = (share: number) => solved(table, share)?.share ?? share;
  return {
    ...thought,
    moves: thought.moves.map((move) => ({ ...move, share: result(move.share) })),
    shares: thought.shares.map(result),
  };
}

/** What a thought means in points. */
function expectedOf(
  { moves, proof, shares }: Found,
  table: TableKey,
  { actor, look }: Moment,
): Pick<Thought, "band" | "leads"> {
  const [best] = moves;
  if (best === undefined || actor === null) return { leads: [], band: 0 };
  const isSolved = proof === "game" && table.seats === 2;
  const leadOf = (seat: number, value: number) =>
    worthOf(table, proof, value, look.round, leadOverOthers(look.standing, seat)).lead;
  const own = leadOf(actor, best.share);
  const leads = look.standing.map((_, seat) => {
    if (seat === actor) return own;
    if (table.seats === 2) return -own;
    const share = shares[seat];
    return share === undefined ? null : leadOf(seat, share);
  });
  return { leads, band: isSolved ? 0 : linkOf(table, look.round).band };
}

function sharesOf({ moves, shares }: Thought, actor: number, seats: number): Shares | null {
  if (shares.length === seats) return shares;
  const [best] = moves;
  if (best === undefined) return null;
  if (seats === 2) return pair(best.share, actor);
  return Array.from({ length: seats }, (_, seat) => (seat === actor ? best.share : null));
}

function pair(share: number, actor: number): readonly number[] {
  return actor === 0 ? [share, 1 - share] : [1 - share, share];
}
