import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { room as azulRoom } from "../../src/azul/room";
import { room as duelRoom } from "../../src/duel/room";
import type { Room } from "../../src/lib/game";
import { Desk } from "../../src/around/desk.svelte";
import Log from "../../src/around/Log.svelte";
import MenuList from "../../src/around/MenuList.svelte";
import MoveLine from "../../src/around/MoveLine.svelte";
import Moves from "../../src/around/Moves.svelte";
import NotationBox from "../../src/around/NotationBox.svelte";
import Notices from "../../src/around/Notices.svelte";
import Parting from "../../src/around/Parting.svelte";
import { Replay } from "../../src/around/replay.svelte";
import Rail from "../../src/around/Rail.svelte";
import Result from "../../src/around/Result.svelte";
import ReturnButton from "../../src/around/ReturnButton.svelte";
import Toast from "../../src/parts/Toast.svelte";
import WhyWon from "../../src/around/WhyWon.svelte";
import { titleOf } from "../../src/around/title";
import { turnOf } from "../../src/around/turn";
import type { Acted, AnyCommand, Refused, View } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { Stage } from "../../src/lib/stage.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { moved, said, snapshot, STILL, view } from "../messages";
import { FakeSocket } from "../sockets";
import { GAME } from "./games";

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  await speak("en");
  await hear("lobby", "around", "later", "azul", "duel", "told", "refused");
});
afterEach(() => vi.unstubAllGlobals());

function seated(changes: Partial<View> = {}, yours = [0]): TableStore {
  const table = new TableStore("abc", "secret");
  onTestFinished(() => table.close());
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot({ yours, view: view(changes) }));
  return table;
}
const room = azulRoom as Room;
const sent = (): AnyCommand | undefined => FakeSocket.last.sent.at(-1);
const stageOf = (shown: View) => new Stage(STILL, shown);
const people: View["seats"] = [
  { seat: 0, kind: "person", name: "Marta", level: null },
  { seat: 1, kind: "person", name: "Rui", level: null },
];

describe("whose turn it is", () => {
  it("says what you are asked, and marks it in the title", () => {
    const table = seated({ prompt: said("prompt-azul-take", { round: 1 }) });
    const turn = turnOf(table, null);
    expect([turn.kind, turn.text]).toEqual(["yours", "Your turn: choose tiles"]);
    expect(titleOf(table, turn)).toBe("(●) Your turn – Azul");
  });

  it("names only what can be taken now", () => {
    const legal = ["1B4", "P+"].map((action) => ({ action, points: 0 }));
    const table = seated({ prompt: said("prompt-duel-turn", { round: 1 }), legal });
    table.snapshot = snapshot({ game: "duel" });
    const replay = new Replay(table, stageOf(table.view ?? view({})));
    expect(turnOf(table, replay).text).toBe("Your turn: tiles or a plate");
  });

  it("says that a round is scored, and asks nothing while tiles fly", () => {
    const table = seated({ prompt: said("prompt-azul-take", { round: 1 }) });
    const replay = new Replay(
      table,
      stageOf(view({ prompt: said("prompt-azul-take", { round: 1 }) })),
    );
    replay.stage.isBusy = true;
    expect(turnOf(table, replay).text).toBe("Your turn");
    replay.stage.isScoring = true;
    expect(turnOf(table, replay)).toMatchObject({ kind: "theirs", text: "Scoring" });
  });

  it("names a bot that thinks", () => {
    const table = seated({ turn: 1, legal: [] });
    table.thinking = 1;
    expect(turnOf(table, null)).toMatchObject({ kind: "thinking", text: "Rui is thinking" });
  });

  it("is not yours where a bot plays on your seat", () => {
    expect(turnOf(seated({ turn: 1 }, [1]), null).kind).toBe("theirs");
  });
});

