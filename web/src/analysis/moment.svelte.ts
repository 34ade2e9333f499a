/** A moment of a game that is analysed: a position, the move that led there, and what may follow. */
import type { Effect } from "../lib/effects";
import type { Look } from "../lib/engine/types";
import type { Story } from "../lib/game";
import type { Acted, Said, SeatView, View } from "../lib/protocol";
import { said } from "../lib/saying";

/** The move that led to a moment. */
export interface Step {
  readonly action: string;
  /** null: chance */
  readonly seat: number | null;
  readonly said: Said;
  readonly effects: readonly Effect[];
}

/** The share of the win of each seat; null: nobody knows that seat's. */
export type Shares = readonly (number | null)[];

let made = 0;

export class Moment {
  readonly id = ++made;
  /** how many moves were made, chance's too */
  readonly moves: number;
  /** what could be played here, the main line first */
  children = $state.raw<readonly Moment[]>([]);
  comment = $state("");
  /** how good the move was, as a record says it: `!`, `?`; "": it does not */
  mark = "";
  /** the share of the win of each seat; null: nobody has thought about it yet */
  shares = $state.raw<Shares | null>(null);

  constructor(
    readonly look: Look,
    readonly parent: Moment | null,
    /** null: here the analysis begins */
    readonly step: Step | null,
  ) {
    this.moves = parent === null ? 0 : parent.moves + 1;
  }

  /** The seat that decides here; null: chance does, or the game is over. */
  get actor(): number | null {
    return typeof this.look.actor === "number" ? this.look.actor : null;
  }

  get isChance(): boolean {
    return this.look.actor === "chance";
  }

  /** From the beginning to here. */
  get path(): readonly Moment[] {
    return this.parent === null ? [this] : [...this.parent.path, this];
  }

  /** From here on along the main line. */
  get line(): readonly Moment[] {
    const [next] = this.children;
    return next === undefined ? [this] : [this, ...next.line];
  }

  get root(): Moment {
    return this.parent?.root ?? this;
  }

  /** The child that an action leads to. */
  after(action: string): Moment | undefined {
    return this.children.find(({ step }) => step?.action === action);
  }

  add(child: Moment): void {
    this.children = [...this.children, child];
  }

  /** Take a child away with all that follows. */
  remove(child: Moment): void {
    this.children = this.children.filter((each) => each !== child);
  }

  /** Make a child the main line. */
  promote(child: Moment): void {
    this.children = [child, ...this.children.filter((each) => each !== child)];
  }
}

/** All moments of a tree, each before those that follow from it: the main line first. */
export function allFrom(moment: Moment): readonly Moment[] {
  return [moment, ...moment.children.flatMap(allFrom)];
}

/** A moment as a table would show it to somebody who decides for all seats. */
export function viewOf(moment: Moment, room: Story, seats: readonly SeatView[]): View {
  const { look, actor } = moment;
  const { outcome } = look;
  return {
    status: outcome === null ? "playing" : "over",
    seats,
    position: look.position,
    moves: moment.moves,
    round: look.round,
    scores: look.scores,
    standing: look.standing,
    goals: look.goals,
    turn: actor,
    confirming: false,
    free: 0,
    prompt: actor === null ? null : room.prompt(look.position),
    legal: look.legal.map(({ text, points }) => ({ action: text, points })),
    offer: null,
    clock: null,
    result: outcome && { how: "finished", ...outcome, seat: null, why: "" },
    rematch: null,
  };
}

/** The move that led to a moment, as a table tells it. */
export function actedOf(moment: Moment, room: Story, seats: readonly SeatView[]): Acted {
  const step = moment.step ?? { action: "", seat: null, said: said("", ""), effects: [] };
  const view = viewOf(moment, room, seats);
  return { type: "acted", version: moment.id, ...step, view, command: null };
}
