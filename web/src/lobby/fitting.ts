/** The level to try next: one up who mostly wins, one down who mostly loses, easy who began too high. */
import type { Played } from "../lib/played.svelte";

const LAST = 5; // games that count
const MOST = 4; // of them won, or lost, are reason enough for another level
const EASY = 1; // the place of the level that newcomers beat with some attention

export interface Fit {
  /** the level to try */
  readonly level: string;
  /** the one that was played last */
  readonly from: string;
  readonly way: "down" | "easier" | "stay" | "up";
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
  const isNew = mine.length < MOST && mine.every(({ how }) => how === "lost");
  const easy = levels[EASY];
  // one level down would be as far above a newcomer
  if (isNew && at > EASY + 1 && easy !== undefined)
    return { level: easy, from, way: "easier", won, lost, of: last.length };
  const next = levels[at + (won >= MOST ? 1 : lost >= MOST ? -1 : 0)] ?? from;
  const way = next === from ? "stay" : won >= MOST ? "up" : "down";
  return { level: next, from, way, won, lost, of: last.length };
}
