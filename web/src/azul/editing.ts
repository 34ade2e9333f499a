/** How positions of Azul are edited: what a press on a place, a number or a choice makes of a text. */
import { changed, ERASER, withItem, type Draw, type Piece } from "../lib/editing";
import { AZUL } from "../lib/facts";
import type { Options } from "../lib/game";
import { countsOf, countsWord, inOrder, LETTERS, lettersOf, pressedLetters } from "../lib/letters";
import { say } from "../lib/words.svelte";
import {
  BOARDS,
  changedBoard,
  colour,
  filled,
  partsOf,
  withMarkerAt,
  WORD,
  wordsOf,
} from "./parts";
import { artOf, EMPTY, MARKER } from "./position";

export { layout } from "./layout";
export { mended, placeOf } from "./mending";
export { filled } from "./parts";

export function palette(): readonly Piece[] {
  return [...LETTERS, MARKER].map((id) => ({ id, key: id, name: colour(id), art: artOf(id) }));
}

export function more(): readonly Piece[] {
  return [];
}

export function empty({ seats = AZUL.options.seats.usual }: Options): string {
  const factories = Array<string>(AZUL.factories[Number(seats) as 2 | 3 | 4])
    .fill("-")
    .join("/");
  const board = `0:${"-/".repeat(AZUL.rows).slice(0, -1)}:${".....".concat("/").repeat(AZUL.rows).slice(0, -1)}:-`;
  const boards = Array<string>(Number(seats)).fill(board).join(" ");
  return filled(`1 offer 1 1 - ${factories} - - - ${boards}`);
}

export function pressed(text: string, spotId: string, piece: string, options: Options): string {
  const [group = "", place = "0"] = spotId.split(".");
  const [kind = "", number = "0", line = "0"] = group.split("-");
  const [at, seat, row] = [Number(place), Number(number), Number(line)];
  if (piece === MARKER && kind !== "centre" && kind !== "floor") return text;
  switch (kind) {
    case "factory":
      return changed(text, WORD.factories, (word) => {
        const all = word.split("/").map(lettersOf);
        const next = pressedLetters(all[seat - 1] ?? "", at, piece);
        return withItem(all, seat - 1, next)
          .map(inOrder)
          .join("/");
      });
    case "centre":
      return pressedCentre(text, place, piece);
    case "line":
      return changedBoard(text, seat, ({ lines }) => {
        const next = pressedLetters(lines[row - 1] ?? "", at, piece, true);
        return { lines: withItem(lines, row - 1, next) };
      });
    case "wall":
      return changedBoard(text, seat, ({ wall }) => {
        const spaces = [...(wall[row - 1] ?? "")];
        const next = spaceAfter(spaces[at] ?? EMPTY, row, at, piece, options);
        return { wall: withItem(wall, row - 1, withItem(spaces, at, next).join("")) };
      });
    default:
      return pressedFloor(text, seat, at, piece);
  }
}

/** A space of a coloured wall takes its own colour, whatever is held. */
function spaceAfter(
  there: string,
  row: number,
  column: number,
  piece: string,
  { wall = "coloured" }: Options,
): string {
  const put = wall === "gray" ? piece : (AZUL.wall[row - 1]?.[column] ?? piece);
  return piece === ERASER || there === put ? EMPTY : put;
}

/** A pile gets one more of what is held, and loses one to the eraser; the marker comes back. */
function pressedCentre(text: string, place: string, piece: string): string {
  if (piece === MARKER || place === MARKER)
    return piece === ERASER ? text : withMarkerAt(text, null);
  return changed(text, WORD.centre, (word) => {
    const tiles = lettersOf(word);
    return inOrder(piece === ERASER ? tiles.replace(place, "") : tiles + piece);
  });
}

function pressedFloor(text: string, seat: number, at: number, piece: string): string {
  const board = partsOf(text.split(" ")[BOARDS + seat - 1] ?? "");
  const there = board.floor[at];
  const isGone = there === MARKER && (piece === ERASER || piece === MARKER);
  if (piece === MARKER || isGone) return withMarkerAt(text, isGone ? null : seat);
  const next = changedBoard(text, seat, ({ floor }) => ({
    floor: pressedLetters(floor, at, piece),
  }));
  return there === MARKER ? changed(next, WORD.marker, () => "-") : next;
}

export function counted(text: string, stock: string, kind: string, count: number): string {
  const at = stock === "lid" ? WORD.lid : WORD.bag;
  return changed(text, at, (word) => countsWord({ ...countsOf(word), [kind]: count }));
}

export function chosen(text: string, field: string, value: string): string {
  const [kind = "", seat = "1"] = field.split("-");
  if (kind === "points") return changedBoard(text, Number(seat), () => ({ score: value }));
  return changed(text, WORD[kind as keyof typeof WORD], () => value);
}

export function optionsOf(text: string, options: Options): Options {
  const seats = text.split(" ").length - BOARDS;
  return AZUL.options.seats.values.some((each) => each === String(seats))
    ? { ...options, seats: String(seats) }
    : options;
}

export function draw(text: string): Draw | null {
  const words = wordsOf(text);
  if (words === null) return null;
  if (words[WORD.phase] === "start")
    return {
      prefix: "S",
      between: "",
      isOrdered: true,
      slots: [{ name: say("editor-starter"), size: 1 }],
      pieces: words.slice(BOARDS).map((_, seat) => ({
        id: String(seat + 1),
        key: String(seat + 1),
        name: say("analysis-player", { number: seat + 1 }),
        art: "marker",
        left: 1,
      })),
    };
  if (words[WORD.phase] !== "deal") return null;
  const [bag, lid] = [countsOf(words[WORD.bag] ?? "-"), countsOf(words[WORD.lid] ?? "-")];
  const dishes = (words[WORD.factories] ?? "").split("/");
  const due = dishes.length * AZUL.tilesOnAFactory;
  const inBag = LETTERS.reduce((sum, letter) => sum + (bag[letter] ?? 0), 0);
  return {
    prefix: "D",
    between: "/",
    isOrdered: false,
    slots: dishes.map((_, at) => ({
      name: say("editor-factory", { number: at + 1 }),
      size: AZUL.tilesOnAFactory,
    })),
    pieces: LETTERS.map((letter) => ({
      ...{ id: letter, key: letter, name: colour(letter), art: artOf(letter) },
      // the lid is used when the bag is empty
      left: (bag[letter] ?? 0) + (inBag < due ? (lid[letter] ?? 0) : 0),
    })),
  };
}
