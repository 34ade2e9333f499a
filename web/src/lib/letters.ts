/** Tiles as the letters of the notation, in wall order. */
import { COLOURS } from "./facts";
import { changed, ERASER } from "./editing";

export const LETTERS = COLOURS.map(({ letter }) => letter as string);

export type LetterCounts = Readonly<Record<string, number>>;

/** Letters in wall order; "-" for none. */
export function inOrder(letters: string): string {
  return LETTERS.map((letter) => letter.repeat(countIn(letters, letter))).join("") || "-";
}

/** Letters as they lie; "" where the notation has "-". */
export function lettersOf(word: string): string {
  return word === "-" ? "" : word;
}

export function countIn(letters: string, letter: string): number {
  return letters.split(letter).length - 1;
}

/** Counts of a word such as `B16Y3`. */
export function countsOf(word: string): LetterCounts {
  return Object.fromEntries(
    LETTERS.map((letter) => [letter, Number(new RegExp(`${letter}(\\d+)`).exec(word)?.[1] ?? 0)]),
  );
}

/** Counts as a word; "-" where there are none. */
export function countsWord(counts: LetterCounts): string {
  return (
    LETTERS.map((letter) => ((counts[letter] ?? 0) > 0 ? `${letter}${counts[letter]}` : "")).join(
      "",
    ) || "-"
  );
}

/** A text of which one word counts more of a letter, or fewer, but not less than none. */
export function withMore(text: string, at: number, letter: string, more: number): string {
  return changed(text, at, (word) => {
    const counts = countsOf(word);
    return countsWord({ ...counts, [letter]: Math.max(0, (counts[letter] ?? 0) + more) });
  });
}

/** Letters after a press on the space at that place: the piece is put there, or taken away. */
export function pressedLetters(
  letters: string,
  at: number,
  piece: string,
  isFilling = false,
): string {
  const there = letters[at];
  if (there === undefined) {
    if (piece === ERASER) return letters;
    return letters + piece.repeat(isFilling ? at + 1 - letters.length : 1);
  }
  const isTaken = piece === ERASER || piece === there;
  return letters.slice(0, at) + (isTaken ? "" : piece) + letters.slice(at + 1);
}
