// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest";
import { openEngine, type TableKey, type Thought } from "../../src/lib/engine/engine";
import { numbersIn } from "../../src/lib/engine/files";
import { stepsOf } from "../../src/lib/engine/thinking";
import { NearHand, supply } from "./supply";

const AZUL: TableKey = { game: "azul", seats: 2, first: 0 };
const DUEL: TableKey = { game: "duel", seats: 2 };
const DEAL = "DBBYR/KKTT/BYRK/TTTT/BBBB";

afterEach(() => {
  NearHand.gate = Promise.resolve();
});

async function dealt(): Promise<string> {
  const engine = await openEngine(supply());
  const { position } = await engine.look(AZUL, null);
  return (await engine.apply(AZUL, position, DEAL)).position;
}

describe("the rules", () => {
  it("tell what may be done, and what an action does", async () => {
    const engine = await openEngine(supply());
    const start = await engine.look(AZUL, null);
    expect([start.actor, start.round, start.legal.length]).toEqual(["chance", 1, 0]);
    const { look, effects } = await engine.apply(AZUL, start.position, DEAL);
    expect([look.actor, look.legal.length, look.outcome]).toEqual([0, 66, null]);
    expect(look.legal[3]).toEqual({ id: 3, text: "1B4", points: 0 });
    expect(effects[0]).toEqual({
      type: "moved",
      piece: "B",
      from: "bag",
      to: "factory1",
      number: 2,
    });
    const after = await engine.apply(AZUL, look.position, "1B4");
    expect(after.position).toMatch(/^1 offer 1 2 - -\/KKTT\/BYRK\/TTTT\/BBBB /);
    expect(await engine.seen(AZUL, after.position, null)).toBe(after.position);
  });

  it("let chance act as its seed says", async () => {
    const engine = await openEngine(supply());
    const { position } = await engine.look(DUEL, null);
    const one = await engine.deal(DUEL, position, 5);
    expect(one.action).toMatch(/^p[A-Z]{4}$/);
    expect(await engine.deal(DUEL, position, 5)).toEqual(one);
    expect(await engine.apply(DUEL, position, one.action)).toMatchObject({
      position: one.position,
      effects: one.effects,
    });
  });

  it("refuse with the rule", async () => {
    const engine = await openEngine(supply());
    const position = await dealt();
    const refused = (action: string) => expect(engine.apply(AZUL, position, action)).rejects;
    await refused("5K1").toMatchObject({ code: "illegal", rule: "AZ-2.1" });
    await refused("moo").toMatchObject({ code: "notation", rule: "" });
    await refused("1B4\n").toMatchObject({ code: "notation" });
    await expect(engine.deal(AZUL, position, 1)).rejects.toMatchObject({ code: "position" });
    await expect(engine.look({ game: "azul", seats: 5 }, null)).rejects.toMatchObject({
      code: "table",
    });
    await expect(engine.look({ ...DUEL, scoring: ["rows"] }, null)).rejects.toMatchObject({
      code: "table",
    });
  });

  it("know what is wrong with a position", async () => {
    const engine = await openEngine(supply());
    const position = await dealt();
    expect(await engine.problems(AZUL, position)).toEqual([]);
    const twice = position.replace("BBYR", "BBBB");
    const tiles = (colour: string, count: number) => ({
      message: "problem-tiles",
      parameters: { colour, count },
      rule: "AZ-1.2",
    });
    const problems = [tiles("blue", 22), tiles("yellow", 19), tiles("red", 19)];
    expect(await engine.problems(AZUL, twice)).toEqual(problems);
    await expect(engine.look(AZUL, twice)).rejects.toMatchObject({
      code: "position",
      rule: "AZ-1.2",
      problems,
    });
    await expect(engine.look(AZUL, "1 offer")).rejects.toMatchObject({ code: "notation" });
  });
});

