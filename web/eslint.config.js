import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  {
    ignores: [
      "node_modules",
      "public",
      "src/lib/protocol.ts",
      "src/lib/facts.ts",
      "src/lib/measures.ts",
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "no-undef": "off",
      "no-console": "error",
      // Sets and maps of the state are replaced whole, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
