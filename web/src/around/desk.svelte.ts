/** What is open around a table: drawers, sheets and passing remarks. */
import { say } from "../lib/words.svelte";

const PASSES = 4_000; // ms that a remark stays

export class Desk {
  showsMoves = $state(false);
  showsSettings = $state(false);
  showsResult = $state(false);
  /** the result was shown, or a moment of the game was asked for instead */
  knowsResult = $state(false);
  /** what can't be undone, and is asked twice */
  asks = $state<"end" | "resign" | null>(null);
  /** somebody types notation: refusals are told beside the box */
  isTyping = $state(false);
  /** a remark that passes */
  remark = $state("");
  /** your turn came while the page was hidden, and nothing told you */
  missedTurn = $state(false);
  /** a link that could not be copied, to be copied by hand */
  link = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  tell(remark: string): void {
    clearTimeout(this.#timer);
    this.remark = remark;
    this.#timer = setTimeout(() => this.hush(), PASSES);
  }

  /** Take a remark away: it does not belong to what is shown next. */
  hush(): void {
    clearTimeout(this.#timer);
    this.remark = "";
  }

  async share(at: number | null): Promise<void> {
    const { linkOf, shared } = await import("../lib/sharing");
    const link = linkOf(this.table, at);
    if (await shared(document.title, link)) this.tell(say("around-link-copied"));
    else this.link = link;
  }

  async download(): Promise<void> {
    try {
      const { downloadRecord } = await import("../lib/sharing");
      await downloadRecord(this.table);
    } catch (error) {
      // the reason of a refusal is in the reader's language; a server that is away is told above
      if (error instanceof Error) this.tell(error.message);
    }
  }
}
