import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { startedEngine } from "../../src/analysis/engine";
import * as azul from "../../src/azul/coaching";
import { Coach } from "../../src/coach/coach.svelte";
import type { Coaching } from "../../src/coach/coaching.svelte";
import CoachQuestion from "../../src/coach/CoachQuestion.svelte";
import CoachRail from "../../src/coach/CoachRail.svelte";
import Seat from "../../src/coach/Seat.svelte";
import { CoachedTable } from "../../src/coach/table.svelte";
import { memory } from "../../src/coach/memory.svelte";
import { playsAlone } from "../../src/lib/alone";
import type { Engine } from "../../src/lib/engine/types";
import { story, prompt } from "../../src/azul/story";
import { hear, say, speak } from "../../src/lib/words.svelte";
import { OFFER, seatedTable, viewOf } from "../azul/tables";
import { said } from "../messages";

vi.mock("../../src/analysis/engine");

const LEGAL = ["2R2", "2R4", "2RF"].map((action, at) => ({ action, points: [-5, 1, -2][at] ?? 0 }));
const SHARES: Readonly<Record<string, number>> = { "2R4": 0.6, "2RF": 0.5, "2R2": 0.4 };
let stop: () => void = () => undefined;

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  await hear("around", "later", "azul", "told", "coach");
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** An engine that thinks what it is told; `points` of each choice. */
function engineOf(
  points: Readonly<Record<string, number>> = { "2R2": -5, "2R4": 1, "2RF": -3 },
): Engine {
  const moves = Object.entries(SHARES).map(([text, share]) => {
    return { id: 0, text, share, exact: true, depth: 1, proven: false };
  });
  const look = { forecast: [[], []] };
  return {
    think: () => ({ done: Promise.resolve({ moves }), stop: () => undefined }),
    look: () => Promise.resolve(look),
    line: (_key: unknown, _position: string, action: string) => Promise.resolve([action]),
    why: () =>
      Promise.resolve([
        { kind: "left", seat: 1, number: 2, line: 4, colour: "R", goal: "", places: [] },
      ]),
    apply: (_key: unknown, _position: string, action: string) => {
      const why = { message: "score-floor", parameters: {}, rule: "" };
      const kind = (points[action] ?? 0) < 0 ? "floor" : "tile";
      const gain = { type: "scored", seat: 0, points: points[action], kind, spaces: [], why };
      return Promise.resolve({ effects: [gain], look });
    },
  } as unknown as Engine;
}

/** An engine whose thought ends with nothing when it is stopped. */
function stoppableEngine(): Engine {
  let stop: () => void = () => undefined;
  const done = new Promise((resolve) => (stop = () => resolve({ moves: [] })));
  return { ...engineOf(), think: () => ({ done, stop }) } as unknown as Engine;
}

function coachedTable(engine = engineOf()) {
  const { table, sent } = seatedTable(viewOf(OFFER, LEGAL));
  const coach = new Coach(table, azul, { story, prompt }, () => Promise.resolve(engine));
  stop = $effect.root(() => {
    $effect(() => coach.follow());
  });
  flushSync();
  return { table, sent, coach, played: new CoachedTable(table, coach) };
}

/** What was explained, whatever other tests have heard; more is added to it. */
function explained(...told: string[]): readonly string[] {
  vi.spyOn(memory, "told", "get").mockImplementation(() => told);
  vi.spyOn(memory, "tell").mockImplementation((kind) => void told.push(kind));
  return told;
}

