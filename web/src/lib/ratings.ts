// Written by `make protocol` from the rules in Python; don't edit.

/** Of each level, in Elo, as they were measured. */
export const RATINGS = {
  azul: {
    beginner: 0,
    casual: 191,
    apprentice: 412,
    skilled: 595,
    strong: 750,
    expert: 936,
    master: 1037,
    grandmaster: 1176,
    champion: 1303,
    legend: 1482,
  },
  duel: {
    beginner: 0,
    casual: 238,
    apprentice: 346,
    skilled: 525,
    strong: 693,
    expert: 888,
    master: 1071,
    grandmaster: 1278,
    champion: 1461,
  },
} as const;
