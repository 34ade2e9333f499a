/** The engine in the browser: rules and search of every table, in workers. Load it when it is asked for. */
import { Desk, type Hand } from "./desk";
import { fetchJudgement, fetchModule, type Judgement } from "./files";
import { FIRST_TABLE, nameOf, numberOf, textOf } from "./tables";
import { realOf, thinking, thoughtOf, type Report } from "./thinking";
import {
  EngineError,
  type After,
  type Budget,
  type Dealt,
  type Difference,
  type Engine,
  type Look,
  type Problem,
  type SeatWorth,
  type TableKey,
  type Thinking,
  type Thought,
} from "./types";

export * from "./types";

const REGRET = 0.05; // moves that are worse by less are rated exactly, where nobody says otherwise
const TRIES = 3; // to ask a worker that is ended together with somebody else's thought
const GRACE = 50; // ms that a thought which was stopped may go on before its worker is ended

/** Where the engine gets its files and workers from. */
export interface Supply {
  module(): Promise<ArrayBuffer>;
  judgement(table: TableKey): Promise<Judgement>;
  worker(): Hand;
}

const BROWSER: Supply = {
  module: fetchModule,
  judgement: fetchJudgement,
  worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
};

/** Loads the engine; raises EngineError. Several can be open: each has workers of its own. */
export async function openEngine(supply = BROWSER): Promise<Engine> {
  if (typeof WebAssembly === "undefined" || (supply === BROWSER && typeof Worker === "undefined"))
    throw new EngineError("missing", "this browser has no WebAssembly, or no workers");
  const engine = new WorkerEngine(supply, await supply.module());
  try {
    await engine.look(FIRST_TABLE, null);
  } catch (error) {
    engine.close();
    throw new EngineError("missing", `this browser can't run the engine: ${String(error)}`);
  }
  return engine;
}

