/** Azul's room: all that is needed at a table. */
import "./pieces.css";
import { AZUL } from "../lib/facts";
import type { Room } from "../lib/game";
import { choreography } from "./choreography";
import Goals from "./Goals.svelte";
import { paintedColour, artOf, EMPTY, positionOf, type AzulPosition } from "./position";
import Table from "./Table.svelte";

export const room: Room<AzulPosition> = {
  choreography,
  Table,
  Goals,
  loadCoaching: () => import("./coaching"),
  loadNames: async () => (await import("./names")).names,
  shape: "square",
  tileArt: (piece) => (/^[BYRKT]$/.test(piece) ? artOf(piece) : null),
  prices: AZUL.bonuses,
  walls: (position, { wall }) =>
    positionOf(position).boards.map((board) =>
      board.wall.map((spaces, row) =>
        [...spaces].map((letter, column) => {
          if (letter !== EMPTY) return { art: artOf(letter), isFull: true };
          const painted = `g-${paintedColour(row + 1, column + 1)}`;
          return { art: wall === "gray" ? "space" : painted, isFull: false };
        }),
      ),
    ),
};
