/** The level to try next: one up who mostly wins, one down who mostly loses. */
import type { Played } from "../lib/played.svelte";

const LAST = 5; // games that count
const MOST = 4; // of them won, or lost, are reason enough for another level

export interface Fit {
  /** the level to try */
  readonly level: string;
  /** the one that was played last */
  readonly from: string;
  readonly way: "down" | "stay" | "up";
  /** of the last games at that level */
  readonly won: number;
  readonly lost: number;
  readonly of: number;
}

/** What fits somebody who played these games, the newest first; null: none of that game, or elsewhere. */
export function fitting(
  played: readonly Played[],
  game: string,
  levels: readonly string[],
): Fit | null {
  const mine = played.filter((each) => each.game === game);
  const from = mine[0]?.level ?? "";
  const at = levels.indexOf(from);
  if (at < 0) return null;
  const last = mine.filter(({ level }) => level === from).slice(0, LAST);
  const count = (wanted: Played["how"]) => last.filter(({ how }) => how === wanted).length;
  const [won, lost] = [count("won"), count("lost")];
  const next = levels[at + (won >= MOST ? 1 : lost >= MOST ? -1 : 0)] ?? from;
  const way = next === from ? "stay" : won >= MOST ? "up" : "down";
  return { level: next, from, way, won, lost, of: last.length };
}
