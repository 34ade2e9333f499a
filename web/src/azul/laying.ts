/** Positions between two that the server told: only what its words say is moved. */
import { AZUL } from "../lib/facts";
import type { Points, Said } from "../lib/protocol";
import { CENTRE, FLOOR, type Take } from "./notation";
import { EMPTY, MARKER, letterOf, nameOf, type AzulBoard, type AzulPosition } from "./position";

/** What a take lays on a board, as the server's sentence about it tells. */
export interface Laid {
  readonly colour: string;
  /** tiles that join the line */
  readonly joined: number;
  /** what comes on the floor line, in its order; more than it holds goes to the lid */
  readonly fallen: string;
  /** tiles for which the floor line has no space */
  readonly lost: number;
}

/** What a take lays on a board. */
export function laid(board: AzulBoard, take: Take, said: Said): Laid {
  const { count, fallen, marker } = said.parameters;
  const falling = take.line === FLOOR ? Number(count) : Number(fallen);
  const all = (marker === "yes" ? MARKER : "") + take.colour.repeat(falling);
  const room = AZUL.floorSpaces - board.floor.length;
  return {
    colour: take.colour,
    joined: Number(count) - falling,
    fallen: all.slice(0, room),
    lost: Math.max(0, all.length - room),
  };
}

/** The position when the tiles of a take lie, before anything else happens. */
export function afterTake(
  before: AzulPosition,
  seat: number,
  take: Take,
  said: Said,
): AzulPosition {
  const board = boardAt(before, seat);
  const tiles = laid(board, take, said);
  const lines = board.lines.map((line, index) =>
    index + 1 === take.line ? line + take.colour.repeat(tiles.joined) : line,
  );
  const others = (text: string) => text.replaceAll(take.colour, "");
  const rest = take.source === CENTRE ? "" : others(before.factories[take.source - 1] ?? "");
  return withBoard(
    {
      ...before,
      marker: said.parameters.marker === "yes" ? seat : before.marker,
      factories: before.factories.map((tilesThere, index) =>
        index + 1 === take.source ? "" : tilesThere,
      ),
      centre: take.source === CENTRE ? others(before.centre) : before.centre + rest,
    },
    seat,
    { ...board, lines, floor: board.floor + tiles.fallen },
  );
}

/** The position when what these points were given for has been done. */
export function afterPoints(before: AzulPosition, { seat, why }: Points): AzulPosition {
  const board = boardAt(before, seat);
  const { row, column, colour, line } = why.parameters;
  switch (why.message) {
    case "score-tile":
      return withBoard(before, seat, {
        ...board,
        lines: emptied(board.lines, Number(row)),
        wall: filled(board.wall, Number(row), Number(column), letterOf(String(colour))),
      });
    case "score-line-fallen":
      return withBoard(before, seat, {
        ...board,
        lines: emptied(board.lines, Number(line)),
        floor: (board.floor + (board.lines[Number(line) - 1] ?? "")).slice(0, AZUL.floorSpaces),
      });
    case "score-floor":
      return withBoard(
        { ...before, marker: board.floor.includes(MARKER) ? null : before.marker },
        seat,
        { ...board, floor: "" },
      );
    default:
      return before; // a bonus, or points forgiven: nothing moves
  }
}

/** The board of a seat. */
export function boardAt(position: AzulPosition, seat: number): AzulBoard {
  const board = position.boards[seat];
  if (board === undefined) throw new Error(`there is no seat ${seat + 1}`);
  return board;
}

/** The colour that a space of the coloured wall is for. */
export function paintedColour(row: number, column: number): string {
  return nameOf(AZUL.wall[row - 1]?.[column - 1] ?? EMPTY);
}

function withBoard(position: AzulPosition, seat: number, board: AzulBoard): AzulPosition {
  return { ...position, boards: position.boards.map((old, at) => (at === seat ? board : old)) };
}

function emptied(lines: readonly string[], line: number): string[] {
  return lines.map((tiles, index) => (index + 1 === line ? "" : tiles));
}

function filled(wall: readonly string[], row: number, column: number, letter: string): string[] {
  return wall.map((spaces, index) =>
    index + 1 === row ? spaces.slice(0, column - 1) + letter + spaces.slice(column) : spaces,
  );
}
