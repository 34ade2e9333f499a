/** How the pieces of Azul move, and where they are drawn. */
import { placeOf } from "../lib/effects";
import type { Choreography } from "../lib/steps";
import { moved } from "./moving";
import * as places from "./places";
import { MARKER, artOf, countOf, positionOf, type AzulPosition } from "./position";

export const choreography: Choreography<AzulPosition> = {
  parse: positionOf,
  moved,
  artOf,
  heap(position, place, piece) {
    const { kind, number } = placeOf(place);
    if (kind === "factory")
      return [...(position.factories[(number ?? 0) - 1] ?? "")].flatMap((letter, tile) =>
        letter === piece ? [places.onFactory(number ?? 0, tile)] : [],
      );
    if (place !== places.CENTRE_PLACE) return null;
    const count = piece === MARKER ? 1 : countOf(position.centre, piece);
    return Array.from({ length: count }, (_, tile) => places.inCentre(piece, tile));
  },
};
