/** A position of Duel as it is drawn to be edited. */
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
import { COLOURS, DUEL } from "../lib/facts";
import { countsOf, LETTERS, lettersOf } from "../lib/letters";
import { say } from "../lib/words.svelte";
import {
  BOARDS,
  chipsOf,
  countEverywhere,
  partsOf,
  PHASES,
  platesOf,
  takenBy,
  WORD,
  wordsOf,
  type Parts,
} from "./parts";
import { chipArt, spaceArt, tileArt } from "./places";
import { chipNames, kind, plateName } from "./plates";

const FREE = "space-disc";

export const colour = (letter: string): string =>
  say(`colour-${COLOURS.find((each) => each.letter === letter)?.name ?? "blue"}`);

/** A chip in words; face down it shows no colours. */
export function chipName(chip: string): string {
  return chip === "?" ? say("editor-chip-down") : say("duel-chip", chipNames(chip));
}

export function layout(text: string): Layout | null {
  const words = wordsOf(text);
  if (words === null) return null;
  const word = (at: number) => words[at] ?? "";
  const stock = (at: number) => {
    const counts = countsOf(word(at));
    return LETTERS.map((letter) => ({ kind: letter, count: counts[letter] ?? 0 }));
  };
  const unseen = chipsOf(word(WORD.chips));
  return {
    dishes: [
      ...word(WORD.factories).split("/").map(small),
      large(word(WORD.large), word(WORD.tile)),
      plates(word(WORD.display), word(WORD.plate)),
    ],
    boards: words
      .slice(BOARDS)
      .map((each, at) => boardLayout(partsOf(each), at + 1, word(WORD.tile))),
    tallies: [
      {
        kinds: LETTERS.map((letter) => ({
          kind: letter,
          name: colour(letter),
          art: tileArt(letter),
        })),
        stocks: [
          { id: "bag", name: say("editor-bag"), counts: stock(WORD.bag) },
          { id: "tower", name: say("editor-tower"), counts: stock(WORD.tower) },
        ],
        totals: LETTERS.map((letter) => ({
          count: countEverywhere(words, letter),
          due: DUEL.tilesOfAColour,
        })),
      },
      {
        kinds: DUEL.chips.map((chip) => ({ kind: chip, name: chipName(chip), art: chipArt(chip) })),
        stocks: [
          {
            id: "chips",
            name: say("editor-chips-unseen"),
            counts: DUEL.chips.map((chip) => ({
              kind: chip,
              count: unseen.filter((each) => each === chip).length,
            })),
          },
        ],
        totals: null,
      },
    ],
    fields: fieldsOf(words),
    block: 2,
  };
}

function spot(id: string, where: string, what: string, under: string, over: string): Spot {
  return {
    id,
    name: say("editor-spot", { where, what: what || say("editor-nothing") }),
    under,
    over,
  };
}

/** So many spots for tiles, and more where more lies there. */
function row(id: string, where: string, letters: string, size: number): Spot[] {
  return Array.from({ length: Math.max(size, letters.length) }, (_, at) => {
    const letter = letters[at] ?? "";
    const [what, over] = letter === "" ? ["", ""] : [colour(letter), tileArt(letter)];
    return spot(`${id}${at}`, where, what, FREE, over);
  });
}

function small(word: string, at: number): Dish {
  const [sun = "-", moon = "-", chip = "-"] = word.split(":");
  const [id, name] = [`factory-${at + 1}`, say("editor-factory", { number: at + 1 })];
  const [what, over] = chip === "-" ? ["", ""] : [chipName(chip), chipArt(chip)];
  const suns = row(
    `${id}.sun`,
    say("editor-sun", { where: name }),
    lettersOf(sun),
    DUEL.tilesOnSmall,
  );
  const moons = row(
    `${id}.moon`,
    say("editor-moon", { where: name }),
    lettersOf(moon),
    DUEL.tilesOnSmall - 1,
  );
  const chips = spot(`${id}.chip`, say("editor-chip", { where: name }), what, "", over);
  return {
    id,
    name,
    look: "row",
    rows: [
      { sign: "sun", spots: suns },
      { sign: "moon", spots: [...moons, chips] },
    ],
  };
}

function large(word: string, holder: string): Dish {
  const [sun = "-", moon = "-"] = word.split(":");
  const [id, name] = ["large", say("editor-large")];
  const size = DUEL.tilesOnLarge;
  const isHere = holder === "-";
  const [what, over] = isHere ? [say("editor-start-tile"), "marker"] : ["", ""];
  return {
    id,
    name,
    look: "row",
    rows: [
      {
        sign: "sun",
        spots: row("large.sun", say("editor-sun", { where: name }), lettersOf(sun), size),
      },
      {
        sign: "moon",
        spots: [
          ...row("large.moon", say("editor-moon", { where: name }), lettersOf(moon), size - 1),
          spot("large.tile", name, what, "space-marker", over),
        ],
      },
    ],
  };
}

