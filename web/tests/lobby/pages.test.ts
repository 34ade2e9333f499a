import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Home from "../../src/lobby/Home.svelte";
import Records from "../../src/lobby/Records.svelte";
import Settings from "../../src/parts/Settings.svelte";
import Watch from "../../src/lobby/Watch.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { hear, words } from "../../src/lib/words.svelte";
import { ANA, answering, FREE } from "./tables";

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(async () => {
  await hear("lobby", "home", "azul", "duel", "later");
  vi.stubGlobal("fetch", answering(200, { tables: [] }).fetch);
});

describe("the pages", () => {
  it("say which they are in the title and in the bar", () => {
    render(Home);
    expect(document.title).toBe("Play · Tilewright");
    expect(screen.getByRole("link", { current: "page" }).textContent?.trim()).toBe("Play");
  });

  it("say that the server is away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(Home);
    expect((await screen.findByRole("alert")).textContent).toContain("can’t be reached");
  });

  it("tell what to do where nobody plays", async () => {
    render(Watch);
    const next = await screen.findByRole("link", { name: "Open a table of Azul" });
    expect(next.getAttribute("href")).toBe("/new/azul");
  });

  it("list the public tables by what can be done there", async () => {
    const listed = { game: "azul", options: { seats: "2" }, path: "/t/x", seats: [ANA, FREE] };
    const tables = [
      { ...listed, table: "x", status: "waiting" },
      { ...listed, table: "y", status: "playing", seats: [ANA, { ...ANA, seat: 1, name: "Rui" }] },
    ];
    vi.stubGlobal("fetch", answering(200, { tables }).fetch);
    render(Watch);
    expect((await screen.findByRole("link", { name: /Join/ })).textContent).toContain(
      "1 free seat",
    );
    expect(screen.getByRole("link", { name: /Azul: Ana and Rui.*Watch/s })).toBeTruthy();
  });

  it("explain a record that can't be read", async () => {
    const reason = "Line 3: This is no action.";
    vi.stubGlobal("fetch", answering(422, { type: "refused", code: "record", reason }).fetch);
    render(Records);
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "[Game]" } });
    await fireEvent.click(screen.getByRole("button", { name: "Look at the game" }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("[Game]");
  });

  it("put the lesson among what waits for somebody who has begun to learn", () => {
    const lesson = createRawSnippet(() => ({ render: () => "<li>Lesson 4</li>" }));
    render(Home, { lesson });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Welcome back");
    expect(screen.getByText("Lesson 4").closest("section")?.textContent).toContain("Continue");
  });
});

describe("the settings", () => {
  it("are kept as they are chosen", async () => {
    render(Settings, { open: true });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ana" } });
    await fireEvent.click(screen.getByRole("radio", { name: "½" }));
    await fireEvent.click(screen.getByRole("radio", { name: "After 3 seconds" }));
    await fireEvent.click(screen.getByRole("switch", { name: "Bag and odds" }));
    expect(settings).toMatchObject({ name: "Ana", speed: 0.5, confirming: "timed", odds: false });
    expect(words.language).toBe("en");
  });
});
