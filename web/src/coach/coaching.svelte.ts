/** A coach at a table: who speaks, the table as it is played with them, and where they are drawn. */
import { gameOf } from "../games";
import type { Room } from "../lib/game";
import type { Stage } from "../lib/stage.svelte";
import type { TableStore } from "../lib/table.svelte";
import { beside } from "../lib/window";
import { Coach } from "./coach.svelte";
import CoachRail from "./CoachRail.svelte";
import { CoachedTable } from "./table.svelte";

export class Coaching {
  readonly Rail = CoachRail;
  readonly table: CoachedTable;

  constructor(
    readonly coach: Coach,
    readonly stage: Stage<unknown>,
    /** is the table shown as it is now? */
    readonly isLive: () => boolean,
  ) {
    this.table = new CoachedTable(coach.table, coach);
  }

  /** Does the coach speak below a narrow table? */
  get isTold(): boolean {
    const { note, question, round } = this.coach;
    if (beside.current || !this.isLive()) return false;
    return question !== null || ((note !== null || round !== null) && !this.stage.isBusy);
  }
}

/** The coach of a table; null: nobody knows its game. */
export async function coachingOf(
  table: TableStore,
  room: Room,
  stage: Stage<unknown>,
  isLive: () => boolean,
): Promise<Coaching | null> {
  const game = gameOf(table.snapshot?.game ?? "");
  if (game === undefined) return null;
  const [coaching, story] = await Promise.all([room.loadCoaching(), game.loadStory()]);
  return new Coaching(new Coach(table, coaching, story), stage, isLive);
}
