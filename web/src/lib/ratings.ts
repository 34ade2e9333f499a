// Written by `make protocol` from the rules in Python; don't edit.

/** Of each level, in Elo, as they were measured. */
export const RATINGS = {
  azul: {
    beginner: 0,
    casual: 221,
    apprentice: 447,
    skilled: 662,
    strong: 868,
    expert: 1069,
    master: 1180,
    grandmaster: 1336,
    champion: 1509,
    legend: 1683,
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
