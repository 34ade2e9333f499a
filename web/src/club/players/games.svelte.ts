/** The games of a player: a page at a time, by what is searched. */
import type { GamesTold, GameTold } from "../../lib/protocol";
import { Asking } from "../../lib/asking.svelte";

export interface Search {
  readonly game: string;
  readonly result: string;
  /** the id of a player, a level or a name */
  readonly opponent: string;
  /** days, as fields of dates have them: `2026-11-18` */
  readonly since: string;
  readonly until: string;
}

export const ALL: Search = { game: "", result: "", opponent: "", since: "", until: "" };

/** What stands behind the `?` of an address; the last day counts as a whole. */
export function queryOf(search: Search, before: number | null): string {
  const query = new URLSearchParams();
  for (const name of ["game", "result", "opponent"] as const)
    if (search[name].trim() !== "") query.set(name, search[name].trim());
  if (search.since !== "") query.set("since", `${midnight(search.since, 0)}`);
  if (search.until !== "") query.set("until", `${midnight(search.until, 1)}`);
  if (before !== null) query.set("before", `${before}`);
  return query.size === 0 ? "" : `?${query}`;
}

/** When a day begins here, or the one so many days later. */
function midnight(day: string, later: number): number {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return Math.max(0, new Date(year, month - 1, date + later).getTime());
}

export class Games {
  readonly asking = new Asking();
  /** null: not asked yet */
  found = $state.raw<readonly GameTold[] | null>(null);
  next = $state.raw<number | null>(null);
  #search = ALL;

  /** `ask` fetches an address, as who may see it. */
  constructor(
    readonly path: string,
    readonly ask: (path: string) => Promise<Response>,
  ) {}

  /** The newest games that fit. */
  async look(search: Search = ALL): Promise<void> {
    this.#search = search;
    await this.asking.run(async () => {
      const told = await this.#page(null);
      this.found = told.games;
    });
  }

  /** Older ones. */
  async more(): Promise<void> {
    await this.asking.run(async () => {
      const told = await this.#page(this.next);
      this.found = [...(this.found ?? []), ...told.games];
    });
  }

  async #page(before: number | null): Promise<GamesTold> {
    const answer = await this.ask(this.path + queryOf(this.#search, before));
    const told = (await answer.json()) as GamesTold;
    this.next = told.next;
    return told;
  }
}
