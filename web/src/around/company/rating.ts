/** Ratings in words. */
import type { SeatPlayer } from "../../lib/protocol";

const FIRST = 1_500; // of who has not been rated yet

/** A rating; one that is not certain yet has a question mark. */
export function ratingText({
  rating,
  provisional,
}: Pick<SeatPlayer, "provisional" | "rating">): string {
  return `${rating ?? FIRST}${provisional ? "?" : ""}`;
}
