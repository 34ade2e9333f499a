import { describe, expect, it } from "vitest";
import { choreography } from "../../src/azul/choreography";
import { OFFER, WALL, actedOf, said, scoreOf } from "./tables";

const before = choreography.parse(OFFER);

describe("a take from a factory", () => {
  const after = OFFER.replace("RRTB", "-").replace("KT ", "BKTT ").replace("K/-/", "K/RR/");
  const told = said("log-take-factory", { count: 2, line: 2, fallen: 0 });
  const steps = choreography.steps(
    before,
    choreography.parse(after),
    actedOf(0, "2R2", after, told),
  );
  const flights = steps[0]?.flights ?? [];

  it("flies the tiles to the line from right to left", () => {
    expect(flights.slice(0, 2)).toMatchObject([
      { from: "factory2.1", to: "p1.line2.1", art: "t-red" },
      { from: "factory2.2", to: "p1.line2.2", art: "t-red" },
    ]);
  });

  it("slides the rest to the centre, beside what lies there", () => {
    expect(flights.slice(2)).toMatchObject([
      { from: "factory2.3", to: "centre.T.2", art: "t-teal" },
      { from: "factory2.4", to: "centre.B.1", art: "t-blue" },
    ]);
  });

  it("ends in the position that the server tells", () => {
    expect(steps.at(-1)?.position).toEqual(choreography.parse(after));
  });
});

describe("the first take from the centre", () => {
  const told = said("log-take-centre", { count: 1, line: 1, fallen: 1, marker: "yes" });
  const [step] = choreography.steps(before, before, actedOf(0, "CK1", OFFER, told));

  it("brings the marker to the floor line, and what falls behind it", () => {
    expect(step?.flights).toMatchObject([
      { from: "centre.K.1", to: "p1.floor2", art: "t-black" },
      { from: "centre.1.1", to: "p1.floor1", art: "marker" },
    ]);
    expect(step?.position.boards[0]?.floor).toBe("1K");
    expect(step?.position.marker).toBe(0);
  });
});

describe("more tiles than the floor line holds", () => {
  it("leaves them to the lid", () => {
    const full = choreography.parse(OFFER.replace(`${WALL}:- 2`, `${WALL}:BBYYRR 2`));
    const told = said("log-take-factory-floor", { count: 2 });
    const [step] = choreography.steps(full, full, actedOf(0, "2RF", OFFER, told));
    expect(step?.position.boards[0]?.floor).toBe("BBYYRRR");
    expect(step?.flights.filter(({ to }) => to.startsWith("p1.floor"))).toHaveLength(1);
  });
});

describe("the tiling after the last take", () => {
  const last = choreography.parse(OFFER.replace("BBYK/RRTB", "-/-").replace("KT ", "K "));
  const end =
    `2 deal 1 - - -/-/-/-/- - B16Y15R16K17T16 K1 ` +
    `3:-/-/BB/R/-:...K./...../...../...../.....:- 2:-/-/-/-/-:${WALL}:-`;
  const told = said("log-take-centre-floor", { count: 1, marker: "yes" });
  const steps = choreography.steps(
    last,
    choreography.parse(end),
    actedOf(0, "CKF", end, told, [
      scoreOf(0, 1, "score-tile", { row: 1, column: 4, colour: "black" }),
      scoreOf(0, -2, "score-floor", { count: 2 }),
      scoreOf(0, 2, "score-rows", { count: 1 }),
    ]),
  );

  it("is one step for each reason, in their order", () => {
    expect(steps.map(({ points }) => points?.why.message ?? null)).toEqual([
      null,
      "score-tile",
      "score-floor",
      "score-rows",
      null,
    ]);
  });

  it("moves the tile to its space, and then clears the floor line", () => {
    const [take, tile, floor] = steps;
    expect(take?.position.boards[0]).toMatchObject({ lines: ["K", "", "BB", "R", ""] });
    expect(tile?.flights).toMatchObject([{ from: "p1.line1.1", to: "p1.wall1.4" }]);
    expect(tile?.position.boards[0]?.wall[0]).toBe("...K.");
    expect(floor?.flights).toMatchObject([
      { from: "p1.floor1", to: "centre.1.1" },
      { from: "p1.floor2", to: "lid" },
    ]);
    expect(floor?.position.boards[0]?.floor).toBe("");
  });

  it("lets a line without a space fall", () => {
    const gray = choreography.parse(OFFER.replace("K/-/BB", "-/-/BBB"));
    const [, step] = choreography.steps(
      gray,
      gray,
      actedOf(0, "CKF", OFFER, told, [scoreOf(0, 0, "score-line-fallen", { line: 3 })]),
    );
    expect(step?.position.boards[0]).toMatchObject({
      floor: "1KBBB",
      lines: ["", "", "", "R", ""],
    });
  });
});

describe("a deal", () => {
  it("drops tiles from the bag on empty factories", () => {
    const empty = choreography.parse(OFFER.replace("BBYK/RRTB", "-/-"));
    const [step] = choreography.steps(empty, before, actedOf(null, "D", OFFER, said("log-deal")));
    expect(step?.flights).toHaveLength(8);
    expect(step?.flights[4]).toMatchObject({ from: "bag", to: "factory2.1", art: "t-red" });
  });
});
