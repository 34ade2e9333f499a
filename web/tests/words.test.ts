import { describe, expect, it } from "vitest";
import { pseudo } from "../src/lib/pseudo";
import {
  hasWords,
  hear,
  LANGUAGES,
  percent,
  preferred,
  say,
  signed,
  speak,
} from "../src/lib/words.svelte";

describe("words", () => {
  it("says a sentence of the catalogue", async () => {
    await speak("en");
    expect(say("page-bot", { level: say("level-skilled") })).toBe("bot, skilled");
  });

  it("refuses an id without words", async () => {
    await speak("en");
    expect(() => say("page-nothing")).toThrow("page-nothing");
  });

  it("reads the parts that are asked for, none twice and none lost, in every language", async () => {
    expect(() => say("around-menu")).toThrow("around-menu");
    await Promise.all([hear("around"), hear("lobby", "around"), hear("told"), hear("refused")]);
    for (const { id } of LANGUAGES) {
      await speak(id);
      for (const each of ["around-menu", "lobby-hero", "table-won", "refusal-line-complete"])
        expect(hasWords(each)).toBe(true);
    }
    await speak("en");
  });

  it("writes a negative number with a true minus", async () => {
    await hear("duel");
    const told = { name: "Ana", now: -3, possible: 0 };
    expect(say("duel-goal", told)).toMatch(/^Ana: −3 now/);
  });

  it("lets no line break before a pronoun in Portuguese", async () => {
    await hear("around", "lobby");
    await speak("pt-PT");
    expect(say("around-gone-link")).toMatch("abre\u2011o outra vez");
    expect(say("lobby-sit-invited", { host: "Ana-Sofia" })).toMatch("Ana-Sofia convida\u2011te ");
    await speak("en");
  });

  it("writes a percentage as the reader's language does", async () => {
    for (const { id, locale } of LANGUAGES) {
      await speak(id);
      expect(percent(0.23)).toBe(new Intl.NumberFormat(locale, { style: "percent" }).format(0.23));
    }
    await speak("en");
    expect(percent(0.23)).toBe("23%");
  });

  it("marks and lengthens the pseudo-language", () => {
    expect(pseudo("tile 3")).toBe("ţíļé~ 3");
  });

  it("takes the reader's first language that we speak", () => {
    expect(preferred(null, ["de", "pt-BR"])).toBe("pt-BR");
    expect(preferred(null, ["pt"])).toBe("pt-PT");
    expect(preferred("hu", ["nl"])).toBe("hu");
    expect(preferred("xx", ["de"])).toBe("en");
  });

  it("writes points with a true minus", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"]);
  });
});
