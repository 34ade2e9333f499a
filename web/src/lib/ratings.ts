// Written by `make protocol` from the rules in Python; don't edit.

/** Of each level, in Elo, as they were measured. */
export const RATINGS = {
  azul: {
    beginner: 0,
    casual: 174,
    apprentice: 333,
    skilled: 529,
    strong: 719,
    expert: 901,
    master: 1100,
    grandmaster: 1319,
  },
  duel: {
    beginner: 0,
    casual: 177,
    apprentice: 328,
    skilled: 539,
    strong: 766,
    expert: 925,
    master: 1098,
    grandmaster: 1253,
  },
} as const;