describe("a thought", () => {
  it("takes steps of ten times as many positions, and the last is the whole", () => {
    expect(stepsOf(20_000)).toEqual([2_000, 20_000]);
    expect(stepsOf(1_000_000)).toEqual([1_000, 10_000, 100_000, 1_000_000]);
    expect(stepsOf(300)).toEqual([300]);
    expect(stepsOf(0)).toEqual([0]);
  });

  it("is told at each step, the last of them for good", async () => {
    const engine = await openEngine(supply());
    const told: Thought[] = [];
    const thinking = engine.think(AZUL, await dealt(), { nodes: 20_000 }, (each) =>
      told.push(each),
    );
    const last = await thinking.done;
    expect(told.map(({ nodes, done }) => [nodes, done])).toEqual([
      [2_000, false],
      [20_000, true],
    ]);
    expect(last).toBe(told.at(-1));
    expect(last.moves.length).toBe(66);
    expect(last.line[0]).toBe(last.moves[0]?.text);
    const shares = last.moves.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, two) => two - one));
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(last.shares).toEqual([shares[0], 1 - (shares[0] ?? 0)]);
    thinking.stop();
    expect(await thinking.done).toBe(last);
  });

  it("is refused where no seat, or another one, is in turn", async () => {
    const engine = await openEngine(supply());
    const { position } = await engine.look(AZUL, null);
    const chance = engine.think(AZUL, position, { nodes: 10 }, () => undefined);
    await expect(chance.done).rejects.toMatchObject({ code: "position" });
    const other = engine.think(AZUL, await dealt(), { nodes: 10, seat: 1 }, () => undefined);
    await expect(other.done).rejects.toMatchObject({ code: "position" });
  });

  it("ends at once when it is stopped, with its worker if that takes long", async () => {
    const hands: NearHand[] = [];
    const engine = await openEngine(supply(hands));
    const position = await dealt();
    const told: Thought[] = [];
    const thinking = engine.think(AZUL, position, { nodes: 100_000 }, (thought) => {
      told.push(thought);
      NearHand.gate = new Promise(() => undefined); // the next step takes for ever
    });
    await vi.waitFor(() => expect(told.length).toBe(1));
    thinking.stop();
    expect(await thinking.done).toBe(told[0]);
    expect(told[0]?.done).toBe(false);
    NearHand.gate = Promise.resolve();
    expect((await engine.look(AZUL, position)).actor).toBe(0);
    const again = engine.think(AZUL, position, { nodes: 500 }, () => undefined);
    expect((await again.done).done).toBe(true);
    expect(hands.map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
    expect(told.length).toBe(1);
  });

  it("keeps its worker if no step of it was begun, or it ends soon", async () => {
    const hands: NearHand[] = [];
    const engine = await openEngine(supply(hands));
    const position = await dealt();
    const first = engine.think(AZUL, position, { nodes: 1e12 }, () => first.stop());
    expect((await first.done).done).toBe(false);
    const never = engine.think(AZUL, position, { nodes: Infinity }, () => undefined);
    never.stop();
    expect((await never.done).moves).toEqual([]);
    const again = engine.think(AZUL, position, { nodes: 500 }, () => undefined);
    expect((await again.done).done).toBe(true);
    expect(hands.map(({ isEnded }) => isEnded)).toEqual([false, false]);
  });

  it("ends the one before", async () => {
    const hands: NearHand[] = [];
    const engine = await openEngine(supply(hands));
    const position = await dealt();
    const first = engine.think(AZUL, position, { nodes: 100_000 }, () => undefined);
    const second = engine.think(AZUL, position, { nodes: 500 }, () => undefined);
    expect((await first.done).done).toBe(false);
    expect((await second.done).done).toBe(true);
  });

  it("says that weights can't be fetched, and tries again", async () => {
    const files = supply();
    const judgement = vi.fn(files.judgement).mockRejectedValueOnce(new Error("away"));
    const engine = await openEngine({ ...files, judgement });
    const position = await dealt();
    const failed = engine.think(AZUL, position, { nodes: 10 }, () => undefined);
    await expect(failed.done).rejects.toThrow("away");
    for (let time = 0; time < 2; time++) {
      const found = engine.think(AZUL, position, { nodes: 10 }, () => undefined);
      expect((await found.done).moves.length).toBe(66);
    }
    expect(judgement).toHaveBeenCalledTimes(2);
  });
});

describe("the engine", () => {
  it("says that a browser has no WebAssembly", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    await expect(openEngine(supply())).rejects.toMatchObject({ code: "missing" });
    vi.unstubAllGlobals();
  });

  it("says that a browser can't run the module", async () => {
    const hands: NearHand[] = [];
    const module = () => Promise.resolve(new ArrayBuffer(8));
    const opened = openEngine({ ...supply(hands), module });
    await expect(opened).rejects.toMatchObject({ code: "missing" });
    await expect(opened).rejects.toThrow("CompileError");
    expect(hands.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it("goes on after a fault of a worker", async () => {
    const hands: NearHand[] = [];
    const engine = await openEngine(supply(hands));
    NearHand.gate = new Promise(() => undefined);
    const lost = engine.look(AZUL, null);
    hands[0]?.onmessage?.({ data: { fault: "unreachable" } } as MessageEvent);
    await expect(lost).rejects.toMatchObject({ code: "failed", message: "unreachable" });
    NearHand.gate = Promise.resolve();
    expect((await engine.look(AZUL, null)).actor).toBe("chance");
    expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it("answers nothing more once it is closed, and its workers end", async () => {
    const hands: NearHand[] = [];
    const engine = await openEngine(supply(hands));
    const position = await dealt();
    const thinking = engine.think(AZUL, position, { nodes: 500 }, () => undefined);
    await thinking.done;
    engine.close();
    expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    await expect(engine.look(AZUL, null)).rejects.toMatchObject({ code: "closed" });
    const late = engine.think(AZUL, position, { nodes: 500 }, () => undefined);
    await expect(late.done).rejects.toMatchObject({ code: "closed" });
  });

  it("refuses a file that holds no weights", () => {
    expect(() => numbersIn(new TextEncoder().encode("<!doctype html>\n\n").buffer)).toThrow(
      "not a file of weights",
    );
  });
});
