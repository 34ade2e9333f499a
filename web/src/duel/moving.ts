/** Positions in between: what has moved so far, copied from before and after. */
import { DUEL } from "../lib/facts";
import type { Acted, Points } from "../lib/protocol";
import { BREAK, type Action, type Take } from "./notation";
import { EMPTY, type Board, type DuelPosition, type Factory, type Line } from "./position";

/** The position after an action, before anything of what follows it was scored. */
export function moved(
  before: DuelPosition,
  after: DuelPosition,
  action: Action,
  event: Acted,
  seat: number,
): DuelPosition {
  switch (action.kind) {
    case "sun":
    case "moons":
      return withTaken(before, action, event, seat);
    case "chip": {
      const chip = before.factories[action.factory - 1]?.chip ?? "";
      const factories = before.factories.map((each, at) =>
        at === action.factory - 1 ? { ...each, chip: "" } : each,
      );
      return withBoard({ ...before, factories }, seat, (board) => withChip(board, chip));
    }
    case "place":
      return withBoard({ ...before, plate: "" }, seat, (board) => ({
        dome: board.dome.map((row, r) =>
          row.map((space, c) => ({
            takes: after.boards[seat]?.dome[r]?.[c]?.takes ?? space.takes,
            tile: space.tile,
          })),
        ),
      }));
    case "pay":
    case "spend":
      return withBoard(before, seat, () => ({ chips: after.boards[seat]?.chips ?? [] }));
    case "draw":
      return { ...before, hand: after.hand, top: after.top, returned: after.returned };
    default:
      return before;
  }
}

/** How many tiles reach the line, and how many break, as the server tells it. */
export function counted(take: Take, event: Acted): { placed: number; broken: number } {
  const count = Number(event.said.parameters.count ?? 0);
  const broken = take.line === BREAK ? count : Number(event.said.parameters.broken ?? 0);
  return { placed: count - broken, broken };
}

function withTaken(before: DuelPosition, take: Take, event: Acted, seat: number): DuelPosition {
  const { colour } = take;
  const from = take.kind === "sun" ? "sun" : "moon";
  const is = (factory: string) => take.kind === "moons" || take.factory === factory;
  const factories = before.factories.map((each, at) =>
    is(String(at + 1)) ? without(each, colour, from) : each,
  );
  const rest = before.large[from].filter((tile) => tile !== colour);
  const large = is("L") ? { ...before.large, [from]: rest } : before.large;
  const { placed, broken } = counted(take, event);
  const startTile = event.said.parameters.start === "yes" ? seat : before.startTile;
  return withBoard({ ...before, factories, large, startTile }, seat, (board) => ({
    ...(placed > 0 &&
      withLine(board, Number(take.line), {
        colour,
        filled: (board.lines[Number(take.line) - 1]?.filled ?? 0) + placed,
      })),
    ...withBroken(board, colour, broken),
  }));
}

/** A position with one board changed. */
function withBoard(
  position: DuelPosition,
  seat: number,
  change: (board: Board) => Partial<Board>,
): DuelPosition {
  const boards = position.boards.map((board, at) =>
    at === seat ? { ...board, ...change(board) } : board,
  );
  return { ...position, boards };
}

function withLine(board: Board, number: number, line: Line): Partial<Board> {
  return { lines: board.lines.map((each, at) => (at === number - 1 ? line : each)) };
}

/** Tiles in the spaces for broken ones, as many as there are spaces to draw. */
function withBroken(board: Board, colour: string, count: number): Partial<Board> {
  const all = [...board.broken, ...Array<string>(count).fill(colour)];
  return { broken: all.slice(0, DUEL.brokenCost.length) };
}

/** A chip in the reserve, which is kept in the order of the kinds. */
function withChip(board: Board, chip: string): Partial<Board> {
  const order = (kind: string) => (DUEL.chips as readonly string[]).indexOf(kind);
  return { chips: [...board.chips, chip].sort((a, b) => order(a) - order(b)) };
}

/** A factory after all tiles of a colour were taken from its sun or the top of its moon. */
function without(factory: Factory, colour: string, from: "sun" | "moon"): Factory {
  if (from === "sun") return { ...factory, sun: factory.sun.filter((tile) => tile !== colour) };
  return factory.moon.at(-1) === colour ? { ...factory, moon: factory.moon.slice(0, -1) } : factory;
}

/** The position after points were given for something, as far as that is to be seen. */
export function scored(
  position: DuelPosition,
  after: DuelPosition,
  { seat, why }: Points,
): DuelPosition {
  const { row, column, line } = why.parameters;
  switch (why.message) {
    case "score-tile":
      return withBoard(filled(position, after, seat, row, column), seat, (board) =>
        withLine(board, Number(row), EMPTY),
      );
    case "score-special":
      return filled(position, after, seat, row, column);
    case "score-line-broken":
      return withBoard(position, seat, (board) => {
        const lost = board.lines[Number(line) - 1] ?? EMPTY;
        return {
          ...withLine(board, Number(line), EMPTY),
          ...withBroken(board, lost.colour, lost.filled),
        };
      });
    case "score-broken":
      return withBoard(position, seat, () => ({ broken: [] }));
    default:
      return position; // nothing moves: a row, a plate paid for, the start tile
  }
}

/** A space of the dome as it is afterwards. */
function filled(
  position: DuelPosition,
  after: DuelPosition,
  seat: number,
  row: unknown,
  column: unknown,
): DuelPosition {
  const isThere = (r: number, c: number) => r === Number(row) - 1 && c === Number(column) - 1;
  const dome = after.boards[seat]?.dome;
  return withBoard(position, seat, (board) => ({
    dome: board.dome.map((spaces, r) =>
      spaces.map((space, c) => (isThere(r, c) ? (dome?.[r]?.[c] ?? space) : space)),
    ),
  }));
}
