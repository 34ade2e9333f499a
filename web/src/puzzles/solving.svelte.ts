/** A puzzle that is being solved: what was tried, whether it is found, and what follows then. */
import type { Board } from "../analysis/board.svelte";
import type { Moment } from "../analysis/moment.svelte";
import { settled } from "../analysis/thinking.svelte";
import type { RatedMove, Thinking } from "../lib/engine/types";
import { costOf, isSolution, type Cost } from "./judging";
import type { Puzzle } from "./shelf";
import { PuzzleTable } from "./table.svelte";

/** A move that was not the best. */
export interface Tried {
  readonly action: string;
  /** null: the engine still thinks about it */
  readonly cost: Cost | null;
  /** what it brings in this round, and what the best move does */
  readonly points: number;
  readonly best: number;
}

export const TRIES = 2; // after so many the solution may be shown
const NODES = 200_000; // positions for what other moves are worth
const TOLD = 0.3; // what costs up to so much is rated exactly

export class Solving {
  readonly table: PuzzleTable;
  readonly root: Moment;
  state = $state<"asked" | "found" | "shown">("asked");
  tries = $state.raw<readonly Tried[]>([]);
  /** are the tiles of the solution marked? */
  hasHint = $state(false);
  /** the moments after the solution and what follows it; [] until it is over */
  line = $state.raw<readonly Moment[]>([]);
  /** the moment after the second best move */
  second = $state.raw<Moment | null>(null);
  #thinking: Thinking | null = null;
  /** what is still to be shown of the turn */
  #rest: readonly Moment[] = [];

  constructor(
    readonly board: Board,
    readonly puzzle: Puzzle,
    /** told when it is over */
    readonly onend: (how: "found" | "shown") => void,
  ) {
    this.root = board.root;
    this.table = new PuzzleTable(board, puzzle.seat, (action) => this.answer(action));
  }

  get last(): Tried | null {
    return this.tries.at(-1) ?? null;
  }

  get maySee(): boolean {
    return this.state === "asked" && this.tries.length >= TRIES;
  }

  /** Begin to think about all moves, so that what one costs is soon known. */
  think(): () => void {
    const { engine, key } = this.board;
    const budget = { seat: this.puzzle.seat, nodes: NODES, regret: TOLD };
    this.#thinking = engine.think(key, this.root.look.position, budget, () => undefined);
    // why there is no thought is told where one is needed
    this.#thinking.done.catch(() => undefined);
    return () => this.#thinking?.stop();
  }

  answer(action: string): void {
    if (this.state !== "asked") return;
    if (isSolution(this.puzzle, action)) {
      void this.#end("found");
      return;
    }
    const pointsOf = (move: string) =>
      this.root.look.legal.find(({ text }) => text === move)?.points ?? 0;
    const [points, best] = [pointsOf(action), pointsOf(this.puzzle.solution)];
    this.tries = [...this.tries, { action, cost: null, points, best }];
    this.hasHint = false;
    this.table.renew();
    void this.#judge(action);
  }

  /** Show the solution. */
  reveal(): void {
    if (this.state === "asked") void this.#end("shown");
  }

  /** Show the rest of the turn, one decision after the other; for an effect. */
  follow(): void {
    if (this.board.stage.isBusy) return;
    const [next, ...rest] = this.#rest;
    if (next === undefined || this.board.now !== next.parent) return;
    this.#rest = rest;
    this.board.show(next);
  }

  async #judge(action: string): Promise<void> {
    const cost = costOf(this.puzzle, await this.#rated(), action);
    this.tries = this.tries.map((each) => (each.action === action ? { ...each, cost } : each));
  }

  /** How the engine rates all moves; [] where it can't think. */
  async #rated(): Promise<readonly RatedMove[]> {
    try {
      const thought = await this.#thinking?.done;
      return thought === undefined ? [] : settled(thought, this.board.key).moves;
    } catch {
      return []; // what was verified is told then
    }
  }

  async #end(how: "found" | "shown"): Promise<void> {
    this.table.isAsking = false;
    this.hasHint = false;
    this.state = how;
    this.onend(how);
    try {
      await this.#grow();
    } catch (error) {
      this.board.trouble = error;
    }
  }

  /** Play the solution with all that follows, and the second best move beside it. */
  async #grow(): Promise<void> {
    const { board, puzzle, root } = this;
    const line: Moment[] = [];
    for (const action of puzzle.line) line.push(await board.grown(line.at(-1) ?? root, action));
    this.second = await board.grown(root, puzzle.second);
    this.line = line;
    const turn = line.findIndex(({ actor }) => actor !== puzzle.seat);
    const [first, ...rest] = turn < 0 ? line : line.slice(0, turn + 1);
    this.#rest = rest;
    if (first !== undefined) board.show(first);
  }
}
