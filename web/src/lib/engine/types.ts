/** The engine in the browser: rules, notation, effects and search of both games, as values. */
import type { AnyEffect, Goal, Said } from "../protocol";

/** Which table it is: the options that change the rules. */
export interface TableKey {
  readonly game: string;
  readonly seats: number;
  readonly gray?: boolean;
  readonly scoring?: readonly string[];
  /** from 0; null: chance names it */
  readonly first?: number | null;
}

export interface Choice {
  readonly id: number;
  readonly text: string;
  /** by how much the score would change if the tiling began right after it */
  readonly points: number;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** A position as the rules see it. */
export interface Look {
  /** null: the game is over */
  readonly actor: number | "chance" | null;
  readonly round: number;
  readonly legal: readonly Choice[];
  readonly outcome: Outcome | null;
  readonly position: string;
  readonly scores: readonly number[];
  readonly standing: readonly number[];
  /** by seat: what its tiling would do if it began now */
  readonly forecast: readonly (readonly AnyEffect[])[];
  readonly goals: readonly Goal[];
}

/** What an action comes to. */
export interface After {
  readonly position: string;
  readonly effects: readonly AnyEffect[];
  readonly look: Look;
}

export interface RatedMove {
  readonly id: number;
  readonly text: string;
  /** of the win, for the seat that acts: 0 to 1 */
  readonly share: number;
  readonly depth: number;
  readonly proven: boolean;
}

/** What the search thinks so far. */
export interface Thought {
  /** all legal moves, the best first */
  readonly moves: readonly RatedMove[];
  /** the best line */
  readonly line: readonly string[];
  readonly nodes: number;
  readonly depth: number;
  /** "": nothing is proven */
  readonly proof: string;
  readonly done: boolean;
  /** of every seat, where there are more than two */
  readonly shares?: readonly number[];
  /** points by which the seat that acts is expected to lead */
  readonly lead?: number;
}

export interface Engine {
  /** null: the start */
  look(table: TableKey, position: string | null): Promise<Look>;
  apply(table: TableKey, position: string, action: string): Promise<After>;
  /** let chance act once */
  deal(
    table: TableKey,
    position: string,
    seed: number,
  ): Promise<After & { readonly action: string }>;
  /** []: the position is possible */
  problems(table: TableKey, position: string): Promise<readonly string[]>;
  think(
    table: TableKey,
    position: string,
    options: { readonly seat?: number; readonly nodes: number; readonly seed?: number },
    onThought: (thought: Thought) => void,
  ): { readonly done: Promise<Thought>; stop(): void };
  close(): void;
}

/** The engine said no. */
export class EngineError extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    message: string,
    readonly why: Said | null = null,
  ) {
    super(message);
  }
}
