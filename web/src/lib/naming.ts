/** What things on a table are called: rows of a table, found by the element that is pointed at. */
import type { Told } from "./words.svelte";

/** What something is called: messages `names-…` with their parameters, and the rule about it. */
export interface Named {
  readonly id: string;
  readonly rule: string;
  readonly told: Told;
  /** what is named, as it is drawn */
  readonly on: HTMLElement | SVGElement;
}

/** Which elements, what they are called, by which rule, and what is told besides. */
export type NameRow = readonly [
  selector: string,
  id: string,
  rule: string,
  told?: (found: Element) => Told,
];

/** What both games call the same. */
const SHARED: readonly NameRow[] = [
  [".score", "score", ""],
  ["[role=timer]", "clock", ""],
];

/** The name of the innermost thing around an element; null: it has none. */
export function namedAt(rows: readonly NameRow[], at: Element | null, root: Element): Named | null {
  const all = [...rows, ...SHARED];
  for (let on = at; on !== null && root.contains(on); on = on.parentElement)
    for (const [selector, id, rule, told] of all)
      if (on.matches(selector))
        return { id, rule, told: told?.(on) ?? {}, on: on as HTMLElement | SVGElement };
  return null;
}

/** The numbers in the name of a place, such as 2 and 3 of `p1.wall2.3`. */
export function numbersIn(place: string | null | undefined): number[] {
  return [...(place ?? "").replace(/^p\d\./, "").matchAll(/\d+/g)].map(Number);
}
