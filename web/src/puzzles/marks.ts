/** Where the dots of a puzzle go: round what a move takes, and where it puts it. */
import type { Board } from "../analysis/board.svelte";
import type { Moment } from "../analysis/moment.svelte";
import { placeOf, type Effect } from "../lib/effects";
import { stepsOf } from "../lib/steps";

export interface Touched {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The places that a move of a moment is about. */
export async function touchedBy(board: Board, at: Moment, action: string): Promise<Touched> {
  const { effects, position } = await board.applied(action, at);
  return touched(board, at, position, effects);
}

function touched(board: Board, at: Moment, after: string, effects: readonly Effect[]): Touched {
  const { choreography } = board.room;
  const before = choreography.parse(at.look.position);
  const [turn] = stepsOf(choreography, before, choreography.parse(after), effects);
  // what is used up on the own board, as a token, is not what the move is about
  const flights = (turn?.flights ?? []).filter(({ from }) => placeOf(from).seat !== at.actor);
  const own = flights.filter(({ to }) => placeOf(to).seat === at.actor);
  const told = own.length > 0 ? own : flights;
  const once = (places: readonly string[]) => [...new Set(places)];
  return { from: once(told.map(({ from }) => from)), to: once(told.map(({ to }) => to)) };
}
