/** Records as texts: tags, and moves with comments and variations (docs/notation.md). */
import type { Options } from "../lib/game";

/** A move of a record, with what was said of it and what could have been played instead. */
export interface RecordMove {
  readonly action: string;
  /** how good it is: `!`, `?` … ; "": nobody said */
  readonly mark?: string;
  readonly comment: string;
  readonly instead: readonly (readonly RecordMove[])[];
}

export interface GameRecord {
  readonly game: string;
  readonly options: Options;
  readonly names: readonly string[];
  /** in which the game begins; null: at its start */
  readonly position: string | null;
  /** before the first move */
  readonly comment: string;
  readonly moves: readonly RecordMove[];
}

/** A text that is no record, and the line where that shows. */
export class RecordTextError extends Error {
  constructor(readonly line: number) {
    super(`line ${line} can't be read`);
  }
}

const TAG = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*$/;
const WORDS = /\{((?:[^{}\\]|\\.)*)\}|[()]|[^\s(){}]+|[{}]/g;
const RESULT = /^(\*|-?\d+(--?\d+)+)$/;
const MARKS = /[!?]+$/;

/** The record of a text; raises RecordTextError. */
export function readRecord(text: string): GameRecord {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const tags = new Map<string, string>();
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    if (line === "" && tags.size === 0) continue;
    if (!line.startsWith("[")) break;
    const [, name = "", value = ""] = TAG.exec(line) ?? [];
    if (name === "") throw new RecordTextError(at + 1);
    tags.set(name, unescaped(value));
  }
  const game = tags.get("Game");
  if (game === undefined) throw new RecordTextError(1);
  const names: string[] = [];
  for (let seat = 1; tags.has(`Player${seat}`); seat++) names.push(tags.get(`Player${seat}`) ?? "");
  return {
    game,
    options: optionsOf(tags.get("Options") ?? ""),
    names,
    position: tags.get("Position") ?? null,
    ...readMoves(lines.slice(at).join("\n"), at + 1),
  };
}

interface Writable {
  action: string;
  mark: string;
  comment: string;
  instead: (readonly RecordMove[])[];
}

/** The moves of a text; what comes after the result is another record. */
export function readMoves(
  text: string,
  firstLine = 1,
): { readonly comment: string; readonly moves: readonly RecordMove[] } {
  const found = [...text.matchAll(WORDS)];
  const lineAt = (index: number) => firstLine + text.slice(0, index).split("\n").length - 1;
  let at = 0;
  let first = "";

  function line(depth: number): RecordMove[] {
    const moves: Writable[] = [];
    for (; at < found.length; at++) {
      const match = found[at];
      const [word = "", comment] = match ?? [];
      const last = moves.at(-1);
      const isWrong = word === "{" || word === "}" || (word === "(" && last === undefined);
      if (isWrong || (word === ")" && depth === 0))
        throw new RecordTextError(lineAt(match?.index ?? 0));
      if (comment !== undefined) {
        const said = unescaped(comment.replace(/\s+/g, " "));
        if (last === undefined) first = said;
        else last.comment = last.comment === "" ? said : `${last.comment} ${said}`;
      } else if (word === "(") {
        at += 1;
        last?.instead.push(line(depth + 1));
      } else if (word === ")") return moves;
      else if (RESULT.test(word)) {
        if (depth > 0) throw new RecordTextError(lineAt(match?.index ?? 0));
        return moves;
      } else if (!/^\d+\.$/.test(word))
        moves.push({
          action: word.replace(MARKS, ""),
          mark: MARKS.exec(word)?.[0] ?? "",
          comment: "",
          instead: [],
        });
    }
    if (depth > 0) throw new RecordTextError(lineAt(text.length));
    return moves;
  }

  const moves = line(0);
  return { comment: first, moves };
}

/** Moves as text on one line, with comments and variations. */
export function writeMoves(comment: string, moves: readonly RecordMove[]): string {
  const words = comment === "" ? [] : [`{${escaped(comment)}}`];
  return [...words, ...moves.map(writtenMove)].join(" ");
}

function writtenMove({ action, mark = "", comment, instead }: RecordMove): string {
  const said = comment === "" ? "" : ` {${escaped(comment)}}`;
  return `${action}${mark}${said}${instead.map((line) => ` (${line.map(writtenMove).join(" ")})`).join("")}`;
}

/** A record as text; `result` are the scores of a game that is over. */
export function writeRecord(
  record: GameRecord,
  result: readonly number[] | null,
  winners: readonly number[],
): string {
  const options = Object.entries(record.options).map(([name, value]) => `${name}=${value}`);
  const score = result === null ? "*" : result.join("-");
  const tags = [
    ["Game", record.game],
    ["Options", options.join(" ")],
    ["Rules", "1"],
    ...(record.position === null ? [] : [["Position", record.position]]),
    ...record.names.map((name, seat) => [`Player${seat + 1}`, name]),
    ["Result", score],
    ...(result === null ? [] : [["Winners", winners.map((seat) => seat + 1).join(" ")]]),
  ];
  const head = tags.map(([name, value]) => `[${name} "${escaped(value ?? "")}"]`);
  const moves = wrapped(writeMoves(record.comment, record.moves));
  return [...head, "", ...moves, score, ""].join("\n");
}

/** The options of a record, as `seats=2 wall=gray`. */
export function optionsOf(text: string): Options {
  return Object.fromEntries(
    text
      .split(/\s+/)
      .filter((word) => word.includes("="))
      .map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]),
  );
}

const WIDE = 100; // columns

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > WIDE) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}

function escaped(text: string): string {
  return text
    .replace(/[\\"{}]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, sign: string) => ({ n: "\n", r: "\r" })[sign] ?? sign);
}
