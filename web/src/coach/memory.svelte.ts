/** What the coach has told on this device, and how much somebody wants to be asked. */
import { keep, kept } from "../lib/settings.svelte";

const TOLD = "tilewright-coach-told";
const LESS = "tilewright-coach-less";

class Memory {
  /** the kinds of decisions that were explained */
  #told = $state.raw<readonly string[]>(kept<string[]>(TOLD, []));
  /** how often "Ask less" was pressed */
  #less = $state(kept<number>(LESS, 0));

  get told(): readonly string[] {
    return this.#told;
  }

  tell(kind: string): void {
    if (this.#told.includes(kind)) return;
    this.#told = [...this.#told, kind];
    keep(TOLD, this.#told);
  }

  get less(): number {
    return this.#less;
  }

  askLess(): void {
    this.#less += 1;
    keep(LESS, this.#less);
  }
}

export const memory = new Memory();
