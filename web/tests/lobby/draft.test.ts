import { beforeAll, describe, expect, it } from "vitest";
import { azul } from "../../src/azul";
import { duel } from "../../src/duel";
import { Draft } from "../../src/lobby/draft.svelte";
import { hear } from "../../src/lib/words.svelte";

beforeAll(() => hear("lobby", "azul", "duel"));

describe("a table that is wanted", () => {
  it("is, at first, one of the usual kind against a bot", () => {
    expect(new Draft(azul, "bot").wanted()).toEqual({
      game: "azul",
      seats: [
        { kind: "me", name: "Guest" },
        { kind: "bot", level: "casual" },
      ],
      options: { seats: "2", wall: "coloured", first: "random" },
      clock: null,
      public: false,
      confirm: false,
      hints: true,
    });
  });

  it("gives people on one device different names", () => {
    const draft = new Draft(azul, "shared");
    draft.resize(3);
    draft.seatAt(1).name = " Rui ";
    expect(draft.wanted().seats.map(({ name }) => name)).toEqual(["Guest", "Rui", "Player 3"]);
  });

  it("has one seat at most that is yours", () => {
    const draft = new Draft(azul, "bot");
    draft.settle(1, "me");
    expect(draft.seats.map(({ kind }) => kind)).toEqual(["shared", "me"]);
  });

  it("forgets a starter whose seat is gone", () => {
    const draft = new Draft(azul, "bot");
    draft.resize(4);
    draft.first = "4";
    draft.resize(3);
    expect(draft.wanted().options).toEqual({ seats: "3", wall: "coloured", first: "random" });
  });

  it("has the options of its own game", () => {
    const draft = new Draft(duel, "open");
    expect(draft.wanted().options).toEqual({ scoring: "rows,columns,diagonals", first: "random" });
    draft.options = { scoring: "random-4" };
    expect(draft.wanted()).toMatchObject({
      seats: [{ kind: "me" }, { kind: "open" }],
      options: { scoring: "random-4" },
    });
  });

  it("counts its own clock in seconds", () => {
    const draft = new Draft(azul, "bot");
    draft.pace = "own";
    draft.minutes = 2.5;
    draft.increment = 3;
    expect(draft.wanted().clock).toEqual({ seconds: 150, increment: 3 });
  });
});
