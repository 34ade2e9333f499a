/** A thought that goes deeper and deeper: each step looks at ten times as many positions. */
import type { RatedMove, Thinking, Thought } from "./types";

/** What the search finds, as the module tells it. */
export interface Report {
  readonly moves: readonly {
    readonly id: number;
    readonly text: string;
    /** the 64 bits of the number in hexadecimal, so that none is lost */
    readonly value: string;
    readonly depth: number;
    readonly exact: boolean;
  }[];
  readonly line: readonly string[];
  /** as the values of moves */
  readonly shares: readonly string[];
  readonly nodes: number;
  readonly depth: number;
  readonly proof: Thought["proof"];
}

const LEAST = 500; // positions of the first step
const DEEPER = 10;

const NOTHING: Thought = {
  moves: [],
  line: [],
  shares: [],
  nodes: 0,
  depth: 0,
  proof: "none",
  done: false,
};

/** The budgets of all steps; the last is the whole. */
export function stepsOf(nodes: number): number[] {
  const steps = [nodes];
  for (let part = nodes; (part = Math.floor(part / DEEPER)) >= LEAST;) steps.unshift(part);
  return steps;
}

/**
 * Asks step by step. `isWanted` says whether somebody still waits for the answer; `released` is called
 * when that is no longer so.
 */
export function thinking(
  nodes: number,
  ask: (nodes: number, isWanted: () => boolean) => Promise<Report>,
  onThought: (thought: Thought) => void,
  released: () => void,
): Thinking {
  let last = NOTHING;
  let isOver = false;
  let end: (thought: Thought) => void = () => undefined;
  const stopped = new Promise<Thought>((resolve) => (end = resolve));

  const looked = async (): Promise<Thought> => {
    try {
      for (const part of stepsOf(nodes)) {
        if (isOver) break;
        const report = await ask(part, () => !isOver);
        if (isOver) break;
        last = thoughtOf(report, part === nodes);
        onThought(last);
      }
    } catch (error) {
      if (!isOver) throw error;
    } finally {
      isOver = true;
    }
    return last;
  };

  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    end(last);
    released();
  };
  return { done: Promise.race([looked(), stopped]), stop };
}

export function thoughtOf(report: Report, done: boolean): Thought {
  const { moves, line, shares, nodes, depth, proof } = report;
  const rated = moves.map((move): RatedMove => ({
    id: move.id,
    text: move.text,
    share: realOf(move.value),
    depth: move.depth,
    exact: move.exact,
    proven: move.exact && proof !== "none",
  }));
  return { moves: rated, line, shares: shares.map(realOf), nodes, depth, proof, done };
}

/** A number by its 64 bits in hexadecimal. */
export function realOf(bits: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${bits}`));
  return view.getFloat64(0);
}
