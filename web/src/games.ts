/** The games that the page knows: the only place that names them all. */
import { azul } from "./azul";
import { duel } from "./duel";
import type { Game } from "./lib/game";

export const GAMES: readonly [Game, ...Game[]] = [azul, duel];

/** The game that the server calls so; undefined: the page does not know it. */
export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game whose rules have that number; undefined: it is the rule of no game. */
export function gameOfRule(rule: string): Game | undefined {
  return GAMES.find(({ rules }) => rule.startsWith(`${rules}-`));
}
