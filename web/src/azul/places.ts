/** The names of places between which tiles fly; seats count from 0, all else from 1. */

export const BAG = "bag";
export const LID = "lid";
export const MARKER_PLACE = "centre.marker";

/** A tile on a factory, in the order of its text. */
export const onFactory = (factory: number, tile: number): string => `factory${factory}.${tile}`;

/** A tile of a colour in the centre. */
export const inCentre = (letter: string, tile: number): string => `centre.${letter}.${tile}`;

/** A space of a pattern line; space 1 is the rightmost, which is filled first. */
export const inLine = (seat: number, line: number, space: number): string =>
  `seat${seat}.line${line}.${space}`;

export const onWall = (seat: number, row: number, column: number): string =>
  `seat${seat}.wall${row}.${column}`;

export const onFloor = (seat: number, space: number): string => `seat${seat}.floor.${space}`;
