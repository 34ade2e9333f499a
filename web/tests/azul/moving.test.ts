import { describe, it } from "vitest";
import { choreography } from "../../src/azul/choreography";
import type { AzulPosition } from "../../src/azul/position";
import { expectComplete, expectFlights, toldIn } from "../games";
import text from "./game.jsonl?raw";

const GAME = toldIn(text);
const sorted = (tiles: string) => [...tiles].sort().join("");

/** All pieces and scores; tiles of a heap have no order. */
const pieces = ({ boards, centre, factories, bag, lid, marker }: AzulPosition) => ({
  boards,
  bag,
  lid,
  marker,
  centre: sorted(centre),
  factories: factories.map(sorted),
});

describe("effects of Azul", () => {
  it("lead from each position of a game to the next", () => {
    expectComplete(choreography, GAME, pieces);
  });

  it("fly every piece from its own space to its own space", () => {
    expectFlights(choreography, GAME, (place) => ["bag", "lid"].includes(place));
  });
});
