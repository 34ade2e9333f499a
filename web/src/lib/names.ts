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
