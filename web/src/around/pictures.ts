/** The symbols of the sprite for what the server names. */
import { COLOURS } from "../lib/facts";

/** A tile, square in Azul and round in Duel; the special tile has its own. */
export function tileArt(game: string, colour: string): string {
  if (colour === "special") return "special";
  return `${game === "duel" ? "d" : "t"}-${colour}`;
}

/** The colour of a letter of the notation. */
export function colourOf(letter: string): string {
  return COLOURS.find((known) => known.letter === letter)?.name ?? "";
}

/** A space of a plate by its letter. */
export function spaceArt(letter: string): string {
  if (letter === "S") return "space-special";
  return letter === "J" ? "space-joker" : `gd-${colourOf(letter)}`;
}

/** A bonus chip by its letters. */
export function chipArt(letters: string): string {
  return `chip-${[...letters].map(colourOf).join("-")}`;
}
