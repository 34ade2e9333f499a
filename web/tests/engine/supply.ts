/** The engine's files and workers, for tests in Node. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Hand } from "../../src/lib/engine/desk";
import type { Supply } from "../../src/lib/engine/engine";
import { numbersIn, type Judgement } from "../../src/lib/engine/files";
import { instanceOf, type Instance } from "../../src/lib/engine/instance";
import { nameOf, textOf } from "../../src/lib/engine/tables";
import type { TableKey } from "../../src/lib/engine/types";
import type { Opening, Question, Reply } from "../../src/lib/engine/worker";

const ROOT = resolve(import.meta.dirname, "../../..");

export const MODULE = bufferOf(resolve(ROOT, "web/engine/engine.wasm"));

export function judgementOf(table: TableKey): Judgement {
  const numbers = (kind: string): Uint8Array => {
    const file = resolve(ROOT, `src/tilewright/weights/${kind}/${nameOf(table)}.weights`);
    return existsSync(file) ? numbersIn(bufferOf(file)) : new Uint8Array();
  };
  return { linear: numbers("classic"), net: numbers("learned") };
}

/** Tells an instance what positions of a table are worth. */
export function judge(instance: Instance, table: TableKey): void {
  const { linear, net } = judgementOf(table);
  const bytes = new Uint8Array([...linear, ...net]);
  if (instance.ask(["judge", textOf(table), String(linear.length)], bytes) !== true)
    throw new Error("the weights were refused");
}

/** A worker that works beside the test, not in a thread of its own; it can be held up. */
export class NearHand implements Hand {
  onmessage: Hand["onmessage"] = null;
  onerror: Hand["onerror"] = null;
  isEnded = false;
  /** questions wait for it */
  static gate: Promise<void> = Promise.resolve();
  #instance: Promise<Instance> | null = null;

  postMessage(message: Opening | Question): void {
    if ("wasm" in message) this.#instance = instanceOf(message.wasm);
    else void this.#answer(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  async #answer({ id, lines, bytes }: Question): Promise<void> {
    await NearHand.gate;
    let data: Reply;
    try {
      data = { id, answer: (await this.#instance)?.ask(lines, bytes) };
    } catch (error) {
      data = { fault: String(error) };
    }
    if (!this.isEnded) this.onmessage?.({ data } as MessageEvent<Reply>);
  }
}

/** All that an engine needs; `hands` are the workers that it started. */
export function supply(hands: NearHand[] = []): Supply {
  return {
    module: () => Promise.resolve(MODULE),
    judgement: (table) => Promise.resolve(judgementOf(table)),
    worker: () => {
      const hand = new NearHand();
      hands.push(hand);
      return hand;
    },
  };
}

function bufferOf(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
