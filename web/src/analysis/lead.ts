/** Expected leads: what a share of the win means in points, as `analysis/lead.py` has it. */
import { nameOf } from "../lib/engine/tables";
import type { TableKey } from "../lib/engine/types";
import { LARGEST_LEAD, LEAD_PARTS, LEAST_SHARE, LINKS } from "../lib/measures";

/** What a seat may expect. */
export interface Worth {
  /** of the win, 0 to 1 */
  readonly share: number;
  /** points over the best of the others */
  readonly lead: number;
}

interface Link {
  readonly at: number;
  readonly by: number;
  readonly to: number;
  readonly band: number;
}

/** From a share to points, in one round of a table; the last link holds for all later rounds. */
export function linkOf(table: TableKey, round: number): Link {
  const links = (LINKS as Readonly<Record<string, readonly (readonly number[])[]>>)[nameOf(table)];
  const [at = 0, by = 0, to = 0, band = 0] =
    links?.[Math.min(round, links.length) - 1] ?? links?.[0] ?? [];
  return { at, by, to, band };
}

/** How many points a seat has more than the best of the others. */
export function leadOverOthers(points: readonly number[], seat: number): number {
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
}

/** The lead to expect with such a lead in points now and that share of the win. */
export function expectedLead({ at, by, to }: Link, standing: number, share: number): number {
  const bound = Math.min(Math.max(share, LEAST_SHARE), 1 - LEAST_SHARE);
  return at * standing + by * Math.log(bound / (1 - bound)) + to;
}

/** Result and lead in a value that is proven to the end of the game; null for more than two seats. */
export function solved({ game, seats }: TableKey, value: number): Worth | null {
  if (seats !== 2) return null;
  const part = LEAD_PARTS[game];
  const share = value > 1 - part ? 1 : value < part ? 0 : 0.5;
  const lead = ((value - (1 - part) * share) / part - 0.5) * 2 * LARGEST_LEAD;
  return { share, lead: rounded(lead, 1) };
}

/** A value that the search found, as a share and a lead. */
export function worthOf(
  table: TableKey,
  proof: string,
  value: number,
  round: number,
  standing: number,
): Worth {
  const lead = () => rounded(expectedLead(linkOf(table, round), standing, value), 1);
  return (proof === "game" ? solved(table, value) : null) ?? { share: value, lead: lead() };
}

/** A number with so many digits after the point. */
export function rounded(value: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}
