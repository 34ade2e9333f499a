import { describe, expect, it } from "vitest";
import { filtered, plain, rulebookOf, type Rulebook } from "../../src/school/chapters";

const BOOKS = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  import: "default",
  eager: true,
});
const HTML = `<h1>Rules</h1><p>What they say.</p>
<h2>AZ-1 Set-up</h2><p>First:</p>
<ul><li id="AZ-1.1"><strong>AZ-1.1</strong> A bag. <strong>[our ruling]</strong> See AZ-2.1.</li>
<li><strong>AZ-1.2</strong> A lid. <strong>AZ-1.3</strong> A marker.</li></ul>
<h2>Examples</h2><ol><li>Ana takes two.</li></ol>`;

const idsOf = (book: Rulebook) =>
  book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap(({ items }) => items.flatMap(({ ids }) => ids)),
  );

describe("the numbered rules", () => {
  const book = rulebookOf(HTML);

  it("are taken apart into chapters", () => {
    expect(book.title).toBe("Rules");
    expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
      ["chapter-0", ""],
      ["AZ-1", "AZ-1 Set-up"],
      ["chapter-2", "Examples"],
    ]);
    expect(book.chapters[2]?.blocks[0]?.kind).toBe("numbers");
  });

  it("are found by their ids, also those that share an item", () => {
    expect(idsOf(book)).toEqual(["AZ-1.1", "AZ-1.2", "AZ-1.3"]);
    expect(book.chapters[1]?.blocks[1]?.items[1]?.html).toContain('<strong id="AZ-1.3">');
  });

  it("link the rules that they name, and set remarks apart", () => {
    const html = book.chapters[1]?.blocks[1]?.items[0]?.html;
    expect(html).toContain('<a href="#AZ-2.1">AZ-2.1</a>');
    expect(html).toContain('class="remark"');
  });

  it("are filtered by all words, whatever their case and accents", () => {
    expect(idsOf(filtered(book, "BÁG ruling"))).toEqual(["AZ-1.1"]);
    expect(filtered(book, "bag lid").chapters).toEqual([]);
    expect(filtered(book, " ")).toBe(book);
    expect(plain("Csempéző")).toBe("csempezo");
  });
});

describe("the rules in every language", () => {
  const path = (folder: string, game: string) => `../../../docs/rules/${folder}${game}.md`;
  for (const game of ["azul", "duel"])
    for (const folder of ["pt-PT/", "pt-BR/", "nl/", "hu/"])
      it(`${folder}${game} tells the same rules as the English ones`, () => {
        const english = idsOf(rulebookOf(BOOKS[path("", game)] ?? ""));
        expect(english.length).toBeGreaterThan(30);
        expect(idsOf(rulebookOf(BOOKS[path(folder, game)] ?? ""))).toEqual(english);
      });
});
