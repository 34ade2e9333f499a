/** What is open around the board: sheets, a note that is written, a remark that passes. */
const PASSES = 4_000; // ms that a remark stays

export class Desk {
  shows = $state<"draw" | "more" | "play" | "moves" | "keys" | null>(null);
  isWriting = $state(false);
  remark = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(remark: string): void {
    clearTimeout(this.#timer);
    this.remark = remark;
    this.#timer = setTimeout(() => (this.remark = ""), PASSES);
  }
}
