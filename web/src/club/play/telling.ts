/** Letting it be heard and seen that somebody was found, where nobody looks at the page. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";

export function tellFound(game: string, path: string): void {
  if (settings.sound) void import("../../lib/sounds").then(({ play }) => play("turn"));
  if (!settings.notify || !document.hidden) return;
  const title = say("seek-found", { game: say("page-game", { game }) });
  const more = say("seek-found-more");
  void import("../../lib/notifying").then(({ notify }) => notify(title, more, path));
}
