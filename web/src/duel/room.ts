/** Azul Duel's room: all that is needed at a table. */
import "./pieces.css";
import { DUEL } from "../lib/facts";
import type { Room } from "../lib/game";
import { choreography } from "./choreography";
import Goals from "./Goals.svelte";
import MoveArt from "./MoveArt.svelte";
import { isOfChips, spaceArt, tileArt } from "./places";
import { parsePosition, type DuelPosition, type Space } from "./position";
import Table from "./Table.svelte";

export const room: Room<DuelPosition> = {
  choreography,
  Table,
  Goals,
  loadCoaching: () => import("./coaching"),
  loadNames: async () => (await import("./names")).names,
  shape: "round",
  MoveArt,
  tileArt: (piece, from = "") =>
    /^[BYRKTS]$/.test(piece) && !isOfChips(from) ? tileArt(piece) : null,
  prices: Object.fromEntries(
    Object.entries(DUEL.sides)
      .filter(([side]) => side !== "corners") // they have two prices
      .map(([side, { points }]) => [side, Math.abs(points)]),
  ),
  walls: (position) =>
    parsePosition(position).boards.map(({ dome }) => dome.map((row) => row.map(picture))),
};

function picture({ takes, tile }: Space) {
  const art = tile ? tileArt(tile) : takes ? spaceArt(takes) : "";
  return { art, isFull: tile !== "" };
}
