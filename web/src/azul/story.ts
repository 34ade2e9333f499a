/** What an action of Azul does, and what a seat is asked, in the sentences that the server tells. */
import type { Said } from "../lib/protocol";
import { said, type Parameter } from "../lib/saying";
import { CENTRE, FLOOR, takeOf, type Take } from "./notation";
import { boardAt, countOf, nameOf, positionOf, type AzulPosition } from "./position";

/** The log line of an action that was taken in that position. */
export function story(position: string, action: string): Said {
  const before = positionOf(position);
  const take = takeOf(action);
  if (take !== null) return taken(before, take);
  const [kind = "", first = "", second = ""] = action;
  if (kind === "S") return said("AZ-1.6", "log-first", { seat: Number(first) - 1 });
  if (kind === "D") return said("AZ-1.7", "log-deal", { round: before.round });
  const { colour } = waitingLine(before);
  const place = { row: Number(first), column: Number(second) };
  return said("AZ-8.1", "log-tile", { seat: turnOf(before), ...place, colour });
}

/** What the seat in turn is asked. */
export function prompt(position: string): Said {
  const now = positionOf(position);
  if (now.phase === "offer") return said("AZ-2.1", "prompt-azul-take", { round: now.round });
  return said("AZ-8.1", "prompt-azul-tile", waitingLine(now));
}

function taken(before: AzulPosition, { source, colour, line }: Take): Said {
  const tiles = source === CENTRE ? before.centre : (before.factories[source - 1] ?? "");
  const count = countOf(tiles, colour);
  const who = { seat: turnOf(before), colour: nameOf(colour), count };
  const from: Record<string, Parameter> =
    source === CENTRE ? { marker: before.marker === null ? "yes" : "no" } : { factory: source };
  const [rule, message] =
    source === CENTRE ? ["AZ-2.2", "log-take-centre"] : ["AZ-2.1", "log-take-factory"];
  if (line === FLOOR) return said(rule, `${message}-floor`, { ...who, ...from });
  const held = boardAt(before, turnOf(before)).lines[line - 1]?.length ?? 0;
  const fallen = Math.max(0, count + held - line);
  return said(rule, message, { ...who, line, fallen, ...from });
}

/** The first complete line whose tile has no place on the wall yet (AZ-8.1). */
function waitingLine(position: AzulPosition): { line: number; colour: string } {
  const { lines } = boardAt(position, turnOf(position));
  const row = lines.findIndex((tiles, index) => tiles.length === index + 1);
  return { line: row + 1, colour: nameOf(lines[row]?.charAt(0) ?? "") };
}

function turnOf({ turn }: AzulPosition): number {
  if (turn === null) throw new Error("no seat is in turn");
  return turn;
}
