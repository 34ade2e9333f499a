/** What the engine in the browser is asked and answers; the shapes of the server, where it has them. */
import type { AnyEffect, Choice as Offered, Goal, Said, Worse } from "../protocol";

export type Effect = AnyEffect;

/** A table, without who sits there. */
export interface TableKey {
  readonly game: "azul" | "duel";
  readonly seats: number;
  /** Azul's gray wall */
  readonly gray?: boolean;
  /** the sides of Duel's scoring tiles; or `random-3`, `random-4` alone: chance draws so many */
  readonly scoring?: readonly string[];
  /** the seat that starts, from 0; null: chance draws it */
  readonly first?: number | null;
}

/** A decision, in the notation of docs/notation.md, and what it changes at once. */
export interface Choice extends Pick<Offered, "points"> {
  readonly id: number;
  readonly text: string;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** All about a position. */
export interface Look {
  /** null: the game is over */
  readonly actor: number | "chance" | null;
  readonly round: number;
  readonly scores: readonly number[];
  /** what the scores would be if the tiling began now */
  readonly standing: readonly number[];
  /** what the seat in turn may do */
  readonly legal: readonly Choice[];
  readonly outcome: Outcome | null;
  readonly position: string;
  /** for each seat: what its tiling would do if it began now */
  readonly forecast: readonly (readonly Effect[])[];
  readonly goals: readonly Goal[];
}

/** What an action did, and the table after it. */
export interface After {
  readonly position: string;
  readonly effects: readonly Effect[];
  readonly look: Look;
}

/** What chance did, and the table after it. */
export interface Dealt extends After {
  readonly action: string;
}

/** Why a position is impossible, or can't be read: a sentence of the package's catalogue. */
export type Problem = Said;

/** A decision and what it is worth to the seat in turn. */
export interface RatedMove {
  readonly id: number;
  readonly text: string;
  /** of the win, 0 to 1; a small part of it is for the lead in points */
  readonly share: number;
  /** turns ahead that it was looked at; 0: at a glance */
  readonly depth: number;
  /** false: it is worth that much or less */
  readonly exact: boolean;
  /** the share is exact, and all that follows to the end of the round was seen or refuted */
  readonly proven: boolean;
}

/** What the search has found so far. */
export interface Thought {
  /** all that may be done, the best first */
  readonly moves: readonly RatedMove[];
  /** the decisions expected in this round, from the best one on */
  readonly line: readonly string[];
  /** what the best move is worth to each seat; they add up to 1 */
  readonly shares: readonly number[];
  /** positions that were looked at */
  readonly nodes: number;
  /** turns ahead that were looked at completely */
  readonly depth: number;
  /** how much of it is proven: nothing, the round or the game */
  readonly proof: "none" | "round" | "game";
  /** the budget was used up; false of what was found on the way, or until it was stopped */
  readonly done: boolean;
}

export interface Budget {
  /** the seat that thinks, which must be in turn: it knows what that seat may know */
  readonly seat?: number;
  /** positions to look at */
  readonly nodes: number;
  /** of sampled chance: the same seed and nodes, the same thought */
  readonly seed?: number;
  /** moves that are worse than the best by less than that share are rated exactly */
  readonly regret?: number;
}

/** What a table is worth to a seat, as a search of one round finds it. */
export interface SeatWorth {
  readonly seat: number;
  /** of the win, with a small part for the lead in points */
  readonly value: number;
  readonly proof: Thought["proof"];
  readonly round: number;
  /** points over the best of the others if the tiling began now */
  readonly lead: number;
}

/** One thing that a line does worse than a better one, as `analysis/values.py` has it. */
export interface Difference extends Omit<Required<Worse>, "kind"> {
  readonly kind: Worse["kind"];
  /** where one sees it, as effects name places */
  readonly places: readonly string[];
}

export interface Thinking {
  /** the last thought; it is told before that, too */
  readonly done: Promise<Thought>;
  /** at once: `done` becomes the last thought told, or an empty one */
  stop(): void;
}

export interface Engine {
  /** null: the table before anything is dealt */
  look(table: TableKey, position: string | null): Promise<Look>;
  apply(table: TableKey, position: string, action: string): Promise<After>;
  /** lets chance act */
  deal(table: TableKey, position: string, seed: number): Promise<Dealt>;
  /** the position as a seat sees it; null: a spectator */
  seen(table: TableKey, position: string, seat: number | null): Promise<string>;
  /** everything that is wrong with a text; nothing if it is a position of that table */
  problems(table: TableKey, position: string): Promise<readonly Problem[]>;
  /** looks deeper and deeper; a new thought ends the one before */
  think(
    table: TableKey,
    position: string,
    budget: Budget,
    onThought: (thought: Thought) => void,
  ): Thinking;
  /** all decisions rated at once */
  rate(table: TableKey, position: string, nodes: number, regret: number): Promise<Thought>;
  /** an action and what is expected to follow it in the round */
  line(
    table: TableKey,
    position: string,
    action: string,
    nodes: number,
  ): Promise<readonly string[]>;
  /** what the line played does worse than the best one, the largest first; both as texts */
  why(
    table: TableKey,
    position: string,
    best: readonly string[],
    played: readonly string[],
  ): Promise<readonly Difference[]>;
  /**
   * What tables are worth that chance may bring about, so many times; the position itself where a seat
   * decides. At tables of two only for the seat in turn.
   */
  chances(
    table: TableKey,
    position: string,
    nodes: number,
    times: number,
    seed: number,
  ): Promise<readonly (readonly SeatWorth[])[]>;
  close(): void;
}

export type EngineCode =
  /** the rules refuse an action; `rule` says which */
  | "illegal"
  /** an action or a position that can't be read */
  | "notation"
  /** a position that is impossible, or at which nobody can do that; `problems` says why */
  | "position"
  | "table"
  /** this browser has no workers, or no WebAssembly with vector instructions */
  | "missing"
  /** the files of the engine could not be fetched */
  | "away"
  | "closed"
  /** a fault of the engine */
  | "failed";

/** Something that the engine could not do. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineCode,
    /** in English, for who programs */
    message: string,
    /** "" if no rule says so */
    readonly rule = "",
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    this.name = "EngineError";
  }
}
