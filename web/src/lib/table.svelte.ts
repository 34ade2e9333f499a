/** The one store: a table as the server tells it. Nothing is decided here. */
import { Connection, socketAddress, type Link } from "./connection";
import { deviceToken } from "./device";
import type { GameTable, Options, Shown } from "./game";
import { eventsOf } from "./http";
import { keptOf, mine } from "./mine.svelte";
import { within } from "./patience";
import { PROTOCOL } from "./protocol";
import type {
  Acted,
  AnyCommand,
  AnyMessage,
  Changed,
  Changes,
  Clock,
  Explained,
  Explanation,
  Hinted,
  Looked,
  Refused,
  SeatPresence,
  Snapshot,
  Spoken,
  View,
} from "./protocol";
import { called } from "./told";
import { hear, words } from "./words.svelte";

const PATIENCE = 3_000; // ms that a coach may take for a hint before the server is asked

export type TableEvent = Acted | Changed;

/** What a change needs besides its id and version, which are added here. */
export type Wish = Changes extends infer Each
  ? Each extends Changes
    ? Omit<Each, "id" | "version">
    : never
  : never;

/** What somebody would do in your place. */
export type Advice = Pick<Hinted, "action" | "said">;

export class TableStore implements GameTable {
  /** all that hardly changes; null until the table has answered for the first time */
  snapshot = $state.raw<Snapshot | null>(null);
  /** the table as it is now */
  view = $state.raw<View | null>(null);
  version = $state(0);
  /** all that happened so far, as far as it was fetched */
  events = $state.raw<readonly TableEvent[]>([]);
  presence = $state.raw<readonly SeatPresence[]>([]);
  watchers = $state(0);
  clock = $state.raw<Clock | null>(null);
  /** the difference of our clock to the server's, ms */
  skew = $state(0);
  /** the seat of a bot that is thinking */
  thinking = $state<number | null>(null);
  /** the last quick phrase that somebody said */
  spoken = $state.raw<Spoken | null>(null);
  /** what is shown of other people at the table, once it has come */
  company = $state.raw<Shown | null>(null);
  link = $state<Link>("connecting");
  nextTryAt = $state<number | null>(null);
  /** why the last command was not carried out */
  refused = $state.raw<Refused | null>(null);
  /** the table, or the seat, does not exist */
  gone = $state.raw<Refused | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** what actions would do in the table as it is, as far as it was asked */
  explanations = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  /** commands that wait for their answer */
  waiting = $state.raw<ReadonlySet<string>>(new Set());

  /** told of every event, in order; the table's stage plays them */
  onevent: ((event: TableEvent) => void) | null = null;
  /** told of every snapshot: what was drawn is of no use any more */
  onsnapshot: ((view: View) => void) | null = null;

  /** who is asked for a hint before the server: a coach beside you */
  adviser: (() => Promise<Advice | null>) | null = null;

