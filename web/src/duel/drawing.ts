/** What chance decides in a position of Duel, for somebody who enters it. */
import type { Draw, Piece } from "../lib/editing";
import { DUEL } from "../lib/facts";
import type { Options } from "../lib/game";
import { countsOf, LETTERS } from "../lib/letters";
import { say } from "../lib/words.svelte";
import { chipName, colour } from "./layout";
import { BOARDS, chipsOf, isTurned, partsOf, plateIn, platesOf, WORD, wordsOf } from "./parts";
import { backArt, chipArt, tileArt } from "./places";
import { kind, plateName } from "./plates";
import { backOf } from "./position";

type Choice = Piece & { readonly left: number };

export function draw(text: string, options: Options): Draw | null {
  const words = wordsOf(text);
  if (words === null) return null;
  const one = (prefix: string, name: string, pieces: readonly Choice[]): Draw => ({
    prefix,
    between: "",
    slots: [{ name, size: 1 }],
    pieces,
    isOrdered: true,
  });
  switch (words[WORD.phase]) {
    case "scoring":
      return {
        ...one("=", "", sides()),
        between: ",",
        slots: Array.from({ length: options.scoring === "random-4" ? 4 : 3 }, (_, at) => ({
          name: say("duel-scoring-tile", { number: at + 1 }),
          size: 1,
        })),
      };
    case "start":
      return one("S", say("editor-starter"), seats());
    case "display":
      return one("p", say("editor-display"), topmost(words).map(plateChoice));
    case "back":
      return one("b", say("editor-top"), ["S", "J"].map(backChoice));
    case "chip": {
      const factory = emptyFactory(words);
      return one(`c${factory}`, say("editor-factory", { number: factory }), chips(words));
    }
    case "fronts": {
      const hand = platesOf(words[WORD.hand] ?? "-");
      return {
        ...one("f", "", [...unseen(words), ...known(hand)].map(plateChoice)),
        between: "/",
        slots: hand.map((_, at) => ({ name: say("editor-drawn", { number: at + 1 }), size: 1 })),
      };
    }
    case "deal":
      return deal(words);
    default:
      return null;
  }
}

function choice(id: string, name: string, art: string, left = 1): Choice {
  return { id, key: id.length === 1 ? id : "", name, art, left };
}

function plateChoice(plate: string): Choice {
  return { ...choice(plate, plateName(plate), ""), plate };
}

function backChoice(back: string): Choice {
  return choice(back, say("duel-kind", { kind: kind(back) }), backArt(back));
}

function seats(): Choice[] {
  return ["1", "2"].map((id) =>
    choice(id, say("analysis-player", { number: Number(id) }), "marker"),
  );
}

function sides(): Choice[] {
  return DUEL.scoringTiles.flatMap((pair) =>
    pair.map((side) => choice(side, say("duel-side", { side }), "")),
  );
}

/** The plates whose fronts lie nowhere; those with the back of the top plate where it is known. */
function unseen(words: readonly string[]): string[] {
  const drawn = [...platesOf(words[WORD.returned] ?? "-"), ...platesOf(words[WORD.hand] ?? "-")];
  const open = [...platesOf(words[WORD.display] ?? "-"), words[WORD.plate] ?? "-"];
  const placed = words.slice(BOARDS).flatMap((word) => {
    const { dome } = partsOf(word);
    const at = [0, 2, 4];
    return at.flatMap((row) => at.map((column) => plateIn(dome, row, column)));
  });
  const isSeen = (plate: string) =>
    [...open, ...drawn.map((each) => each.slice(0, -1))].includes(plate) ||
    placed.some((lying) => isTurned(lying, plate));
  const top = words[WORD.phase] === "display" ? (words[WORD.top] ?? "-") : "-";
  return DUEL.plates.filter((plate) => !isSeen(plate) && (top === "-" || backOf(plate) === top));
}

/** What may lie on top of the stack: under the plates that nobody has seen are those put back. */
function topmost(words: readonly string[]): string[] {
  const above = unseen(words);
  return above.length > 0 ? above : known(platesOf(words[WORD.returned] ?? "-")).slice(0, 1);
}

/** The plates drawn whose fronts somebody knows: they are told again. */
function known(hand: readonly string[]): string[] {
  return hand.map((each) => each.slice(0, -1)).filter((plate) => !plate.startsWith("?"));
}

/** The first small factory without tiles whose chip lies face down. */
function emptyFactory(words: readonly string[]): number {
  return (words[WORD.factories] ?? "").split("/").indexOf("-:-:?") + 1;
}

function chips(words: readonly string[]): Choice[] {
  const had = chipsOf(words[WORD.chips] ?? "-");
  return DUEL.chips
    .map((chip) => ({
      ...choice(chip, chipName(chip), chipArt(chip)),
      left: had.filter((each) => each === chip).length,
    }))
    .filter(({ left }) => left > 0);
}

function deal(words: readonly string[]): Draw {
  const [bag, tower] = [countsOf(words[WORD.bag] ?? "-"), countsOf(words[WORD.tower] ?? "-")];
  const due = DUEL.tilesOnLarge + DUEL.smallFactories * DUEL.tilesOnSmall;
  const inBag = LETTERS.reduce((sum, letter) => sum + (bag[letter] ?? 0), 0);
  const small = Array.from({ length: DUEL.smallFactories }, (_, at) => ({
    name: say("editor-factory", { number: at + 1 }),
    size: DUEL.tilesOnSmall,
  }));
  return {
    prefix: "D",
    between: "/",
    slots: [{ name: say("editor-large"), size: DUEL.tilesOnLarge }, ...small],
    pieces: LETTERS.map((letter) => {
      const left = (bag[letter] ?? 0) + (inBag < due ? (tower[letter] ?? 0) : 0);
      return choice(letter, colour(letter), tileArt(letter), left);
    }),
    isOrdered: false,
  };
}
