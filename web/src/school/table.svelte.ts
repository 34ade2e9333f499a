/** The table of a lesson: that of the analysis board, where the lesson answers what is done. */
import type { Board } from "../analysis/board.svelte";
import { AnalysisTable } from "../analysis/table.svelte";
import type { Runner } from "./runner.svelte";

const LEARNER = 0;

export class LessonTable extends AnalysisTable {
  override readonly you = LEARNER;

  constructor(
    board: Board,
    readonly runner: Runner,
  ) {
    super(board);
  }

  override get yours(): readonly number[] {
    return [LEARNER];
  }

  /** Only a task at the table is done there, and only once. */
  override get isOpen(): boolean {
    const { step, verdict } = this.runner;
    return super.isOpen && step.task === "move" && !verdict?.isRight;
  }

  /** What fits is done; the table is put back as it was after anything else. */
  override act(action: string): boolean {
    if (this.runner.move(action)) return super.act(action);
    this.runner.attempt += 1;
    return true;
  }
}
