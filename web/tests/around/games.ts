/** A short game, as the server would tell it. */
import type { Acted, View } from "../../src/lib/protocol";
import { acted, moved, said, scored, tiled, TURN, view } from "../messages";

export function move(moves: number, changes: Partial<Acted> & { seen?: Partial<View> }): Acted {
  const { seen, ...rest } = changes;
  return acted(moves, { view: view({ position: `p${moves}`, moves, ...seen }), ...rest });
}

/** Two rounds: chance deals, Marta and Rui take, the second take of each tiles the walls. */
export const GAME: readonly Acted[] = [
  move(1, { seat: null, action: "S1", said: said("log-first", { seat: 0 }) }),
  move(2, { seat: null, action: "D", said: said("log-deal", { round: 1 }) }),
  move(3, {
    action: "2B1",
    said: said("log-take-factory", {
      seat: 0,
      count: 1,
      colour: "blue",
      factory: 2,
      line: 1,
      fallen: 0,
    }),
    effects: [moved("T", "factory2", "centre", 3), moved("B", "factory2", "p1.line1.1"), TURN],
  }),
  move(4, {
    seat: 1,
    action: "CRF",
    said: said("log-take-centre-floor", { seat: 1, count: 2, colour: "red", marker: "no" }),
    effects: [
      moved("R", "centre", "p2.floor1", 2),
      TURN,
      ...tiled(0, 1, "B", "p1.line1.1", "p1.wall1.1"),
      ...tiled(0, 2, "R", "p1.line2.1", "p1.wall2.4"),
      moved("R", "p1.line2.2", "lid"),
      scored(1, -3, "floor", ["p2.floor1", "p2.floor2"], { count: 2 }),
      scored(1, 3, "raised"),
    ],
    seen: { round: 2, scores: [3, 0] },
  }),
  move(5, {
    seat: null,
    action: "D",
    said: said("log-deal", { round: 2 }),
    seen: { round: 2, scores: [3, 0] },
  }),
  move(6, {
    seat: 1,
    action: "1K5",
    said: said("log-take-factory", {
      seat: 1,
      count: 3,
      colour: "black",
      factory: 1,
      line: 5,
      fallen: 0,
    }),
    effects: [
      moved("K", "factory1", "p2.line5.1", 3),
      TURN,
      ...tiled(1, 4, "K", "p2.line5.1", "p2.wall5.3"),
      scored(0, -2, "floor", ["p1.floor1", "p1.floor2"], { count: 2 }),
      scored(0, 7, "columns", [], { count: 1 }),
    ],
    seen: { round: 2, scores: [8, 4] },
  }),
];
