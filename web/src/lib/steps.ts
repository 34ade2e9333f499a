/** The steps in which an action is shown, from its effects alone. */
import { bringsTile, numberOf, placeOf, spacesFrom, type Counted, type Effect } from "./effects";
import { DEAL, SLIDE, STAGGER, TAKE, type Flight } from "./flights";
import type { Moved, Scored } from "./protocol";

/** A step of an event: how the table looks after it, what flies there, what it scores. */
export interface Step<Position> {
  readonly position: Position;
  readonly flights: readonly Flight[];
  readonly points: Counted | null;
}

/** How the pieces of a game move and where they are drawn; it knows the notation, and no rule. */
export interface Choreography<Position> {
  /** a position's text as something to draw */
  parse(text: string): Position;
  /** the position after an effect */
  moved(position: Position, effect: Effect): Position;
  /** where all such pieces of a heap are drawn (`data-place`); null: it is one space, or numbered */
  heap(position: Position, place: string, piece: string): readonly string[] | null;
  /** the symbol of a piece that comes from there */
  artOf(piece: string, from: string): string;
}

/** Effects that are shown at once, and the points that they are for. */
interface Group {
  readonly effects: Effect[];
  points: Counted | null;
}

const BAG = "bag";
const REST_LATER = 120; // ms, what goes away follows what arrives
const DEALT_APART = 30; // ms, between tiles of a deal

/** The steps of an action, the last of which ends in `after`. */
export function stepsOf<Position>(
  game: Choreography<Position>,
  before: Position,
  after: Position,
  effects: readonly Effect[],
): readonly Step<Position>[] {
  const [turn, ...scores] = grouped(effects);
  if (turn === undefined) return [still(after)];
  if (scores.length === 0) return [shown(game, before, after, turn)];
  const steps: Step<Position>[] = [];
  let now = before;
  for (const group of [turn, ...scores]) {
    const next = group.effects.reduce((position, effect) => game.moved(position, effect), now);
    steps.push(shown(game, now, next, group));
    now = next;
  }
  return [...steps, still(after)];
}

/** First the turn, then all points with what moves for them; what follows the round moves unseen. */
function grouped(effects: readonly Effect[]): Group[] {
  const groups: Group[] = [{ effects: [], points: null }];
  const end = effects.findIndex((each) => each.type === "ended" && each.what === "round");
  let next: Moved[] = []; // the tile for the points that come next
  const told = effects.filter((each, at) => end < 0 || at < end || each.type === "scored");
  told.forEach((effect, at) => {
    if (effect.type === "scored") {
      const tile = next[0];
      const points = { ...effect, at: tile?.to ?? "", piece: tile?.piece ?? "" };
      groups.push({ effects: [...next, effect], points });
      next = [];
    } else if (effect.type === "moved" && isForNext(effect, told[at + 1])) next = [effect];
    else groups.at(-1)?.effects.push(effect);
  });
  return groups;
}

function isForNext(move: Moved, next: Effect | undefined): next is Scored {
  return next?.type === "scored" && bringsTile(move, next);
}

function shown<Position>(
  game: Choreography<Position>,
  before: Position,
  after: Position,
  { effects, points }: Group,
): Step<Position> {
  const moves = effects.filter((effect) => effect.type === "moved");
  return { position: after, flights: flightsOf(game, before, after, moves), points };
}

function still<Position>(position: Position): Step<Position> {
  return { position, flights: [], points: null };
}

/** What flies: each piece from where it is drawn before to where it is drawn after. */
function flightsOf<Position>(
  game: Choreography<Position>,
  before: Position,
  after: Position,
  moves: readonly Moved[],
): Flight[] {
  const left = new Set<string>();
  const taken = new Set<string>();
  const flights: Flight[] = [];
  let landed = 0;
  for (const move of moves) {
    const { piece, from, to } = move;
    if (to === BAG) continue; // how full it is is only told
    const sources = spacesOf(game.heap(before, from, piece), left, from, numberOf(move));
    const targets = spacesOf(game.heap(after, to, piece), taken, to, numberOf(move));
    const pairs = Math.min(sources.length, targets.length);
    for (let each = 0; each < pairs; each++) {
      const [source = "", target = ""] = [sources[each], targets[each]];
      if (source === target) continue;
      flights.push({
        from: source,
        to: target,
        art: game.artOf(piece, from),
        ...timed(move, landed),
      });
      landed += 1;
    }
  }
  return flights;
}

/** The last of a heap that no other piece has; else consecutive spaces, or one that holds all. */
function spacesOf(
  heap: readonly string[] | null,
  used: Set<string>,
  place: string,
  number: number,
): string[] {
  if (heap === null)
    return /\d$/.test(place) ? spacesFrom(place, number) : Array<string>(number).fill(place);
  const found = heap.filter((each) => !used.has(each)).slice(-number);
  for (const each of found) used.add(each);
  return found;
}

function timed({ from, to }: Moved, landed: number): { after: number; lasts: number } {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (source.kind === BAG) return { after: landed * DEALT_APART, lasts: DEAL };
  if (target.seat === null) return { after: REST_LATER, lasts: SLIDE };
  return { after: landed * STAGGER, lasts: source.seat === null ? TAKE : SLIDE };
}
