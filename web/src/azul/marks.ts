/** What is marked on a board besides its tiles: what came last, what comes, what is scored. */
import { COLOURS } from "../lib/facts";
import type { Acted, Explanation, Points } from "../lib/protocol";
import { laid } from "./laying";
import { takeOf } from "./notation";
import { EMPTY, type AzulBoard, type AzulPosition } from "./position";

/** A space of the wall, as text. */
export const spaceText = (row: number, column: number): string => `${row}.${column}`;

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

const NOTHING: ReadonlySet<string> = new Set();

/** What an action of this seat has brought that still lies there. */
export function recentOf(position: AzulPosition, seat: number, last: Acted | null): Recent | null {
  if (last === null) return null;
  const wall = new Set(
    last.points
      .filter(({ seat: whose, why }) => whose === seat && why.message === "score-tile")
      .map(({ why }) => spaceText(Number(why.parameters.row), Number(why.parameters.column))),
  );
  const take = takeOf(last.action);
  const board = position.boards[seat];
  const isTiled = last.points.length > 0 || last.view.round !== position.round;
  if (last.seat !== seat || take === null || board === undefined || isTiled)
    return wall.size > 0 ? { line: 0, joined: 0, fallen: 0, wall } : null;
  const emptyFloor = { ...board, floor: "" };
  const { joined, fallen } = laid(emptyFloor, take, last.said);
  return { line: take.line, joined, fallen: Math.min(fallen.length, board.floor.length), wall };
}

/** Where the last tiles were taken, if nothing has been dealt there since; 0 is the centre. */
export function sourceOf(position: AzulPosition, last: Acted | null): number | null {
  const take = last === null ? null : takeOf(last.action);
  return take === null || last?.view.round !== position.round ? null : take.source;
}

/** What a choice would bring to this board. */
export function comingOf(
  board: AzulBoard,
  seat: number,
  explanation: Explanation,
  isGray: boolean,
): Coming | null {
  const take = takeOf(explanation.action);
  if (take === null || !explanation.legal) return null;
  const { joined, fallen } = laid(board, take, explanation.said);
  const tile = tileScore(explanation, seat, take.line);
  const { row, column } = tile?.why.parameters ?? {};
  // on the gray wall the space is chosen later
  const space = tile && !isGray ? { row: Number(row), column: Number(column) } : null;
  const points = tile?.points ?? 0;
  return { line: take.line, colour: take.colour, joined, fallen, space, points };
}

/** The points of the tile that a line would send to the wall. */
export function tileScore(
  { forecast, points }: Explanation,
  seat: number,
  line: number,
): Points | undefined {
  return [...points, ...forecast].find(
    (each) =>
      each.seat === seat && each.why.message === "score-tile" && each.why.parameters.row === line,
  );
}

/** What the points at hand were given for, on this wall. */
export function scoredOf(board: AzulBoard, seat: number, points: Points | null): Scored | null {
  if (points === null || points.seat !== seat) return null;
  const { message, parameters } = points.why;
  const told = (spaces: ReadonlySet<string>, at: string): Scored => ({
    spaces,
    at,
    isFloor: false,
    points: points.points,
  });
  switch (message) {
    case "score-tile": {
      const [row, column] = [Number(parameters.row), Number(parameters.column)];
      return told(runsThrough(board.wall, row, column), spaceText(row, column));
    }
    case "score-rows":
      return told(
        spacesWhere(board.wall, (row) => isFull(board.wall[row - 1] ?? EMPTY)),
        "",
      );
    case "score-columns":
      return told(
        spacesWhere(board.wall, (_, column) => isFull(columnOf(board, column))),
        "",
      );
    case "score-colours":
      return told(spacesWhere(board.wall, isOfFullColour(board)), "");
    case "score-floor":
    case "score-line-fallen":
      return { ...told(NOTHING, ""), isFloor: true };
    default:
      return told(NOTHING, "");
  }
}

/** The tiles that touch each other in the row, and in the column, of a space. */
function runsThrough(wall: readonly string[], row: number, column: number): Set<string> {
  const isTile = (r: number, c: number) => (wall[r - 1]?.[c - 1] ?? EMPTY) !== EMPTY;
  const found = new Set([spaceText(row, column)]);
  for (const [down, across] of [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const)
    for (let r = row + down, c = column + across; isTile(r, c); r += down, c += across)
      found.add(spaceText(r, c));
  return found;
}

function spacesWhere(
  wall: readonly string[],
  counts: (row: number, column: number, letter: string) => boolean,
): Set<string> {
  return new Set(
    wall.flatMap((spaces, row) =>
      [...spaces].flatMap((letter, column) =>
        letter !== EMPTY && counts(row + 1, column + 1, letter)
          ? [spaceText(row + 1, column + 1)]
          : [],
      ),
    ),
  );
}

const isFull = (spaces: string): boolean => !spaces.includes(EMPTY);

function columnOf(board: AzulBoard, column: number): string {
  return board.wall.map((spaces) => spaces[column - 1] ?? EMPTY).join("");
}

function isOfFullColour(board: AzulBoard) {
  const full = COLOURS.map(({ letter }) => letter as string).filter((letter) =>
    board.wall.every((spaces) => spaces.includes(letter)),
  );
  return (_row: number, _column: number, letter: string) => full.includes(letter);
}
