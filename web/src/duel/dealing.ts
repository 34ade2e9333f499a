/** The deal: tiles drop from the bag, the large factory first. */
import { DEAL, type Flight } from "../lib/flights";
import { place, tileArt } from "./places";

const DEAL_STAGGER = 30; // ms at speed 1

/** The flights of a deal, from the tiles of each sun as the notation has them. */
export function dealFlights(dealt: readonly string[]): Flight[] {
  const [large = "", ...small] = dealt;
  const all = [
    ...[...large].map((tile, at) => ({ to: place.sun("L", at), tile })),
    ...small.flatMap((tiles, factory) =>
      [...tiles].map((tile, at) => ({ to: place.sun(factory + 1, at), tile })),
    ),
  ];
  return all
    .filter(({ tile }) => tile !== "-")
    .map(({ to, tile }, at) => ({
      from: place.bag,
      to,
      art: tileArt(tile),
      after: at * DEAL_STAGGER,
      lasts: DEAL,
    }));
}
