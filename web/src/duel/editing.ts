/** How positions of Duel are edited: what a press on a place, a number or a choice makes of a text. */
import { changed, ERASER, withItem, type Piece } from "../lib/editing";
import { DUEL } from "../lib/facts";
import type { Options } from "../lib/game";
import { countsOf, countsWord, inOrder, LETTERS, lettersOf, pressedLetters } from "../lib/letters";
import { say } from "../lib/words.svelte";
import { chipName, colour } from "./layout";
import {
  cellOf,
  changedBoard,
  chipsOf,
  chipsWord,
  filled,
  isTurned,
  plateIn,
  platesOf,
  takenBy,
  WORD,
  type Parts,
} from "./parts";
import { chipArt, tileArt } from "./places";
import { plateName } from "./plates";
import { turned } from "./position";

export { draw } from "./drawing";
export { layout } from "./layout";
export { mended, placeOf } from "./mending";
export { filled } from "./parts";

const START_TILE = "1";
/** how the piece of a chip begins, before its kind as the notation has it */
const CHIP = "c";

export function palette(): readonly Piece[] {
  const tiles = LETTERS.map((id) => ({ id, key: id, name: colour(id), art: tileArt(id) }));
  const first = { id: START_TILE, key: START_TILE, name: say("editor-start-tile"), art: "marker" };
  return [...tiles, first];
}

export function more(): readonly Piece[] {
  const plates = DUEL.plates.map((plate) => ({
    ...{ id: plate, key: "", name: plateName(plate), art: "", plate },
  }));
  const chips = ["?", ...DUEL.chips].map((chip) => ({
    ...{ id: CHIP + chip, key: "", name: chipName(chip), art: chipArt(chip) },
  }));
  return [...chips, ...plates];
}

export function empty({ scoring = DUEL.options.scoring.usual }: Options): string {
  const isChosen = scoring.split(",").every((side) => side in DUEL.sides);
  const sides = isChosen ? scoring : DUEL.options.scoring.usual;
  const factories = Array<string>(DUEL.smallFactories).fill("-:-:?").join("/");
  const lines = Array<string>(DUEL.lines).fill("-").join("/");
  const dome = Array<string>(DUEL.lines).fill(".".repeat(DUEL.lines)).join("/");
  const board = `${DUEL.startScore}:${lines}:${dome}:-:${DUEL.tokens}:0:-`;
  const words = `1 turn 1 1 - ${sides} ${factories} -:- - - - - S - - - 0 0.0.0 ${board} ${board}`;
  return filled(words);
}

export function pressed(text: string, spot: string, piece: string): string {
  const [group = "", place = "0"] = spot.split(".");
  const [name = "", number = "0", line = "0"] = group.split("-");
  const [seat, row, at] = [Number(number), Number(line), Number(place)];
  const isTile = piece === ERASER || LETTERS.includes(piece);
  switch (name) {
    case "factory":
      return place === "chip"
        ? pressedChip(text, seat, piece)
        : isTile
          ? changedFactory(text, seat, place, piece)
          : text;
    case "large":
      if (place === "tile" || piece === START_TILE)
        return piece === ERASER ? text : withTile(text, "-");
      return isTile
        ? changed(text, WORD.large, (word) => dishAfter(word, place, piece, true))
        : text;
    case "display":
    case "plate":
      return pressedPlate(text, name, at, piece);
    case "line":
      if (!isTile) return text;
      return changedBoard(text, seat, ({ lines }) => {
        const next = pressedLetters(lines[row - 1] ?? "", at, piece, true);
        return { lines: withItem(lines, row - 1, next) };
      });
    case "dome":
      return changedBoard(text, seat, ({ dome }) => ({
        dome: domeAfter(dome, row - 1, at, piece),
      }));
    case "broken":
      if (!isTile) return text;
      return changedBoard(text, seat, ({ broken }) => ({
        broken: pressedLetters(broken, at, piece),
      }));
    case "tile":
      return withTile(
        text,
        text.split(" ")[WORD.tile] === number || piece === ERASER ? "-" : number,
      );
    default:
      return pressedReserve(text, seat, at, piece);
  }
}

function withTile(text: string, holder: string): string {
  return changed(text, WORD.tile, () => holder);
}

function changedFactory(text: string, factory: number, place: string, piece: string): string {
  return changed(text, WORD.factories, (word) => {
    const all = word.split("/");
    return withItem(all, factory - 1, dishAfter(all[factory - 1] ?? "", place, piece, false)).join(
      "/",
    );
  });
}

/** A factory's word after a press on its sun or moon; the small moons are stacks, in their order. */
function dishAfter(word: string, place: string, piece: string, isLarge: boolean): string {
  const [sun = "-", moon = "-", ...rest] = word.split(":");
  const isSun = place.startsWith("sun");
  const at = Number(place.replace(/\D/g, ""));
  const next = pressedLetters(lettersOf(isSun ? sun : moon), at, piece);
  const told = isSun || isLarge ? inOrder(next) : next || "-";
  return [isSun ? told : sun, isSun ? moon : told, ...rest].join(":");
}

