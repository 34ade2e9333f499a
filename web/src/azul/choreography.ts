/** How the events of Azul are shown: takes, deals, and the tiling point by point. */
import { DEAL, SLIDE, STAGGER, TAKE, type Flight } from "../lib/flights";
import type { Acted, Points } from "../lib/protocol";
import type { Choreography, Step } from "../lib/stage.svelte";
import { afterPoints, afterTake, boardAt, laid } from "./laying";
import { CENTRE, takeOf, type Take } from "./notation";
import * as places from "./places";
import { MARKER, artOf, countOf, positionOf, type AzulPosition } from "./position";

type AzulStep = Step<AzulPosition>;

const REST_LATER = 120; // ms, after the tiles taken
const DEALT_APART = 30; // ms, between tiles of a deal

export const choreography: Choreography<AzulPosition> = {
  parse: positionOf,

  steps(before, after, event) {
    if (event.seat === null) return [dealing(before, after)];
    const steps: AzulStep[] = [];
    const take = takeOf(event.action);
    let now = before;
    if (take !== null) {
      now = afterTake(before, event.seat, take, event.said);
      steps.push({ position: now, flights: takeFlights(before, event, take), points: null });
    }
    for (const points of event.points) {
      const next = afterPoints(now, points);
      steps.push({ position: next, flights: scoreFlights(now, points), points });
      now = next;
    }
    steps.push({ position: after, flights: [], points: null });
    return steps;
  },
};

/** Tiles drop from the bag, factory by factory. */
function dealing(before: AzulPosition, after: AzulPosition): AzulStep {
  const dealt = after.factories.flatMap((tiles, factory) =>
    before.factories[factory] === ""
      ? [...tiles].map((letter, tile) => ({ letter, to: places.onFactory(factory + 1, tile) }))
      : [],
  );
  const flights = dealt.map(({ letter, to }, index) => ({
    from: places.BAG,
    to,
    art: artOf(letter),
    after: index * DEALT_APART,
    lasts: DEAL,
  }));
  return { position: after, flights, points: null };
}

/** The marker first, then the tiles taken from right to left, what falls, and the rest. */
function takeFlights(before: AzulPosition, event: Acted, take: Take): Flight[] {
  const seat = event.seat ?? 0;
  const board = boardAt(before, seat);
  const { joined, fallen } = laid(board, take, event.said);
  const sources = sourcesOf(before, take);
  const wait = fallen.startsWith(MARKER) ? SLIDE / 2 : 0;
  const held = board.lines[take.line - 1]?.length ?? 0;
  const targets = [
    ...Array.from({ length: joined }, (_, tile) => places.inLine(seat, take.line, held + tile + 1)),
    ...floorTargets(seat, board.floor.length, fallen),
  ];
  const flights: Flight[] = targets.map((to, tile) => ({
    from: sources[tile] ?? "",
    to,
    art: artOf(take.colour),
    after: wait + tile * STAGGER,
    lasts: TAKE,
  }));
  if (wait > 0)
    flights.push({
      from: places.MARKER_PLACE,
      to: places.onFloor(seat, board.floor.length + 1),
      art: artOf(MARKER),
      lasts: SLIDE,
    });
  return [...flights, ...restFlights(before, take)];
}

function sourcesOf(before: AzulPosition, { source, colour }: Take): string[] {
  if (source === CENTRE)
    return Array.from({ length: countOf(before.centre, colour) }, (_, tile) =>
      places.inCentre(colour, tile),
    );
  return [...(before.factories[source - 1] ?? "")].flatMap((letter, tile) =>
    letter === colour ? [places.onFactory(source, tile)] : [],
  );
}

function floorTargets(seat: number, held: number, fallen: string): string[] {
  return [...fallen].flatMap((letter, index) =>
    letter === MARKER ? [] : [places.onFloor(seat, held + index + 1)],
  );
}

/** What the factory keeps of other colours slides to the centre. */
function restFlights(before: AzulPosition, { source, colour }: Take): Flight[] {
  if (source === CENTRE) return [];
  const seen: string[] = [...before.centre];
  return [...(before.factories[source - 1] ?? "")].flatMap((letter, tile) => {
    if (letter === colour) return [];
    seen.push(letter);
    const to = places.inCentre(letter, countOf(seen.join(""), letter) - 1);
    const from = places.onFactory(source, tile);
    return [{ from, to, art: artOf(letter), after: REST_LATER, lasts: SLIDE }];
  });
}

/** What moves for points: a tile to the wall and the others to the lid, or the floor to the lid. */
function scoreFlights(before: AzulPosition, { seat, why }: Points): Flight[] {
  const board = boardAt(before, seat);
  const { row, column, line } = why.parameters;
  const toLid = (from: string, letter: string): Flight => ({
    from,
    to: places.LID,
    art: artOf(letter),
    after: REST_LATER,
    lasts: SLIDE,
  });
  switch (why.message) {
    case "score-tile":
      return [...(board.lines[Number(row) - 1] ?? "")].map((letter, tile) => {
        const from = places.inLine(seat, Number(row), tile + 1);
        const to = places.onWall(seat, Number(row), Number(column));
        return tile === 0 ? { from, to, art: artOf(letter) } : toLid(from, letter);
      });
    case "score-line-fallen":
      return [...(board.lines[Number(line) - 1] ?? "")].map((letter, tile) => ({
        from: places.inLine(seat, Number(line), tile + 1),
        to: places.onFloor(seat, board.floor.length + tile + 1),
        art: artOf(letter),
        lasts: SLIDE,
      }));
    case "score-floor":
      return [...board.floor].map((letter, space) => {
        const flight = toLid(places.onFloor(seat, space + 1), letter);
        return letter === MARKER ? { ...flight, to: places.MARKER_PLACE } : flight;
      });
    default:
      return [];
  }
}
