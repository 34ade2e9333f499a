/** Who sits on a seat and whether they are there, in a few words. */
import { called } from "../lib/told";
import type { SeatView, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { GameTable } from "../lib/game";
import { say } from "../lib/words.svelte";

/** What a player is called; "You" where you gave no name, for the others do not see it. */
export function nameOf(table: GameTable, view: View, seat: number): string {
  if (table.isYou(seat) && settings.name.trim() === "") return say("page-you-name");
  return called(view.seats[seat]);
}

/** The seats with those names. */
export function namedSeats(table: GameTable, view: View): readonly SeatView[] {
  return view.seats.map((each) => ({ ...each, name: nameOf(table, view, each.seat) }));
}

/** What is told below a name; `remark` where there is nothing else to tell. */
export function aboutSeat(table: GameTable, seat: number, remark: string): string {
  const sitting = table.view?.seats[seat];
  const presence = table.presence.find((each) => each.seat === seat);
  if (sitting?.kind === "bot" && presence && !presence.present) return say("page-away");
  if (table.thinking === seat) return say("page-thinking");
  if (sitting?.kind === "bot") return say("page-bot", { level: say(`level-${sitting.level}`) });
  if (sitting?.kind === "open") return say("page-open-seat");
  if (presence?.absent) return say("page-absent");
  if (presence && !presence.present) return say("page-away");
  return remark;
}
