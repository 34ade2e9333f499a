/** The puzzles that come with the page: a list of each game, and the puzzles themselves when they are wanted. */
import games from "virtual:puzzles";

/** What is known of a puzzle before it is opened. */
export interface Listed {
  /** the game and eight digits: `azul-ef871133` */
  readonly id: string;
  /** 1 to HARDEST */
  readonly difficulty: number;
  /** what the second best move does worse */
  readonly theme: string;
}

export interface Puzzle extends Listed {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string;
  readonly seat: number;
  readonly solution: string;
  /** the solution, and what is expected to follow in this round */
  readonly line: readonly string[];
  /** of the win that the solution is worth */
  readonly share: number;
  /** the best of the other moves */
  readonly second: string;
  /** of the win, by which the solution is better than any other move, at least */
  readonly margin: number;
  /** how many levels of bots choose something else */
  readonly missed: number;
  readonly proof: "none" | "round" | "game";
}

export const HARDEST = 5;

/** There is no such puzzle, perhaps any more. */
export class NoPuzzle extends Error {}

/** All puzzles of a game, always in the same order. */
export async function listOf(game: string): Promise<readonly Listed[]> {
  const { listed } = await shelfOf(game);
  return listed.map(([number, difficulty, theme]) => ({
    id: `${game}-${number}`,
    difficulty,
    theme,
  }));
}

/** A puzzle by its id; raises NoPuzzle. */
export async function puzzleOf(id: string): Promise<Puzzle> {
  const [game = "", number] = id.split("-");
  const { listed, size, parts } = await shelfOf(game);
  const at = listed.findIndex(([each]) => each === number);
  const part = parts[Math.floor(at / size)];
  if (part === undefined) throw new NoPuzzle(id);
  return (await part()).default[at % size] as Puzzle;
}

function shelfOf(game: string) {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new NoPuzzle(game);
  return load();
}
