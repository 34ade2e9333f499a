/** Boards for tests, on the engine itself. */
import { openEngine } from "../../src/lib/engine/engine";
import { boardOf, newGame, type Wanted } from "../../src/analysis/opening";
import { GAMES } from "../../src/games";
import { hear } from "../../src/lib/words.svelte";
import { supply } from "../engine/supply";

export const DEAL = "DBBYR/KKTT/BYRK/TTTT/BBBB";
export const OPTIONS = { seats: "2", wall: "coloured", first: "1" };

/** A board of Azul at its first deal, or with the moves that are wanted. */
export async function boardWith(line: Partial<Wanted> = {}) {
  await hear("analysis", "around", "told", "refused");
  const moves = [{ action: DEAL, mark: "", comment: "", instead: [] }];
  const wanted = { ...newGame(GAMES[0], OPTIONS), moves, ...line };
  return boardOf(wanted, await openEngine(supply()));
}
