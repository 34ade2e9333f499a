/** Messages for tests: small ones that are true to the protocol. */
import type { Effect } from "../src/lib/effects";
import type { Choreography } from "../src/lib/steps";
import type { Acted, Moved, Said, Scored, Snapshot, View } from "../src/lib/protocol";

export function said(message: string, parameters: Said["parameters"] = {}, rule = ""): Said {
  return { message, parameters, rule };
}

export function moved(piece: string, from: string, to: string, number = 1): Moved {
  return { type: "moved", piece, from, to, number };
}

/** Points, for these spaces and with what their sentence tells. */
export function scored(
  seat: number,
  points: number,
  kind: string,
  spaces: readonly string[] = [],
  told: Said["parameters"] = {},
): Scored {
  const why = said(`score-${kind}`, { points: Math.abs(points), ...told });
  return { type: "scored", seat, points, kind, spaces, why };
}

/** A tile that comes to a space, alone, and its points. */
export function tiled(seat: number, points: number, piece: string, from: string, to: string) {
  const told = { shape: "row", across: points, down: 1 };
  return [moved(piece, from, to), scored(seat, points, "tile", [to], told)] as const;
}

/** The end of a turn, after which the tiling may follow. */
export const TURN: Effect = { type: "ended", what: "turn" };

export function view(changes: Partial<View> = {}): View {
  return {
    status: "playing",
    seats: [
      { seat: 0, kind: "person", name: "Marta", level: null },
      { seat: 1, kind: "bot", name: "Rui", level: "skilled" },
    ],
    position: "p0",
    moves: 0,
    round: 1,
    scores: [0, 0],
    standing: [0, 0],
    goals: [],
    turn: 0,
    confirming: false,
    free: 0,
    prompt: said("prompt-azul-take", { round: 1 }),
    legal: [{ action: "1B1", points: 1 }],
    offer: null,
    clock: null,
    result: null,
    rematch: null,
    ...changes,
  };
}

export function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    protocol: 2,
    table: "abc",
    version: 3,
    game: "azul",
    options: { seats: "2" },
    yours: [0],
    public: false,
    confirm: false,
    hints: true,
    rated: false,
    counts: false,
    absent_after: 60,
    view: view(),
    presence: [],
    watchers: 0,
    ...changes,
  };
}

export function acted(version: number, changes: Partial<Acted> = {}): Acted {
  return {
    type: "acted",
    version,
    seat: 0,
    action: "1B1",
    said: said("log-first", { seat: 0 }),
    effects: [],
    view: view({ position: `p${version}`, moves: version }),
    command: null,
    ...changes,
  };
}

/** Texts as positions; an effect adds its type. */
export const STILL: Choreography<string> = {
  parse: (text) => text,
  moved: (position, effect) => `${position}>${effect.type}`,
  heap: () => null,
  artOf: (piece) => piece,
};
