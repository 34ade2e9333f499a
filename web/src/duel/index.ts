/** Azul Duel, as the page knows it before a table is opened. */
import { DUEL } from "../lib/facts";
import type { Game, Room } from "../lib/game";
import { listed, say, withWords } from "../lib/words.svelte";
import GamePicture from "./GamePicture.svelte";
import { offeredBy } from "./notation";
import Stamp from "./Stamp.svelte";

const WORDS = 20; // of a position
const SCORING = 5; // the word with its scoring tiles, from 0

export const duel: Game = {
  id: "duel",
  rules: "DU",
  seats: [DUEL.seats],
  usual: { scoring: DUEL.options.scoring.usual },
  variants: [{ scoring: DUEL.options.scoring.usual }],
  Picture: GamePicture,
  Stamp,
  words: () => ({
    about: say("duel-about"),
    players: say("duel-players"),
    time: say("duel-time"),
    variants: say("duel-variants"),
    open: say("duel-open"),
  }),
  optionsText({ scoring = "" }) {
    const sides = scoring.split(",").filter((side) => side in DUEL.sides);
    if (sides.length === 0)
      return say("duel-options-random", { count: scoring === "random-4" ? 4 : 3 });
    return say("duel-options", { sides: listed(sides.map((side) => say("duel-side", { side }))) });
  },
  where: (_options, _seats, round) => say("duel-where", { round, rounds: DUEL.rounds }),
  tablesOf(position) {
    const words = position.split(" ");
    const scoring = words[SCORING] ?? "";
    if (words.length !== WORDS || !scoring.split(",").every((side) => side in DUEL.sides))
      return [];
    return [{ scoring, first: "random" }];
  },
  offered: offeredBy,
  loadForm: async () => (await withWords(import("./Options.svelte"), "duel", "later")).default,
  loadRoom: async () => {
    const { room } = await withWords(import("./room"), "duel");
    return room as Room;
  },
  loadHow: async () => (await import("./how")).how,
  loadStory: () => import("./story"),
  loadEditing: () => withWords(import("./editing"), "editor", "duel", "later"),
};
