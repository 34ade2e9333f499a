/** The points of a tile as a sum to draw: the run through its row, and that through its column. */
import { countedIn, placeOf, type Effect } from "../lib/effects";
import type { Wall } from "../lib/game";

/** Tiles that count together, as places on the table and as symbols. */
export interface Run {
  readonly places: readonly string[];
  readonly arts: readonly string[];
}

export interface Sum {
  /** at least one of them; a tile alone is a run of one in its row */
  readonly row: Run | null;
  readonly column: Run | null;
  readonly points: number;
}

/** What the tile of a line scores for a seat by these effects; null: it lays none. */
export function sumOf(
  effects: readonly Effect[],
  seat: number,
  line: number,
  wall: Wall,
  artOf: (tile: string) => string | null,
): Sum | null {
  const tile = countedIn(effects).find(
    ({ at, kind, seat: whose }) =>
      kind === "tile" && whose === seat && at !== "" && placeOf(at).number === line,
  );
  if (tile === undefined) return null;
  const column = (place: string) => Number(placeOf(place).rest[0]);
  const row = (place: string) => placeOf(place).number ?? 0;
  const art = (place: string) => {
    const lies = wall[row(place) - 1]?.[column(place) - 1];
    return (lies?.isFull ? lies.art : artOf(tile.piece)) ?? "";
  };
  const runOf = (places: readonly string[]): Run | null =>
    places.length > 1 ? { places, arts: places.map(art) } : null;
  const across = runOf(tile.spaces.filter((place) => row(place) === line));
  const down = runOf(tile.spaces.filter((place) => column(place) === column(tile.at)));
  const alone = { places: [tile.at], arts: [art(tile.at)] };
  return { row: across ?? (down ? null : alone), column: down, points: tile.points };
}
