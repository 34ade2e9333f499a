import { describe, it } from "vitest";
import { choreography } from "../../src/duel/choreography";
import type { DuelPosition } from "../../src/duel/position";
import { expectComplete, expectFlights, toldIn } from "../games";
import text from "./game.jsonl?raw";

const GAME = toldIn(text);
const POOLS = ["bag", "tower", "stack", "supply", "out"];

/** All pieces that are drawn one by one, and scores; tiles of a sun have no order. */
const pieces = (position: DuelPosition) => ({
  sides: position.sides,
  display: position.display,
  hand: position.hand,
  plate: position.plate,
  bag: position.bag,
  tower: position.tower,
  startTile: position.startTile,
  large: { sun: [...position.large.sun].sort(), moon: [...position.large.moon].sort() },
  factories: position.factories.map((each) => ({ ...each, sun: [...each.sun].sort() })),
  boards: position.boards.map((board) => ({ ...board, taken: 0 })), // of a round: no pieces
});

describe("effects of Duel", () => {
  it("lead from each position of a game to the next", () => {
    expectComplete(choreography, GAME, pieces);
  });

  it("fly every piece from its own space to its own space", () => {
    expectFlights(
      choreography,
      GAME,
      (place) => POOLS.includes(place) || /tokens|used/.test(place),
    );
  });
});
