/** A position that is being edited: its text, what was before it, and what the rules find wrong. */
import { ERASER, type Editing, type Layout, type Piece } from "../../lib/editing";
import type { Engine } from "../../lib/engine/types";
import type { Game, Options } from "../../lib/game";
import type { Said } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { keyOf } from "../board.svelte";
import { newGame, type Wanted } from "../opening";

/** What is to be edited. */
export interface Start {
  readonly game: Game;
  readonly options: Options;
  readonly names: readonly string[];
  /** null: an empty table */
  readonly position: string | null;
}

export class Editor {
  readonly game: Game;
  text = $state("");
  /** what the next press puts down */
  piece = $state("");
  /** what the rules find; null: they have not answered yet */
  problems = $state.raw<readonly Said[] | null>(null);
  failure = $state.raw<unknown>(null);
  readonly options: Options = $derived.by(() => this.editing.optionsOf(this.text, this.#options));
  readonly layout: Layout | null = $derived.by(() => this.editing.layout(this.text, this.options));
  /** the numbers of the problems at each place */
  readonly marks: ReadonlyMap<string, readonly number[]> = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.problems?.forEach((problem, at) => {
      const place = this.editing.placeOf(problem);
      if (place !== "") found.set(place, [...(found.get(place) ?? []), at + 1]);
    });
    return found;
  });
  readonly #options: Options;
  readonly #names: readonly string[];
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);

  constructor(
    readonly editing: Editing,
    readonly engine: Engine,
    { game, options, names, position }: Start,
  ) {
    this.game = game;
    this.#options = options;
    this.#names = names;
    this.text = position ?? editing.empty(options);
    this.piece = editing.palette()[0]?.id ?? ERASER;
  }

  /** What can be put down, the eraser among it. */
  get pieces(): readonly Piece[] {
    return [
      ...this.editing.palette(),
      { id: ERASER, key: ERASER, name: say("editor-eraser"), art: "i-eraser" },
    ];
  }

  get isSound(): boolean {
    return this.problems?.length === 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A game that begins here. */
  get wanted(): Wanted {
    return { ...newGame(this.game, this.options, this.text), names: this.#names };
  }

  /** Another text takes the place of this one. */
  change(text: string): void {
    if (text === this.text) return;
    this.#past = [...this.#past, this.text];
    this.#future = [];
    this.text = text;
  }

  press(spot: string, piece = this.piece): void {
    if (this.layout !== null)
      this.change(this.editing.pressed(this.text, spot, piece, this.options));
  }

  count(stock: string, kind: string, count: number): void {
    if (Number.isInteger(count) && count >= 0)
      this.change(this.editing.counted(this.text, stock, kind, count));
  }

  choose(field: string, value: string): void {
    if (/^\S+$/.test(value)) this.change(this.editing.chosen(this.text, field, value));
  }

  fill(): void {
    if (this.layout !== null) this.change(this.editing.filled(this.text));
  }

  clear(): void {
    this.change(this.editing.empty(this.options));
  }

  /** The text without a problem; null: nobody knows how to mend it. */
  mended(problem: Said): string | null {
    return this.layout === null ? null : this.editing.mended(this.text, problem);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.text, ...this.#future];
    this.text = before;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.text];
    this.#future = rest;
    this.text = next;
  }

  /** Ask the rules; what comes late is not told. */
  async check(): Promise<void> {
    const { text } = this;
    try {
      const found = await this.engine.problems(keyOf(this.game, this.options), text);
      if (this.text !== text) return;
      [this.problems, this.failure] = [found, null];
    } catch (error) {
      if (this.text === text) [this.problems, this.failure] = [null, error];
    }
  }
}
