/** The tiles that a move is about, for a small picture beside its words. */
import { movesInTurn, numberOf, placeOf } from "./effects";
import type { Room } from "./game";
import type { Acted } from "./protocol";

/** The tiles that a seat took, or moved; 0: they need no number, "": there are none. */
export function tilesOf(
  { effects, seat }: Pick<Acted, "effects" | "seat">,
  room: Pick<Room, "tileArt">,
): { readonly art: string; readonly number: number } {
  const moves = movesInTurn(effects).filter(({ from, piece }) => room.tileArt(piece, from));
  const first = moves.find(({ to }) => placeOf(to).seat === seat) ?? moves[0];
  if (first === undefined) return { art: "", number: 0 };
  const isTaken = placeOf(first.to).seat === seat && placeOf(first.from).seat === null;
  const taken = moves.filter(
    ({ from, piece }) => isTaken && piece === first.piece && from !== "bag",
  );
  const number = taken.reduce((sum, move) => sum + numberOf(move), 0);
  return { art: room.tileArt(first.piece, first.from) ?? "", number };
}
