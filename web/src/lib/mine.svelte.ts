/** The tables where this browser holds a seat, with their secrets: newest first. */
import { keep, kept } from "./settings.svelte";

export interface MyTable {
  readonly table: string;
  /** the secret of the seat; null: somebody who watches */
  readonly token: string | null;
  readonly game: string;
  readonly names: readonly string[];
  readonly status: "over" | "playing" | "waiting";
  readonly round: number;
  readonly scores: readonly number[];
  readonly isMyTurn: boolean;
  /** milliseconds since 1970 */
  readonly seen: number;
}

const KEY = "tilewright-tables";
const MOST = 40;

class Mine {
  tables = $state.raw<readonly MyTable[]>(kept<MyTable[]>(KEY, []));

  /** The secret that was kept for a table. */
  token(table: string): string | null {
    return this.tables.find((mine) => mine.table === table)?.token ?? null;
  }

  /** Remember a table as it is now. */
  remember(mine: MyTable): void {
    const others = this.tables.filter(({ table }) => table !== mine.table);
    this.#keep([mine, ...others].slice(0, MOST));
  }

  forget(table: string): void {
    this.#keep(this.tables.filter((mine) => mine.table !== table));
  }

  #keep(tables: readonly MyTable[]): void {
    this.tables = tables;
    keep(KEY, tables);
  }
}

export const mine = new Mine();
