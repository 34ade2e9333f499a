/** What a bot's hint marks on the table. */
import type { GameTable } from "../lib/game";
import { lineText, pickText, takeOf } from "./notation";

/** The tiles that a hint names. */
export function hintedPick(table: GameTable): string | null {
  const take = takeOf(table.hinted?.action ?? "");
  return take === null ? null : pickText(take);
}

/** The line, the floor or the space of the wall that a hint names. */
export function hintedTarget(table: GameTable): string | null {
  const action = table.hinted?.action ?? null;
  const take = takeOf(action ?? "");
  return take === null ? action : lineText(take.line);
}
