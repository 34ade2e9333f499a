/** The tables where this browser holds a seat, with their secrets: newest first. */
import type { Result, View } from "./protocol";
import { keep, kept } from "./settings.svelte";

/** How a game ended, and which seats were mine. */
export interface Ended {
  readonly how: Result["how"];
  readonly winners: readonly number[];
  /** whose fault it was that it ended early */
  readonly seat: number | null;
  readonly yours: readonly number[];
}

export interface MyTable {
  readonly table: string;
  /** the secret of the seat; null: somebody who watches */
  readonly token: string | null;
  readonly game: string;
  /** a bot that nobody named goes by its level */
  readonly names: readonly string[];
  /** of the bots, by seat; null: a person; missing: kept before this was */
  readonly levels?: readonly (string | null)[];
  /** milliseconds on my clock; null: there is none; missing: kept before this was */
  readonly left?: number | null;
  readonly status: "over" | "playing" | "waiting";
  readonly round: number;
  readonly scores: readonly number[];
  readonly isMyTurn: boolean;
  /** how it ended; missing: it has not, or was kept before this was */
  readonly ended?: Ended | undefined;
  /** milliseconds since 1970 */
  readonly seen: number;
}

const KEY = "tilewright-tables";
const MOST = 40;

class Mine {
  tables = $state.raw<readonly MyTable[]>(kept<MyTable[]>(KEY, []));

  /** The secret that was kept for a table: this tab's own, else the last that was used. */
  token(table: string): string | null {
    const known = this.tables.find((mine) => mine.table === table)?.token ?? null;
    return inThisTab(table) ?? known;
  }

  /** Sit in this tab by that secret, whatever the other tabs do. */
  sit(table: string, token: string): void {
    keepInThisTab(table, token);
  }

  /** Remember a table as it is now. */
  remember(mine: MyTable): void {
    const others = this.tables.filter(({ table }) => table !== mine.table);
    this.#keep([mine, ...others].slice(0, MOST));
    if (mine.ended) void import("./played.svelte").then(({ games }) => games.add(mine));
  }

  /** Forget a table, and the seat that this tab has there. */
  forget(table: string): void {
    keepInThisTab(table, null);
    this.#keep(this.tables.filter((mine) => mine.table !== table));
  }

  #keep(tables: readonly MyTable[]): void {
    this.tables = tables;
    keep(KEY, tables);
  }
}

export const mine = new Mine();

/** What is kept of a table as somebody with these seats sees it. */
export function keptOf(view: View, yours: readonly number[]) {
  const { clock, round, scores, seats, status } = view;
  return {
    names: seats.map(({ name }) => name),
    levels: seats.map(({ level }) => level),
    left: clock?.left[yours[0] ?? 0] ?? null,
    status,
    round,
    scores,
    ended: endedOf(view, yours),
  };
}

/** How a table ended; undefined before. */
function endedOf({ result }: View, yours: readonly number[]): Ended | undefined {
  if (result === null) return undefined;
  const { how, winners, seat } = result;
  return { how, winners, seat, yours };
}

/** Two tabs may hold two seats of one table: each goes on with its own. */
function inThisTab(table: string): string | null {
  try {
    return sessionStorage.getItem(`${KEY}-${table}`);
  } catch {
    return null; // a private window
  }
}

function keepInThisTab(table: string, token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(`${KEY}-${table}`);
    else sessionStorage.setItem(`${KEY}-${table}`, token);
  } catch {
    return; // a private window: the last seat that was used is taken
  }
}
