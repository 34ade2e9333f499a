/** What is open around the board: sheets, a note that is written, a remark that passes. */
import type { Judge } from "./judging";
import type { Review } from "./review.svelte";

const PASSES = 4_000; // ms that a remark stays

export class Desk {
  shows = $state<"draw" | "more" | "play" | "moves" | "keys" | "report" | null>(null);
  isWriting = $state(false);
  /** is it told why the last move was worse? */
  isExplaining = $state(false);
  remark = $state("");
  /** of the game on the board, as far as it has come */
  review: Review | null = null;
  judge: Judge | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(remark: string): void {
    clearTimeout(this.#timer);
    this.remark = remark;
    this.#timer = setTimeout(() => (this.remark = ""), PASSES);
  }
}
