/** A short game, as the server would tell it. */
import type { Acted, Points, Said, View } from "../../src/lib/protocol";
import { acted, view } from "../messages";

export function told(message: string, parameters: Said["parameters"] = {}, text = message): Said {
  return { message, parameters, rule: "", text };
}

export function points(seat: number, given: number, why: string, more = {}): Points {
  return { seat, points: given, why: told(why, more, `${given}: ${why}`) };
}

export function move(moves: number, changes: Partial<Acted> & { seen?: Partial<View> }): Acted {
  const { seen, ...rest } = changes;
  return acted(moves, { view: view({ position: `p${moves}`, moves, ...seen }), ...rest });
}

/** Two rounds: chance deals, Marta and Rui take, the second take of each tiles the walls. */
export const GAME: readonly Acted[] = [
  move(1, { seat: null, action: "S1", said: told("log-first") }),
  move(2, { seat: null, action: "D", said: told("log-deal") }),
  move(3, {
    action: "2B1",
    said: told(
      "log-take-factory",
      { count: 1, colour: "blue", factory: 2, line: 1 },
      "Marta takes",
    ),
  }),
  move(4, {
    seat: 1,
    action: "CRF",
    said: told("log-take-centre-floor", { count: 2, colour: "red" }, "Rui takes"),
    points: [
      points(0, 1, "score-tile", { colour: "blue" }),
      points(0, 2, "score-tile", { colour: "red" }),
      points(1, -3, "score-floor"),
      points(1, 3, "score-raised"),
    ],
    seen: { round: 2, scores: [3, 0] },
  }),
  move(5, { seat: null, action: "D", said: told("log-deal"), seen: { round: 2, scores: [3, 0] } }),
  move(6, {
    seat: 1,
    action: "1K5",
    said: told("log-take-factory", { count: 3, colour: "black", factory: 1, line: 5 }, "Rui again"),
    points: [
      points(1, 4, "score-tile", { colour: "black" }),
      points(0, -2, "score-floor"),
      points(0, 7, "score-columns"),
    ],
    seen: { round: 2, scores: [8, 4] },
  }),
];
