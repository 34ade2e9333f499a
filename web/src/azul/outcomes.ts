/** What a line would bring, as the column between lines and wall shows it. */
import { AZUL } from "../lib/facts";
import type { Choosing } from "./choosing.svelte";
import { laid, tileScore } from "./marks";
import type { AzulBoard } from "./position";

export type Outcome =
  | { readonly kind: "idle" }
  | { readonly kind: "barred" }
  /** it becomes complete: what its tile scores, and what falling tiles cost more */
  | { readonly kind: "gain"; readonly points: number; readonly cost: number }
  /** it does not */
  | {
      readonly kind: "part";
      readonly held: number;
      readonly spaces: number;
      readonly cost: number;
    }
  /** it is complete already */
  | { readonly kind: "done"; readonly points: number };

const IDLE: Outcome = { kind: "idle" };

/** What a line brings by the choice at hand, or as it is. */
export function outcomeOf(
  board: AzulBoard,
  seat: number,
  line: number,
  choosing: Choosing | null,
): Outcome {
  if (choosing === null || choosing.isTiling) return IDLE;
  const held = board.lines[line - 1]?.length ?? 0;
  const action = choosing.actionAt(String(line));
  if (held === line) {
    const known = choosing.explanation ?? choosing.standing;
    const score = known === null ? undefined : tileScore(known, seat, line);
    if (score !== undefined) return { kind: "done", points: score.points };
    return action === null ? IDLE : { kind: "barred" };
  }
  if (action === null) return IDLE;
  const points = choosing.points(action);
  if (points === undefined) return { kind: "barred" };
  const explanation = choosing.table.explanations.get(action);
  if (explanation === undefined) return points === 0 ? IDLE : { kind: "gain", points, cost: 0 };
  const { joined, fallen } = laid(explanation.effects);
  const cost = floorCost(board.floor.length + fallen.length) - floorCost(board.floor.length);
  const score = tileScore(explanation, seat, line);
  if (score !== undefined) return { kind: "gain", points: score.points, cost };
  return { kind: "part", held: held + joined, spaces: line, cost };
}

/** What so many tiles on the floor line cost. */
export function floorCost(tiles: number): number {
  return AZUL.floorCosts[tiles] ?? 0;
}
