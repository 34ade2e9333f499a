/** The links to open seats, kept in the browser that made the table: the server tells them once. */
import type { SeatLink } from "../lib/protocol";
import { keep, kept } from "../lib/settings.svelte";

interface Kept {
  readonly table: string;
  readonly links: readonly SeatLink[];
}

const KEY = "tilewright-links";
const MOST = 20; // tables

export function keepLinks(table: string, links: readonly SeatLink[]): void {
  if (links.length === 0) return;
  const others = kept<Kept[]>(KEY, []).filter((each) => each.table !== table);
  keep(KEY, [{ table, links }, ...others].slice(0, MOST));
}

/** The link to a seat of a table, if this browser made it. */
export function linkTo(table: string, seat: number): SeatLink | null {
  const found = kept<Kept[]>(KEY, []).find((each) => each.table === table);
  return found?.links.find((link) => link.seat === seat) ?? null;
}
