import { beforeEach, describe, expect, it } from "vitest";
import { bookOf, wayTo, type Lesson } from "../../src/school/lessons";
import { nextOf } from "../../src/school/next";
import { Progress } from "../../src/school/progress.svelte";
import { Runner } from "../../src/school/runner.svelte";

const LESSON: Lesson = {
  id: "floor",
  art: "red",
  minutes: 2,
  rules: [],
  steps: [
    {
      task: "move",
      table: "first",
      rule: "AZ-5.4",
      show: ["1T2", "^Y"],
      answers: [
        { is: "1T[23]", told: "", goes: true },
        { is: "\\^Y", told: "yes", right: true, facts: { cost: 1 } },
        { is: ".*", told: "no" },
      ],
    },
    { task: "many", of: "line", rule: "AZ-3.2", choices: ["1", "2", "3"], right: ["1", "3"] },
    {
      task: "one",
      table: "second",
      rule: "AZ-5.4",
      answers: [
        { is: "5", told: "no" },
        { is: "8", told: "yes", right: true },
      ],
    },
  ],
};

describe("a lesson under way", () => {
  it("makes a move on the way, puts another one back, and tells of the right one", () => {
    const runner = new Runner("azul", LESSON, 0);
    expect(runner.move("1T4")).toBe(false);
    expect(runner.verdict).toEqual({ said: "lesson-azul-floor-1-no", facts: {}, isRight: false });
    expect(runner.move("1T3")).toBe(true);
    expect(runner.verdict).toBeNull();
    expect(runner.move("^Y")).toBe(true);
    expect(runner.verdict).toEqual({
      said: "lesson-azul-floor-1-yes",
      facts: { cost: 1 },
      isRight: true,
    });
    expect(runner.tries).toBe(1);
  });

  it("goes on only after the right answer, and back at any time", () => {
    const runner = new Runner("azul", LESSON, 1);
    runner.next();
    expect(runner.at).toBe(1);
    runner.back();
    expect(runner.at).toBe(0);
  });

  it("takes all that fit and no other", () => {
    const runner = new Runner("azul", LESSON, 1);
    for (const choice of ["1", "2"]) runner.toggle(choice);
    runner.check();
    expect(runner.verdict?.isRight).toBe(false);
    runner.toggle("2");
    runner.toggle("3");
    runner.check();
    expect(runner.verdict?.isRight).toBe(true);
  });

  it("is over after the last step", () => {
    const runner = new Runner("azul", LESSON, 2);
    runner.answer("5");
    runner.answer("8");
    expect(runner.verdict?.said).toBe("lesson-azul-floor-3-yes");
    runner.next();
    expect(runner.isOver).toBe(true);
  });

  it("keeps the table where the next step draws none", () => {
    const runner = new Runner("azul", LESSON, 0);
    const { opened } = runner;
    runner.move("1T2");
    runner.move("^Y");
    runner.next();
    expect(runner.opened).toBe(opened);
    runner.show();
    runner.check();
    runner.next();
    expect(runner.opened).toBe(opened + 1);
  });
});

describe("the way to a step", () => {
  it("is the last table that is drawn and the moves since", () => {
    expect(wayTo(LESSON, 0)).toEqual({ table: "first", moves: [] });
    expect(wayTo(LESSON, 1)).toEqual({ table: "first", moves: ["1T2", "^Y"] });
    expect(wayTo(LESSON, 2)).toEqual({ table: "second", moves: [] });
  });
});

describe("progress", () => {
  beforeEach(() => localStorage.clear());

  it("is kept from one visit to the next", () => {
    const first = new Progress();
    first.reach("azul/take", 2);
    first.finish("azul/lines");
    const next = new Progress();
    expect(next.stepOf("azul/take")).toBe(2);
    expect(next.isDone("azul/lines")).toBe(true);
    expect(next.isDone("azul/take")).toBe(false);
    expect(next.last).toBe("azul/lines");
  });

  it("leads to the lesson that was left, then to the first that is not done, then nowhere", async () => {
    const book = await bookOf("azul");
    if (book === undefined) throw new Error("Azul has lessons");
    const made = new Progress();
    expect(nextOf("azul", book, made)).toMatchObject({ number: 1, at: 0 });
    made.reach("azul/near", 2);
    expect(nextOf("azul", book, made)).toMatchObject({ number: 5, at: 2 });
    made.finish("azul/near");
    made.finish("azul/take");
    expect(nextOf("azul", book, made)).toMatchObject({ number: 2, at: 0 });
    for (const { id } of book.lessons) made.finish(`azul/${id}`);
    expect(nextOf("azul", book, made)).toBeNull();
  });

  it("survives what something else has written there", () => {
    localStorage.setItem("tilewright-lessons", '{"done": 3, "at": {"azul/take": "x"}, "last": []}');
    const progress = new Progress();
    expect(progress.isDone("azul/take")).toBe(false);
    expect(progress.stepOf("azul/take")).toBe(0);
    expect(progress.last).toBe("");
  });
});
