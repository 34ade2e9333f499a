/** What everything on a table of Duel is called. */
import { DUEL } from "../lib/facts";
import { numbersIn, type NameRow } from "../lib/naming";

const placeOf = (found: Element) => numbersIn(found.getAttribute("data-place"));
const indexOf = (found: Element) => [...(found.parentElement?.children ?? [])].indexOf(found);
const row = (found: Element) => ({ row: placeOf(found)[0] ?? 1 });

/** The innermost thing counts; of rows that fit the same thing, the first. */
export const names: readonly NameRow[] = [
  [".sunny .pick", "duel-sun-tile", "DU-5.1"],
  [".moony .pick.deep", "duel-under", "DU-5.3"],
  [".moony .pick", "duel-moon-tile", "DU-5.3"],
  [".moony [data-place=large]:has(svg)", "duel-start-tile", "DU-5.4"],
  [".moony [data-place^=chip]:has(.down)", "duel-chip-down", "DU-5.5"],
  [".moony [data-place^=chip]", "duel-chip", "DU-5.6"],
  [".moony", "duel-moon", "DU-5.3"],
  [".sunny", "duel-sun", "DU-5.1"],
  [".fac", "duel-factory", "DU-1.2"],
  ["[data-place^=display]", "duel-plate", "DU-4.2"],
  [".pile4", "duel-stack", "DU-4.3"],
  ["[data-place*='.line']", "duel-line", "DU-5.7", (found) => ({ line: placeOf(found)[0] ?? 1 })],
  [
    "[data-place*='.dome']:has([href='#space-special'])",
    "duel-special",
    "DU-6.7",
    (found) => {
      const at = placeOf(found)[0] ?? 1;
      return { row: at, points: DUEL.specialPoints[at - 1] ?? 1 };
    },
  ],
  ["[data-place*='.dome']:has([href='#space-joker'])", "duel-joker", "DU-6.7", row],
  ["[data-place*='.dome']:has(svg)", "duel-space", "DU-7.1", row],
  ["[data-place*='.dome'], [data-place*='.cell']", "duel-cell", "DU-4.5"],
  [
    ".slot:has([data-place*='.broken'])",
    "duel-broken",
    "DU-1.8",
    (found) => {
      const [space = 1] = placeOf(found.querySelector("[data-place]") ?? found);
      return { space, cost: DUEL.brokenCosts[space] ?? 0 };
    },
  ],
  [".slot:has([data-place$='.start'])", "duel-start-place", "DU-5.4"],
  ["[data-place$='.tokens']", "duel-tokens", "DU-4.1"],
  [".chips", "duel-chips", "DU-6.4"],
  [".out > *", "duel-out", "DU-6.1", (found) => ({ line: indexOf(found) + 1 })],
  [".stock tr:has([data-place=bag])", "duel-bag", "DU-1.1"],
  [".stock tr:has(.odds)", "duel-odds", "DU-9.3"],
  [".stock tr:has([data-place=tower])", "duel-tower", "DU-9.3"],
  [".goals .scoring", "duel-scoring", "DU-8.1"],
];
