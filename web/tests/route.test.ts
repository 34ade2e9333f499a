import { describe, expect, it } from "vitest";
import { placeOf } from "../src/lib/route.svelte";

describe("the place of an address", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/new/duel", "", { page: "new", game: "duel" }],
    ["/watch", "", { page: "watch" }],
    ["/records", "", { page: "records" }],
    ["/analysis", "", { page: "analysis", asked: "" }],
    ["/analysis", "#game=x&line=1%2F2", { page: "analysis", asked: "game=x&line=1%2F2" }],
    ["/puzzles", "", { page: "puzzles", id: "" }],
    ["/puzzles", "#azul-ef871133", { page: "puzzles", id: "azul-ef871133" }],
    ["/rules", "", { page: "rules", game: "", rule: "" }],
    ["/rules/duel", "#DU-4.3", { page: "rules", game: "duel", rule: "DU-4.3" }],
    ["/learn", "", { page: "learn", game: "", lesson: "" }],
    ["/learn/duel/moons", "", { page: "learn", game: "duel", lesson: "moons" }],
    ["/how/azul", "", { page: "how", game: "azul" }],
    ["/t/abc", "", { page: "table", table: "abc", token: null }],
    ["/t/abc", "#secret", { page: "table", table: "abc", token: "secret" }],
    ["/t/abc", "#%", { page: "table", table: "abc", token: "%" }],
    ["/rules/azul", "#%E0%A4%A", { page: "rules", game: "azul", rule: "%E0%A4%A" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, place) => {
    expect(placeOf(path, hash)).toEqual(place);
  });
});