describe("the coach", () => {
  it("tells what the game is about first, what to do at once after it, and each once", async () => {
    const { coach, table } = coachedTable();
    render(CoachRail, { coach });
    expect(screen.getByRole("status").textContent).toContain("Most points win.");
    await fireEvent.click(screen.getByRole("button", { name: "I see" }));
    expect(screen.getByRole("heading", { name: "Taking tiles" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "I see" }));
    expect(screen.queryByRole("button", { name: "I see" })).toBeNull();
    table.view = { ...viewOf(OFFER, LEGAL), moves: 3 };
    flushSync();
    expect(coach.note).toBe("azul-marker"); // it lies there to be taken
    expect(memory.told).toEqual(["azul-aim", "azul-take"]);
  });

  it("explains a deed before it is done, and goes on with it or not", async () => {
    const { coach, played, sent } = coachedTable();
    render(CoachRail, { coach });
    played.act("CK5");
    flushSync();
    expect(screen.getByRole("heading", { name: "The centre and the marker" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go on" }));
    await fireEvent.click(screen.getByRole("button", { name: "Choose again" }));
    expect([sent, played.isOpen]).toEqual([[], true]);
    played.act("1B3");
    flushSync();
    expect(screen.getByRole("heading", { name: "The floor line" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await vi.waitFor(() => expect(sent).toEqual(["1B3"]));
    expect(memory.told).toContain("azul-floor"); // once
  });

  it("forgets a deed that it held for an explanation when the table changes", () => {
    const told = explained("azul-aim", "azul-take", "azul-lines", "azul-floor", "azul-wall");
    const { coach, played, sent, table } = coachedTable();
    played.act("CK5");
    expect([coach.note, played.isOpen]).toEqual(["azul-marker", false]);
    table.view = { ...viewOf(OFFER.replace("1 1 -", "1 1 2"), LEGAL), moves: 0 }; // taken back
    flushSync();
    expect([coach.note, coach.held, played.isOpen]).toEqual([null, null, true]);
    expect(told).not.toContain("azul-marker"); // nobody has confirmed it
    coach.goOn();
    expect(sent).toEqual([]);
  });

  it("forgets a question when the table changes", async () => {
    const { coach, played, sent, table } = coachedTable();
    played.act("2R2");
    await vi.waitFor(() => expect(coach.question).not.toBeNull());
    table.view = { ...viewOf(OFFER, LEGAL), moves: 0 };
    flushSync();
    expect([coach.question, played.isOpen]).toEqual([null, true]);
    coach.doAnyway();
    expect(sent).toEqual([]);
  });

  it("considers a choice anew that is made again after a move was taken back", async () => {
    let think: (thought: unknown) => void = () => undefined;
    const done = new Promise((resolve) => (think = resolve));
    const slow = { ...engineOf(), think: () => ({ done, stop: () => undefined }) };
    const { played, sent, table } = coachedTable(slow as unknown as Engine);
    played.act("2R4");
    table.view = { ...viewOf(OFFER, LEGAL), moves: 0 };
    flushSync();
    played.act("2R4");
    think({ moves: [] });
    await vi.waitFor(() => expect(sent).toEqual(["2R4"]));
  });

  it("gives the focus back to what had it before an explanation, and hears Escape", async () => {
    explained("azul-aim", "azul-take", "azul-lines");
    const { coach, played } = coachedTable();
    render(CoachRail, { coach });
    const line = document.body.appendChild(document.createElement("button"));
    const held = (action: string) => {
      line.focus();
      played.act(action);
      flushSync();
      const go = screen.getByRole("button", { name: "Go on" });
      expect(document.activeElement).toBe(go);
      const says = document.getElementById(go.getAttribute("aria-describedby") ?? "");
      expect(says?.textContent).toBe(say(`coach-says-${coach.note}`));
      return go;
    };
    held("1B3");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect([document.activeElement, played.isOpen]).toEqual([line, true]);
    await fireEvent.click(held("CK5"));
    expect(document.activeElement).toBe(line);
    line.remove();
  });

  it("leaves Escape to a dialog that lies above the table", async () => {
    explained("azul-aim", "azul-take", "azul-lines");
    const { coach, played } = coachedTable();
    render(CoachRail, { coach });
    played.act("CK5");
    flushSync();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    await fireEvent.keyDown(dialog, { key: "Escape" });
    expect([coach.held, played.isOpen]).toEqual(["CK5", false]);
    dialog.remove();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect([coach.held, played.isOpen]).toEqual([null, true]);
  });

  it("leaves the focus alone where somebody has put it elsewhere meanwhile", () => {
    explained();
    const { coach, played, table } = coachedTable();
    render(CoachRail, { coach });
    const [line, back] = [1, 2].map(() => document.createElement("button"));
    document.body.append(line ?? "", back ?? "");
    line?.focus();
    played.act("CK5");
    flushSync();
    back?.focus();
    table.view = { ...viewOf(OFFER, LEGAL), moves: 0 };
    flushSync();
    expect(document.activeElement).toBe(back);
    line?.remove();
    back?.remove();
  });

  it("asks before a clear mistake, with both sums; the table waits and plays nothing", async () => {
    const { coach, played, sent } = coachedTable();
    render(CoachRail, { coach });
    played.act("2R2");
    expect(played.isOpen).toBe(false);
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toMatch(/Floor line\s+−5/);
    expect(dialog.textContent).toMatch(/Tiles placed\s+\+1/);
    const again = screen.getByRole("button", { name: "Choose again" });
    expect(document.activeElement).toBe(again);
    await fireEvent.click(again);
    expect([sent, played.isOpen, played.waiting.size]).toEqual([[], true, 0]);
    played.act("2R2"); // one question a decision
    expect(sent).toEqual(["2R2"]);
  });

  it("says why a choice is worse where its points do not tell", async () => {
    await hear("refused");
    const { coach, played } = coachedTable(engineOf({ "2R2": 1, "2R4": 1 }));
    render(CoachRail, { coach });
    played.act("2R2");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toMatch(/Leaves .* 2 red for line 4\./);
    expect(dialog.textContent).toContain("worth about 6 points more by the end");
    expect(dialog.textContent).not.toContain("less this round"); // one figure
    expect(dialog.textContent).not.toContain("%");
  });

  it("asks nothing where there is only a figure to tell", async () => {
    const silent = { ...engineOf({ "2R2": 1, "2R4": 1 }), why: () => Promise.resolve([]) };
    const { coach, played, sent } = coachedTable(silent);
    played.act("2R2");
    await vi.waitFor(() => expect(sent).toEqual(["2R2"]));
    expect(coach.question).toBeNull();
  });

  it("looks deeper before it asks, and asks nothing where the mistake is gone then", async () => {
    const asked: number[] = [];
    const engine = engineOf();
    const think = (_key: unknown, _position: string, { nodes }: { nodes: number }) => {
      asked.push(nodes);
      const share = nodes > 30_000 ? 0.6 : 0.4;
      const moves = Object.entries({ ...SHARES, "2R2": share }).map(([text, share]) => {
        return { id: 0, text, share, exact: true, depth: 1, proven: false };
      });
      return { done: Promise.resolve({ moves }), stop: () => undefined };
    };
    const { coach, played, sent } = coachedTable({ ...engine, think } as unknown as Engine);
    played.act("2R2");
    await vi.waitFor(() => expect(sent).toEqual(["2R2"]));
    expect(coach.question).toBeNull();
    expect(asked).toEqual([30_000, 150_000]);
  });

  it("tells what was chosen, and that its own suggestion loses tiles, too", async () => {
    const { coach, played } = coachedTable(engineOf({ "2R2": 1, "2R4": 1 }));
    await hear("refused");
    played.act("2R2");
    await vi.waitFor(() => expect(coach.question).not.toBeNull());
    const { question } = coach;
    if (question === null) return;
    const fact = said("why-fallen", { seat: 0, count: 2 });
    const asked = { ...question, why: [fact], better: { ...question.better, lost: 1 } };
    render(CoachQuestion, { coach, question: asked });
    const text = (part: string) => document.querySelector(part)?.textContent ?? "";
    expect(text(".chosen")).toMatch(/line 2/);
    expect(text(".chosen")).toContain("2 more tiles on your floor line");
    expect(text(".better")).toContain("1 tile is lost here, too, but what follows is worth more.");
  });

  it("asks once a round about tiles that another line would take, however little they change", async () => {
    const moves = ["2R4", "2RF"].map((text) => {
      return { id: 0, text, share: 0.01, exact: true, depth: 1, proven: false };
    });
    const done = Promise.resolve({ moves });
    const lost = { ...engineOf({}), think: () => ({ done, stop: () => undefined }) };
    const { coach, played, sent, table } = coachedTable(lost as unknown as Engine);
    explained("azul-floor");
    render(CoachRail, { coach });
    played.act("2RF");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("2 tiles would be lost for which another line has room.");
    expect(dialog.textContent).toMatch(/Instead.*line 4/s);
    coach.doAnyway();
    table.view = { ...viewOf(OFFER, LEGAL), moves: 3 };
    flushSync();
    played.act("2RF");
    await vi.waitFor(() => expect(sent).toEqual(["2RF", "2RF"]));
  });

  it("tells of a win or a loss that is proven that it is certain", async () => {
    const moves = Object.entries({ "2R4": 0.95, "2R2": 0.05 }).map(([text, share]) => {
      return { id: 0, text, share, exact: true, depth: 1, proven: true };
    });
    const done = Promise.resolve({ moves, proof: "game" });
    const sure = {
      ...engineOf({ "2R2": 1, "2R4": 1 }),
      think: () => ({ done, stop: () => undefined }),
    };
    const { coach, played } = coachedTable(sure as unknown as Engine);
    played.act("2R2");
    await vi.waitFor(() => expect(coach.question?.reason).toBe("chance"));
    expect([coach.question?.better.share, coach.question?.chosen.share]).toEqual([1, 0]);
  });

  it("says that nothing was lost only where no point was", () => {
    const { coach } = coachedTable();
    const well = said("score-tile", { points: 3, shape: "row", across: 3, down: 1 });
    const none = { cost: null, isFallen: false, isSpared: false, unplaced: [], isFlawless: false };
    const round = { ...none, round: 1, points: 11, well, at: { row: 2, column: 4 }, placed: 4 };
    coach.round = round;
    render(CoachRail, { coach });
    expect(screen.queryByText("Nothing was lost.")).toBeNull();
    expect(screen.getByText("The tile lies in row 2, column 4.")).toBeTruthy();
    expect(screen.getByText("It brought you 11 points in all.")).toBeTruthy();
    coach.round = { ...round, isFlawless: true };
    flushSync();
    expect(screen.getByText("Nothing was lost.")).toBeTruthy();
    const wellDone = () => screen.getByText("Went well:").parentElement?.textContent;
    expect(wellDone()).not.toContain("full lines");
    coach.round = { ...round, well: null, at: null };
    flushSync();
    expect(wellDone()).toMatch(/Went well:\s+4 full lines laid a tile each\./);
  });

  it("tells of a round when its points were counted, and what found no space", async () => {
    const { coach } = coachedTable();
    const lost = said("score-line-broken", { points: 0, line: 1, colour: "red" });
    const { rerender } = render(CoachRail, { coach, isBusy: true });
    const told = {
      well: null,
      at: null,
      placed: 0,
      cost: null,
      isSpared: false,
      isFlawless: false,
    };
    coach.round = { ...told, isFallen: true, round: 1, points: -2, unplaced: [lost] };
    flushSync();
    expect(screen.queryByRole("heading", { name: "Round 1, in short" })).toBeNull();
    await rerender({ coach, isBusy: false });
    const note = screen.getByRole("status").textContent;
    expect(note).toContain("line 1 has no space for red; its tiles break");
    expect(note).toContain("Before you take, count the free spaces of a line.");
    expect(note).toContain("Before you take, look whether there is a free space");
  });

  it("advises by the thought by which it asks, and asks nothing about what it advised", async () => {
    const { coach, table, played, sent } = coachedTable();
    table.adviser = () => coach.advice();
    table.hint();
    await vi.waitFor(() => expect(table.hinted?.action).toBe("2R4"));
    expect(table.waiting.size).toBe(0);
    played.act("2R4");
    expect(sent).toEqual(["2R4"]);
    table.hinted = table.hinted && { ...table.hinted, action: "2R2" }; // as if a server had said so
    played.act("2R2");
    expect(sent).toEqual(["2R4", "2R2"]);
  });

  it("leaves hints to the server where it can't look ahead", async () => {
    const away = {
      ...engineOf(),
      think: () => ({ done: Promise.reject(new Error("away")), stop: () => undefined }),
    };
    const { coach } = coachedTable(away as unknown as Engine);
    expect(await coach.advice()).toBeNull();
  });

  it("holds nothing for longer than a moment where the engine does not come", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = { ...engineOf(), think: () => ({ done: new Promise(() => 0), stop: () => 0 }) };
    const { played, sent } = coachedTable(never as unknown as Engine);
    played.act("2R2");
    await vi.advanceTimersByTimeAsync(2_000);
    expect([sent, played.isOpen]).toEqual([[], false]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([sent, played.isOpen]).toEqual([["2R2"], true]);
  });

  it("lets go of what they hold when they leave", async () => {
    vi.mocked(startedEngine).mockResolvedValue(stoppableEngine());
    const view = viewOf(OFFER, LEGAL);
    const bot = { seat: 1, kind: "bot", name: "Rui", level: "casual" } as const;
    const { table, sent } = seatedTable({ ...view, seats: [...view.seats.slice(0, 1), bot] });
    explained("azul-aim", "azul-take", "azul-lines", "azul-marker");
    const room = { loadCoaching: () => Promise.resolve(azul) };
    const seat = $state({ table, room, stage: {}, isLive: false, coaching: null, height: 0 });
    const { unmount } = render(Seat, seat as never);
    const coaching = () => seat.coaching as Coaching | null;
    await vi.waitFor(() => expect(coaching()).not.toBeNull());
    const { coach } = coaching() as Coaching;
    flushSync();
    coaching()?.table.act("2R2");
    expect(coach.held).toBe("2R2");
    unmount(); // the thought ends here
    await new Promise((resolve) => setTimeout(resolve));
    expect([sent, coach.held, coach.question]).toEqual([[], null, null]);
  });

  it("is the same one for a whole game, so that they know what was asked and told", async () => {
    const bot = { seat: 1, kind: "bot", name: "Rui", level: "casual" } as const;
    const view = viewOf(OFFER, LEGAL);
    const alone = { ...view, seats: [...view.seats.slice(0, 1), bot] };
    const { table } = seatedTable(alone);
    const loadCoaching = vi.fn(() => Promise.resolve(azul));
    const seat = { table, room: { loadCoaching }, stage: {}, isLive: true, coaching: null };
    render(Seat, { ...seat, height: 0 } as never);
    await vi.waitFor(() => expect(loadCoaching).toHaveBeenCalledTimes(1));
    table.view = { ...alone, moves: 7, round: 2 };
    flushSync();
    expect(loadCoaching).toHaveBeenCalledTimes(1);
  });

  it("lets a choice be kept, and asks as evenly at the third mistake as at the first", async () => {
    const { coach, played, sent, table } = coachedTable();
    for (const moves of [1, 2, 3]) {
      table.view = { ...viewOf(OFFER, LEGAL), moves }; // of one turn, or of several
      flushSync();
      played.act("2R2");
      await vi.waitFor(() => expect(coach.question).not.toBeNull());
      coach.doAnyway();
    }
    expect(sent).toEqual(["2R2", "2R2", "2R2"]);
  });

  it("says nothing of a good choice, and is silent where the engine is missing", async () => {
    const { coach, played, sent } = coachedTable();
    played.act("2R4");
    await vi.waitFor(() => expect(sent).toEqual(["2R4"]));
    coach.isBlind = true;
    played.act("2R2");
    expect(sent).toEqual(["2R4", "2R2"]);
  });

  it("sits only where nobody else plays", () => {
    const view = viewOf(OFFER);
    const bot = { seat: 1, kind: "bot", name: "Rui", level: "casual" } as const;
    const withBot = { ...view, seats: [...view.seats.slice(0, 1), bot] };
    expect(playsAlone(withBot, [0])).toBe(true);
    expect(playsAlone(view, [0, 1])).toBe(true); // on one device
    expect(playsAlone(view, [0])).toBe(false);
    expect(playsAlone(withBot, [])).toBe(false);
    const clock = { left: [1, 1], running: 0, at: 0 };
    expect(playsAlone({ ...withBot, clock }, [0])).toBe(false);
  });
});
