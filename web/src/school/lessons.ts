/** Lessons as they lie in their files: tables, tasks, answers; sentences are named by ids. */
import { withWords } from "../lib/words.svelte";

/** What is told of an answer; a move's is a pattern of notations, a question's its name. */
export interface Answer {
  readonly is: string;
  /** the last part of the sentence's id; of an answer that only goes on: "" */
  readonly told: string;
  readonly right?: boolean;
  /** a decision on the way: the next one follows at the same step */
  readonly goes?: boolean;
  /** numbers that the sentence tells; the tests find each of them out by the rules */
  readonly facts?: Readonly<Record<string, number>>;
}

interface Common {
  /** a position; none: the table stays as the step before left it */
  readonly table?: string;
  readonly rule: string;
  /** is the other board looked at? */
  readonly foe?: boolean;
  /** the line whose tile's points are drawn as a sum, once the answer is right */
  readonly draws?: number;
}

/** Something to do at the table. */
export interface MoveStep extends Common {
  readonly task: "move";
  /** the decisions of one good answer, in their order */
  readonly show: readonly string[];
  /** the first that fits counts */
  readonly answers: readonly Answer[];
}

/** One of several answers is to be chosen. */
export interface OneStep extends Common {
  readonly task: "one";
  readonly answers: readonly Answer[];
}

/** All that fit are to be chosen. */
export interface ManyStep extends Common {
  readonly task: "many";
  /** what is chosen among */
  readonly of: "line" | "row";
  readonly choices: readonly string[];
  readonly right: readonly string[];
}

export type Step = MoveStep | OneStep | ManyStep;

export interface Lesson {
  readonly id: string;
  /** the colour of the tile that it lays */
  readonly art: string;
  readonly minutes: number;
  /** all that it teaches */
  readonly rules: readonly string[];
  /** other than those of the book */
  readonly options?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** All lessons of a game. */
export interface Book {
  /** how the symbols of its tiles begin, and of their ghosts */
  readonly tile: string;
  readonly ghost: string;
  readonly options: Readonly<Record<string, string>>;
  readonly lessons: readonly Lesson[];
}

const BOOKS = import.meta.glob<Book>("./lessons/*.json", { import: "default" });

/** The lessons of a game; undefined: it has none. */
export async function bookOf(game: string): Promise<Book | undefined> {
  return BOOKS[`./lessons/${game}.json`]?.();
}

/** The lessons of a game, with the words for their titles. */
export async function spokenBookOf(game: string): Promise<Book | undefined> {
  return isTaught(game) ? withWords(bookOf(game), "school", `${game}-lessons`) : undefined;
}

/** Has a game lessons? */
export function isTaught(game: string): boolean {
  return BOOKS[`./lessons/${game}.json`] !== undefined;
}

/** The lessons that teach one of these rules, with their numbers. */
export function lessonsOn(book: Book, rules: readonly string[]): readonly [number, Lesson][] {
  return book.lessons.flatMap((lesson, at): [number, Lesson][] =>
    lesson.rules.some((rule) => rules.includes(rule)) ? [[at + 1, lesson]] : [],
  );
}

/** The moves that lead from the last table that is drawn to a step, and that table. */
export function wayTo(lesson: Lesson, at: number): { table: string; moves: readonly string[] } {
  const before = lesson.steps.slice(0, at + 1);
  const drawn = before.findLastIndex(({ table }) => table !== undefined);
  const moves = before.slice(drawn, at).flatMap((step) => (step.task === "move" ? step.show : []));
  return { table: before[drawn]?.table ?? "", moves };
}
