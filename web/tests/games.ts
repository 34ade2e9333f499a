/** Games as the rules tell them, step by step: `tests/house/test_page_games.py` writes them. */
import { expect } from "vitest";
import type { Effect } from "../src/lib/effects";
import type { Story } from "../src/lib/game";
import type { Said } from "../src/lib/protocol";
import { stepsOf, type Choreography } from "../src/lib/steps";

interface Told {
  readonly before: string;
  readonly action: string;
  readonly said: Said;
  readonly prompt: Said | null;
  readonly effects: readonly Effect[];
  readonly after: string;
}

/** The steps of a game. */
export function toldIn(text: string): Told[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);
}

/** Check that effects alone lead from each position to the next, in all that `shown` keeps. */
export function expectComplete<Position>(
  game: Choreography<Position>,
  all: readonly Told[],
  shown: (position: Position) => unknown,
): void {
  for (const { before, effects, after } of all) {
    const moved = effects.reduce((now, each) => game.moved(now, each), game.parse(before));
    expect(shown(moved), `${before}\n${JSON.stringify(effects)}`).toEqual(shown(game.parse(after)));
  }
}

/** Check that every piece that flies starts where one is drawn, and that no two land on one space. */
export function expectFlights<Position>(
  game: Choreography<Position>,
  all: readonly Told[],
  isShared: (place: string) => boolean,
): void {
  for (const { before, effects, after } of all) {
    const steps = stepsOf(game, game.parse(before), game.parse(after), effects);
    for (const { flights } of steps) {
      for (const end of ["from", "to"] as const) {
        const places = flights.map((flight) => flight[end]).filter((place) => !isShared(place));
        expect(places, before).toEqual([...new Set(places)]);
      }
    }
    expect(steps.at(-1)?.position).toEqual(game.parse(after));
    const points = steps.flatMap((step) => step.points ?? []);
    expect(points.map(({ kind }) => kind)).toEqual(
      effects.flatMap((each) => (each.type === "scored" ? [each.kind] : [])),
    );
  }
}

/** Check that the page says of every step, and asks before it, what the rules say. */
export function expectStories({ prompt, story }: Story, all: readonly Told[]): void {
  for (const { action, before, prompt: asked, said } of all) {
    expect(story(before, action), `${before}\n${action}`).toEqual(said);
    if (asked !== null) expect(prompt(before), before).toEqual(asked);
  }
}