describe("what the table has to tell", () => {
  const notices = (table: TableStore) =>
    render(Notices, { table, desk: new Desk("abc"), isLive: true });

  it("links a refusal to its rule", () => {
    const table = seated();
    table.refused = { rule: "AZ-3.2", reason: "Line 3 holds blue." } as Refused;
    notices(table);
    expect(screen.getByRole("alert").textContent).toContain("Line 3 holds blue.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/azul#AZ-3.2");
  });

  it("asks to confirm a move", async () => {
    notices(seated({ confirming: true, legal: [] }));
    await fireEvent.click(screen.getByText("Confirm"));
    expect(sent()).toMatchObject({ type: "confirm", version: 3 });
  });

  it("asks who is to agree, and lets who proposed withdraw", async () => {
    const offer = { kind: "back", seat: 1, waiting: [0], moves: 4 } as const;
    const { unmount } = notices(seated({ seats: people, offer }));
    expect(await screen.findByText("Rui would like to take a move back.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Agree"));
    expect(sent()).toMatchObject({ type: "agree" });
    unmount();
    notices(seated({ seats: people, offer: { ...offer, kind: "rematch", seat: 0, waiting: [1] } }));
    expect(await screen.findByText("You have offered a rematch. Waiting for Rui.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Withdraw"));
    expect(sent()).toMatchObject({ type: "decline" });
  });

  it("lets a bot play on for who is absent", async () => {
    const table = seated({ seats: people });
    table.presence = [{ seat: 1, present: false, absent: true }];
    notices(table);
    await fireEvent.click(await screen.findByText("Let a bot play on"));
    expect(sent()).toMatchObject({ type: "replace", seat: 1, level: "skilled" });
  });

  it("lets who waits claim a game that counts, in the turn of who is absent alone", async () => {
    const table = seated({ seats: people, turn: 1 });
    if (!table.snapshot) throw new Error("the table has not told of itself");
    table.snapshot = { ...table.snapshot, counts: true };
    table.presence = [{ seat: 1, present: false, absent: true }];
    notices(table);
    await fireEvent.click(await screen.findByText("Stop the game"));
    expect(sent()).toMatchObject({ type: "end" });
    expect(screen.queryByText("Let a bot play on")).toBeNull();
    if (table.view) table.view = { ...table.view, clock: { left: [9, 9], running: 1, at: 0 } };
    flushSync();
    expect(screen.queryByText("Stop the game")).toBeNull();
  });

  /** A game that counts, with that seat absent in its turn. */
  function claimed(seats = people): TableStore {
    const table = seated({ seats, turn: 1, legal: [] });
    if (table.snapshot) table.snapshot = { ...table.snapshot, counts: true };
    table.presence = [{ seat: 1, present: false, absent: true }];
    return table;
  }

  it("tells that nobody loses a game that counts for a bot that is silent, clock or not", async () => {
    const table = claimed(view().seats);
    if (table.view) table.view = { ...table.view, clock: { left: [9, 9], running: 1, at: 0 } };
    notices(table);
    expect(await screen.findByText(/^This bot does not answer: .* nobody wins/)).toBeTruthy();
    expect(screen.queryByText(/they have lost it/)).toBeNull();
  });

  it("tells again of who came back and went away again", async () => {
    const table = claimed();
    const isSeatOf = (absent: boolean) => [
      { seat: 0, present: false, absent: true }, // a second device, say
      { seat: 1, present: !absent, absent },
    ];
    table.presence = isSeatOf(true);
    notices(table);
    await fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByText("Rui is absent.")).toBeNull();
    for (const absent of [false, true]) {
      table.presence = isSeatOf(absent);
      flushSync();
    }
    expect(screen.getByText("Rui is absent.")).toBeTruthy();
  });

  it("offers in the menu, too, to stop a game that counts, and says who loses it", async () => {
    const table = claimed();
    const desk = new Desk("abc");
    const menu = { table, desk, replay: null, close: () => undefined };
    render(MenuList, menu);
    await fireEvent.click(screen.getByText("Stop the game"));
    render(Parting, { table, desk });
    expect(screen.getAllByText("Rui is absent and loses.")).toHaveLength(2);
    if (table.view) table.view = { ...table.view, turn: 0 };
    flushSync();
    expect([desk.asks, screen.queryByText("Stop the game")]).toEqual([null, null]);
  });

  it("gives a seat back to who comes again", async () => {
    notices(seated({ turn: 0 }, [1]));
    await fireEvent.click(await screen.findByText("Take your seat again"));
    expect(sent()).toMatchObject({ type: "sit" });
  });
});

describe("a box for notation", () => {
  it("sends what is typed, with the capitals of a legal action", async () => {
    const table = seated();
    render(NotationBox, { table, desk: new Desk("abc") });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " 1b1 " } });
    await fireEvent.submit(screen.getByRole("textbox").closest("form") as HTMLFormElement);
    expect(sent()).toMatchObject({ type: "act", action: "1B1" });
  });

  it("gives an example of what may be typed now", () => {
    render(NotationBox, {
      table: seated({ legal: [{ action: "P2", points: 0 }] }),
      desk: new Desk("abc"),
    });
    expect(screen.getByText("For example P2, then Enter.")).toBeTruthy();
    expect(screen.getByRole("textbox").getAttribute("placeholder")).toBe("P2");
  });

  it("shows beside it why something was refused", async () => {
    const table = seated();
    const desk = new Desk("abc");
    desk.isTyping = true;
    render(NotationBox, { table, desk });
    table.refused = { rule: "", reason: "A colour is B, Y, R, K or T." } as Refused;
    expect(await screen.findByText("A colour is B, Y, R, K or T.")).toBeTruthy();
  });
});

