/** Tables as tests of this room need them, without a server. */
import { LEVELS } from "../../src/lib/facts";
import type { MyTable } from "../../src/lib/mine.svelte";
import type { SeatView, Snapshot, View } from "../../src/lib/protocol";
import type { TableStore } from "../../src/lib/table.svelte";

export function myTable(given: Partial<MyTable>): MyTable {
  return {
    table: "aaaaaaaaaaaa",
    token: null,
    game: "azul",
    names: ["Ana", "Rui"],
    status: "playing",
    round: 3,
    scores: [14, 11],
    isMyTurn: false,
    seen: 1,
    ...given,
  };
}

export const ANA: SeatView = { seat: 0, kind: "person", name: "Ana", level: null };
export const FREE: SeatView = { seat: 1, kind: "open", name: "", level: null };
export const BOT: SeatView = { seat: 2, kind: "bot", name: "casual", level: "casual" };

/** A table that waits, with what was sent to it. */
export function waitingTable(
  yours: number[],
  isPublic = false,
): { table: TableStore; sent: unknown[] } {
  const sent: unknown[] = [];
  const view = { status: "waiting", seats: [ANA, FREE, BOT] } as unknown as View;
  const snapshot = {
    game: "azul",
    options: { seats: "3", wall: "gray", first: "random" },
    public: isPublic,
  } as unknown as Snapshot;
  const table = {
    id: "aaaaaaaaaaaa",
    token: yours.length > 0 ? "secret" : null,
    yours,
    view,
    snapshot,
    presence: [{ seat: 0, present: true, absent: false }],
    refused: null,
    isOpen: true,
    greet: () => sent.push("hello"),
    send: (wish: unknown) => sent.push(wish) > 0,
  };
  return { table: table as unknown as TableStore, sent };
}

const PLAYER = { player: "p", token: "device", name: "" };
const HEALTH = { status: "ok", version: "0", tables: 0, connections: 0, levels: LEVELS };
const USUAL: Record<string, unknown> = {
  "/healthz": HEALTH,
  "/api/announcements": { announcements: [] },
  "/api/players": PLAYER,
  "/api/seeks": { seeks: [] },
};

/** A server that is well, makes players, has no news, else gives one answer and keeps what it was asked. */
export function answering(
  status: number,
  body: unknown,
): { asked: Request[]; fetch: typeof fetch } {
  const asked: Request[] = [];
  return {
    asked,
    fetch: async (input, init) => {
      const usual = USUAL[String(input)];
      if (!usual) asked.push(new Request(new URL(String(input), location.href), init));
      return new Response(JSON.stringify(usual ?? body), {
        status: usual ? 200 : status,
        headers: { "Content-Type": "application/json" },
      });
    },
  };
}
