/** What a player is choosing: a colour in a place and a line for it, or a space of a gray wall. */
import { Decision } from "../lib/deciding.svelte";
import type { Explanation, Hinted } from "../lib/protocol";
import type { Stage } from "../lib/stage.svelte";
import type { GameTable } from "../lib/game";
import { FLOOR, lineText, pickText, takeOf, type Pick } from "./notation";
import type { AzulPosition } from "./position";

/** Where tiles may be put, as actions name it: `1` to `5`, `F`, or a space such as `W32`. */
export type Target = string;

export const LINE_TARGETS: readonly Target[] = [1, 2, 3, 4, 5, FLOOR].map(lineText);

export class Choosing {
  /** the tiles that are chosen */
  pick = $state.raw<Pick | null>(null);
  /** the tiles under the pointer */
  hoveredPick = $state<string | null>(null);
  /** the target under the pointer, and the one with the keyboard's focus */
  hovered = $state<Target | null>(null);
  focused = $state<Target | null>(null);
  /** a target that was pressed in vain: the reason stays to be read */
  barred = $state<Target | null>(null);
  readonly decision: Decision;

  /** the legal actions with their points */
  readonly #legal: Readonly<Record<string, number>> = $derived.by(() => {
    const legal = this.table.view?.legal ?? [];
    return Object.fromEntries(legal.map(({ action, points }) => [action, points]));
  });

  constructor(
    readonly table: GameTable,
    readonly stage: Stage<AzulPosition>,
    readonly isLive: () => boolean,
  ) {
    this.decision = new Decision(table);
  }

  /** May something be chosen now? */
  get isOpen(): boolean {
    const { table, stage } = this;
    const isAsked = table.isYourTurn && table.view?.confirming === false;
    return this.isLive() && isAsked && table.isOpen && !stage.isBusy;
  }

  /** Is it a space of a gray wall that is chosen? */
  get isTiling(): boolean {
    return this.stage.position.phase === "tiling";
  }

  /** The target that is looked at. */
  get pointed(): Target | null {
    return this.hovered ?? this.barred ?? this.focused;
  }

  /** The action whose outcome is shown. */
  get action(): string | null {
    if (this.decision.sent !== null) return this.decision.sent;
    const pointed = this.pointed === null ? null : this.actionAt(this.pointed);
    return pointed ?? this.decision.action;
  }

  /** The hint that is held; null: what is held was chosen. */
  get hint(): Hinted | null {
    const { hinted } = this.table;
    return hinted !== null && hinted.action === this.decision.action ? hinted : null;
  }

  get explanation(): Explanation | null {
    return this.action === null ? null : (this.table.explanations.get(this.action) ?? null);
  }

  /** What the lines bring as they are, told by what sending tiles to the floor would leave. */
  get standing(): Explanation | null {
    for (const action of Object.keys(this.#legal))
      if (takeOf(action)?.line === FLOOR) return this.table.explanations.get(action) ?? null;
    return null;
  }

  /** The points of a legal action, which the server has told; undefined: it is not legal. */
  points(action: string): number | undefined {
    return this.#legal[action];
  }

  isLegal(target: Target): boolean {
    const action = this.actionAt(target);
    return action !== null && action in this.#legal;
  }

  /** The action that a target stands for; null while no tiles are chosen. */
  actionAt(target: Target): string | null {
    if (target.startsWith("W")) return target;
    return this.pick === null ? null : pickText(this.pick) + target;
  }

  isPicked(pick: string): boolean {
    return this.pick !== null && pickText(this.pick) === pick;
  }

  choosePick(pick: Pick): void {
    if (!this.isOpen || this.isTiling) return;
    const isSame = this.isPicked(pickText(pick));
    this.clear();
    this.table.hinted = null;
    if (!isSame) this.pick = pick;
  }

  chooseTarget(target: Target): void {
    if (!this.isOpen) return;
    const action = this.actionAt(target);
    if (action !== this.table.hinted?.action) this.table.hinted = null;
    if (action === null || !(action in this.#legal)) {
      this.decision.cancel(); // what is not shown any more must not be done
      this.barred = target;
      return;
    }
    this.barred = null;
    this.decision.choose(action);
  }

  /** Show an action, to be done by one more press whatever the settings say. */
  hold(action: string): void {
    const take = takeOf(action);
    this.clear();
    this.pick = take;
    if (action in this.#legal) this.decision.action = action;
    else if (take !== null) this.barred = lineText(take.line);
  }

  /** Do what is held. */
  place(): void {
    this.decision.place();
  }

  /** One step back: from a line to the tiles, from the tiles to nothing. */
  back(): void {
    if (this.hint !== null) this.clear();
    this.table.hinted = null;
    const isLineChosen = this.decision.action !== null || this.barred !== null;
    this.decision.cancel();
    this.barred = null;
    if (!isLineChosen) this.pick = null;
  }

  clear(): void {
    this.decision.cancel();
    this.pick = null;
    this.barred = null;
  }

  /** Ask what the choices at hand would do. */
  ask(): void {
    if (!this.table.isYourTurn || !this.isLive()) return;
    const actions = Object.keys(this.#legal);
    if (this.isTiling) this.table.explain(actions);
    else if (this.pick !== null) {
      const pick = pickText(this.pick);
      this.table.explain(LINE_TARGETS.map((target) => pick + target));
    } else this.table.explain(actions.filter((each) => takeOf(each)?.line === FLOOR).slice(0, 1));
  }
}
