/** How the pieces of Duel move, and where they are drawn. */
import { placeOf } from "../lib/effects";
import type { Choreography } from "../lib/steps";
import { moved } from "./moving";
import { pieceArt, place as places } from "./places";
import { parsePosition, type DuelPosition } from "./position";

export const choreography: Choreography<DuelPosition> = {
  parse: parsePosition,
  moved,
  artOf: pieceArt,
  heap(position, place, piece) {
    const { kind, number, seat } = placeOf(place);
    const named = (pieces: readonly string[] | undefined, name: (at: number) => string) =>
      pieces?.flatMap((each, at) => (each === piece ? [name(at)] : [])) ?? [];
    const factory = number ?? "L";
    switch (kind) {
      case "sun":
      case "moon":
        return named(position.factories[(number ?? 0) - 1]?.[kind], (at) =>
          places[kind](factory, at),
        );
      case "large-sun":
        return named(position.large.sun, (at) => places.sun(factory, at));
      case "large-moon":
        return named(position.large.moon, (at) => places.moon(factory, at));
      case "chips":
        return named(position.boards[seat ?? 0]?.chips, (at) => places.chips(seat ?? 0, at));
      default:
        return null;
    }
  },
};
