/**
 * The names of places between which tiles fly (`lib/effects.ts`). Names count from 1; the arguments
 * `seat` and `tile` are indices, from 0.
 */
import { onBoard } from "../lib/effects";
import { MARKER } from "./position";

export const BAG = "bag";
export const LID = "lid";
export const CENTRE_PLACE = "centre";

export const factoryPlace = (factory: number): string => `factory${factory}`;

/** A tile on a factory, in the order of its text. */
export const onFactory = (factory: number, tile: number): string =>
  `${factoryPlace(factory)}.${tile + 1}`;

/** A tile of a colour in the centre. */
export const inCentre = (letter: string, tile: number): string =>
  `${CENTRE_PLACE}.${letter}.${tile + 1}`;

export const MARKER_PLACE = inCentre(MARKER, 0);

/** A space of a pattern line; space 1 is the rightmost, which is filled first. */
export const inLine = (seat: number, line: number, space: number): string =>
  onBoard(seat, `line${line}.${space}`);

export const onWall = (seat: number, row: number, column: number): string =>
  onBoard(seat, `wall${row}.${column}`);

export const onFloor = (seat: number, space: number): string => onBoard(seat, `floor${space}`);
