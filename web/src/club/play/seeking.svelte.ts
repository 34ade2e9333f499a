/** Searches for somebody to play with: they go on by themselves, whatever page is shown. */
import { asMe } from "../../lib/device";
import { ask, RefusedError } from "../../lib/http";
import { mine } from "../../lib/mine.svelte";
import type { Acceptance, NewSeek, SeekEnded, SeekTold } from "../../lib/protocol";
import { go } from "../../lib/route.svelte";
import { keep, kept, settings } from "../../lib/settings.svelte";
import { askAsMe, myself } from "../me.svelte";
import { tellFound } from "./telling";

/** What is looked for; the secret will open the seat. */
export interface Sought {
  readonly seek: string;
  readonly wish: NewSeek;
  /** the name of who is challenged; "": anybody may come */
  readonly whom: string;
  /** the table that was found; null: none yet */
  readonly path: string | null;
  /** when it began, in milliseconds since 1970 */
  readonly since: number;
}

export const KEY = "tilewright-seeks"; // `main.ts` knows it, too
const RETRY = 3_000; // ms until a server that is away is asked again
const COURTESY = 400; // ms in which a tab that somebody looks at goes first

class Seeking {
  all = $state.raw<readonly Sought[]>(kept<Sought[]>(KEY, []));
  /** the level of a bot that is offered meanwhile */
  bot = $state<string | null>(null);
  /** why the last search came to nothing; null: it did not */
  ended = $state.raw<unknown>(null);
  readonly #asking = new Map<string, AbortController>();
  readonly #following = new Set<boolean>();

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key !== KEY) return;
      this.all = kept<Sought[]>(KEY, []); // another tab has begun or ended one
      this.#hushGone();
      this.follow();
    });
  }

  /** The search that waits for anybody who comes at once; null: there is none. */
  get hasty(): Sought | null {
    return this.all.find(isHasty) ?? null;
  }

  /** Begin to look for others; raises what the server says against it. */
  async start(wish: NewSeek, whom = ""): Promise<void> {
    await myself.ensure();
    if (!isPatient(wish)) this.#dropHasty(); // the server does the same
    const told = (await (await askAsMe("/api/seeks", wish)).json()) as SeekTold;
    const begun = { seek: told.seek, wish, whom, path: null, since: Date.now() - told.waiting };
    this.#keep([...this.all, begun]);
    this.bot = null;
    this.ended = null;
    this.#hear(begun, told);
    this.follow();
  }

  /** Play with somebody who looks for others; raises what the server says against it. */
  async accept(seek: string, game: string): Promise<void> {
    await myself.ensure();
    const accepted: Acceptance = { token: newToken(), name: settings.name.trim() || null };
    const dropped = this.#dropHasty(); // who plays looks no more
    try {
      const answer = await askAsMe(`/api/seeks/${seek}/accept`, accepted);
      const { table, path } = (await answer.json()) as SeekTold;
      if (table === null || path === null) return;
      rememberSeat(table, accepted.token, game);
      go(path);
    } catch (error) {
      this.#keep([...this.all, ...dropped]);
      this.follow();
      throw error;
    }
  }

  /** Look no more, unless somebody was found just before; raises what the server says against it. */
  async stop(seek: string): Promise<void> {
    const sought = this.all.find((each) => each.seek === seek);
    this.drop(seek);
    const answer = await askAsMe(`/api/seeks/${seek}/end`, {});
    const found = (await answer.json()) as SeekEnded;
    if (sought !== undefined) this.#hear(sought, { ...found, bot: null });
  }

  /** Forget a search, whatever the server knows of it. */
  drop(seek: string): void {
    this.#keep(this.all.filter((each) => each.seek !== seek));
  }

  /** Ask how all of them stand, until there are none. */
  follow(): void {
    void this.#follow(isHasty);
    void this.#follow(isWaitingLong);
  }

  /** One after the other: games of days and challenges need not be asked for all at once. */
  async #follow(which: (sought: Sought) => boolean): Promise<void> {
    const isOfHaste = which === isHasty;
    if (this.#following.has(isOfHaste)) return;
    this.#following.add(isOfHaste);
    for (let turn = 0; ; turn += 1) {
      const waiting = this.all.filter(which);
      const next = waiting[turn % waiting.length];
      if (next === undefined) break;
      await this.#ask(next);
    }
    this.#following.delete(isOfHaste);
  }

  async #ask(sought: Sought): Promise<void> {
    const control = new AbortController();
    this.#asking.set(sought.seek, control);
    try {
      const request = { headers: asMe(), signal: control.signal };
      const answer = await ask(`/api/seeks/${sought.seek}`, request);
      const told = (await answer.json()) as SeekTold;
      if (document.hidden && told.table !== null) await pause(COURTESY);
      if (this.#isKept(sought)) this.#hear(sought, told);
    } catch (error) {
      if (error instanceof RefusedError) this.#refuse(sought, error);
      else await pause(control.signal.aborted ? 0 : RETRY);
    }
    this.#asking.delete(sought.seek);
  }

  #hear(sought: Sought, { table, path, bot }: Pick<SeekTold, "table" | "path" | "bot">): void {
    if (isHasty(sought)) this.bot = bot;
    if (table === null || path === null) return;
    const { wish } = sought;
    rememberSeat(table, wish.token, wish.game);
    tellFound(wish.game, path);
    if (wish.clock?.per_turn) {
      const found = { ...sought, path };
      this.#keep(this.all.map((each) => (each.seek === sought.seek ? found : each)));
    } else {
      this.drop(sought.seek); // the clocks run
      go(path);
    }
  }

  #refuse(sought: Sought, error: RefusedError): void {
    if (!this.#isKept(sought)) return;
    this.drop(sought.seek);
    this.ended = error;
  }

  #isKept({ seek }: Sought): boolean {
    return kept<Sought[]>(KEY, [...this.all]).some((each) => each.seek === seek);
  }

  #dropHasty(): readonly Sought[] {
    const dropped = this.all.filter(isHasty);
    this.#keep(this.all.filter((each) => !dropped.includes(each)));
    return dropped;
  }

  #keep(all: readonly Sought[]): void {
    this.all = all;
    keep(KEY, all);
    this.#hushGone();
  }

  /** Ask no more about searches that are none any more. */
  #hushGone(): void {
    for (const [seek, control] of this.#asking)
      if (!this.all.some((each) => each.seek === seek)) control.abort();
  }
}

const isPatient = ({ clock, invited }: NewSeek) => invited != null || clock?.per_turn === true;
const isHasty = ({ wish, path }: Sought) => path === null && !isPatient(wish);
const isWaitingLong = ({ wish, path }: Sought) => path === null && isPatient(wish);

export const seeking = new Seeking();

/** A secret that will open a seat. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

/** Keep the secret of a seat at once: who closes the page can still come back. */
function rememberSeat(table: string, token: string, game: string): void {
  mine.remember({
    table,
    token,
    game,
    names: [settings.name.trim()],
    status: "playing",
    round: 1,
    scores: [0, 0],
    isMyTurn: false,
    seen: Date.now(),
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