  readonly #connection: Connection;
  readonly #asked = new Set<string>();

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    if (token !== null) mine.sit(id, token);
    this.#connection = new Connection(
      socketAddress(),
      () => ({
        type: "hello",
        table: this.id,
        token: this.token,
        version: this.snapshot === null ? null : this.version,
        language: words.spoken,
        protocol: PROTOCOL,
        player: deviceToken(),
      }),
      (message) => this.#hear(message),
      (link, nextTryAt) => {
        this.link = link;
        this.nextTryAt = nextTryAt;
        if (link === "lost") this.waiting = new Set();
      },
    );
  }

  get options(): Options {
    return this.snapshot?.options ?? {};
  }

  get yours(): readonly number[] {
    return this.snapshot?.yours ?? [];
  }

  /** your only seat, if a person has it: who is spoken to; null: nobody, or one of several */
  get you(): number | null {
    const [seat, another] = this.yours;
    if (seat === undefined || another !== undefined) return null;
    return this.view?.seats[seat]?.kind === "person" ? seat : null;
  }

  /** Is that seat you, rather than one of several that you hold? */
  isYou(seat: number | null): boolean {
    return seat !== null && seat === this.you;
  }

  /** Is it you who decides now? */
  get isYourTurn(): boolean {
    const turn = this.view?.turn;
    if (turn == null || !this.yours.includes(turn) || this.view?.status !== "playing") return false;
    return this.view.seats[turn]?.kind !== "bot"; // a bot may play on for who was absent
  }

  /** May a decision be made here and now? */
  get isOpen(): boolean {
    return this.link === "open" && this.waiting.size === 0;
  }

  names(): string[] {
    return this.view?.seats.map(called) ?? [];
  }

  /** Send a change of the table; its answer is the event, or `refused`. */
  send(wish: Wish): boolean {
    const id = newId();
    this.refused = null;
    const isSent = this.#connection.send({ ...wish, id, version: this.version } as AnyCommand);
    if (isSent) this.waiting = new Set([...this.waiting, id]);
    return isSent;
  }

  /** Say hello again: this device has become a player since. */
  greet(): void {
    this.#connection.send(this.#connection.hello());
  }

  act(action: string): boolean {
    return this.send({ type: "act", action });
  }

  /** Ask what these actions would do, unless that is known already. */
  explain(actions: readonly string[]): void {
    const unknown = actions.filter((action) => !this.#asked.has(action));
    if (unknown.length === 0) return;
    const isSent = this.#connection.send({ type: "explain", id: newId(), actions: unknown });
    if (isSent) for (const action of unknown) this.#asked.add(action);
  }

  hint(): void {
    const [id, version] = [newId(), this.version];
    this.hinted = null;
    this.refused = null;
    this.waiting = new Set([...this.waiting, id]);
    const advised = within(PATIENCE, this.adviser?.() ?? Promise.resolve(null));
    const failed = (error: unknown) => {
      reportError(error); // and the server is asked
      return null;
    };
    void advised.catch(failed).then((advice) => {
      if (!this.waiting.has(id)) return; // the link was lost meanwhile
      if (advice !== null) this.#hear({ type: "hinted", command: id, version, ...advice });
      else if (!this.#connection.send({ type: "hint", id, version })) this.#answered(id);
    });
  }

  speak(phrase: Spoken["phrase"]): void {
    this.#connection.send({ type: "say", phrase });
  }

  look(): void {
    this.#connection.send({ type: "look", id: newId() });
  }

  /** Fetch what happened before we came. */
  async fetchEvents(): Promise<void> {
    const found = await eventsOf(this.id, this.token);
    const last = found.at(-1)?.version ?? 0;
    this.events = [...found, ...this.events.filter((event) => event.version > last)];
  }

  /** Hear it all in another language. */
  reopen(): void {
    this.snapshot = null;
    this.events = [];
    this.#connection.drop();
    this.#connection.hurry();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  /** Say that the others need not wait; who left may come back. */
  leave(): void {
    this.#connection.send({ type: "leave" });
  }

  close(): void {
    this.#connection.close();
  }

  #hear(message: AnyMessage): void {
    switch (message.type) {
      case "snapshot":
        this.snapshot = message;
        this.presence = message.presence;
        this.watchers = message.watchers;
        this.#see(message.version, message.view);
        this.onsnapshot?.(message.view);
        break;
      case "acted":
      case "changed":
        if (
          message.version <= this.version &&
          this.events.some((e) => e.version === message.version)
        )
          break;
        this.#answered(message.command);
        if (message.type === "acted" && message.seat !== null) this.thinking = null;
        this.events = [...this.events, message];
        this.#see(message.version, message.view);
        this.onevent?.(message);
        break;
      case "refused":
        this.#answered(message.command);
        if (this.snapshot === null) this.gone = message;
        else this.refused = message;
        break;
      case "clock":
        this.#tick(message.clock);
        break;
      case "presence":
        this.presence = message.presence;
        this.watchers = message.watchers;
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "spoken":
        this.spoken = message;
        break;
      case "hinted":
        this.#answered(message.command);
        if (message.version === this.version) this.hinted = message;
        break;
      case "explained":
        if (message.actions.every(({ legal }) => legal)) this.#explained(message);
        else void hear("refused").then(() => this.#explained(message));
        break;
      case "looked":
        this.looked = message;
        break;
      case "resync":
        this.snapshot = null;
        this.events = [];
        break;
      case "over":
      case "pong":
      case "accepted":
        break;
      default:
        message satisfies never;
    }
  }

  #explained({ version, actions }: Explained): void {
    if (version !== this.version) return;
    const news = actions.map((each) => [each.action, each] as const);
    this.explanations = new Map([...this.explanations, ...news]);
  }

  #see(version: number, view: View): void {
    this.version = version;
    this.view = view;
    this.explanations = new Map();
    this.#asked.clear();
    this.hinted = null;
    this.looked = null;
    if (view.clock !== null) this.#tick(view.clock);
    else this.clock = null;
    if (view.status === "over") this.thinking = null;
    if (this.snapshot !== null && this.token !== null) this.#remember(view, this.snapshot.game);
  }

  #remember(view: View, game: string): void {
    mine.remember({
      table: this.id,
      token: this.token,
      game,
      ...keptOf(view, this.yours),
      isMyTurn: this.isYourTurn,
      seen: Date.now(),
    });
  }

  #tick(clock: Clock): void {
    this.clock = clock;
    this.skew = Date.now() - clock.at;
  }

  #answered(command: string | null): void {
    if (command === null || !this.waiting.has(command)) return;
    this.waiting = new Set([...this.waiting].filter((id) => id !== command));
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("");
}
