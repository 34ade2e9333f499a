/** Names as they are typed. */
import { LIMITS } from "./facts";

/** A name of no more characters than the server takes, cut between two of them. */
export function clipped(name: string): string {
  const pieces = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  let kept = "";
  for (const piece of pieces) {
    if ([...kept, ...piece].length > LIMITS.name) break;
    kept += piece;
  }
  return kept;
}

/**
 * A badge for each name: its first letter; where several begin alike, with the first letter in which
 * they all differ, or else with the number of the seat.
 */
export function badges(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.trim().toLocaleUpperCase()]);
  const plain = letters.map((all) => all.map((letter) => letter.normalize("NFD").charAt(0)));
  return letters.map(([first = "?"], seat) => {
    const alike = plain.filter((all) => all[0] === plain[seat]?.[0]);
    if (alike.length < 2) return first;
    const differs = (at: number) =>
      new Set(alike.map((all) => all[at] ?? " ")).size === alike.length;
    const at = letters[seat]?.findIndex(
      (_, each) => each > 0 && differs(each) && alike.every((all) => (all[each] ?? " ") !== " "),
    );
    const second = at === undefined || at < 0 ? `${seat + 1}` : letters[seat]?.[at];
    return first + (second?.toLocaleLowerCase() ?? "");
  });
}
