/** The analysis board: a tree of moments, the one that is shown, and the ways through them. */
import type { After, Engine, Look, TableKey } from "../lib/engine/types";
import type { Game, Options, Room, Story } from "../lib/game";
import type { SeatView, View } from "../lib/protocol";
import { Stage } from "../lib/stage.svelte";
import { actedOf, Moment, viewOf } from "./moment.svelte";

/** A game as it is put on the board. */
export interface Opened {
  readonly game: Game;
  readonly room: Room & Story;
  readonly options: Options;
  readonly names: readonly string[];
}

export class Board {
  readonly game: Game;
  readonly room: Room & Story;
  readonly options: Options;
  readonly seats: readonly SeatView[];
  readonly key: TableKey;
  readonly stage: Stage<unknown>;
  readonly root: Moment;
  now = $state.raw<Moment>() as Moment;
  /** the moment that was reached last: to the end of its line one can go on */
  #tip: Moment;
  isBusy = $state(false);
  /** the moment at which a better move is to be found; null: nothing is asked */
  trial = $state.raw<Moment | null>(null);
  /** the seat whose board stays the large one; null: that of the seat in turn is */
  held = $state<number | null>(null);
  /** what did not happen, and why */
  trouble = $state.raw<unknown>(null);
  readonly view: View = $derived.by(() => viewOf(this.now, this.room, this.seats));
  readonly #known = new Map<string, Promise<After>>();

  constructor(
    readonly engine: Engine,
    opened: Opened,
    look: Look,
    /** does the tree begin where games begin? */
    readonly isWhole: boolean,
  ) {
    ({ game: this.game, room: this.room, options: this.options } = opened);
    this.key = keyOf(opened.game, opened.options);
    this.seats = opened.names.map((name, seat) => ({ seat, kind: "person", name, level: null }));
    this.root = new Moment(look, null, null);
    this.now = this.root;
    this.#tip = this.root;
    this.stage = new Stage(this.room.choreography, this.view);
  }

  /** Is this a whole game, from its start to its end? */
  get isFinished(): boolean {
    return this.isWhole && this.root.line.at(-1)?.look.outcome !== null;
  }

  /** What an action comes to in the moment that is shown; asked once. */
  applied(action: string, at: Moment = this.now): Promise<After> {
    const id = `${at.id} ${action}`;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const asked = this.engine.apply(this.key, at.look.position, action);
    this.#known.set(id, asked);
    return asked;
  }

  /** Play an action here: along a line that is there already, or into a new variation. */
  async play(action: string): Promise<void> {
    await this.#busily(() => this.grown(this.now, action));
  }

  /** Let chance act until a seat decides, or the game is over: a new deal beside those that are there. */
  async draw(): Promise<void> {
    await this.#busily(async () => {
      let at = this.now;
      while (at.isChance) {
        const drawn = await this.engine.deal(this.key, at.look.position, newSeed());
        at = at.after(drawn.action) ?? this.#added(at, drawn.action, drawn);
      }
      return at;
    });
  }

  /** The moment after an action, which is added where it is new. */
  async grown(from: Moment, action: string): Promise<Moment> {
    const found = from.after(action);
    if (found !== undefined) return found;
    const after = await this.applied(action, from);
    return from.after(action) ?? this.#added(from, action, after);
  }

  #added(from: Moment, action: string, after: After): Moment {
    const story = this.room.story(from.look.position, action);
    const step = { action, seat: from.actor, said: story, effects: after.effects };
    const child = new Moment(after.look, from, step);
    from.add(child);
    return child;
  }

  /** Show a moment: with what moves if it follows the one that is shown, else at once. */
  show(moment: Moment): void {
    if (moment === this.now) return;
    const steps = stepsBetween(this.now, moment);
    const isOnTip = this.#tip.path.includes(moment);
    this.now = moment;
    if (!isOnTip) this.#tip = moment;
    const acted = steps?.map((each) => actedOf(each, this.room, this.seats));
    if (acted === undefined || this.stage.isBusy) this.stage.jump(this.view, this.#lastMove());
    else for (const each of acted) this.stage.play(each);
  }

  first(): void {
    this.show(this.root);
  }

  /** To the moment before, past all that chance did. */
  back(): void {
    let at = this.now.parent;
    while (at !== null && at.isChance && at.parent !== null) at = at.parent;
    if (at !== null) this.show(at);
  }

  /** Along the line that was looked at last, past all that chance did. */
  next(): void {
    let at = this.#following(this.now);
    while (at?.isChance) at = this.#following(at) ?? at.children[0];
    const stop = at ?? this.#following(this.now);
    if (stop !== undefined) this.show(stop);
  }

  last(): void {
    const line = this.#tip.line;
    this.show(line[line.length - 1] ?? this.now);
  }

  /** Another variation beside the one that led here: 1 the next, -1 the one before. */
  beside(by: number): void {
    const siblings = this.now.parent?.children ?? [];
    const at = siblings.indexOf(this.now);
    const other = siblings[(at + by + siblings.length) % siblings.length];
    if (other !== undefined) this.show(other);
  }

  /** Turn the boards: each seat's stays the large one in turn, then again that of the seat in turn. */
  turn(): void {
    const next = (this.held ?? -1) + 1;
    this.held = next < this.seats.length ? next : null;
  }

  /** Take the moment that is shown away with all that follows. */
  prune(): void {
    const { now } = this;
    const { parent } = now;
    if (parent === null) return;
    this.#tip = parent;
    this.show(parent);
    parent.remove(now);
  }

  promote(): void {
    for (const moment of this.now.path) moment.parent?.promote(moment);
  }

  /** The next moment of the line that was looked at last, else of the main line. */
  #following(moment: Moment): Moment | undefined {
    const path = this.#tip.path;
    const at = path.indexOf(moment);
    return (at < 0 ? undefined : path[at + 1]) ?? moment.children[0];
  }

  #lastMove() {
    const last = this.now.path.findLast(({ step }) => step !== null && step.seat !== null);
    return last === undefined ? null : actedOf(last, this.room, this.seats);
  }

  /** Find a moment and show it; one search at a time. */
  async #busily(find: () => Promise<Moment>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.trouble = null;
    let found = this.now;
    try {
      found = await find();
    } catch (error) {
      this.trouble = error;
    }
    this.isBusy = false;
    this.show(found);
  }
}

/** Which table the engine shall play, by the options of a record. */
export function keyOf(game: Game, options: Options): TableKey {
  const { first = "random", scoring, seats, wall } = options;
  return {
    game: game.id as TableKey["game"],
    seats: Number(seats ?? game.seats[0]),
    ...(wall !== undefined && { gray: wall === "gray" }),
    ...(scoring !== undefined && { scoring: scoring.split(",") }),
    first: first === "random" ? null : Number(first) - 1,
  };
}

/** The moments from one to a later one of its line; undefined: it is not later. */
function stepsBetween(from: Moment, to: Moment): readonly Moment[] | undefined {
  const path = to.path;
  const at = path.indexOf(from);
  if (at < 0 || path.slice(at + 1).filter(({ step }) => step?.seat !== null).length > 1)
    return undefined;
  return path.slice(at + 1);
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