describe("the log", () => {
  it("tells moves and points in words", () => {
    render(Log, { table: seated(), heard: GAME.slice(2, 4) });
    const log = screen.getByRole("log").textContent ?? "";
    expect(log).toContain("You take 1 blue from factory 2 and put it in line 1");
    expect(log).toContain("Rui: −3: floor line, 2 spaces");
    expect(log).not.toContain("Marta: ");
  });
});

describe("moves and results", () => {
  function finished(): { table: TableStore; replay: Replay } {
    const table = seated({
      status: "over",
      turn: null,
      moves: 6,
      scores: [8, 4],
      position: "2 over 1 - - - - - - 8:-/-/-/-/-:B..../...../...../...../.....:- 4:-:.....:-",
      result: {
        how: "finished",
        winners: [0],
        scores: [8, 4],
        seat: null,
        why: "",
      },
    });
    table.events = GAME;
    return { table, replay: new Replay(table, stageOf(view())) };
  }

  it("lists moves by round, the newest first, and shows one that is pressed", async () => {
    const { table, replay } = finished();
    const chosen = vi.fn();
    render(Moves, { table, room, replay, onchoose: chosen });
    expect(screen.getAllByRole("heading").map((each) => each.textContent?.trim())).toEqual([
      "Round 2 8 : 4",
      "Round 1 3 : 0",
    ]);
    expect(screen.getByText("1 → line 5")).toBeTruthy();
    expect(screen.getByText("centre → floor")).toBeTruthy();
    await fireEvent.click(screen.getByText(/^You take 1 blue/));
    expect([replay.at, chosen.mock.calls.length]).toEqual([3, 1]);
  });

  it("tells who won, where points came from, and the scores by round", async () => {
    const { table, replay } = finished();
    const desk = new Desk("abc");
    desk.showsResult = true;
    render(Result, { table, desk, room, replay });
    expect(screen.getByRole("heading", { level: 1 }).textContent?.trim()).toBe(
      "You win with 8 points.",
    );
    const words = (cell: Element) => cell.textContent?.trim() ?? "";
    const rows = screen.getAllByRole("row").map((row) => [...row.children].map(words).join(" "));
    expect(rows).toContain("3 Tiles placed 4");
    expect(rows).toContain("−2 Floor line −3");
    expect(rows).toContain("8 Total 4");
    expect(rows).toContain("You 0 3 8");
    await fireEvent.click(screen.getByText("Rematch"));
    expect(sent()).toMatchObject({ type: "rematch" });
    await fireEvent.click(screen.getByText("Show the table"));
    expect(desk.showsResult).toBe(false);
  });

  it("tells who lost why, and what to do about it", () => {
    const { table, replay } = finished();
    const result = table.view?.result;
    if (!result || !table.view) throw new Error("the game is not over");
    const lost: View["result"] = { ...result, scores: [4, 8], winners: [1] };
    table.view = { ...table.view, result: lost };
    render(Result, { table, desk: new Desk("abc"), room, replay });
    const card = screen.getByRole("heading", { name: "Why Rui won" }).parentElement;
    expect(card?.textContent).toContain("You were 4 points behind. The winner did better here:");
    expect(card?.textContent).toMatch(/1\s*Tiles placed\s*A tile scores for every tile/);
    // what is listed adds up to the points behind
    expect(card?.textContent).toMatch(/1\s*The winner did better in everything else together, too/);
    expect(screen.queryByText(/The greatest lead/)).toBeNull();
  });

  it("tells in what else who lost did better, so that the figures add up, and what was lost", () => {
    const { table } = finished();
    const result = table.view?.result;
    if (!result || !table.view) throw new Error("the game is not over");
    table.view = { ...table.view, result: { ...result, scores: [0, 28], winners: [1] } };
    const sources = [
      { why: "start", points: [5, 5] },
      { why: "tile", points: [20, 42] },
      { why: "jokers", points: [3, 0] },
      { why: "broken", points: [-40, -15] },
      { why: "draw", points: [-4, -1] },
      { why: "raised", points: [16, -3] },
    ];
    render(WhyWon, { table, sources });
    const items = screen.getAllByRole("listitem").map((each) => each.textContent);
    const figures = items.map((each) => Number(/^\s*(−?\d+)/.exec(each)?.[1]?.replace("−", "-")));
    expect(figures.reduce((sum, each) => sum + each, 0)).toBe(28);
    expect(items.at(-1)).toContain("You did better in everything else together.");
    expect(items.join()).toContain("You lost 40, the winner 15. Not all of it was taken");
  });

  it("tells who won why, without advice", () => {
    const { table, replay } = finished();
    render(Result, { table, desk: new Desk("abc"), room, replay });
    const card = screen.getByRole("heading", { name: "Why you won" }).parentElement;
    expect(card?.textContent).toContain("You were 4 points ahead of Rui. You did better here:");
    expect(card?.textContent).toMatch(/7\s*Columns/);
    expect(card?.textContent).not.toContain("A tile scores for every tile");
    expect(screen.queryByText(/The greatest lead/)).toBeNull();
  });

  it("tells who watched where the lead came from", () => {
    const { table, replay } = finished();
    if (table.snapshot) table.snapshot = { ...table.snapshot, yours: [] };
    render(Result, { table, desk: new Desk("abc"), room, replay });
    expect(screen.queryByRole("heading", { name: /^Why / })).toBeNull();
    expect(screen.getByText(/The greatest lead/)).toBeTruthy();
  });

  it("shows a move of the last round where it happened, not the final table", async () => {
    settings.speed = 0;
    const { table, replay } = finished();
    render(Result, { table, desk: new Desk("abc"), room, replay });
    const last = GAME.at(-1)?.view.moves ?? 0;
    replay.relive(last);
    expect(replay.at).toBe(replay.stops.at(-2));
    expect(screen.getByText(/^Round 1: you scored 3 points at once/)).toBeTruthy();
  });

  it("plays that move after a look at the table before it, where things move", () => {
    vi.useFakeTimers();
    settings.speed = 1;
    const { replay } = finished();
    const next = vi.spyOn(replay, "next");
    replay.relive(GAME.at(-1)?.view.moves ?? 0);
    expect([replay.at, next.mock.calls.length]).toEqual([replay.stops.at(-2), 0]);
    return vi.advanceTimersByTimeAsync(1_000).then(() => {
      expect(next).toHaveBeenCalledOnce();
      expect(replay.isLive).toBe(true);
      settings.speed = 0;
      vi.useRealTimers();
    });
  });

  it("leads from a replay to the result and to a rematch", async () => {
    const { table, replay } = finished();
    const desk = new Desk("abc");
    replay.first();
    render(ReturnButton, { replay, desk });
    await fireEvent.click(screen.getByText("Rematch"));
    expect(sent()).toMatchObject({ type: "rematch" });
    await fireEvent.click(screen.getByText("Show the result"));
    expect([desk.showsResult, replay.isLive]).toEqual([true, true]);
    expect(table.view?.status).toBe("over");
  });

  it("leads from the result to the table after a move", async () => {
    const { table, replay } = finished();
    const desk = new Desk("abc");
    desk.showsResult = true;
    render(Rail, { table, desk, room, replay });
    expect(desk.showsResult).toBe(true);
    await fireEvent.click(screen.getByText(/^You take 1 blue/));
    expect([desk.showsResult, replay.isLive]).toEqual([false, false]);
  });

  it("pictures a plate instead of spelling it", () => {
    const taken = said("log-take-plate", { seat: 0, takes: "four spaces" });
    const effects = [moved("YBKS", "display2", "plate")];
    const move = { ...GAME[2], said: taken, effects, action: "P2" } as Acted;
    render(MoveLine, {
      move,
      room: duelRoom as Room,
      you: 0,
      isCurrent: false,
      onchoose: () => undefined,
    });
    expect(document.querySelectorAll(".platelet svg")).toHaveLength(4);
    expect(document.body.textContent).not.toMatch(/YBKS|P2/);
  });
});

describe("a passing remark", () => {
  it("goes away by itself, and is nothing that the page makes room for", async () => {
    vi.useFakeTimers();
    const desk = new Desk("abc");
    render(Toast, {
      get remark() {
        return desk.remark;
      },
    });
    desk.tell("The link is copied.");
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("The link is copied.");
    vi.advanceTimersByTime(5_000);
    flushSync();
    expect(screen.getByRole("status").textContent?.trim()).toBe("");
    vi.useRealTimers();
  });
});
