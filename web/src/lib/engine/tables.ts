/** Tables as the engine names them. */
import type { TableKey } from "./types";

const FIRST_GAME = "rows,columns,diagonals"; // the scoring tiles where none are named

/** The plainest of all. */
export const FIRST_TABLE: TableKey = { game: "azul", seats: 2 };

/** A table as the module reads it. */
export function textOf({ game, seats, gray, scoring, first }: TableKey): string {
  const starter = numberOf(first ?? null);
  if (game === "azul") return `azul ${seats} ${gray === true ? "gray" : "coloured"} ${starter}`;
  const sides = scoring?.join(",") ?? FIRST_GAME;
  return `duel ${sides === "random" ? "random-3" : sides} ${starter}`;
}

/** The name of a table among the files of weights. */
export function nameOf({ game, seats, gray }: TableKey): string {
  return game === "duel" ? "duel" : `azul-${seats}${gray === true ? "-gray" : ""}`;
}

/** A seat as people count, or a dash for none. */
export function numberOf(seat: number | null): string {
  return seat === null ? "-" : String(seat + 1);
}
