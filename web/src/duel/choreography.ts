/** How the events of Duel are shown: step by step, each with what flies and what it scores. */
import type { Choreography, Step } from "../lib/stage.svelte";
import { flightsOf, scoredFlights } from "./flying";
import { moved, scored } from "./moving";
import { parseAction } from "./notation";
import { parsePosition, type DuelPosition } from "./position";

export const choreography: Choreography<DuelPosition> = {
  parse: parsePosition,
  steps(before, after, event) {
    const action = parseAction(event.action);
    if (action === null) return [still(after)];
    const seat = event.seat ?? before.turn ?? 0;
    const flights = flightsOf(before, after, action, event, seat);
    if (event.points.length === 0) return [{ position: after, flights, points: null }];
    let position = moved(before, after, action, event, seat);
    const steps: Step<DuelPosition>[] = [{ position, flights, points: null }];
    for (const points of event.points) {
      const flying = scoredFlights(position, points);
      position = scored(position, after, points);
      steps.push({ position, flights: flying, points });
    }
    return [...steps, still(after)];
  },
};

function still(position: DuelPosition): Step<DuelPosition> {
  return { position, flights: [], points: null };
}
