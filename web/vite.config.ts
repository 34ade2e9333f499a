import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { catalogues, finish, pictures, rules } from "./build/plugins.ts";
import { puzzles } from "./build/puzzles.ts";

const server = `http://127.0.0.1:${process.env.TILEWRIGHT_DEV ?? "8080"}`;
let folder = "";

// Few files, for each costs a request: what every page needs, what the pages of the lobby share, and
// what every table needs besides. What comes later is split where it is imported.
const LATER =
  "company|sounds|Settings|Switch|Segments|SelectField|Dish|how[.]css|Play[.]|Parting|LinkSheet|(Offer|Absent|Seat|Turn)Notice|MenuList|" +
  "absent|asking|away|becoming|fetching|catalogues|notifying|Reminders|Names|naming|spot|played|accuracy|alone|pseudo|Drawer|measures|ratings|sharing|levels|Trouble|" +
  "engine|saying|editing|letters|Result|WhyWon|Verdict|Moments|FinalWalls|ScoreChart|[Ss]ource|chart";
const SHARED =
  "Frame|PageBar|Footer|LanguageChoice|Reach|Name|links|listing|making|remembered|Game";
const OF_DUEL =
  "Picker|Strip|Side|Options|index|room|how|story|names|coaching|[A-Za-z]*Picture|Stamp|(editing|layout|drawing|mending|parts)[.]";
const CHUNKS = [
  { name: "base", test: new RegExp(String.raw`src[\\/](lib|parts|games)[\\/.](?!${LATER})`) },
  { name: "lobby", test: new RegExp(String.raw`src[\\/]lobby[\\/](${SHARED})`) },
  { name: "table", test: new RegExp(String.raw`src[\\/](table[.]css|around[\\/](?!${LATER}))`) },
  {
    name: "duel",
    test: new RegExp(String.raw`src[\\/]duel[\\/](?!${OF_DUEL})`),
  },
];

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    pictures(
      resolve(import.meta.dirname, "../src/tilewright/art/tiles.svg"),
      resolve(import.meta.dirname, "public/icon.svg"),
    ),
    catalogues(),
    rules(),
    puzzles(resolve(import.meta.dirname, "../src/tilewright/puzzles")),
    { name: "tilewright-folder", configResolved: (config) => void (folder = config.build.outDir) },
    finish(() => resolve(import.meta.dirname, folder)),
  ],
  build: {
    outDir: "../src/tilewright/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The engine is a file of its own, which any page may import when it is asked for.
      input: { index: "index.html", "browser-engine": "src/lib/engine/engine.ts" },
      preserveEntrySignatures: "allow-extension",
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // All files share the modules and the window of their process: made for each, they would take
    // longer than the tests. What a page keeps on its device is forgotten before each file.
    isolate: false,
    pool: "threads",
    setupFiles: "tests/anew.ts",
    testTimeout: 180_000, // ms, on a machine that has much else to do
    hookTimeout: 60_000,
  },
});
