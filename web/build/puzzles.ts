/** The puzzles of the package as modules: a list of those of each game, and they themselves in small parts. */
import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:puzzles";
const PART = 20; // puzzles that are loaded together

/** A line of a file, as far as the page needs it. */
interface Line {
  readonly id: string;
  readonly game: string;
  readonly difficulty: number;
  readonly theme: string;
  readonly missed_by: readonly string[];
}

/** `virtual:puzzles` names the games; `virtual:puzzles-GAME` lists, `virtual:puzzles-GAME-3` is a part. */
export function puzzles(folder: string): Plugin {
  return {
    name: "tilewright-puzzles",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}-`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [game = "", part] = id.slice(NAME.length + 2).split("-");
      if (game === "") return { code: gamesIn(folder), map: null };
      const file = join(folder, `${game}.jsonl`);
      this.addWatchFile(file);
      const lines = linesOf(readFileSync(file, "utf8"));
      const code = part === undefined ? listOf(game, lines) : partOf(lines, Number(part));
      return { code, map: null };
    },
  };
}

/** The puzzles of a file by their ids, which follow from the positions: an order without any sense. */
export function linesOf(text: string): Line[] {
  const lines = text.trim().split("\n");
  return lines
    .map((line) => JSON.parse(line) as Line)
    .sort((one, two) => (one.id < two.id ? -1 : 1));
}

function gamesIn(folder: string): string {
  const games = readdirSync(folder).flatMap((name) => {
    const { ext, name: game } = parse(name);
    return ext === ".jsonl" ? [`${JSON.stringify(game)}: () => import("${NAME}-${game}")`] : [];
  });
  return `export default { ${games.join(", ")} };`;
}

/** What is known of each before it is loaded, and the parts in the same order. */
function listOf(game: string, lines: readonly Line[]): string {
  const listed = lines.map(({ id, difficulty, theme }) => [
    id.slice(game.length + 1),
    difficulty,
    theme,
  ]);
  const parts = Array.from({ length: Math.ceil(lines.length / PART) }, (_, part) => {
    return `() => import("${NAME}-${game}-${part}")`;
  });
  return [
    `export const listed = ${JSON.stringify(listed)};`,
    `export const size = ${PART};`,
    `export const parts = [${parts.join(", ")}];`,
  ].join("\n");
}

function partOf(lines: readonly Line[], part: number): string {
  const told = lines
    .slice(part * PART, (part + 1) * PART)
    .map(({ missed_by: missed, ...rest }) => ({ ...rest, missed: missed.length }));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(told))});`;
}
