/** Walls and domes as pictures, space by space, from a position's text. */
import { AZUL } from "../lib/facts";
import { colourOf } from "./pictures";

export interface Space {
  /** the symbol of the sprite; "": no plate lies there */
  readonly art: string;
  readonly isFull: boolean;
}

export type Wall = readonly (readonly Space[])[];

const AZUL_BOARDS = 9; // words of a position before the boards
const DUEL_BOARDS = 18;
const GROUND = 2; // the part of a board's word that is its wall or dome

/** The wall or dome of each seat. */
export function wallsOf(game: string, position: string, isGray: boolean): readonly Wall[] {
  const words = position.split(" ");
  const boards = words.slice(game === "azul" ? AZUL_BOARDS : DUEL_BOARDS);
  return boards.map((board) => {
    const rows = (board.split(":")[GROUND] ?? "").split("/");
    return rows.map((row, index) =>
      game === "azul" ? azulRow(row, AZUL.wall[index] ?? "", isGray) : duelRow(row),
    );
  });
}

function azulRow(row: string, colours: string, isGray: boolean): readonly Space[] {
  return [...row].map((letter, column) => {
    if (letter !== ".") return { art: `t-${colourOf(letter)}`, isFull: true };
    return { art: isGray ? "space" : `g-${colourOf(colours[column] ?? "")}`, isFull: false };
  });
}

function duelRow(row: string): readonly Space[] {
  // a star behind a tile says that it lies on a joker
  return [...row.replaceAll("*", "")].map((letter) => {
    switch (letter) {
      case ".":
        return { art: "", isFull: false };
      case "S":
        return { art: "special", isFull: true };
      case "s":
        return { art: "space-special", isFull: false };
      case "j":
        return { art: "space-joker", isFull: false };
      default: {
        const colour = colourOf(letter.toUpperCase());
        const isFull = letter !== letter.toLowerCase();
        return { art: `${isFull ? "d" : "gd"}-${colour}`, isFull };
      }
    }
  });
}
