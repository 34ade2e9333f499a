/** What everything on a table of Azul is called. */
import { AZUL, COLOURS } from "../lib/facts";
import { numbersIn, type NameRow } from "../lib/naming";

const GOALS = ["rows", "columns", "colours"] as const;
const FULL = AZUL.floorCosts.at(-1) ?? 0;

const spaceOf = (found: Element) => numbersIn(found.getAttribute("data-space"));
const lineOf = (found: Element) => ({ line: spaceOf(found)[0] ?? 1 });
const colourOf = (found: Element) => {
  const letter = found.closest<HTMLElement>("[data-pick]")?.dataset.pick?.slice(1) ?? "";
  return { colour: COLOURS.find((each) => each.letter === letter)?.name ?? "blue" };
};
const indexOf = (found: Element) => [...(found.parentElement?.children ?? [])].indexOf(found);

/** The innermost thing counts; of rows that fit the same thing, the first. */
export const names: readonly NameRow[] = [
  [".factory .pick", "azul-tile-factory", "AZ-2.1", colourOf],
  [".centre .pile", "azul-tile-centre", "AZ-2.2", colourOf],
  [".centre .first:has(svg)", "azul-marker", "AZ-2.3"],
  [".factory", "azul-factory", "AZ-1.7"],
  [".centre", "azul-centre", "AZ-2.2"],
  ["[data-space*='.line']", "azul-line", "AZ-3.2", lineOf],
  [
    "[data-space*='.wall']",
    "azul-wall",
    "AZ-5.2",
    (found) => {
      const [row = 1, column = 1] = spaceOf(found);
      return { row, column };
    },
  ],
  [
    ".slot:has([data-space*='.floor'])",
    "azul-floor",
    "AZ-5.4",
    (found) => {
      const [space = 1] = spaceOf(found.querySelector("[data-space]") ?? found);
      return { space, cost: AZUL.floorCost[space - 1] ?? 1, full: FULL };
    },
  ],
  [".sum", "azul-floor-sum", "AZ-4.3"],
  [".out > *", "azul-out", "AZ-4.1", (found) => ({ line: indexOf(found) + 1 })],
  [".stock tr:has([data-place=bag]), .totals > :first-child", "azul-bag", "AZ-1.2"],
  [".stock tr:has(.odds)", "azul-odds", "AZ-6.2"],
  [".stock tr:has([data-place=lid]), .totals > :last-child", "azul-lid", "AZ-6.2"],
  [
    ".goals tbody tr",
    "azul-goal",
    "AZ-7.2",
    (found) => {
      const goal = GOALS[indexOf(found)] ?? "rows";
      return { goal, points: AZUL.bonuses[goal] };
    },
  ],
];
