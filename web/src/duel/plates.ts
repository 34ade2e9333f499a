/** Plates and chips in words. */
import { say } from "../lib/words.svelte";
import { colourName } from "./places";

/** Its four spaces in reading order. */
export function plateName(plate: string): string {
  const [a = "", b = "", c = "", d = ""] = [...plate].map((takes) =>
    say("duel-kind", { kind: kind(takes) }),
  );
  return say("duel-plate", { a, b, c, d });
}

/** What a space takes, or a back shows, as the catalogue calls it. */
export function kind(takes: string): string {
  if (takes === "S") return "special";
  return takes === "J" ? "joker" : colourName(takes);
}

/** The colours of a chip; the second is none where half of it is blank. */
export function chipNames(chip: string): { first: string; second: string } {
  const [first = "", second = "none"] = [...chip].map((colour) =>
    say(`colour-${colourName(colour)}`),
  );
  return { first, second };
}
