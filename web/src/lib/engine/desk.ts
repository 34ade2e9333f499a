/** A worker as who asks it sees it: questions that are answered in their order. */
import { EngineError, type EngineCode, type Problem } from "./types";
import type { Opening, Question, Reply } from "./worker";

/** What is needed of a worker. */
export interface Hand {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Opening | Question): void;
  terminate(): void;
}

interface Waiting {
  answered(answer: unknown): void;
  failed(error: EngineError): void;
}

/** How the module tells what it could not do. */
interface Failure {
  readonly code: string;
  readonly rule: string;
  readonly what: string;
  readonly problems?: readonly Problem[];
}

const CODES: ReadonlySet<string> = new Set<EngineCode>([
  "illegal",
  "notation",
  "position",
  "table",
]);

export class Desk {
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #last: Promise<unknown> = Promise.resolve();
  #ended: EngineError | null = null;

  constructor(
    private readonly hand: Hand,
    wasm: ArrayBuffer,
  ) {
    hand.onmessage = ({ data }) => {
      if ("fault" in data) this.end(new EngineError("failed", data.fault));
      else this.#settle(data.id, data.answer);
    };
    hand.onerror = ({ message }) => this.end(new EngineError("failed", message));
    hand.postMessage({ wasm });
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** The answer; raises EngineError. */
  ask(lines: readonly string[], bytes?: Uint8Array): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = ++this.#asked;
    this.#last = new Promise((answered, failed) => {
      this.#waiting.set(id, { answered, failed });
      this.hand.postMessage({ id, lines, bytes });
    });
    return this.#last;
  }

  /** When all is answered that was asked, or the worker has ended. */
  idle(): Promise<void> {
    return this.#last.then(
      () => undefined,
      () => undefined,
    );
  }

  /** Ends the worker, whatever it does; what it was asked fails with that error. */
  end(why: EngineError): void {
    if (this.#ended !== null) return;
    this.#ended = why;
    this.hand.terminate();
    for (const { failed } of this.#waiting.values()) failed(why);
    this.#waiting.clear();
  }

  #settle(id: number, answer: unknown): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const error = failureIn(answer);
    if (error === null) waiting?.answered(answer);
    else waiting?.failed(error);
  }
}

function failureIn(answer: unknown): EngineError | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  const { code, rule, what, problems } = answer.error as Failure;
  const known = CODES.has(code) ? (code as EngineCode) : "failed";
  const told = problems?.map(({ message }) => message).join(", ") ?? what;
  return new EngineError(known, rule ? `${told} (${rule})` : told, rule, problems);
}
