/** A position of Azul as it is drawn to be edited. */
import {
  seatValues,
  usualFields,
  type BoardLayout,
  type Dish,
  type Field,
  type Group,
  type Layout,
  type Spot,
} from "../lib/editing";
import { AZUL, COLOURS } from "../lib/facts";
import type { Options } from "../lib/game";
import { countIn, countsOf, LETTERS, lettersOf } from "../lib/letters";
import { say } from "../lib/words.svelte";
import {
  BOARDS,
  colour,
  countEverywhere,
  partsOf,
  PHASES,
  WORD,
  wordsOf,
  type Parts,
} from "./parts";
import { artOf, EMPTY, MARKER } from "./position";

export function layout(text: string, options: Options): Layout | null {
  const words = wordsOf(text);
  if (words === null) return null;
  const word = (at: number) => words[at] ?? "";
  const seats = words
    .slice(BOARDS)
    .map((each, seat) => boardLayout(partsOf(each), seat + 1, options));
  return {
    dishes: [...factories(word(WORD.factories)), centre(word(WORD.centre), word(WORD.marker))],
    boards: seats,
    tallies: [
      {
        kinds: COLOURS.map(({ letter }) => ({
          kind: letter,
          name: colour(letter),
          art: artOf(letter),
        })),
        stocks: [
          { id: "bag", name: say("editor-bag"), counts: kindsOf(word(WORD.bag)) },
          { id: "lid", name: say("editor-lid"), counts: kindsOf(word(WORD.lid)) },
        ],
        totals: LETTERS.map((letter) => ({
          count: countEverywhere(words, letter),
          due: AZUL.tilesOfAColour,
        })),
      },
    ],
    fields: fieldsOf(words),
    block: AZUL.rows,
  };
}

function kindsOf(word: string): { kind: string; count: number }[] {
  const counts = countsOf(word);
  return LETTERS.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
}

function spot(id: string, where: string, letter: string, under = ""): Spot {
  const what = letter === "" ? say("editor-nothing") : colour(letter);
  return {
    id,
    name: say("editor-spot", { where, what }),
    under,
    over: letter === "" ? "" : artOf(letter),
  };
}

/** So many spots in a row, and more where more lies there. */
function row(id: string, where: string, letters: string, size: number): Spot[] {
  return Array.from({ length: Math.max(size, letters.length) }, (_, at) =>
    spot(`${id}.${at}`, where, letters[at] ?? ""),
  );
}

function factories(word: string): Dish[] {
  return word.split("/").map((tiles, at) => {
    const [id, name] = [`factory-${at + 1}`, say("editor-factory", { number: at + 1 })];
    const spots = row(id, name, lettersOf(tiles), AZUL.tilesOnAFactory);
    return { id, name, look: "dish", rows: [{ sign: "", spots }] };
  });
}

function centre(tiles: string, marker: string): Dish {
  const where = say("editor-centre");
  const piles = LETTERS.map((letter): Spot => {
    const count = countIn(tiles, letter);
    const made = spot(
      `centre.${letter}`,
      where,
      count > 0 ? letter : "",
      `g-${artOf(letter).slice(2)}`,
    );
    const name = say("editor-pile", { where, what: colour(letter), count });
    return { ...made, name, count };
  });
  const first = spot("centre.1", where, marker === "-" ? MARKER : "", "space-marker");
  return { id: "centre", name: where, look: "row", rows: [{ sign: "", spots: [first, ...piles] }] };
}

function boardLayout(parts: Parts, seat: number, { wall = "coloured" }: Options): BoardLayout {
  const isGray = wall === "gray";
  const rows = parts.lines.map((line, at): { line: Group; wall: Group } => {
    const [lineName, rowName] = [
      say("editor-line", { number: at + 1 }),
      say("editor-row", { number: at + 1 }),
    ];
    const spaces = [...(parts.wall[at] ?? "")].map((letter, column) => {
      const painted = AZUL.wall[at]?.[column] ?? "B";
      const under = isGray ? "" : `g-${artOf(painted).slice(2)}`;
      const name = say("editor-column", { where: rowName, column: column + 1 });
      return spot(`wall-${seat}-${at + 1}.${column}`, name, letter === EMPTY ? "" : letter, under);
    });
    const lineId = `line-${seat}-${at + 1}`;
    return {
      // the first tile lies next to the wall
      line: { id: lineId, name: lineName, spots: row(lineId, lineName, line, at + 1).reverse() },
      wall: { id: `wall-${seat}-${at + 1}`, name: rowName, spots: spaces },
    };
  });
  const floor = { id: `floor-${seat}`, name: say("editor-floor") };
  const score = {
    id: `points-${seat}`,
    name: say("editor-score"),
    value: parts.score,
    values: null,
  };
  return {
    fields: [score],
    rows,
    below: [{ ...floor, spots: row(floor.id, floor.name, parts.floor, AZUL.floorSpaces) }],
  };
}

function fieldsOf(words: readonly string[]): Field[] {
  const seats = seatValues(words.length - BOARDS);
  const holder = words[WORD.marker] ?? "";
  return [
    ...usualFields(words, WORD, PHASES, seats),
    { id: "marker", name: say("editor-marker-of"), value: holder, values: seats },
  ];
}
