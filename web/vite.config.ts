import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { catalogues, finish, rules, sprite } from "./build/plugins.ts";

const server = `http://127.0.0.1:${process.env.TILEWRIGHT_DEV ?? "8080"}`;
let folder = "";

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    sprite(resolve(import.meta.dirname, "../src/tilewright/art/tiles.svg")),
    catalogues(),
    rules(),
    { name: "tilewright-folder", configResolved: (config) => void (folder = config.build.outDir) },
    finish(() => resolve(import.meta.dirname, folder)),
  ],
  build: {
    outDir: "../src/tilewright/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 60_000, // ms, on a machine that has much else to do
    hookTimeout: 60_000,
  },
});
