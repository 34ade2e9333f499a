import { render, screen, fireEvent } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../../src/games";
import { hasWords, hear, speak } from "../../src/lib/words.svelte";
import { rulebookOf } from "../../src/school/chapters";
import { bookOf, lessonsOn } from "../../src/school/lessons";
import Rules from "../../src/school/Rules.svelte";
import { answering } from "../lobby/tables";

const BOOKS = import.meta.glob<string>("../../../docs/rules/*.md", {
  import: "default",
  eager: true,
});

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(async () => {
  vi.stubGlobal("fetch", answering(200, { tables: [] }).fetch);
  await hear("lobby", "azul", "duel", "how");
});

for (const game of GAMES)
  describe(`the pages that teach ${game.id}`, async () => {
    const rulebook = rulebookOf(BOOKS[`../../../docs/rules/${game.id}.md`] ?? "");
    const items = rulebook.chapters.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items));
    const rules = new Set(items.flatMap(({ ids }) => ids));
    const book = await bookOf(game.id);
    const how = await game.loadHow();
    if (book === undefined) throw new Error(`${game.id} has no lessons`);

    it("link from lessons to rules that there are, and back", () => {
      for (const lesson of book.lessons) {
        const named = [...lesson.rules, ...lesson.steps.map(({ rule }) => rule)];
        expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
        for (const rule of named)
          expect(lessonsOn(book, [rule]).map(([, each]) => each)).toContain(lesson);
      }
    });

    it("link from each picture of how it is played to a rule and to lessons", () => {
      expect(how.told).toHaveLength(5);
      for (const [at, told] of how.told.entries()) {
        expect(told.filter((rule) => !rules.has(rule))).toEqual([]);
        expect(lessonsOn(book, told).length).toBeGreaterThan(0);
        expect(hasWords(`how-${game.id}-${at + 1}-text`)).toBe(true);
      }
    });

    it("draw what the rulebooks show only in a picture", () => {
      const shown = items.filter(({ text }) => text.includes("[from the picture"));
      const ids = shown.flatMap(({ ids: [first] }) => (first === undefined ? [] : [first]));
      expect(ids.length).toBeGreaterThan(1);
      expect(ids.filter((id) => !how.pictured.has(id))).toEqual([]);
      expect([...how.pictured].filter((id) => !rules.has(id))).toEqual([]);
    });
  });

describe("the numbered rules", () => {
  it("mark the rule that was asked for, with its picture and the lesson that teaches it", async () => {
    await speak("en");
    const { container } = render(Rules, { game: "azul", rule: "AZ-5.4" });
    await vi.waitFor(() => expect(container.querySelector(".is-asked")?.id).toBe("AZ-5.4"));
    const asked = container.querySelector<HTMLElement>(".is-asked");
    await vi.waitFor(() => expect(asked?.querySelector(".picture svg")).toBeTruthy());
    const links = [...(asked?.querySelectorAll("a") ?? [])];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent?.trim()])).toEqual([
      ["/learn/azul/floor", "Lesson 3: What falls costs"],
      ["/learn/azul/leave", "Lesson 8: Leave them a bad one"],
    ]);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "swordfish" } });
    expect(screen.getByText("No rule says “swordfish”.")).toBeTruthy();
  });
});
