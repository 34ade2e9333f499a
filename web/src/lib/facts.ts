// Written by `make protocol` from the rules in Python; don't edit.

/** The colours in wall order, with their letters (AZ-1.5). */
export const COLOURS = [
  { letter: "B", name: "blue" },
  { letter: "Y", name: "yellow" },
  { letter: "R", name: "red" },
  { letter: "K", name: "black" },
  { letter: "T", name: "teal" },
] as const;

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = [
  "beginner",
  "casual",
  "apprentice",
  "skilled",
  "strong",
  "expert",
  "master",
  "grandmaster",
  "champion",
  "legend",
] as const;

/** How many of them were asked about each puzzle. */
export const ASKED_LEVELS = 8 as const;

/** The level of a bot where nobody has named one. */
export const STAND_IN = "skilled" as const;

/** The languages in which the server speaks. */
export const LANGUAGES = ["en", "pt-PT", "pt-BR", "nl", "hu"] as const;

/** Azul, as it is drawn. */
export const AZUL = {
  /** Pattern lines, and rows and columns of the wall (AZ-1.3). */
  rows: 5,
  /** The colours of the coloured wall's spaces, by row (AZ-1.5). */
  wall: ["BYRKT", "TBYRK", "KTBYR", "RKTBY", "YRKTB"],
  /** Spaces of the floor line (AZ-1.3). */
  floorSpaces: 7,
  /** What each space of the floor line costs (AZ-5.4). */
  floorCost: [1, 1, 2, 2, 2, 3, 3],
  /** What 0 to 7 filled spaces cost in all (AZ-5.4). */
  floorCosts: [0, 1, 2, 4, 6, 8, 11, 14],
  /** Factories by the number of seats (AZ-1.1). */
  factories: { 2: 5, 3: 7, 4: 9 },
  /** AZ-1.7. */
  tilesOnAFactory: 4,
  /** AZ-1.2. */
  tilesOfAColour: 20,
  /** At the end, for each complete row, column and colour (AZ-7.2). */
  bonuses: { rows: 2, columns: 7, colours: 10 },
  /** What a table may choose. */
  options: {
    seats: { values: ["2", "3", "4"], usual: "2" },
    wall: { values: ["coloured", "gray"], usual: "coloured" },
    first: { values: ["random", "1", "2", "3", "4"], usual: "random" },
  },
} as const;

/** Azul Duel, as it is drawn. */
export const DUEL = {
  /** Players. */
  seats: 2,
  /** DU-3.1. */
  rounds: 5,
  /** Pattern lines, and rows and columns of the dome (DU-1.3). */
  lines: 6,
  /** Plate cells in a row and in a column of the dome (DU-1.3). */
  cells: 3,
  /** Tokens of a player (DU-1.3). */
  tokens: 2,
  /** Points at the start (DU-1.3). */
  startScore: 5,
  /** Beside the large one (DU-1.2). */
  smallFactories: 4,
  /** DU-2.3. */
  tilesOnSmall: 4,
  /** DU-2.3. */
  tilesOnLarge: 5,
  /** DU-1.1. */
  tilesOfAColour: 13,
  /** What each broken tile costs (DU-1.8). */
  brokenCost: [1, 2, 3, 4],
  /** What 0 to 4 cost in all (DU-1.8). */
  brokenCosts: [0, 1, 3, 6, 10],
  /** DU-1.3. */
  startTileCost: 2,
  /** By row of the dome (DU-1.7). */
  specialPoints: [1, 2, 3, 4, 5, 6],
  /** For a plate of the stack (DU-4.3). */
  drawCost: 1,
  /** Plates turned up (DU-2.1). */
  display: 3,
  /** Each as its spaces: top left, top right, bottom left, bottom right; S special, J joker (DU-1.5). */
  plates: [
    "YKTS",
    "KSTR",
    "SKRB",
    "YBKS",
    "TRBS",
    "YSKR",
    "BKST",
    "STYB",
    "SYBR",
    "JBTK",
    "TRBJ",
    "KYRJ",
    "TYJK",
    "YRJB",
    "TKRJ",
    "RTYJ",
    "TBJY",
    "RJBK",
  ],
  /** The kinds, by the colours that they show (DU-1.6). */
  chips: ["B", "Y", "R", "K", "T", "TY", "BR", "RT", "KB", "YK"],
  /** DU-1.6. */
  chipsOfAKind: 2,
  /** Each with its two sides (DU-1.9). */
  scoringTiles: [
    ["rows", "five-colours"],
    ["columns", "border"],
    ["diagonals", "corners"],
    ["jokers", "empty-specials"],
  ],
  /** The starred sides (DU-2.2). */
  firstGame: ["rows", "columns", "diagonals"],
  /** Points for one of what a side counts; of corners, the dearer (DU-8). */
  sides: {
    rows: { rule: "DU-8.1", points: 3 },
    columns: { rule: "DU-8.2", points: 7 },
    diagonals: { rule: "DU-8.3", points: 10 },
    jokers: { rule: "DU-8.4", points: 2 },
    "five-colours": { rule: "DU-8.5", points: 4 },
    border: { rule: "DU-8.6", points: 1 },
    corners: { rule: "DU-8.7", points: 8 },
    "empty-specials": { rule: "DU-8.8", points: -3 },
  },
  /** By plate cell, from 0 (DU-8.7). */
  cornerPoints: { 0: 3, 2: 3, 6: 8, 8: 8 },
  /** What a table may choose. */
  options: {
    scoring: { values: ["random", "random-3", "random-4"], usual: "rows,columns,diagonals" },
    first: { values: ["random", "1", "2"], usual: "random" },
  },
} as const;

/** What a form may ask for. */
export const LIMITS = {
  /** Characters of a player's name. */
  name: 20,
  /** Seconds, and seconds more for each turn. */
  clock: { seconds: { least: 10, most: 1209600 }, increment: { least: 0, most: 600 } },
} as const;
