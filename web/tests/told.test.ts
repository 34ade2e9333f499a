import { beforeAll, describe, expect, it } from "vitest";
import azul from "./azul/game.jsonl?raw";
import duel from "./duel/game.jsonl?raw";
import { toldIn } from "./games";
import { said } from "./messages";
import type { Result, SeatView } from "../src/lib/protocol";
import { called, resultTold, told } from "../src/lib/told";
import { LANGUAGES, hear, speak } from "../src/lib/words.svelte";

const ANA: SeatView = { seat: 0, kind: "person", name: "Ana", level: null };
const BOT: SeatView = { seat: 1, kind: "bot", name: "skilled", level: "skilled" };
const SEATS = [ANA, BOT];

beforeAll(async () => {
  await speak("en");
  await hear("lobby", "around", "later", "azul", "duel", "told", "refused");
});

describe("what a table tells", () => {
  it("names the seat that it is about, or says you", async () => {
    const starts = said("log-first", { seat: 1 });
    expect(told(starts, SEATS, null)).toBe("skilled starts");
    expect(told(starts, SEATS, 1)).toBe("You start");
    await speak("pt-PT");
    expect(told(starts, SEATS, 0)).toBe("hábil começa");
    await speak("en");
  });

  it("says first what stands inside, and names the rule", () => {
    const pair = { before: said("list-takes", { colour: "blue" }), last: "red" };
    const taken = said("log-take-chip", { seat: 0, factory: 2, shows: said("list-and", pair) });
    expect(told(taken, SEATS, null)).toBe("Ana takes the bonus chip of factory 2: blue and red");
    const refusal = said("refusal-line-complete", { line: 1 }, "AZ-3.4");
    expect(told(refusal, SEATS, 0)).toBe("Line 1 is already complete (AZ-3.4).");
  });

  it("has words for all points of whole games, in every language", async () => {
    const scores = [...toldIn(azul), ...toldIn(duel)].flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.type === "scored" ? [effect.why] : [])),
    );
    for (const { id } of LANGUAGES) {
      await speak(id);
      for (const why of scores) expect(told(why, SEATS, null)).toMatch(/\d/);
    }
    await speak("en");
  });

  it("refuses what it has no words for", () => {
    expect(() => told(said("log-nothing"), SEATS, null)).toThrow("log-nothing");
  });
});

describe("what players are called", () => {
  it("is their name, or a level in the reader's language", async () => {
    await speak("pt-PT");
    expect([called(ANA), called(BOT)]).toEqual(["Ana", "hábil"]);
    expect(called({ ...BOT, name: "skilled 2" })).toBe("hábil 2");
    expect(called({ ...BOT, name: "Inês" })).toBe("Inês");
    expect(called({ ...BOT, name: "mine", level: "mine" })).toBe("mine");
    await speak("en");
  });
});

describe("a result", () => {
  const won: Result = { how: "finished", winners: [0], scores: [41, 30], seat: null, why: "" };
  const said = (result: Partial<Result>, mine: number | null = null) =>
    resultTold({ ...won, ...result }, "azul", SEATS, mine);

  it("tells who won, and by what where points were equal", () => {
    expect([said({}), said({}, 0)]).toEqual([
      "Ana wins with 41 points.",
      "You win with 41 points.",
    ]);
    expect(said({ winners: [0, 1], scores: [41, 41] }, 1)).toBe(
      "You share the victory with Ana, at 41 points each.",
    );
    expect(said({ scores: [41, 41] })).toBe("Ana wins the tie at 41 points by more complete rows.");
  });

  it("tells by whose fault it ended early", () => {
    const early = { how: "resigned", scores: null, seat: 1, winners: [0] } as const;
    expect([said(early), said(early, 1)]).toEqual(["skilled has resigned.", "You have resigned."]);
  });
});
