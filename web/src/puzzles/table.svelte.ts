/** The table of a puzzle: a decision made there is an answer, and the position stays until it is right. */
import { AnalysisTable } from "../analysis/table.svelte";
import type { Board } from "../analysis/board.svelte";
import type { View } from "../lib/protocol";

export class PuzzleTable extends AnalysisTable {
  /** is a move still asked for? */
  isAsking = $state(true);
  /** how often the choice at hand was let go of */
  #renewals = $state(0);
  override readonly view: View = $derived.by(() => {
    void this.#renewals;
    return { ...this.board.view };
  });

  constructor(
    board: Board,
    override readonly you: number,
    readonly onanswer: (action: string) => void,
  ) {
    super(board);
  }

  override get version(): number {
    return super.version + this.#renewals / 1_000;
  }

  override get yours(): readonly number[] {
    return [this.you];
  }

  override get isOpen(): boolean {
    return this.isAsking && super.isOpen;
  }

  override act(action: string): boolean {
    this.onanswer(action);
    return true;
  }

  /** Let go of what is chosen: another move is asked for. */
  renew(): void {
    this.#renewals += 1;
  }
}
