import { describe, expect, it } from "vitest";
import { withBotNames } from "../../src/lobby/making";

describe("bots at a new table", () => {
  it("have names that differ from each other and from the people's", () => {
    const bot = { kind: "bot", level: "casual" } as const;
    const seats = withBotNames([{ kind: "me", name: "rui" }, bot, bot, bot], () => 0);
    expect(seats.map(({ name }) => name)).toEqual(["rui", "Inês", "Tomás", "Beatriz"]);
    expect(seats.slice(1).every(({ level }) => level === "casual")).toBe(true);
  });

  it("leave the other seats as they are", () => {
    const open = { kind: "open" } as const;
    expect(withBotNames([open])).toEqual([open]);
  });
});
