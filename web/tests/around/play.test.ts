import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Play from "../../src/around/Play.svelte";
import { hear, speak } from "../../src/lib/words.svelte";
import { OFFER, viewOf } from "../azul/tables";
import { snapshot } from "../messages";
import { FakeSocket } from "../sockets";

const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  FakeSocket.made = [];
  await speak("en");
  await hear("around", "later", "azul", "told");
});
afterEach(() => vi.unstubAllGlobals());

it("shows whoever gave no name by the badge of You, at the table and on the result", async () => {
  render(Play, { table: "abc", token: "secret", waiting: nothing, next: nothing });
  const badges = () =>
    [...document.querySelectorAll(".face.p1")].map(({ textContent }) => textContent);
  const all = () => [...new Set(badges())];
  const shown = viewOf(OFFER, [{ action: "2R4", points: 1 }]);
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot({ view: shown }));
  await vi.waitFor(() => expect(badges().length).toBeGreaterThan(0));
  expect(all()).toEqual(["Y"]);
  const result = { how: "finished", scores: [3, 2], seat: null, why: "", winners: [0] } as const;
  const over = { ...shown, status: "over", turn: null, legal: [], result } as never;
  FakeSocket.last.say(snapshot({ version: 4, view: over }));
  await vi.waitFor(() => expect(document.querySelector("main.result .face")).not.toBeNull());
  expect(all()).toEqual(["Y"]);
});
