/** The files of the engine: the module, and what positions of each table are worth. */
import wasm from "../../../engine/engine.wasm?url";
import { nameOf } from "./tables";
import { EngineError, type TableKey } from "./types";

const WEIGHTS: Readonly<Record<string, string>> = import.meta.glob<string>(
  "../../../../src/tilewright/weights/*/*.weights",
  { query: "?url", import: "default", eager: true },
);

/** What the module is told of a table: the weights of features, and of a net where one was learned. */
export interface Judgement {
  readonly linear: Uint8Array;
  readonly net: Uint8Array;
}

export function fetchModule(): Promise<ArrayBuffer> {
  return fetched(wasm);
}

export async function fetchJudgement(table: TableKey): Promise<Judgement> {
  const [linear, net] = await Promise.all([
    numbersAt(urlOf("classic", table)),
    numbersAt(urlOf("learned", table)),
  ]);
  return { linear, net };
}

function urlOf(kind: string, table: TableKey): string | undefined {
  const end = `/${kind}/${nameOf(table)}.weights`;
  return Object.entries(WEIGHTS).find(([path]) => path.endsWith(end))?.[1];
}

async function numbersAt(url: string | undefined): Promise<Uint8Array> {
  return url === undefined ? new Uint8Array() : numbersIn(await fetched(url));
}

/** The numbers of a file of weights, which follow two lines of text. */
export function numbersIn(file: ArrayBuffer): Uint8Array {
  const bytes = new Uint8Array(file);
  const first = bytes.indexOf(10);
  const head = new TextDecoder().decode(bytes.subarray(0, Math.max(first, 0)));
  const second = bytes.indexOf(10, first + 1);
  if (head !== "tilewright weights 1" || second < 0)
    throw new EngineError("failed", "this is not a file of weights that can be read");
  return bytes.slice(second + 1);
}

async function fetched(url: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.arrayBuffer();
    throw new EngineError("away", `${url}: ${answer.status}`);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError("away", `${url}: ${String(error)}`);
  }
}
