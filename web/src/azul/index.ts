/** Azul, as the page knows it before a table is opened. */
import { AZUL } from "../lib/facts";
import type { Game, Room } from "../lib/game";
import { say, withWords } from "../lib/words.svelte";
import GamePicture from "./GamePicture.svelte";
import Stamp from "./Stamp.svelte";

const { seats, wall } = AZUL.options;

export const azul: Game = {
  id: "azul",
  rules: "AZ",
  seats: seats.values.map(Number),
  usual: { wall: wall.usual },
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
  offered: () => "",
  loadForm: async () => (await import("./Options.svelte")).default,
  loadRoom: async () => {
    const { room } = await withWords(import("./room"), "azul");
    return room as Room;
  },
};
