/** What the player at hand is about to do: a source, a target, and the action that it comes to. */
import { Decision } from "../lib/deciding.svelte";
import type { Choice, Explanation, Hinted } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Stage } from "../lib/stage.svelte";
import type { GameTable } from "../lib/game";
import { DUEL } from "../lib/facts";
import { gains, landing, type Landing } from "./gains";
import { BREAK, byText, parseAction, sourceOf, sourcesOf, type Action } from "./notation";
import { parsePosition, type Drawn, type DuelPosition } from "./position";

const LINES: readonly string[] = Array.from({ length: DUEL.lines }, (_, at) => `${at + 1}`);

export class Choosing {
  readonly decision: Decision;
  /** tiles that were chosen to be taken, as the notation begins: `2B`, `MY` */
  source = $state<string | null>(null);
  /** tiles under the pointer: all that would come with them rise */
  over = $state<string | null>(null);
  /** what the pointer or the focus is on: it is shown as if it were chosen */
  hovered = $state<string | null>(null);
  /** an action that is not allowed, of which the reason is told */
  refusedAction = $state<string | null>(null);
  /** quarter turns of the plate at hand */
  turns = $state(0);
  /** the order in which the rest is going to be stacked */
  plan = $state.raw<readonly string[]>([]);
  /** is its first tile on its way, and shall the others follow by themselves? */
  #isStacking = false;
  /** the part of a notation that was typed */
  typed = $state("");

  constructor(
    readonly table: GameTable,
    readonly stage: Stage<DuelPosition>,
    readonly isLive: () => boolean,
  ) {
    this.decision = new Decision(table);
  }

  /** Does somebody here play at all? */
  readonly isPlayer = $derived.by(
    () => this.isLive() && this.table.yours.length > 0 && this.table.view?.status === "playing",
  );
  /** May a choice be made now? */
  readonly isAsked = $derived.by(
    () =>
      this.isPlayer &&
      this.table.isYourTurn &&
      this.table.isOpen &&
      !this.table.view?.confirming &&
      !this.stage.isBusy,
  );
  /** Is the order of the rest settled, with what was planned? */
  readonly isPlanned = $derived.by(() => {
    const { at, factories } = this.stage.position;
    const left = [...(factories[at - 1]?.sun ?? [])];
    for (const colour of this.plan) left.splice(left.indexOf(colour), 1);
    return this.plan.length > 0 && new Set(left).size <= 1;
  });
  /** the action that was done and waits */
  readonly sent: string | null = $derived.by(() => (this.table.isOpen ? null : this.decision.sent));
  /** Is there a choice to show: one to be made now, or one that was made and waits? */
  readonly isShown = $derived.by(() => this.isAsked || this.sent !== null);
  readonly legal: ReadonlyMap<string, Choice> = $derived.by(() =>
    byText(this.isShown ? (this.table.view?.legal ?? []) : []),
  );
  /** the legal actions of all kinds, read */
  readonly actions: readonly (Action & { readonly text: string })[] = $derived.by(() =>
    [...this.legal.keys()].flatMap((text) => {
      const action = parseAction(text);
      return action === null ? [] : [{ ...action, text }];
    }),
  );
  readonly sources: ReadonlySet<string> = $derived.by(() => sourcesOf(this.legal.keys()));
  /** what would happen: the action chosen, or done and waiting, or else the one under the pointer */
  readonly preview: string | null = $derived.by(
    () => this.decision.action ?? this.sent ?? this.hovered,
  );
  readonly explained: Explanation | null = $derived.by(() => {
    const action = this.preview;
    return action === null ? null : (this.table.explanations.get(action) ?? null);
  });
  /** the hint that is shown; null: what is shown was chosen */
  readonly hint: Hinted | null = $derived.by(() => {
    const { hinted } = this.table;
    return hinted !== null && hinted.action === this.preview ? hinted : null;
  });
  readonly refusal: Explanation | null = $derived.by(() => {
    const action = this.refusedAction;
    return action === null ? null : (this.table.explanations.get(action) ?? null);
  });
  /** the table after what is previewed */
  readonly after: DuelPosition | null = $derived.by(() => {
    const text = this.explained?.position ?? "";
    return text === "" ? null : parsePosition(text);
  });
  /** where tiles of the line at hand would land on the dome, and what that brings */
  readonly landings: readonly Landing[] = $derived.by(() => {
    const { explained } = this;
    const action = explained && parseAction(explained.action);
    if (!explained || !action) return [];
    const row =
      action.kind === "tile" || action.kind === "pay" || action.kind === "spend"
        ? this.stage.position.at
        : action.kind === "sun" || action.kind === "moons"
          ? Number(action.line)
          : 0;
    return gains([...explained.effects, ...explained.forecast], row).map(landing);
  });
  /** the plates drawn, with the fronts that were shown to the player in turn */
  readonly hand: readonly Drawn[] = $derived.by(() => {
    const looked = this.table.looked;
    return looked === null ? this.stage.position.hand : parsePosition(looked.position).hand;
  });

