/** A pseudo-language: the same letters with marks, and half as long again. */
const MARKED: Readonly<Record<string, string>> = {
  a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ğ", h: "ĥ", i: "í", j: "ĵ", k: "ķ", l: "ļ",
  m: "ɱ", n: "ñ", o: "ó", p: "þ", q: "ɋ", r: "ŕ", s: "š", t: "ţ", u: "ú", v: "ṽ", w: "ŵ", x: "ẋ",
  y: "ý", z: "ž",
}; // prettier-ignore

/** A piece of text as the pseudo-language writes it. */
export function pseudo(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const marked = [...word].map((letter) => MARKED[letter] ?? letter).join("");
    return marked + "~".repeat(Math.round(word.length * 0.35));
  });
}
