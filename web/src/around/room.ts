/** A game's own room: how its table is drawn, loaded when a table of that game is opened. */
import type { Component } from "svelte";
import type { View } from "../lib/protocol";
import { Stage, type Choreography } from "../lib/stage.svelte";
import type { TableStore } from "../lib/table.svelte";

type PositionOf<Known> = Known extends Choreography<infer Position> ? Position : never;
type AzulPosition = PositionOf<typeof import("../azul/choreography").choreography>;
type DuelPosition = PositionOf<typeof import("../duel/choreography").choreography>;

interface TableProps<Position> {
  table: TableStore;
  stage: Stage<Position>;
  live: boolean;
}

export type Room =
  | {
      readonly game: "azul";
      readonly stage: Stage<AzulPosition>;
      readonly Table: Component<TableProps<AzulPosition>>;
    }
  | {
      readonly game: "duel";
      readonly stage: Stage<DuelPosition>;
      readonly Table: Component<TableProps<DuelPosition>>;
      readonly Goals: Component<Omit<TableProps<DuelPosition>, "live">>;
    };

/** The room of a game; `view` is asked when all is loaded. */
export async function roomOf(game: string, view: () => View): Promise<Room> {
  if (game === "azul") {
    const [{ default: Table }, { choreography }] = await Promise.all([
      import("../azul/AzulTable.svelte"),
      import("../azul/choreography"),
    ]);
    return { game, Table, stage: new Stage(choreography, view()) };
  }
  const [{ default: Table }, { default: Goals }, { choreography }] = await Promise.all([
    import("../duel/DuelTable.svelte"),
    import("../duel/Goals.svelte"),
    import("../duel/choreography"),
  ]);
  return { game: "duel", Table, Goals, stage: new Stage(choreography, view()) };
}