class WorkerEngine implements Engine {
  #rules: Desk;
  /** for thoughts, so that rules are answered meanwhile */
  #thinker: Desk | null = null;
  /** the tables whose weights the thinker has */
  #known = new Set<string>();
  readonly #judgements = new Map<string, Promise<Judgement>>();
  #thinking: Thinking | null = null;
  /** when the thought before has left its worker */
  #stopping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    private readonly supply: Supply,
    private readonly wasm: ArrayBuffer,
  ) {
    this.#rules = new Desk(supply.worker(), wasm);
  }

  async look(table: TableKey, position: string | null): Promise<Look> {
    return (await this.#asked("look", table, position ?? "")) as Look;
  }

  async apply(table: TableKey, position: string, action: string): Promise<After> {
    return (await this.#asked("apply", table, position, action)) as After;
  }

  async deal(table: TableKey, position: string, seed: number): Promise<Dealt> {
    return (await this.#asked("deal", table, position, String(seed))) as Dealt;
  }

  async seen(table: TableKey, position: string, seat: number | null): Promise<string> {
    return (await this.#asked("seen", table, position, numberOf(seat))) as string;
  }

  async problems(table: TableKey, position: string): Promise<readonly Problem[]> {
    return (await this.#asked("problems", table, position)) as readonly Problem[];
  }

  think(
    table: TableKey,
    position: string,
    budget: Budget,
    onThought: (thought: Thought) => void,
  ): Thinking {
    this.#thinking?.stop();
    const { seat, nodes, seed = 0, regret = REGRET } = budget;
    const found = thinking(
      Math.min(Math.floor(nodes), Number.MAX_SAFE_INTEGER),
      async (part, isWanted) => {
        const thinker = await this.#thinkerOf(table);
        if (!isWanted()) throw new EngineError("closed", "the thought was stopped");
        return (await thinker.ask([
          ...["think", textOf(table), oneLine(position), String(part), String(seed)],
          ...[String(Math.round(regret * 1000)), numberOf(seat ?? null)],
        ])) as Report;
      },
      onThought,
      () => this.#release(),
    );
    this.#thinking = found;
    return found;
  }

  async rate(table: TableKey, position: string, nodes: number, regret: number): Promise<Thought> {
    const limits = [String(nodes), "0", String(Math.round(regret * 1000)), "-"];
    return thoughtOf(await this.#found<Report>("think", table, position, ...limits), true);
  }

  line(
    table: TableKey,
    position: string,
    action: string,
    nodes: number,
  ): Promise<readonly string[]> {
    return this.#found("line", table, position, action, String(nodes));
  }

  async why(
    table: TableKey,
    position: string,
    best: readonly string[],
    played: readonly string[],
  ): Promise<readonly Difference[]> {
    const lines = [best.join(" "), played.join(" ")];
    return (await this.#asked("why", table, position, ...lines)) as readonly Difference[];
  }

  async chances(
    table: TableKey,
    position: string,
    nodes: number,
    times: number,
    seed: number,
  ): Promise<readonly (readonly SeatWorth[])[]> {
    const limits = [nodes, times, seed].map(String);
    const found = await this.#found<Told[][]>("chances", table, position, ...limits);
    return found.map((seats) => seats.map((each) => ({ ...each, value: realOf(each.value) })));
  }

  close(): void {
    this.#isClosed = true;
    this.#thinking?.stop();
    const closed = new EngineError("closed", "the engine was closed");
    this.#rules.end(closed);
    this.#thinker?.end(closed);
  }

  #asked(what: string, table: TableKey, ...parts: readonly string[]): Promise<unknown> {
    if (this.#rules.hasEnded && !this.#isClosed)
      this.#rules = new Desk(this.supply.worker(), this.wasm); // after a fault
    return this.#rules.ask([what, textOf(table), ...parts.map(oneLine)]);
  }

  /** The answer of the worker that thinks; a thought of somebody else that is stopped may end it. */
  async #found<Answer>(
    what: string,
    table: TableKey,
    ...parts: readonly string[]
  ): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const thinker = await this.#thinkerOf(table);
      try {
        return (await thinker.ask([what, textOf(table), ...parts.map(oneLine)])) as Answer;
      } catch (error) {
        const isEnded = error instanceof EngineError && error.code === "closed";
        if (!isEnded || this.#isClosed || tries === TRIES) throw error;
      }
    }
  }

  /** A worker that knows what positions of a table are worth. */
  async #thinkerOf(table: TableKey): Promise<Desk> {
    const name = nameOf(table);
    const { linear, net } = await this.#judgementOf(name, table);
    await this.#stopping;
    if (this.#isClosed) throw new EngineError("closed", "the engine was closed");
    if (this.#thinker === null || this.#thinker.hasEnded) {
      this.#thinker = new Desk(this.supply.worker(), this.wasm);
      this.#known = new Set();
    }
    const thinker = this.#thinker;
    if (!this.#known.has(name)) {
      this.#known.add(name);
      const bytes = new Uint8Array(linear.length + net.length);
      bytes.set(linear);
      bytes.set(net, linear.length);
      await thinker.ask(["judge", textOf(table), String(linear.length)], bytes);
    }
    return thinker;
  }

  #judgementOf(name: string, table: TableKey): Promise<Judgement> {
    const kept = this.#judgements.get(name) ?? this.supply.judgement(table);
    this.#judgements.set(name, kept);
    kept.catch(() => this.#judgements.delete(name)); // it can be tried again
    return kept;
  }

  /** Nobody waits for the thought any more: a long one is ended together with its worker. */
  #release(): void {
    const thinker = this.#thinker;
    if (thinker === null || !thinker.isBusy) return;
    const stopped = new EngineError("closed", "the thought was stopped");
    const timer = setTimeout(() => thinker.end(stopped), GRACE);
    this.#stopping = thinker.idle().then(() => clearTimeout(timer));
  }
}

/** What a table is worth to a seat, as the module tells it. */
type Told = Omit<SeatWorth, "value"> & { readonly value: string };

/** A part of a request; a text of several lines is none that can be read. */
function oneLine(text: string): string {
  return text.replaceAll("\n", "\r");
}
