/** The page's sentences in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export interface Language {
  /** as the server and the catalogues call it */
  readonly id: string;
  /** by its own name */
  readonly name: string;
  /** whose plurals and numbers it follows */
  readonly locale: string;
}

export const LANGUAGES: readonly Language[] = [
  { id: "en", name: "English", locale: "en-GB" },
  { id: "pt-PT", name: "Português", locale: "pt-PT" },
  { id: "pt-BR", name: "Português do Brasil", locale: "pt-BR" },
  { id: "nl", name: "Nederlands", locale: "nl-NL" },
  { id: "hu", name: "Magyar", locale: "hu-HU" },
];

/** English with longer, accented words, to find text that is missing or does not fit. */
export const PSEUDO = "en-XA";

/** in Portuguese, the hyphen before a pronoun, at which no line is broken: `parte-o` */
const ENCLITIC = /(?<=\p{L})-(?=(?:[lmnst]?[oae]s?|lhes?|[nv]os)(?!\p{L}))/gu;

export type Told = Record<string, FluentVariable>;

/**
 * Parts of a catalogue: those of the page by their folders, what a table tells (`told`), and why it
 * refuses or a move was worse (`refused`).
 */

const FIRST = import.meta.glob<string>("../words/*/{page,lobby,home,around,azul,duel}.ftl", {
  import: "default",
});
/** the sentences of the package that messages can name */
const PACKAGE = "../../../src/tilewright/words";
const TOLD = import.meta.glob<string>("../../../src/tilewright/words/*.ftl", {
  import: "default",
  query: "?told",
});

class Words {
  language = $state("en");
  bundle = $state.raw(new FluentBundle("en-GB"));

  get locale(): string {
    return LANGUAGES.find(({ id }) => id === this.language)?.locale ?? "en-GB";
  }

  /** What the server is told: it has no pseudo-language. */
  get spoken(): string {
    return this.language === PSEUDO ? "en" : this.language;
  }
}

export const words = new Words();

let parts: ReadonlySet<string> = new Set(["page"]); // that were needed so far
let last = Promise.resolve(); // one after the other, so that none is lost

/** Speak a language from now on. */
export function speak(language: string): Promise<void> {
  return inTurn(() => read(language, parts));
}

/** From now on these parts are needed, too. */
export function hear(...more: readonly string[]): Promise<void> {
  return inTurn(async () => {
    if (!more.every((part) => parts.has(part)))
      await read(words.language, new Set([...parts, ...more]));
  });
}

/** What is loaded, once these parts are there as well. */
export async function withWords<T>(loaded: Promise<T>, ...more: readonly string[]): Promise<T> {
  const [found] = await Promise.all([loaded, hear(...more)]);
  return found;
}

function inTurn(task: () => Promise<void>): Promise<void> {
  last = last.then(task, task);
  return last;
}

async function read(language: string, wanted: ReadonlySet<string>): Promise<void> {
  const id = language === PSEUDO ? "en" : language;
  const texts = await Promise.all([...wanted].map((part) => catalogue(id, part)));
  const locale = LANGUAGES.find((known) => known.id === id)?.locale ?? "en-GB";
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    ...(language === PSEUDO && { transform: (await import("./pseudo")).pseudo }),
  });
  for (const text of texts)
    for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true }))
      throw error;
  parts = wanted;
  words.bundle = bundle;
  words.language = language;
  document.documentElement.lang = id;
}

async function catalogue(id: string, part: string): Promise<string> {
  const [ours, theirs] = [`../words/${id}/${part}.ftl`, `${PACKAGE}/${id}.ftl`];
  const load = part === "told" ? TOLD[theirs] : (FIRST[ours] ?? (await later(ours, part, theirs)));
  if (load === undefined) throw new Error(`there is no catalogue for ${id}`);
  return load();
}

async function later(ours: string, part: string, theirs: string) {
  const { LATER, REFUSED } = await import("./catalogues");
  return part === "refused" ? REFUSED[theirs] : LATER[ours];
}

/** A sentence of the catalogue. */
export function say(id: string, told: Told = {}): string {
  const message = words.bundle.getMessage(id);
  if (message?.value == null) throw new Error(`${words.language} has no words for ${id}`);
  const errors: Error[] = [];
  const text = words.bundle.formatPattern(message.value, told, errors);
  for (const error of errors) throw error;
  const signed = text.replace(/(?<=^|\s)-(?=\d)/g, "−"); // numbers come with a hyphen
  return words.language.startsWith("pt") ? signed.replace(ENCLITIC, "\u2011") : signed;
}

/** Has the catalogue such a sentence? */
export function hasWords(id: string): boolean {
  return words.bundle.hasMessage(id);
}

/** The language to begin with: the one chosen before, or the first of the reader's that we speak. */
export function preferred(chosen: string | null, wanted: readonly string[]): string {
  const known = (id: string) => id === PSEUDO || LANGUAGES.some((language) => language.id === id);
  if (chosen !== null && known(chosen)) return chosen;
  for (const want of wanted) {
    const [base] = want.split("-");
    const found =
      LANGUAGES.find(({ id }) => id.toLowerCase() === want.toLowerCase()) ??
      LANGUAGES.find(({ id }) => id.split("-")[0] === base);
    if (found) return found.id;
  }
  return "en";
}

/** Several things in a row, as a sentence lists them. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(words.locale).format(things);
}

/** A share as the reader's language writes a percentage. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.locale, { style: "percent" }).format(share);
}

/** A number with a true minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** Points with their sign: a true minus, and a plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
