/** Looking at a list of the server again and again, while somebody sees the page. */
import { onMount } from "svelte";

export class Looking {
  /** why the last look found nothing; null: it did */
  trouble = $state.raw<unknown>(null);

  /** Made by a component as it begins; the last look is that before it ends. */
  constructor(
    readonly task: () => Promise<void>,
    every: number, // ms between two looks
  ) {
    onMount(() => {
      void this.now();
      const timer = setInterval(() => !document.hidden && void this.now(), every);
      return () => clearInterval(timer);
    });
  }

  /** Look now. */
  async now(): Promise<void> {
    try {
      await this.task();
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}
