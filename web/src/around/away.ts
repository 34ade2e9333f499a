/** Your turn came while nobody looks at the page: tell it, or ask later how it shall be told. */
import { notify } from "../lib/notifying";
import { kept, settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { hear, say } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** where it is kept that this was asked */
export const ASKED = "tilewright-asked-turn";

export async function tellAway({ id, snapshot }: TableStore, desk: Desk): Promise<void> {
  desk.missedTurn = !settings.notify && !settings.sound && !kept(ASKED, false);
  if (!settings.notify) return;
  await hear("turn");
  const game = say("page-game", { game: snapshot?.game ?? "" });
  await notify(say("turn-told", { game }), say("turn-told-more"), `/t/${id}`);
}
