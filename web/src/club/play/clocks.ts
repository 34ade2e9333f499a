/** Clocks in words. */
import type { ClockWanted } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

export const DAY = 86_400; // seconds

/** A clock in words. */
export function clockText(clock: ClockWanted | null | undefined): string {
  if (clock == null) return say("seek-clock-none");
  const { seconds, increment = 0, per_turn } = clock;
  if (per_turn) return say("seek-days", { days: Math.round(seconds / DAY) });
  return say("seek-clock", { minutes: Math.round(seconds / 6) / 10, seconds: increment });
}
