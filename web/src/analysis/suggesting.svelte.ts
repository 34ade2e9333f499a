/** The best moves as rows that hold still: values change in place, places only when the order lasts. */
import type { Acted } from "../lib/protocol";
import type { Board } from "./board.svelte";
import type { AnalysisTable } from "./table.svelte";
import type { Thinking } from "./thinking.svelte";

export interface Row {
  /** from 1 */
  readonly rank: number;
  readonly action: string;
  /** of the win, for who moves */
  readonly share: number;
  readonly isProven: boolean;
  /** by which the score changes if the tiling began right after it */
  readonly points: number;
  /** as it would be told; null until the engine has played it out */
  readonly move: Acted | null;
}

const LASTS = 500; // ms that an order must hold before rows swap

export class Suggesting {
  /** how many are listed */
  count = $state(3);
  isHidden = $state(false);
  /** the rank in focus, from 1 */
  focus = $state(1);
  /** rows never swap under the pointer */
  isHovered = $state(false);
  #order = $state.raw<readonly string[]>([]);
  #of = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly rows: readonly Row[] = $derived.by(() => {
    const { now } = this.board;
    const moves = this.thinking.thought?.moves ?? [];
    return this.#order.flatMap((action, at) => {
      const rated = moves.find(({ text }) => text === action);
      if (rated === undefined) return [];
      const points = now.look.legal.find(({ text }) => text === action)?.points ?? 0;
      const { proven, share } = rated;
      return [{ rank: at + 1, action, share, isProven: proven, points, move: this.#told(action) }];
    });
  });
  readonly focused: Row | null = $derived.by(() => {
    return this.rows.find(({ rank }) => rank === this.focus) ?? this.rows[0] ?? null;
  });

  constructor(
    readonly board: Board,
    readonly table: AnalysisTable,
    readonly thinking: Thinking,
  ) {}

  /** Take the order of the last thought over, at once or when it has lasted; for an effect. */
  follow(): void {
    const { now } = this.board;
    const best = (this.thinking.thought?.moves ?? []).slice(0, this.count).map(({ text }) => text);
    clearTimeout(this.#timer);
    if (this.#of !== now.id || this.#known.length !== best.length) {
      if (this.#of !== now.id) this.focus = 1;
      this.#of = now.id;
      this.#take(best);
    } else if (best.join() !== this.#known.join()) {
      this.#timer = setTimeout(() => {
        if (!this.isHovered) this.#take(best);
      }, LASTS);
    }
  }

  /** the same as `#order`, to be asked without being told of changes */
  #known: readonly string[] = [];

  #take(order: readonly string[]): void {
    this.#known = order;
    this.#order = order;
    this.table.explain(order);
  }

  /** The next row, or again the first. */
  next(): void {
    this.focus = (this.focus % Math.max(1, this.rows.length)) + 1;
  }

  play(): void {
    const { focused } = this;
    if (focused !== null) void this.board.play(focused.action);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #told(action: string): Acted | null {
    const { board, table } = this;
    const found = table.explanations.get(action);
    if (found === undefined || !found.legal) return null;
    const { effects, said } = found;
    const [seat, version] = [board.now.actor, board.now.id];
    return { type: "acted", version, seat, action, said, effects, view: board.view, command: null };
  }
}
