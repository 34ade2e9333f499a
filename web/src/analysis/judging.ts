/** The steps of a finished game, judged one by one as `analysis/reviewing.py` judges them. */
import type { Difference, Engine, TableKey, Thought } from "../lib/engine/types";
import { LUCK, MOVE_LABELS, REVIEW } from "../lib/measures";
import { leadOverOthers, rounded, worthOf, type Worth } from "./lead";
import type { Moment } from "./moment.svelte";

/** Why a move was worse: at most three things, the largest first. */
export type Why = readonly Omit<Difference, "places">[];

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
  /** of the best move, for who decides */
  readonly worth: Worth;
  /** what the move that was played is worth less */
  readonly cost: Worth;
  readonly label: string;
  /** how many moves were legal; where there was only one, nothing is judged */
  readonly choices: number;
  readonly why: Why;
}

/** What chance did between two decisions, for each seat. */
export interface Dealt {
  /** the moment before it, and the decision that follows, from 0 */
  readonly at: Moment;
  readonly before: number;
  readonly round: number;
  /** does it open a round? else it is a smaller draw in one */
  readonly fillsFactories: boolean;
  /** afterwards, with the best play of everybody in the round */
  readonly now: readonly Worth[];
  /** expected before */
  readonly due: readonly Worth[];
  /** more than expected */
  readonly luck: readonly Worth[];
  /** the standard error of what was expected, which was sampled */
  readonly error: Worth;
}

/** How good a move was, by what it cost: the names of the marks. */
export function labelOf(cost: number): string {
  return MOVE_LABELS.find(({ most }) => cost <= most)?.label ?? "blunder";
}

/** Did chance fill the factories on the way from one moment to another? */
export function isDeal(from: Moment, to: Moment): boolean {
  const { path } = to;
  return path.slice(path.indexOf(from) + 1).some(({ step }) => step?.action.startsWith("D"));
}

/** Judges decisions and deals of one table. */
export class Judge {
  constructor(
    readonly engine: Engine,
    readonly table: TableKey,
    /** positions for each decision */
    readonly nodes: number,
  ) {}

  /** What a decision was worth and cost, and why. */
  async decision(at: Moment, played: string, number: number): Promise<Judged> {
    const { round } = at.look;
    const told = { at, seat: at.actor ?? 0, number, round, played };
    let { nodes } = this;
    let { thought, worths } = await this.#rated(at, nodes, REVIEW.regret);
    for (const { cost, times } of REVIEW.again) {
      if (costOf(thought, worths, played) < cost) break;
      nodes = this.nodes * times;
      ({ thought, worths } = await this.#rated(at, nodes, REVIEW.regret));
    }
    const best = thought.moves[0]?.text ?? played;
    const [worth, own] = [worths.get(best), worths.get(played)];
    if (worth === undefined || own === undefined) throw new Error(`${played} was not rated`);
    const choices = thought.moves.length;
    if (choices === 1 || own.share >= worth.share) {
      const cost = { share: 0, lead: 0 };
      return { ...told, best: played, worth, cost, label: labelOf(0), choices, why: [] };
    }
    const cost = await this.#lost(at, nodes, thought, worths, best, played);
    const why = await this.#why(at, best, thought.line, played);
    return { ...told, best, worth, cost, label: labelOf(cost.share), choices, why };
  }

  /** What the tables are worth that chance may have made, and the one that it made. */
  async deal(from: Moment, to: Moment, step: number, before: number): Promise<Dealt> {
    const fillsFactories = isDeal(from, to);
    const times = fillsFactories ? LUCK.beforeDeal : LUCK.beforeDraw;
    const [found, error] = meansOf(await this.#worths(from, times, step));
    // at the start nobody has more to expect than the others
    const seats = found.length;
    const due = step === 0 ? found.map(() => ({ share: rounded(1 / seats, 4), lead: 0 })) : found;
    const [after = []] = await this.#worths(to, 1, 0);
    const now = after.map(({ share, lead }) => ({ share: rounded(share, 4), lead }));
    const luck = now.map((each, seat) => less(each, due[seat]));
    const { round } = to.look;
    return { at: from, before, round, fillsFactories, now, due, luck, error };
  }

  async #rated(at: Moment, nodes: number, regret: number) {
    const part = partOf(nodes, REVIEW.forMoves);
    const { position } = at.look;
    const thought = await this.engine.rate(this.table, position, part, regret);
    const standing = leadOverOthers(at.look.standing, at.actor ?? 0);
    const worths = new Map(
      thought.moves.map(({ text, share }) => {
        const found = worthOf(this.table, thought.proof, share, at.look.round, standing);
        return [text, { ...found, share: rounded(found.share, 4) }] as const;
      }),
    );
    return { thought, worths };
  }

  /** What a move costs against the best one. */
  async #lost(
    at: Moment,
    nodes: number,
    { moves }: Thought,
    worths: ReadonlyMap<string, Worth>,
    best: string,
    played: string,
  ): Promise<Worth> {
    let { share, lead } = less(worths.get(best), worths.get(played));
    if (moves.find(({ text }) => text === played)?.exact === false) {
      // at least so much: look how much, with all moves rated exactly
      const again = (await this.#rated(at, nodes, 1)).worths;
      const more = less(again.get(best), again.get(played));
      share = Math.max(share, more.share);
      lead = Math.max(lead, more.lead);
    }
    return { share: rounded(share, 4), lead: rounded(Math.max(lead, 0), 1) };
  }

  async #why(
    at: Moment,
    best: string,
    found: readonly string[],
    played: string,
  ): Promise<readonly Difference[]> {
    const { engine, table } = this;
    const { position } = at.look;
    const nodes = partOf(this.nodes, REVIEW.forLine);
    const line = await engine.line(table, position, played, nodes);
    let better = found;
    if (better.length < line.length) {
      // the search has forgotten how it goes on
      const again = await engine.line(table, position, best, nodes);
      if (again.length > better.length) better = again;
    }
    return engine.why(table, position, better, line);
  }

