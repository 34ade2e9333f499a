import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Company } from "../../src/around/company/company.svelte";
import People from "../../src/around/company/People.svelte";
import { ratingText } from "../../src/around/company/rating";
import type { TableStore } from "../../src/lib/table.svelte";
import { hear } from "../../src/lib/words.svelte";

const PLAYERS = {
  rated: true,
  seats: [
    { seat: 0, player: null, rating: 1432, provisional: false, after: null },
    { seat: 1, player: "bbbbbbbbbbbb", rating: null, provisional: true, after: null },
  ],
};

function tableOfTwo(): { table: TableStore; spoken: string[] } {
  const spoken: string[] = [];
  const person = (seat: number, name: string) => ({ seat, name, kind: "person", level: null });
  const table = {
    id: "aaaaaaaaaaaa",
    token: "secret",
    yours: [0],
    link: "open",
    view: { seats: [person(0, "Ana"), person(1, "Ben")] },
    snapshot: { rated: true },
    speak: (phrase: string) => spoken.push(phrase),
  };
  return { table: table as unknown as TableStore, spoken };
}

beforeAll(() => hear("company"));
beforeEach(() => localStorage.clear());

describe("other people at a table", () => {
  it("have a question mark behind a rating that is not certain yet", () => {
    expect(PLAYERS.seats.map(ratingText)).toEqual(["1432", "1500?"]);
  });

  it("are spoken to, muted for this table, and reported with a reason", async () => {
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
      asked.push([path, request]);
      const headers = { "Content-Type": "application/json" };
      const body = path.endsWith("/players") ? PLAYERS : { complaint: "c" };
      return Promise.resolve(new Response(JSON.stringify(body), { headers }));
    });
    const { table, spoken } = tableOfTwo();
    const company = new Company(table);
    await company.look();
    company.isOpen = true;
    render(People, { company });
    expect(screen.getByRole("link", { name: "Ben" }).getAttribute("href")).toBe(
      "/players/bbbbbbbbbbbb",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Mute: Ben" }));
    expect(new Company(table).muted).toEqual([1]);
    await fireEvent.click(screen.getByRole("button", { name: "Report: Ben" }));
    await fireEvent.click(screen.getByRole("button", { name: "Unfair play" }));
    expect(await screen.findByText(/^Thank you\. /)).toBeTruthy();
    const [path, request] = asked.at(-1) ?? [];
    expect(path).toBe("/api/tables/aaaaaaaaaaaa/complaints");
    expect(request?.body).toBe('{"seat":1,"why":"unfair"}');
    expect(request?.headers).toMatchObject({ Authorization: "Bearer secret" });
    await fireEvent.click(screen.getByRole("button", { name: "Good luck!" }));
    expect(spoken).toEqual(["luck"]);
  });
});
