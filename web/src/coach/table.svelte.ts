/** A table at which a coach sits: the same table, but decisions may wait for the coach. */
import type { GameTable } from "../lib/game";
import type { Hinted } from "../lib/protocol";
import type { TableStore } from "../lib/table.svelte";
import type { Coach } from "./coach.svelte";

const HELD: ReadonlySet<string> = new Set(["coach"]);

export class CoachedTable implements GameTable {
  constructor(
    readonly table: TableStore,
    readonly coach: Coach,
  ) {}

  act(action: string): boolean {
    return this.coach.holds(action) || this.table.act(action);
  }

  get waiting(): ReadonlySet<string> {
    return this.coach.held === null ? this.table.waiting : HELD;
  }

  get isOpen(): boolean {
    return this.coach.held === null && this.table.isOpen;
  }

  get options() {
    return this.table.options;
  }
  get view() {
    return this.table.view;
  }
  get version() {
    return this.table.version;
  }
  get yours() {
    return this.table.yours;
  }
  get you() {
    return this.table.you;
  }
  get isYourTurn() {
    return this.table.isYourTurn;
  }
  get presence() {
    return this.table.presence;
  }
  get clock() {
    return this.table.clock;
  }
  get skew() {
    return this.table.skew;
  }
  get thinking() {
    return this.table.thinking;
  }
  get refused() {
    return this.table.refused;
  }
  get hinted() {
    return this.table.hinted;
  }
  set hinted(hinted: Hinted | null) {
    this.table.hinted = hinted;
  }
  get looked() {
    return this.table.looked;
  }
  get explanations() {
    return this.table.explanations;
  }
  isYou(seat: number | null): boolean {
    return this.table.isYou(seat);
  }
  explain(actions: readonly string[]): void {
    this.table.explain(actions);
  }
  look(): void {
    this.table.look();
  }
}
