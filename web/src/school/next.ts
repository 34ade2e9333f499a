/** The lesson to go on with: the one that was left, else the first that is not done. */
import type { Book, Lesson } from "./lessons";
import { progress, type Progress } from "./progress.svelte";

export interface Next {
  readonly lesson: Lesson;
  /** its number among the lessons of its game, from 1 */
  readonly number: number;
  /** the step at which it was left, from 0 */
  readonly at: number;
}

/** Which lesson of a game comes next; null: all of them are done. */
export function nextOf(game: string, book: Book, made: Progress = progress): Next | null {
  const nameOf = ({ id }: Lesson) => `${game}/${id}`;
  const { lessons } = book;
  const lesson =
    lessons.find((each) => made.last === nameOf(each) && made.stepOf(nameOf(each)) > 0) ??
    lessons.find((each) => !made.isDone(nameOf(each)));
  if (lesson === undefined) return null;
  return { lesson, number: lessons.indexOf(lesson) + 1, at: made.stepOf(nameOf(lesson)) };
}
