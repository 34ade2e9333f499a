/** Which puzzles somebody would like next: of which game, about what, and how hard. */
import { GAMES } from "../games";
import type { Solved } from "./progress.svelte";
import { listOf, type Listed } from "./shelf";

class Wish {
  game = $state<string>(GAMES[0].id);
  /** "": about anything */
  theme = $state("");
  /** 0: however hard */
  difficulty = $state(0);
}

export const wish = new Wish();

/** Those that fit and were not looked at yet. */
export function fitting(
  all: readonly Listed[],
  { theme, difficulty }: Pick<Wish, "theme" | "difficulty">,
  { found, shown }: Pick<Solved, "found" | "shown">,
): readonly Listed[] {
  return all.filter(
    (each) =>
      (theme === "" || each.theme === theme) &&
      (difficulty === 0 || each.difficulty === difficulty) &&
      !found.has(each.id) &&
      !shown.has(each.id),
  );
}

/** The themes that there are, those of most puzzles first. */
export function themesOf(all: readonly Listed[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { theme } of all) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, one], [, two]) => two - one).map(([theme]) => theme);
}

/** The address of a puzzle that fits the wish, by chance; null: there is no more. */
export async function nextAddress(solved: Pick<Solved, "found" | "shown">): Promise<string | null> {
  const next = anyOf(fitting(await listOf(wish.game), wish, solved));
  return next === undefined ? null : `/puzzles#${next.id}`;
}

/** One of some, by chance. */
export function anyOf(some: readonly Listed[]): Listed | undefined {
  return some[Math.floor(Math.random() * some.length)];
}
