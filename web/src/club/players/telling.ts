/** Days, games and ratings of players in words. */
import { say, words } from "../../lib/words.svelte";

/** A day as the reader's language writes it. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium" }).format(time);
}

/** A number of which people know every digit: no separator of thousands. */
export function ratingOf(rating: number): string {
  return say("club-rating", { rating });
}

/** Which game with how many seats, as ratings are kept. */
export function poolOf({ game, seats }: { readonly game: string; readonly seats: number }): string {
  return say("club-pool", { game, seats });
}
