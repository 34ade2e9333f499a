/** What flies in an event, from place to place. */
import { SLIDE, STAGGER, type Flight } from "../lib/flights";
import { placeOf } from "../lib/effects";
import { DUEL } from "../lib/facts";
import type { Acted, Points } from "../lib/protocol";
import { dealFlights } from "./dealing";
import { counted } from "./moving";
import type { Action, Take } from "./notation";
import { backArt, chipArt, moonTops, place, tileArt } from "./places";
import { EMPTY, type DuelPosition } from "./position";

const REST = 120; // later than what was taken

/** What an action moves. */
export function flightsOf(
  before: DuelPosition,
  after: DuelPosition,
  action: Action,
  event: Acted,
  seat: number,
): Flight[] {
  switch (action.kind) {
    case "sun":
    case "moons":
      return takeFlights(before, after, action, event, seat);
    case "stack":
      return restFlights(before, after, String(before.at), []);
    case "chip": {
      const chip = before.factories[action.factory - 1]?.chip ?? "?";
      const chips = after.boards[seat]?.chips ?? [];
      const to = chips.findIndex((each, at) => each !== before.boards[seat]?.chips[at]);
      const flight = { from: place.chip(action.factory), to: place.chips(seat, to) };
      return [{ ...flight, art: chipArt(chip) }];
    }
    case "plate":
      return [{ from: place.display(action.place - 1), to: place.plate, art: "plate-front" }];
    case "draw":
      return [
        {
          from: place.stack,
          to: place.hand(before.hand.length),
          art: backArt(after.hand.at(-1)?.back ?? "S"),
        },
      ];
    case "keep":
      return [{ from: place.hand(action.place - 1), to: place.plate, art: "plate-front" }];
    case "return":
      return [
        { from: place.hand(action.place - 1), to: place.stack, art: "back-special", lasts: SLIDE },
      ];
    case "place":
      return [
        {
          from: place.plate,
          to: place.cell(seat, action.row, action.column),
          art: "plate-front",
          lasts: SLIDE,
        },
      ];
    case "show-plate":
      return [
        {
          from: place.stack,
          to: place.display(after.display.length - 1),
          art: "plate-front",
          lasts: SLIDE,
        },
      ];
    case "deal":
      return dealFlights(action.tiles);
    case "stop":
    case "pay":
    case "spend":
    case "tile":
    case "scoring":
    case "first":
    case "back":
    case "fronts":
    case "show-chip":
      return [];
    default:
      return action satisfies never;
  }
}

/** What points move: a line's tile to the dome and the others to the tower, or all to break. */
export function scoredFlights(before: DuelPosition, { seat, why }: Points): Flight[] {
  const board = before.boards[seat];
  if (board === undefined) return [];
  const number = Number(why.parameters.row ?? why.parameters.line);
  const { colour, filled } = board.lines[number - 1] ?? EMPTY;
  const tiles = Array.from({ length: filled }, (_, each) => place.line(seat, number, each));
  switch (why.message) {
    case "score-tile":
      return tiles.map((from, each) => ({
        from,
        to: each === 0 ? place.dome(seat, number, Number(why.parameters.column)) : place.tower,
        art: tileArt(colour),
        after: each === 0 ? 0 : REST,
        lasts: SLIDE,
      }));
    case "score-line-broken":
      return tiles.map((from, each) => ({
        from,
        to: brokenPlace(seat, board.broken.length + each),
        art: tileArt(colour),
        lasts: SLIDE,
      }));
    case "score-broken":
      return board.broken.map((tile, each) => ({
        from: place.broken(seat, each),
        to: place.tower,
        art: tileArt(tile),
        after: each * STAGGER,
        lasts: SLIDE,
      }));
    default:
      return [];
  }
}

function brokenPlace(seat: number, at: number): string {
  return at < DUEL.brokenCost.length ? place.broken(seat, at) : place.tower;
}

function takeFlights(
  before: DuelPosition,
  after: DuelPosition,
  take: Take,
  event: Acted,
  seat: number,
): Flight[] {
  const art = tileArt(take.colour);
  const board = before.boards[seat];
  const held = board?.lines[Number(take.line) - 1]?.filled ?? 0;
  const { placed } = counted(take, event);
  const from =
    take.kind === "moons"
      ? moonTops(before, take.colour)
      : tilesOf(before, take.factory)
          .filter(([name, tile]) => tile === take.colour && placeOf(name).kind.endsWith("sun"))
          .map(([name]) => name);
  const taken = from.map((name, at) => ({
    from: name,
    to:
      at < placed
        ? place.line(seat, Number(take.line), held + at)
        : brokenPlace(seat, (board?.broken.length ?? 0) + at - placed),
    art,
    after: at * STAGGER,
  }));
  const start =
    event.said.parameters.start === "yes"
      ? [{ from: place.startTile, to: place.start(seat), art: "marker", lasts: SLIDE }]
      : [];
  const factory = take.kind === "sun" ? take.factory : "L";
  return [...start, ...taken, ...restFlights(before, after, factory, from)];
}

/** The tiles of a factory that lie elsewhere now, each to the next place with its colour. */
function restFlights(
  before: DuelPosition,
  after: DuelPosition,
  factory: string,
  taken: readonly string[],
): Flight[] {
  const free = tilesOf(after, factory);
  return tilesOf(before, factory).flatMap(([from, tile]) => {
    if (taken.includes(from)) return [];
    const next = free.findIndex(([, other]) => other === tile);
    if (next < 0) return [];
    const [[to] = [from]] = free.splice(next, 1);
    return to === from ? [] : [{ from, to, art: tileArt(tile), after: REST, lasts: SLIDE }];
  });
}

/** The tiles of a factory with the names of their places. */
function tilesOf(position: DuelPosition, factory: string): [string, string][] {
  const found = factory === "L" ? position.large : position.factories[Number(factory) - 1];
  if (found === undefined) return [];
  return [
    ...found.sun.map((tile, at): [string, string] => [place.sun(factory, at), tile]),
    ...found.moon.map((tile, at): [string, string] => [place.moon(factory, at), tile]),
  ];
}
