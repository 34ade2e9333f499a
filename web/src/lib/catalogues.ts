/** Where the sentences are that no first load needs, and why something is refused. */
export const LATER = import.meta.glob<string>(
  ["../words/*/*.ftl", "!../words/*/{page,lobby,home,around,azul,duel}.ftl"],
  { import: "default" },
);
export const REFUSED = import.meta.glob<string>("../../../src/tilewright/words/*.ftl", {
  import: "default",
  query: "?refused",
});