  /** What a line, or breaking, would do with the tiles chosen. */
  explanation(line: string): Explanation | null {
    return this.table.explanations.get(`${this.source}${line}`) ?? null;
  }

  /** Choose tiles to take; choosing them again lets them go. */
  take(source: string): void {
    if (!this.isAsked) return;
    const isAgain = this.source === source;
    this.back();
    if (isAgain) return;
    this.#ask(source);
    if (this.sources.has(source)) this.source = source;
    else this.refusedAction = `${source}${BREAK}`;
  }

  /** Ask what all lines would do with tiles. */
  #ask(source: string): void {
    this.table.explain([...LINES, BREAK].map((line) => `${source}${line}`));
  }

  /** Choose an action, or hear why it is not allowed. */
  choose(action: string): void {
    if (!this.isAsked) return;
    if (action !== this.table.hinted?.action) this.table.hinted = null;
    this.table.explain([action]);
    if (!this.legal.has(action)) {
      this.refusedAction = action;
      return;
    }
    this.refusedAction = null;
    this.hovered = null;
    if (parseAction(action)?.kind === "place") this.#hover(action);
    else this.decision.choose(action);
  }

  /** A plate can be turned before it is set down, so it always takes a second press. */
  #hover(action: string): void {
    if (settings.confirming !== "off" || this.decision.action === action) {
      this.decision.choose(action);
      return;
    }
    this.decision.cancel();
    this.decision.action = action;
  }

  /** Turn the plate at hand, in the hand or where it hovers. */
  turn(): void {
    this.turns = (this.turns + 1) % 4;
    const action = this.decision.action;
    if (action !== null && parseAction(action)?.kind === "place")
      this.choose(action.replace(/r\d$/, `r${this.turns}`));
  }

  /** Put a tile on the planned stack; where nothing is confirmed, on the stack itself. */
  stack(colour: string): void {
    if (!this.isAsked) return;
    if (settings.confirming === "off") this.table.act(`^${colour}`);
    else this.plan = [...this.plan, colour];
  }

  /** What the pointer or the focus is on; null when it leaves. */
  hover(action: string | null): void {
    this.hovered = null;
    this.refusedAction = null;
    if (action === null || !this.isAsked) return;
    this.table.explain([action]);
    if (this.legal.has(action)) this.hovered = action;
    else this.refusedAction = action;
  }

  /** Show what a hint says as if it were chosen; it takes one more press to do it. */
  show(action: string): void {
    this.#forget();
    if (!this.legal.has(action)) return;
    const source = sourceOf(action);
    if (source === "") this.table.explain([action]);
    else {
      this.source = source;
      this.#ask(source);
    }
    const read = parseAction(action);
    if (read?.kind === "place") this.turns = read.turns;
    this.decision.action = action;
  }

  place(): void {
    const [next] = this.plan;
    if (next !== undefined) this.#put(next);
    else this.decision.place();
  }

  /** Let go of what was chosen, or of a hint. */
  back(): void {
    this.table.hinted = null;
    this.#forget();
  }

  #forget(): void {
    this.decision.cancel();
    this.source = null;
    this.hovered = null;
    this.refusedAction = null;
    this.typed = "";
    this.plan = [];
    this.#isStacking = false;
  }

  /** Put the first tile of the plan on the stack. */
  #put(colour: string): void {
    this.#isStacking = true;
    this.table.act(`^${colour}`);
  }

  /** Nothing waits any more: what was refused, or let go of, is not on its way. */
  settle(): void {
    this.decision.sent = null;
    this.#isStacking = false;
  }

  /** The table has changed: go on with a planned stack, or start anew. */
  renew(): void {
    const plan = this.#isStacking ? this.plan.slice(1) : [];
    this.#forget();
    this.turns = 0;
    const [next] = plan;
    if (next === undefined) return;
    if (!this.table.view?.legal.some(({ action }) => action === `^${next}`)) return;
    this.plan = plan;
    this.#put(next);
  }
}

/** Where the tiles of a plan lie in the rest: where they were pressed, unless that has moved since. */
export function placesOf(
  plan: readonly string[],
  rest: readonly string[],
  pressed: readonly number[],
): readonly number[] {
  const places: number[] = [];
  plan.forEach((colour, nth) => {
    const isFree = (at: number) => rest[at] === colour && !places.includes(at);
    const at = [...pressed.slice(nth, nth + 1), ...rest.keys()].find(isFree);
    if (at !== undefined) places.push(at);
  });
  return places;
}
