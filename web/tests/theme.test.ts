import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const FILE = resolve(import.meta.dirname, "../../src/tilewright/art/theme.css");

/** What a rule of the theme declares, in its order. */
function declared(rule: string): readonly string[] {
  const [, rest = ""] = readFileSync(FILE, "utf8").split(`${rule} {`);
  return rest.slice(0, rest.indexOf("}")).match(/[\w-]+:[^;]+;/g) ?? [];
}

describe("a theme", () => {
  it.each([
    ["dark", "prefers-color-scheme: dark"],
    ["contrast", "prefers-contrast: more"],
  ])("that is %s is the same whether somebody chose it or the system", (theme, wish) => {
    const chosen = declared(`[data-theme="${theme}"]`);
    expect(chosen.length).toBeGreaterThan(50);
    expect(declared(`@media (${wish}) {\n  :root:not([data-theme])`)).toEqual(chosen);
  });
});