function plates(display: string, atHand: string): Dish {
  const shown = platesOf(display);
  const where = say("editor-display");
  const spots = Array.from({ length: Math.max(DUEL.display, shown.length) }, (_, at) =>
    plateSpot(`display.${at}`, where, shown[at] ?? ""),
  );
  const hand = plateSpot("plate.0", say("editor-at-hand"), atHand === "-" ? "" : atHand);
  return {
    id: "display",
    name: where,
    look: "plates",
    rows: [{ sign: "", spots: [...spots, hand] }],
  };
}

function plateSpot(id: string, where: string, plate: string): Spot {
  const made = spot(id, where, plate === "" ? "" : plateName(plate), "", "");
  return plate === "" ? made : { ...made, plate };
}

function boardLayout(parts: Parts, seat: number, holder: string): BoardLayout {
  const rows = parts.lines.map((line, at): { line: Group; wall: Group } => {
    const [lineId, lineName] = [`line-${seat}-${at + 1}`, say("editor-line", { number: at + 1 })];
    const rowName = say("editor-row", { number: at + 1 });
    const spaces = (parts.dome[at] ?? []).map((mark, column) => {
      const where = say("editor-column", { where: rowName, column: column + 1 });
      return domeSpot(`dome-${seat}-${at + 1}.${column}`, where, mark);
    });
    return {
      line: {
        id: lineId,
        name: lineName,
        spots: row(`${lineId}.`, lineName, line, at + 1).reverse(),
      },
      wall: { id: `dome-${seat}-${at + 1}`, name: rowName, spots: spaces },
    };
  });
  const broken = { id: `broken-${seat}`, name: say("editor-broken") };
  const reserve = { id: `chips-${seat}`, name: say("editor-chips") };
  const chips = [...parts.chips, ""].map((chip, at) =>
    spot(
      `${reserve.id}.${at}`,
      reserve.name,
      chip === "" ? "" : chipName(chip),
      "",
      chip === "" ? "" : chipArt(chip),
    ),
  );
  const isHolder = holder === String(seat);
  const [what, over] = isHolder ? [say("editor-start-tile"), "marker"] : ["", ""];
  const tile = spot(`tile-${seat}.0`, say("editor-start-tile"), what, "space-marker", over);
  return {
    fields: [
      { id: `points-${seat}`, name: say("editor-score"), value: parts.score, values: null },
      { id: `tokens-${seat}`, name: say("editor-tokens"), value: parts.tokens, values: UP_TO_TWO },
      { id: `taken-${seat}`, name: say("editor-taken"), value: parts.taken, values: UP_TO_TWO },
    ],
    rows,
    below: [
      { ...broken, spots: row(`${broken.id}.`, broken.name, parts.broken, DUEL.brokenCost.length) },
      { id: `tile-${seat}`, name: say("editor-start-tile"), spots: [tile] },
      { ...reserve, spots: chips },
    ],
  };
}

const UP_TO_TWO = ["0", "1", "2"].map((value) => ({ value, name: value }));

function domeSpot(id: string, where: string, mark: string): Spot {
  if (mark === ".") return spot(id, where, say("editor-no-plate"), "", "");
  const takes = takenBy(mark);
  const isFilled = mark !== mark.toLowerCase();
  const letter = mark.charAt(0).toUpperCase();
  const what = isFilled
    ? say("duel-kind", { kind: kind(letter) })
    : say("editor-space-for", { what: say("duel-kind", { kind: kind(takes) }) });
  return spot(id, where, what, spaceArt(takes), isFilled ? tileArt(letter) : "");
}

function fieldsOf(words: readonly string[]): Field[] {
  const seats = seatValues(words.length - BOARDS);
  const value = (at: number) => words[at] ?? "";
  const backs = ["-", "S", "J"].map((each) => ({
    value: each,
    name: each === "-" ? say("editor-nothing") : say("duel-kind", { kind: kind(each) }),
  }));
  const sides = value(WORD.sides).split(",");
  return [
    ...usualFields(words, WORD, PHASES, seats),
    { id: "tile", name: say("editor-tile-of"), value: value(WORD.tile), values: seats },
    { id: "top", name: say("editor-top"), value: value(WORD.top), values: backs },
    ...DUEL.scoringTiles.map((pair, at) => ({
      id: `side-${at}`,
      name: say("duel-scoring-tile", { number: at + 1 }),
      value: pair.find((side) => sides.includes(side)) ?? "-",
      values: ["-", ...pair].map((side) => ({
        value: side,
        name: side === "-" ? say("duel-scoring-none") : say("duel-side", { side }),
      })),
    })),
  ];
}
