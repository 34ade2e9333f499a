/** What an address or a pasted text puts on the board, and the address of what is there. */
import { EngineError, type Engine } from "../lib/engine/types";
import type { Game, Options } from "../lib/game";
import { gameOf, GAMES } from "../games";
import { recordOf } from "../lib/fetching";
import type { Said } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { Board, keyOf } from "./board.svelte";
import { allFrom, type Moment } from "./moment.svelte";
import {
  optionsOf,
  readMoves,
  readRecord,
  writeMoves,
  writeRecord,
  type GameRecord,
  type RecordMove,
} from "./record";

/** What is to be opened: a game by its moves, from its start or from a position. */
export interface Wanted extends GameRecord {
  /** the moment that is shown, counted through the tree; null: the last of the main line */
  readonly at: number | null;
  /** shown by how many moves were made on the main line, as a replay counts */
  readonly movesMade: number | null;
  /** is a better move to be found there? */
  readonly isTrial?: boolean;
  /** is its position to be edited? */
  readonly isEdited?: boolean;
}

/** A text, or an address, of which nothing can be put on the board. */
export class OpeningError extends Error {
  constructor(
    message: string,
    readonly problems: readonly Said[] = [],
  ) {
    super(message);
  }
}

/** A move of a game that the rules do not allow where it is made. */
export class MoveError extends Error {
  constructor(
    readonly action: string,
    /** which one of the game it is, from 1 */
    readonly number: number,
    /** "" if no rule says so */
    readonly rule: string,
  ) {
    super(action);
  }
}

/** What the fragment of an address asks for; null: nothing, so a new game is chosen. */
export async function wantedBy(fragment: string): Promise<Wanted | null> {
  const asked = new URLSearchParams(fragment);
  const number = (name: string) => (asked.has(name) ? Number(asked.get(name)) : null);
  const table = asked.get("table");
  if (table !== null) {
    const record = readRecord(await recordOf(table));
    return {
      ...record,
      at: null,
      movesMade: number("moves"),
      isTrial: asked.has("try"),
    };
  }
  const game = asked.get("game");
  if (game === null) return null;
  const { comment, moves } = readMoves(asked.get("line") ?? "");
  return {
    game,
    options: optionsOf(asked.get("options") ?? ""),
    names: asked.getAll("name"),
    comment,
    moves,
    position: asked.get("position"),
    at: number("at"),
    movesMade: null,
    isEdited: asked.has("edit"),
  };
}

/** What a pasted text is: a record, a position, or a link to an analysis; raises OpeningError. */
export async function wantedFrom(text: string, engine: Engine): Promise<Wanted> {
  const pasted = text.trim();
  const link = /^https?:\/\/\S+\/analysis#(\S+)$/.exec(pasted)?.[1];
  const linked = link === undefined ? null : await wantedBy(link);
  if (linked !== null) return linked;
  if (pasted.startsWith("[")) {
    return { ...readRecord(pasted), at: null, movesMade: null };
  }
  let found: readonly Said[] = [];
  for (const game of GAMES)
    for (const options of game.tablesOf(pasted)) {
      const problems = await engine.problems(keyOf(game, options), pasted);
      if (problems.length === 0) return newGame(game, options, pasted);
      if (found.length === 0) found = problems;
    }
  throw new OpeningError(pasted, found);
}

/** A game without moves. */
export function newGame(game: Game, options: Options, position: string | null = null): Wanted {
  const record = { game: game.id, options, names: [], comment: "", moves: [], position };
  return { ...record, at: null, movesMade: null };
}

/** Put a game on the board: every move is played by the rules. */
export async function boardOf(wanted: Wanted, engine: Engine): Promise<Board> {
  const game = gameOf(wanted.game);
  if (game === undefined) throw new OpeningError(wanted.game);
  const options = { ...game.usual, ...wanted.options };
  const key = keyOf(game, options);
  const [room, story, look] = await Promise.all([
    game.loadRoom(),
    game.loadStory(),
    engine.look(key, wanted.position),
  ]);
  const names = Array.from({ length: key.seats }, (_, seat) => {
    return wanted.names[seat] || say("analysis-player", { number: seat + 1 });
  });
  const board = new Board(
    engine,
    { game, room: { ...room, ...story }, options, names },
    look,
    wanted.position === null,
  );
  board.root.comment = wanted.comment;
  await grow(board, board.root, wanted.moves);
  board.show(shownAt(board.root, wanted));
  if (wanted.isTrial) board.trial = board.now;
  return board;
}

async function grow(board: Board, from: Moment, moves: readonly RecordMove[]): Promise<void> {
  let at = from;
  for (const { action, mark = "", comment, instead } of moves) {
    const next = await grown(board, at, action);
    next.mark = mark;
    next.comment = comment;
    for (const line of instead) await grow(board, at, line);
    at = next;
  }
}

const IMPOSSIBLE: ReadonlySet<string> = new Set(["illegal", "notation", "position"]);

async function grown(board: Board, at: Moment, action: string): Promise<Moment> {
  try {
    return await board.grown(at, action);
  } catch (error) {
    if (!(error instanceof EngineError) || !IMPOSSIBLE.has(error.code)) throw error;
    throw new MoveError(action, at.moves + 1, error.rule);
  }
}

function shownAt(root: Moment, { at, movesMade }: Wanted): Moment {
  const { line } = root;
  const last = line[line.length - 1] ?? root;
  if (at !== null) return allFrom(root)[at] ?? last;
  return movesMade === null ? last : (line[movesMade] ?? last);
}

/** The tree of a board as the moves of a record. */
export function movesFrom(moment: Moment): readonly RecordMove[] {
  const moves: RecordMove[] = [];
  for (let [main, ...others] = moment.children; main; [main, ...others] = main.children) {
    const instead = others.map((other) => [moveOf(other, []), ...movesFrom(other)]);
    moves.push(moveOf(main, instead));
  }
  return moves;
}

function moveOf({ step, mark, comment }: Moment, instead: RecordMove["instead"]): RecordMove {
  return { action: step?.action ?? "", mark, comment, instead };
}

/** A board as a record. */
export function recordFrom(board: Board): GameRecord {
  const { game, options, root, seats } = board;
  return {
    game: game.id,
    options,
    names: seats.map(({ name }) => name),
    position: board.isWhole ? null : root.look.position,
    comment: root.comment,
    moves: movesFrom(root),
  };
}

/** The fragment that opens this board again. */
export function fragmentOf(board: Board): string {
  const record = recordFrom(board);
  const parts = headOf(record);
  const line = writeMoves(record.comment, record.moves);
  if (line !== "") parts.set("line", line);
  parts.set("at", String(allFrom(board.root).indexOf(board.now)));
  return parts.toString();
}

/** The fragment that opens the editor with this position. */
export function startFragment(wanted: Wanted): string {
  const parts = headOf(wanted);
  parts.set("edit", "1");
  return parts.toString();
}

/** The table, the players and the position of a fragment. */
function headOf({ game, names, options, position }: GameRecord): URLSearchParams {
  const told = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const parts = new URLSearchParams({ game, options: told.join(" ") });
  for (const name of names) parts.append("name", name);
  if (position !== null) parts.set("position", position);
  return parts;
}

/** The record of the moves that led to what is shown, without variations. */
export function lineTo(board: Board): string {
  const { now } = board;
  const moves = now.path.slice(1).map((each) => ({ ...moveOf(each, []), mark: "", comment: "" }));
  const { outcome } = now.look;
  const record = { ...recordFrom(board), comment: "", moves };
  return writeRecord(record, outcome?.scores ?? null, outcome?.winners ?? []);
}