  /** What tables are worth to every seat; of two seats one has what the other has not. */
  async #worths(at: Moment, times: number, seed: number): Promise<readonly (readonly Worth[])[]> {
    const { engine, table } = this;
    const sampled = await engine.chances(table, at.look.position, LUCK.nodes, times, seed);
    return sampled.map((seats) => {
      const found: Worth[] = [];
      for (const { lead, proof, round, seat, value } of seats) {
        const worth = worthOf(table, proof, value, round, lead);
        found[seat] = worth;
        if (table.seats === 2) found[1 - seat] = { share: 1 - worth.share, lead: -worth.lead };
      }
      return found;
    });
  }
}

/** That fraction of a budget. */
function partOf(nodes: number, [some, of]: readonly [number, number]): number {
  return Math.floor((nodes * some) / of);
}

/** What a move costs against the best one, by what was found. */
function costOf({ moves }: Thought, worths: ReadonlyMap<string, Worth>, played: string): number {
  return less(worths.get(moves[0]?.text ?? played), worths.get(played)).share;
}

function less(one: Worth | undefined, other: Worth | undefined): Worth {
  return {
    share: rounded((one?.share ?? 0) - (other?.share ?? 0), 4),
    lead: rounded((one?.lead ?? 0) - (other?.lead ?? 0), 4),
  };
}

/** Means over samples for each seat, and the largest of their standard errors. */
function meansOf(sampled: readonly (readonly Worth[])[]): [readonly Worth[], Worth] {
  const seats = sampled[0]?.map((_, seat) => sampled.map((each) => each[seat] as Worth)) ?? [];
  const parts = (of: (worth: Worth) => number, digits: number) => {
    const values = seats.map((each) => each.map(of));
    return {
      means: values.map((each) => rounded(mean(each), digits)),
      error: rounded(Math.max(...values.map(errorOf)), digits),
    };
  };
  const share = parts((each) => each.share, 4);
  const lead = parts((each) => each.lead, 2);
  const worths = seats.map((_, seat) => ({
    share: share.means[seat] ?? 0,
    lead: lead.means[seat] ?? 0,
  }));
  return [worths, { share: share.error, lead: lead.error }];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The standard error of a mean. */
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const spread = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(spread / Math.max(1, values.length - 1) / values.length);
}
