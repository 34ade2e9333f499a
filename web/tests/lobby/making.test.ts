import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../../src/App.svelte";
import { azul } from "../../src/azul";
import AzulForm from "../../src/azul/Options.svelte";
import { duel } from "../../src/duel";
import DuelForm from "../../src/duel/Options.svelte";
import GameCard from "../../src/lobby/GameCard.svelte";
import { linkTo } from "../../src/lobby/links";
import NewTable from "../../src/lobby/NewTable.svelte";
import { remembered } from "../../src/lobby/remembered.svelte";
import { mine } from "../../src/lib/mine.svelte";
import { placeOf, route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { hear } from "../../src/lib/words.svelte";
import { answering } from "./tables";

const MADE = {
  table: "bbbbbbbbbbbb",
  path: "/t/bbbbbbbbbbbb#mine",
  token: "mine",
  links: [{ seat: 1, token: "theirs", path: "/t/bbbbbbbbbbbb#theirs" }],
};
const REFUSED = { type: "refused", code: "option", rule: "", reason: "There is no such level." };

beforeAll(() => hear("lobby", "home", "azul", "duel", "later"));
beforeEach(() => {
  localStorage.clear();
  settings.name = "";
});

describe("a game on the first page", () => {
  it("is played against a bot with one click", async () => {
    const server = answering(200, MADE);
    vi.stubGlobal("fetch", server.fetch);
    render(GameCard, { game: azul });
    await fireEvent.click(screen.getByRole("button", { name: "Play a bot" }));
    await vi.waitFor(() => expect(route.place).toMatchObject({ table: "bbbbbbbbbbbb" }));
    expect(await server.asked[0]?.json()).toEqual({
      game: "azul",
      seats: [
        { kind: "me", name: "Guest" },
        { kind: "bot", level: "casual", name: expect.stringMatching(/./) as string },
      ],
      hints: true,
    });
    expect(mine.token("bbbbbbbbbbbb")).toBe("mine");
  });

  it("is first played with a coach at the level that was chosen, else at the easiest", async () => {
    const server = answering(200, MADE);
    vi.stubGlobal("fetch", server.fetch);
    render(GameCard, { game: duel });
    const level = async () => {
      const asked = server.asked.length;
      await fireEvent.click(screen.getByRole("button", { name: "First game with a coach" }));
      await vi.waitFor(() => expect(server.asked).toHaveLength(asked + 1));
      return ((await server.asked.at(-1)?.json()) as { seats: unknown[] }).seats[1];
    };
    expect(screen.getByText(/^A bot at level “beginner”/)).toBeTruthy();
    expect(await level()).toMatchObject({ kind: "bot", level: "beginner" });
    mine.forget("bbbbbbbbbbbb");
    remembered.level = "expert";
    flushSync();
    expect(screen.getByText(/^A bot at level “expert”/)).toBeTruthy();
    expect(await level()).toMatchObject({ kind: "bot", level: "expert" });
    remembered.level = "casual";
  });

  it("asks for a name before a friend is invited, and keeps the link", async () => {
    const server = answering(200, MADE);
    vi.stubGlobal("fetch", server.fetch);
    render(GameCard, { game: duel });
    await fireEvent.click(screen.getByRole("button", { name: "Invite a friend" }));
    expect(server.asked).toEqual([]);
    const field = await screen.findByLabelText("Your name");
    await fireEvent.input(field, { target: { value: "Ana" } });
    await fireEvent.click(screen.getByText("Get the link"));
    await vi.waitFor(() => expect(linkTo("bbbbbbbbbbbb", 1)?.token).toBe("theirs"));
    expect(linkTo("bbbbbbbbbbbb", 0)).toBeNull();
  });

  it("says why it can't be played, and lets you try again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(GameCard, { game: azul });
    await fireEvent.click(screen.getByRole("button", { name: "Play a bot" }));
    expect((await screen.findByRole("alert")).textContent).toContain("can’t be reached");
    vi.stubGlobal("fetch", answering(422, REFUSED).fetch);
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("There is no such level.")).toBeTruthy();
  });
});

describe("the form of a new table", () => {
  it("keeps all that was written when the server refuses it", async () => {
    vi.stubGlobal("fetch", answering(422, REFUSED).fetch);
    render(NewTable, { game: azul, Form: AzulForm });
    await fireEvent.input(screen.getByLabelText("Seat 1: name"), { target: { value: "Ana" } });
    await fireEvent.click(screen.getByRole("radio", { name: "4" }));
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect(await screen.findByText("There is no such level.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Seat 1: name").value).toBe("Ana");
    expect(screen.getByLabelText("Seat 4: who sits there")).toBeTruthy();
  });

  it("wants a name where others will see it, and keeps it", async () => {
    const server = answering(200, MADE);
    vi.stubGlobal("fetch", server.fetch);
    render(NewTable, { game: azul, Form: AzulForm });
    await fireEvent.click(screen.getByRole("switch", { name: "Public" }));
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Enter a name");
    expect(server.asked).toEqual([]);
    await fireEvent.input(screen.getByLabelText("Seat 1: name"), { target: { value: "Ana" } });
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    expect(settings.name).toBe("Ana");
  });

  it("shows the scoring tiles of Duel with a sentence each", async () => {
    render(NewTable, { game: duel, Form: DuelForm });
    expect(
      screen.getByText("10 points for each of the two long diagonals, if it is full."),
    ).toBeTruthy();
    await fireEvent.click(screen.getByRole("radio", { name: "Choose" }));
    expect(screen.getAllByRole("radio", { name: "Without it" })).toHaveLength(4);
    expect(screen.getByText("Lose 3 points for each special space that is empty.")).toBeTruthy();
  });

  it("asks for the sides of the scoring tiles that were chosen", async () => {
    const server = answering(200, MADE);
    vi.stubGlobal("fetch", server.fetch);
    render(NewTable, { game: duel, Form: DuelForm });
    await fireEvent.click(screen.getByRole("radio", { name: "Choose" }));
    await fireEvent.click(screen.getByRole("radio", { name: /^Border/ }));
    await fireEvent.click(screen.getByRole("radio", { name: /^Jokers/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    const scoring = "rows,border,diagonals,jokers";
    expect(await server.asked[0]?.json()).toMatchObject({ options: { scoring, first: "random" } });
  });

  it("is lost for a game that there is not", async () => {
    route.place = placeOf("/new/chess", "");
    render(App);
    expect(await screen.findByRole("heading", { name: "There is no such page" })).toBeTruthy();
  });
});