function pressedChip(text: string, factory: number, piece: string): string {
  if (piece !== ERASER && !piece.startsWith(CHIP)) return text;
  return changed(text, WORD.factories, (word) => {
    const all = word.split("/");
    const [sun = "-", moon = "-", chip = "-"] = (all[factory - 1] ?? "").split(":");
    const put = piece === ERASER || piece === CHIP + chip ? "-" : piece.slice(CHIP.length);
    return withItem(all, factory - 1, [sun, moon, put].join(":")).join("/");
  });
}

function pressedPlate(text: string, place: "display" | "plate", at: number, piece: string): string {
  if (piece !== ERASER && piece.length !== 4) return text;
  if (place === "plate")
    return changed(text, WORD.plate, (word) => (piece === ERASER || piece === word ? "-" : piece));
  return changed(text, WORD.display, (word) => {
    const shown = platesOf(word);
    const isTaken = piece === ERASER || shown[at] === piece;
    const next = isTaken
      ? shown.filter((_, index) => index !== at)
      : at < shown.length
        ? withItem(shown, at, piece)
        : [...shown, piece];
    return next.join("/") || "-";
  });
}

/** A plate is put into a cell, and turned where it lies already; tiles go where they belong. */
function domeAfter(dome: Parts["dome"], row: number, column: number, piece: string): Parts["dome"] {
  const mark = dome[row]?.[column] ?? ".";
  const cell = cellOf(row, column);
  const withCell = (plate: string) =>
    cell.reduce(
      (next, [r, c], at) => withItem(next, r, withItem(next[r] ?? [], c, plate[at] ?? ".")),
      dome,
    );
  if (piece.length === 4) {
    const lying = plateIn(dome, row, column);
    return withCell((isTurned(lying, piece) ? turned(lying, 1) : piece).toLowerCase());
  }
  if (mark === ".") return dome;
  const isFilled = mark !== mark.toLowerCase();
  if (piece === ERASER && !isFilled) return withCell("....");
  const next = markAfter(mark, isFilled, piece);
  return withItem(dome, row, withItem(dome[row] ?? [], column, next));
}

/** A space takes its own colour, whatever is held; only a joker takes what is. */
function markAfter(mark: string, isFilled: boolean, piece: string): string {
  const takes = takenBy(mark);
  if (piece !== ERASER && !LETTERS.includes(piece)) return mark;
  const put = takes === "J" ? `${piece}*` : takes;
  return piece === ERASER || (isFilled && put === mark) ? takes.toLowerCase() : put;
}

function pressedReserve(text: string, seat: number, at: number, piece: string): string {
  if (piece !== ERASER && (!piece.startsWith(CHIP) || piece === `${CHIP}?`)) return text;
  return changedBoard(text, seat, ({ chips }) => {
    const put = piece.slice(CHIP.length);
    const rest = chips.filter((_, index) => index !== at);
    return { chips: piece === ERASER || chips[at] === put ? rest : [...rest, put] };
  });
}

export function counted(text: string, stock: string, kind: string, count: number): string {
  if (stock === "chips")
    return changed(text, WORD.chips, (word) => {
      const others = chipsOf(word).filter((chip) => chip !== kind);
      return chipsWord([
        ...others,
        ...Array<string>(Math.min(count, DUEL.chipsOfAKind)).fill(kind),
      ]);
    });
  const at = stock === "tower" ? WORD.tower : WORD.bag;
  return changed(text, at, (word) => countsWord({ ...countsOf(word), [kind]: count }));
}

export function chosen(text: string, field: string, value: string): string {
  const [name = "", number = "1"] = field.split("-");
  if (name === "points") return changedBoard(text, Number(number), () => ({ score: value }));
  if (name === "tokens" || name === "taken")
    return changedBoard(text, Number(number), () => ({ [name]: value }));
  if (name === "side")
    return changed(text, WORD.sides, (word) => {
      const had = word.split(",");
      const sides = DUEL.scoringTiles.flatMap((pair, at) =>
        at === Number(number) ? [value] : pair.filter((side) => had.includes(side)),
      );
      return sides.filter((side) => side !== "-").join(",") || "-";
    });
  return changed(text, WORD[name as keyof typeof WORD], () => value);
}

/** The scoring tiles of a position are those of its table. */
export function optionsOf(text: string, options: Options): Options {
  const scoring = text.split(" ")[WORD.sides] ?? "";
  const isKnown = scoring.split(",").every((side) => side in DUEL.sides);
  return isKnown ? { ...options, scoring } : options;
}
