/** The kinds of decisions at a table of Duel, as a coach explains them; the first matters most. */
import { DUEL } from "../lib/facts";
import { say } from "../lib/words.svelte";
import { BREAK, parseAction, type Take } from "./notation";
import { moonTops } from "./places";
import { parsePosition, platesDue, turned, type Board, type DuelPosition } from "./position";

const AIM = "duel-aim";
const BONUS = "duel-bonus";

const PHASES: Readonly<Record<string, string>> = {
  setup: "duel-plate",
  stacking: "duel-stacking",
  drawing: "duel-drawing",
  keeping: "duel-keeping",
  returning: "duel-returning",
  placing: "duel-placing",
  paying: "duel-paying",
  spending: "duel-paying",
  tiling: "duel-tiling",
};

/** What is decided in a position, from what comes first in a game to what comes late. */
export function kinds(text: string, seat: number): readonly string[] {
  const position = parsePosition(text);
  const phase = PHASES[position.phase];
  if (position.phase === "setup") return [AIM, BONUS, "duel-plate"]; // plates are chosen for them
  if (phase !== undefined) return [AIM, phase];
  const hasMoon =
    position.large.moon.length > 0 || position.factories.some(({ moon }) => moon.length > 0);
  const hasLine = position.boards[seat]?.lines.some(({ filled }) => filled > 0) ?? false;
  const hasChip = position.factories.some(({ sun, moon }) => sun.length + moon.length === 0);
  return [
    AIM,
    BONUS,
    ...(position.round === DUEL.rounds ? ["duel-last"] : []),
    "duel-sun",
    ...(hasMoon ? ["duel-moon"] : []),
    ...(hasLine ? ["duel-lines"] : []),
    ...(platesDue(position, seat) > 0 ? ["duel-tokens"] : []),
    ...(hasChip ? ["duel-chip"] : []),
    "duel-broken",
  ];
}

/** What an action is about that one should know before it: what it costs, at once or later. */
export function about(text: string, seat: number, action: string): readonly string[] {
  const position = parsePosition(text);
  const read = parseAction(action);
  const spends = position.phase === "turn" ? ["duel-tokens"] : [];
  if (read?.kind === "plate") return spends;
  if (read?.kind === "draw") return [...spends, "duel-drawing"];
  if (read?.kind !== "sun" && read?.kind !== "moons") return [];
  const breaks = broken(position, seat, read) > 0;
  return [...(read.kind === "moons" ? ["duel-moon"] : []), ...(breaks ? ["duel-broken"] : [])];
}

/** How many of the tiles that an action takes break. */
export function lost(text: string, seat: number, action: string): number {
  const read = parseAction(action);
  const isTake = read?.kind === "sun" || read?.kind === "moons";
  return isTake ? broken(parsePosition(text), seat, read) : 0;
}

/** Chips may complete lines, too. */
export function isOpen(text: string, seat: number): boolean {
  return (parsePosition(text).boards[seat]?.chips.length ?? 0) > 1;
}

function broken(position: DuelPosition, seat: number, take: Take): number {
  const filled = position.boards[seat]?.lines[Number(take.line) - 1]?.filled ?? 0;
  const room = take.line === BREAK ? 0 : Number(take.line) - filled;
  return Math.max(0, takenBy(position, take) - room);
}

/** How many tiles are taken. */
function takenBy(position: DuelPosition, take: Take): number {
  if (take.kind === "moons") return moonTops(position, take.colour).length;
  const { factories, large } = position;
  const sun = take.factory === "L" ? large.sun : factories[Number(take.factory) - 1]?.sun;
  return sun?.filter((tile) => tile === take.colour).length ?? 0;
}

export function isAim(kind: string): boolean {
  return kind === AIM || kind === BONUS;
}

/** What the scoring tiles of this table count. */
export function listed(kind: string, position: string): readonly string[] {
  if (kind !== BONUS) return [];
  const upper = DUEL.cornerPoints[0];
  return parsePosition(position).sides.map((side) => {
    const { points } = DUEL.sides[side as keyof typeof DUEL.sides];
    return say("duel-side-text", { side, points: Math.abs(points), upper });
  });
}

const AT_PLATES = [
  "duel-plate",
  "duel-last",
  "duel-tokens",
  "duel-drawing",
  "duel-keeping",
  "duel-returning",
];
const AT_BOARD = ["duel-placing", "duel-lines", "duel-paying", "duel-tiling", "duel-broken"];

/** Where one looks for a decision of that kind; "": nowhere in particular. */
export function partOf(kind: string): string {
  if (kind === AIM) return "";
  return AT_PLATES.includes(kind) ? ".plates" : AT_BOARD.includes(kind) ? ".mine" : ".market";
}

/**
 * A position as a seat sees it, as one that the rules accept: fronts that only the other seat knows
 * become some that fit, drawn from all that were not seen. null: the seat does not see its own hand.
 */
export function fitted(text: string): string | null {
  const words = text.split(" ");
  if (/\?[SJ][12]/.test(words[HAND] ?? "")) return null;
  const free = unseenPlates(text);
  words[RETURNED] = (words[RETURNED] ?? "-").replace(/\?([SJ])/g, (_, back: string) => {
    const at = free.findIndex((plate) => plate.includes(back));
    return free.splice(at, 1)[0] ?? "";
  });
  return words.join(" ");
}

const RETURNED = 13; // words of a position before it
const HAND = 14;

function unseenPlates(text: string): string[] {
  const { boards, display, hand, plate, returned } = parsePosition(text);
  const held = [...display, plate, ...hand.map(({ front }) => front)];
  const seen = [...held, ...returned.map(({ front }) => front), ...boards.flatMap(platesOf)];
  const isSeen = (each: string) => [0, 1, 2, 3].some((turns) => seen.includes(turned(each, turns)));
  return DUEL.plates.filter((each) => !isSeen(each));
}

/** The plates of a dome, as they lie. */
function platesOf({ dome }: Board): string[] {
  const takes = (row: number, column: number) => dome[row]?.[column]?.takes ?? "";
  return Array.from({ length: DUEL.cells ** 2 }, (_, cell) => {
    const [row, column] = [2 * Math.floor(cell / DUEL.cells), 2 * (cell % DUEL.cells)];
    const [below, right] = [row + 1, column + 1];
    return takes(row, column) + takes(row, right) + takes(below, column) + takes(below, right);
  });
}
