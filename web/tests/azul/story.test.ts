/** Sentences of Azul that the page makes itself are those of the rules. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { prompt, story } from "../../src/azul/story";
import { expectStories, toldIn } from "../games";

const STEPS = toldIn(readFileSync("tests/azul/game.jsonl", "utf8"));

it("tells every step and asks every question as the rules do", () => {
  expect(STEPS.length).toBeGreaterThan(20);
  expectStories({ prompt, story }, STEPS);
});
