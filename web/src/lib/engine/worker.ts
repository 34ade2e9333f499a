/** The worker in which an instance of the engine lives: what it is asked, it answers. */
import { instanceOf, type Instance } from "./instance";

/** What comes first. */
export interface Opening {
  readonly wasm: ArrayBuffer;
}

export interface Question {
  readonly id: number;
  readonly lines: readonly string[];
  readonly bytes?: Uint8Array;
}

/** `fault`: the instance can't be used any more. */
export type Reply = { readonly id: number; readonly answer: unknown } | { readonly fault: string };

interface Scope {
  onmessage: ((event: MessageEvent<Opening | Question>) => void) | null;
  postMessage(reply: Reply): void;
}

const scope = self as unknown as Scope;
let instance: Promise<Instance> | null = null;

scope.onmessage = ({ data }) => {
  if ("wasm" in data) instance = instanceOf(data.wasm);
  else void reply(data);
};

async function reply({ id, lines, bytes }: Question): Promise<void> {
  try {
    if (instance === null) throw new Error("it was not opened");
    scope.postMessage({ id, answer: (await instance).ask(lines, bytes) });
  } catch (error) {
    scope.postMessage({ fault: String(error) });
  }
}
