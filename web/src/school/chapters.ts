/** The numbered rules taken apart: chapters of items, to be found, filtered and pointed at. */

export interface Item {
  /** the rules that it tells; mostly one */
  readonly ids: readonly string[];
  readonly html: string;
  /** in small letters without accents, to search in */
  readonly text: string;
}

export interface Block {
  readonly kind: "text" | "list" | "numbers";
  readonly items: readonly Item[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const RULE = /[A-Z]{2}-\d+(?:\.\d+)?/g;

/** The rules as the build made them of a file of docs/rules. */
export function rulebookOf(html: string): Rulebook {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  let title = "";
  for (const element of body.children) {
    const said = element.textContent?.trim() ?? "";
    if (element.tagName === "H1") title = said;
    else if (element.tagName === "H2" || chapters.length === 0) {
      const isHead = element.tagName === "H2";
      const id = (isHead && said.match(RULE)?.[0]) || `chapter-${chapters.length}`;
      chapters.push({ id, title: isHead ? said : "", blocks: isHead ? [] : [blockOf(element)] });
    } else chapters.at(-1)?.blocks.push(blockOf(element));
  }
  return { title, chapters };
}

/** The rulebook with nothing but what holds these words; all of it for none. */
export function filtered(book: Rulebook, words: string): Rulebook {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const fits = (item: Item) => wanted.every((word) => item.text.includes(word));
  const chapters = book.chapters.flatMap((chapter) => {
    const blocks = chapter.blocks
      .map((block) => ({ ...block, items: block.items.filter(fits) }))
      .filter(({ items }) => items.length > 0);
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
  return { ...book, chapters };
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function blockOf(element: Element): Block {
  const isList = element.tagName === "UL" || element.tagName === "OL";
  const parts = isList ? [...element.children] : [element];
  const kind = element.tagName === "UL" ? "list" : isList ? "numbers" : "text";
  return { kind, items: parts.map((part) => itemOf(part, !isList)) };
}

function itemOf(part: Element, isWhole: boolean): Item {
  part.removeAttribute("id"); // the page itself marks where an item begins
  const ids: string[] = [];
  for (const strong of part.querySelectorAll("strong")) {
    const said = strong.textContent ?? "";
    if (said.startsWith("[")) strong.className = "remark"; // whose word it is, not what it says
    const id = said.match(RULE)?.[0];
    if (id === undefined || !said.startsWith(id)) continue;
    if (ids.length > 0) strong.id = id; // the first is marked by its item
    ids.push(id);
  }
  linkRules(part);
  const text = plain(part.textContent ?? "");
  return { ids, html: isWhole ? part.outerHTML : part.innerHTML, text };
}

/** Make a link of every rule that is named in passing. */
function linkRules(part: Element): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!node.parentElement?.closest("strong, code, a") && node.textContent?.match(RULE))
      found.push(node as Text);
  for (const text of found) {
    const pieces = (text.textContent ?? "").split(/([A-Z]{2}-\d+(?:\.\d+)?)/);
    text.replaceWith(...pieces.map((piece, index) => (index % 2 === 1 ? linkOf(piece) : piece)));
  }
}

function linkOf(rule: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.setAttribute("href", `#${rule}`);
  link.textContent = rule;
  return link;
}
