import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepLinks } from "../../src/lobby/links";
import Waiting from "../../src/lobby/Waiting.svelte";
import { deviceToken } from "../../src/lib/device";
import { route } from "../../src/lib/route.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { hear } from "../../src/lib/words.svelte";
import { answering, waitingTable } from "./tables";

beforeAll(() => hear("lobby", "azul", "duel"));
beforeEach(() => {
  localStorage.clear();
  settings.name = "";
});

describe("a table that waits", () => {
  it("tells who is there", () => {
    const { table } = waitingTable([0]);
    render(Waiting, { table });
    expect(screen.getByText("3 players, gray wall")).toBeTruthy();
    expect(screen.getByText("Ana")).toBeTruthy();
    expect(screen.getByText("casual bot")).toBeTruthy();
    expect(screen.getByText("free")).toBeTruthy();
  });

  it("shows the link to a free seat to who made the table", () => {
    keepLinks("aaaaaaaaaaaa", [{ seat: 1, token: "t", path: "/t/aaaaaaaaaaaa#t" }]);
    const { table } = waitingTable([0]);
    render(Waiting, { table });
    const field = screen.getByLabelText<HTMLInputElement>("Link to seat 2");
    expect(field.value).toMatch(/^http.*\/t\/aaaaaaaaaaaa#t$/);
    expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
    expect(screen.getByText(/on this computer only/)).toBeTruthy();
  });

  it.each([
    ["make", 'make play ARGS="--host 0.0.0.0"'],
    ["play", "tilewright play --host 0.0.0.0"],
    ["serve", "tilewright serve --host 0.0.0.0"],
  ])("says how to let others in to who started it with %s", async (started, advice) => {
    const health = JSON.stringify({ status: "ok", levels: [], started });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(health)));
    keepLinks("aaaaaaaaaaaa", [{ seat: 1, token: "t", path: "/t/aaaaaaaaaaaa#t" }]);
    render(Waiting, { table: waitingTable([0]).table });
    expect((await screen.findByText(/To let others in/)).textContent).toContain(advice);
  });

  it("offers a seat to who came by its link", async () => {
    const { table, sent } = waitingTable([1]);
    vi.stubGlobal("fetch", answering(200, {}).fetch);
    render(Waiting, { table });
    expect(screen.getByText("Ana invites you to play")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(sent).toEqual([]);
    expect(screen.getByText("Enter a name: the others will see it.")).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Rui " } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await vi.waitFor(() => expect(sent).toEqual(["hello", { type: "sit", name: "Rui" }]));
    expect(deviceToken()).toBe("device"); // of the player who sits down
    expect(settings.name).toBe("Rui");
  });

  it("lets a visitor of a public table claim a seat", async () => {
    const claimed = { table: "aaaaaaaaaaaa", seat: 1, token: "t", path: "/t/aaaaaaaaaaaa#t" };
    const server = answering(200, claimed);
    vi.stubGlobal("fetch", server.fetch);
    render(Waiting, { table: waitingTable([], true).table });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Rui" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await vi.waitFor(() => expect(route.place).toMatchObject({ page: "table", token: "t" }));
    expect(await server.asked[0]?.json()).toEqual({ name: "Rui" });
  });

  it("claims a seat once, however often it is asked for", async () => {
    const claimed = { table: "aaaaaaaaaaaa", seat: 1, token: "t", path: "/t/aaaaaaaaaaaa#t" };
    const server = answering(200, claimed);
    vi.stubGlobal("fetch", server.fetch);
    settings.name = "Rui";
    render(Waiting, { table: waitingTable([], true).table });
    const button = screen.getByRole("button", { name: "Sit down" });
    button.click();
    button.click();
    await vi.waitFor(() => expect(server.asked).not.toEqual([]));
    expect(server.asked).toHaveLength(1);
  });

  it("offers nothing to a visitor without a link", () => {
    render(Waiting, { table: waitingTable([]).table });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
