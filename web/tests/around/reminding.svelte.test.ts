import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Desk } from "../../src/around/desk.svelte";
import { followTurn } from "../../src/around/following.svelte";
import Notices from "../../src/around/Notices.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import Reminders from "../../src/parts/Reminders.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { snapshot, view } from "../messages";
import { FakeSocket } from "../sockets";

const shown: { title: string; options: NotificationOptions }[] = [];
let answer: NotificationPermission = "granted";

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = "default";
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = answer;
    return Promise.resolve(answer);
  }
  constructor(title: string, options: NotificationOptions) {
    super();
    shown.push({ title, options });
  }
  close(): void {
    return; // nothing is shown
  }
}

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("Notification", FakeNotification);
  FakeNotification.permission = "default";
  answer = "granted";
  shown.length = 0;
  localStorage.clear();
  Object.assign(settings, { sound: false, notify: false });
  await speak("en");
  await hear("around", "told", "turn", "later");
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody at whose table the turn comes while the page is hidden, or seen. */
async function turnComes(isHidden: boolean): Promise<Desk> {
  const table = new TableStore("abc", "secret");
  onTestFinished(() => table.close());
  const desk = new Desk("abc");
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot({ view: view({ turn: 1, legal: [] }) }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  const stop = $effect.root(() => followTurn(table, desk, () => null));
  flushSync();
  table.view = view({ turn: 0, legal: [{ action: "1B1", points: 0 }] });
  flushSync();
  stop();
  await vi.dynamicImportSettled();
  render(Notices, { table, desk, isLive: true });
  return desk;
}

describe("a turn that comes while the page is hidden", () => {
  it("is told by a notification, where that is wanted and allowed", async () => {
    Object.assign(settings, { notify: true });
    FakeNotification.permission = "granted";
    const desk = await turnComes(true);
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]).toMatchObject({ title: "Your turn: Azul", options: { tag: "/t/abc" } });
    expect(desk.missedTurn).toBe(false);
  });

  it("is asked about once, when somebody is back", async () => {
    await turnComes(true);
    await fireEvent.click(await screen.findByRole("button", { name: "With a notification" }));
    await vi.waitFor(() => expect(settings.notify).toBe(true));
    expect(screen.queryByText("Your turn came while you were away.")).toBeNull();
    settings.notify = false;
    expect((await turnComes(true)).missedTurn).toBe(false);
  });

  it("is no reason to ask where the page is seen, or sounds are on", async () => {
    expect((await turnComes(false)).missedTurn).toBe(false);
    settings.sound = true;
    expect((await turnComes(true)).missedTurn).toBe(false);
  });
});

describe("the setting", () => {
  it("asks the browser, and says so where it does not allow it", async () => {
    answer = "denied";
    render(Reminders);
    const wanted = screen.getByRole("switch", { name: "Notification" });
    await fireEvent.click(wanted);
    expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
    expect(settings.notify).toBe(false);
  });
});
