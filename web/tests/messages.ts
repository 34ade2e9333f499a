/** Messages for tests: small ones that are true to the protocol. */
import type { Acted, Said, Snapshot, View } from "../src/lib/protocol";

export const said = (text: string): Said => ({ message: "m", parameters: {}, rule: "", text });

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
    prompt: said("Take tiles"),
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
    table: "abc",
    version: 3,
    game: "azul",
    options: { seats: "2" },
    yours: [0],
    public: false,
    confirm: false,
    hints: true,
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
    said: said("Marta takes 1 blue"),
    points: [],
    view: view({ position: `p${version}`, moves: version }),
    command: null,
    ...changes,
  };
}
