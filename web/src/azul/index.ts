/** Azul, as the page knows it before a table is opened. */
import { AZUL } from "../lib/facts";
import type { Game, Room } from "../lib/game";
import { say, withWords } from "../lib/words.svelte";
import GamePicture from "./GamePicture.svelte";
import Stamp from "./Stamp.svelte";

const { seats, wall } = AZUL.options;
const BOARDS = 9; // words of a position before its boards

export const azul: Game = {
  id: "azul",
  rules: "AZ",
  seats: seats.values.map(Number),
  usual: { wall: wall.usual },
  variants: wall.values.map((each) => ({ wall: each })),
  Picture: GamePicture,
  Stamp,
  words: () => ({
    about: say("azul-about"),
    players: say("azul-players"),
    time: say("azul-time"),
    variants: say("azul-variants"),
    open: say("azul-open"),
  }),
  optionsText: (options) =>
    say("azul-options", {
      seats: Number(options.seats ?? seats.usual),
      wall: options.wall ?? wall.usual,
    }),
  where: (options, players, round) =>
    say("azul-where", { wall: options.wall ?? wall.usual, seats: players, round }),
  tablesOf(position) {
    const boards = position.split(" ").slice(BOARDS);
    const isPosition = boards.length > 0 && boards.every((board) => /^\d+:.*:.*:/.test(board));
    if (!isPosition || !AZUL.options.seats.values.some((count) => count === `${boards.length}`))
      return [];
    return wall.values.map((each) => ({ seats: `${boards.length}`, wall: each, first: "random" }));
  },
  offered: () => "",
  loadForm: async () => (await import("./Options.svelte")).default,
  loadRoom: async () => {
    const { room } = await withWords(import("./room"), "azul");
    return room as Room;
  },
  loadHow: async () => (await import("./how")).how,
  loadStory: () => import("./story"),
  loadEditing: () => withWords(import("./editing"), "editor", "azul"),
};
