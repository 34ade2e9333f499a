/** The title of a table's page, as it is read in a row of tabs. */
import type { TableStore } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import type { Turn } from "./turn";

export function titleOf(table: TableStore, turn: Turn): string {
  const { snapshot } = table;
  if (snapshot === null) return say("around-title-opening");
  const game = say("page-game", { game: snapshot.game });
  switch (turn.kind) {
    case "yours":
      return say("around-title-yours", { game });
    case "theirs":
    case "thinking":
    case "over":
    case "past":
      return say("around-title-told", { game, turn: turn.text });
    case "nobody":
      return say("around-title", { game });
    default:
      return turn.kind satisfies never;
  }
}
