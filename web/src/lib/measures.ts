// Written by `make protocol` from the rules in Python; don't edit.

/** What a move is called that costs such a share. */
export const MOVE_LABELS = [
  { label: "best", most: 0.005 },
  { label: "good", most: 0.02 },
  { label: "inaccuracy", most: 0.05 },
  { label: "mistake", most: 0.2 },
  { label: "blunder", most: 1.0 },
] as const;

/** A cost c is accurate to 100 * exp(-STEEPNESS * c). */
export const STEEPNESS = 6.0 as const;

/** The part of a value that is for the lead in points. */
export const LEAD_PARTS = { azul: 0.1, duel: 0.05 } as const;

/** The lead from which more is worth nothing. */
export const LARGEST_LEAD = 100 as const;

/** Shares nearer to 0 or 1 are taken for that. */
export const LEAST_SHARE = 0.02 as const;

/** From a share to points, for every table and round: at, by, to, band. */
export const LINKS = {
  "azul-2": [
    [-0.026, 7.766, -0.313, 16.104],
    [0.022, 7.093, -0.143, 15.618],
    [0.099, 6.353, -0.08, 14.413],
    [0.067, 5.292, -0.1, 11.556],
    [0.487, 2.522, 0.594, 8.668],
    [0.499, 3.452, 0.654, 10.895],
  ],
  "azul-2-gray": [
    [-0.471, 18.388, -0.695, 18.918],
    [-0.006, 11.273, -0.22, 18.038],
    [-0.062, 9.737, -0.266, 16.208],
    [-0.018, 8.175, -0.202, 12.584],
    [0.584, 3.026, 0.591, 9.486],
    [0.715, 3.384, 0.704, 11.847],
  ],
  "azul-3": [
    [-0.369, 6.677, -0.095, 12.157],
    [-0.132, 6.245, -0.176, 11.76],
    [-0.059, 5.667, -0.257, 11.142],
    [-0.002, 4.767, -0.258, 9.997],
    [0.336, 2.329, 0.154, 7.603],
  ],
  "azul-3-gray": [
    [0.114, 7.181, -0.234, 14.589],
    [0.403, 4.49, -0.971, 14.176],
    [0.27, 4.915, -0.258, 13.126],
    [0.114, 5.269, 0.1, 11.04],
    [0.579, 2.152, 0.494, 8.492],
  ],
  "azul-4": [
    [-0.193, 6.22, 0.071, 12.058],
    [0.008, 5.905, 0.185, 11.687],
    [-0.045, 5.46, -0.265, 11.303],
    [0.012, 4.648, -0.202, 10.2],
    [0.319, 2.647, 0.342, 8.112],
  ],
  "azul-4-gray": [
    [0.268, 2.175, -4.625, 13.529],
    [0.104, 3.388, -3.083, 13.292],
    [0.106, 4.442, -1.383, 12.899],
    [0.015, 4.947, -0.279, 11.089],
    [0.551, 1.999, 0.195, 8.629],
  ],
  duel: [
    [0.55, 10.947, 0.097, 26.914],
    [0.185, 11.464, -0.194, 24.388],
    [0.002, 10.455, -0.26, 20.677],
    [0.068, 8.277, -0.177, 16.011],
    [0.551, 3.439, 0.408, 13.173],
  ],
} as const;

/** How a game is reviewed: positions for each decision, and so on. */
export const REVIEW = {
  nodes: { azul: 1000000, duel: 250000 },
  forMoves: [3, 4],
  regret: 0.15,
  again: [{ cost: 0.15, times: 2 }],
  forLine: [1, 10],
  moments: 3,
} as const;

/** How luck is judged, and the standard errors of costs. */
export const LUCK = {
  nodes: 4000,
  beforeDeal: 24,
  beforeDraw: 12,
  errors: { azul: { share: 0.04, lead: 1.0 }, duel: { share: 0.012, lead: 0.4 } },
} as const;

/** Of reports that are kept, by table. */
export const REPORT_VERSIONS = {
  "azul-2": "3-8156669453be",
  "azul-2-gray": "3-ef836424ee88",
  "azul-3": "3-1edef408ea43",
  "azul-3-gray": "3-e0ed39eee568",
  "azul-4": "3-4545f4e9604c",
  "azul-4-gray": "3-8513b4fde36f",
  duel: "3-29d602ebbffe",
} as const;
