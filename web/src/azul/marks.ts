/** What is marked on a board besides its tiles: what came last, what comes, what is scored. */
import {
  countedIn,
  movesInTurn,
  numberOf,
  placeOf,
  type Counted,
  type Effect,
} from "../lib/effects";
import type { Acted, Explanation } from "../lib/protocol";
import { takeOf } from "./notation";
import { LID } from "./places";
import { MARKER, type AzulPosition } from "./position";

/** A space of the wall, as text. */
export const spaceText = (row: number, column: number): string => `${row}.${column}`;

/** What a take lays on a board. */
export interface Laid {
  /** the line that tiles join; 0: none */
  readonly line: number;
  readonly joined: number;
  /** what comes on the floor line, in its order */
  readonly fallen: string;
  /** tiles for which the floor line has no space */
  readonly lost: number;
  /** is the start marker taken? */
  readonly hasMarker: boolean;
}

/** In gold: what the last action brought. */
export interface Recent {
  readonly line: number;
  readonly joined: number;
  /** how many of the floor line, from its right end */
  readonly fallen: number;
  /** spaces of the wall that were tiled */
  readonly wall: ReadonlySet<string>;
}

/** In purple: what the choice at hand would bring. */
export interface Coming {
  readonly line: number;
  readonly colour: string;
  readonly joined: number;
  readonly fallen: string;
  /** where a tile of the line would go, and its points */
  readonly space: { readonly row: number; readonly column: number } | null;
  readonly points: number;
}

/** What is being scored: the spaces that count, and where the points are shown. */
export interface Scored {
  readonly spaces: ReadonlySet<string>;
  readonly at: string;
  readonly isFloor: boolean;
  readonly points: number;
}

/** Points that the floor line is about. */
const ON_FLOOR: ReadonlySet<string> = new Set(["floor", "line-fallen"]);

/** What a take lays on the board of who takes. */
export function laid(effects: readonly Effect[]): Laid {
  const found = { line: 0, joined: 0, fallen: "", lost: 0, hasMarker: false };
  for (const move of movesInTurn(effects)) {
    const { kind, number } = placeOf(move.to);
    if (move.piece === MARKER) found.hasMarker = true;
    if (kind === "line") {
      found.line = number ?? 0;
      found.joined += numberOf(move);
    } else if (kind === "floor") found.fallen += move.piece.repeat(numberOf(move));
    else if (kind === LID) found.lost += numberOf(move);
  }
  return found;
}

/** How many tiles were taken. */
export function takenBy(effects: readonly Effect[]): number {
  const { joined, fallen, lost } = laid(effects);
  return joined + fallen.replace(MARKER, "").length + lost;
}

/** What an action of this seat has brought that still lies there. */
export function recentOf(position: AzulPosition, seat: number, last: Acted | null): Recent | null {
  if (last === null) return null;
  const points = countedIn(last.effects);
  const tiles = points.filter((each) => each.seat === seat && each.at !== "");
  const wall = new Set(tiles.map(({ at }) => wallSpace(at)));
  const board = position.boards[seat];
  const isTiled = points.length > 0 || last.view.round !== position.round;
  if (last.seat !== seat || takeOf(last.action) === null || board === undefined || isTiled)
    return wall.size > 0 ? { line: 0, joined: 0, fallen: 0, wall } : null;
  const { line, joined, fallen } = laid(last.effects);
  return { line, joined, fallen: Math.min(fallen.length, board.floor.length), wall };
}

/** Where the last tiles were taken, if nothing has been dealt there since; 0 is the centre. */
export function sourceOf(position: AzulPosition, last: Acted | null): number | null {
  const take = last === null ? null : takeOf(last.action);
  return take === null || last?.view.round !== position.round ? null : take.source;
}

/** What a choice would bring to this board. */
export function comingOf(seat: number, explanation: Explanation, isGray: boolean): Coming | null {
  const take = takeOf(explanation.action);
  if (take === null || !explanation.legal) return null;
  const { joined, fallen } = laid(explanation.effects);
  const tile = tileScore(explanation, seat, take.line);
  const { number, rest } = placeOf(tile?.at ?? "nowhere");
  // on the gray wall the space is chosen later
  const space = tile && !isGray ? { row: number ?? 0, column: Number(rest[0]) } : null;
  const points = tile?.points ?? 0;
  return { line: take.line, colour: take.colour, joined, fallen, space, points };
}

/** The points of the tile that a line would send to the wall. */
export function tileScore(
  { effects, forecast }: Explanation,
  seat: number,
  line: number,
): Counted | undefined {
  return countedIn([...effects, ...forecast]).find(
    (each) => each.seat === seat && each.at !== "" && placeOf(each.at).number === line,
  );
}

/** What the points at hand were given for, on this board. */
export function scoredOf(seat: number, points: Counted | null): Scored | null {
  if (points === null || points.seat !== seat) return null;
  const onWall = points.spaces.filter((space) => placeOf(space).kind === "wall");
  return {
    spaces: new Set(onWall.map(wallSpace)),
    at: points.at === "" ? "" : wallSpace(points.at),
    isFloor: ON_FLOOR.has(points.kind),
    points: points.points,
  };
}

function wallSpace(place: string): string {
  const { number, rest } = placeOf(place);
  return spaceText(number ?? 0, Number(rest[0]));
}
