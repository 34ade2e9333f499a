/** Where the dots, diamonds and gains of suggestions go, measured on the table that is drawn. */
import { countedIn, placeOf } from "../lib/effects";
import { stepsOf } from "../lib/steps";
import type { Board } from "./board.svelte";
import type { Row } from "./suggesting.svelte";
import type { AnalysisTable } from "./table.svelte";

export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
}

export interface Sketch {
  /** round what is taken and where it goes, the sources first */
  readonly dots: readonly Mark[];
  readonly ranks: readonly { readonly left: number; readonly top: number; readonly rank: number }[];
  readonly gains: readonly {
    readonly left: number;
    readonly top: number;
    readonly points: number;
  }[];
  /** the way from the source to the board; "": none */
  readonly trail: string;
}

/** Places on the page that a suggestion is about. */
interface Touched {
  readonly from: readonly DOMRect[];
  readonly to: readonly DOMRect[];
  /** where its diamonds are pinned: what is taken for its own sake, and where it goes */
  readonly source: DOMRect | undefined;
  readonly target: DOMRect | undefined;
}

const NOWHERE: Touched = { from: [], to: [], source: undefined, target: undefined };
const MARKER = "marker"; // the art of what comes along with tiles

const APART = 20; // px between two diamonds at one place

/** All marks of the suggestions, of which one is in focus. */
export function sketchOf(
  root: HTMLElement,
  rows: readonly Row[],
  focus: number,
  table: AnalysisTable,
  board: Board,
): Sketch {
  const base = root.parentElement?.getBoundingClientRect() ?? root.getBoundingClientRect();
  const dots: Mark[] = [];
  const ranks: { left: number; top: number; rank: number }[] = [];
  const pin = (left: number, top: number, rank: number) => {
    const isTaken = (x: number) =>
      ranks.some((each) => Math.abs(each.left - x) < APART && Math.abs(each.top - top) < APART);
    let x = left;
    while (isTaken(x)) x -= APART + 2;
    ranks.push({ left: x, top, rank });
  };
  let trail = "";
  for (const row of [...rows].sort((one, two) => rankOf(one, focus) - rankOf(two, focus))) {
    const { from, to, source, target } = touched(root, row, table, board);
    if (source) pin(source.left - base.left + 2, source.top - base.top + 2, row.rank);
    if (target)
      pin(target.left - base.left - 14, target.top - base.top + target.height / 2, row.rank);
    if (row.rank !== focus) continue;
    const isRound = board.room.shape === "round";
    for (const box of [...from, ...to]) dots.push(marked(box, base, isRound));
    if (source && target && root.classList.contains("is-wide"))
      trail = wayOf(root, source, edgeOf(root, target), base);
  }
  return { dots, ranks, gains: gainsOf(root, base, rows, focus, table, board), trail };
}

/** The one in focus keeps the best places. */
function rankOf({ rank }: Row, focus: number): number {
  return rank === focus ? 0 : rank;
}

function touched(root: HTMLElement, row: Row, table: AnalysisTable, board: Board): Touched {
  const explained = table.explanations.get(row.action);
  const { actor } = board.now;
  if (!explained?.legal || actor === null) return NOWHERE;
  const { choreography } = board.room;
  const parse = (text: string) => choreography.parse(text);
  const [turn] = stepsOf(
    choreography,
    parse(board.now.look.position),
    parse(explained.position || board.now.look.position),
    explained.effects,
  );
  const mine = (turn?.flights ?? []).filter(({ to }) => placeOf(to).seat === actor);
  const wanted = mine.filter(({ art }) => art !== MARKER);
  const first = placeOf(wanted[0]?.to ?? "nowhere");
  // what does not fit falls elsewhere
  const inSameLine = (to: string) => {
    const { kind, number } = placeOf(to);
    return kind === first.kind && (first.rest.length === 0 || number === first.number);
  };
  return {
    from: boxes(root, new Set(mine.map(({ from }) => from))),
    to: boxes(root, new Set(mine.map(({ to }) => to))),
    source: boxes(root, new Set(wanted.map(({ from }) => from)))[0],
    target: leftmost(boxes(root, new Set(wanted.map(({ to }) => to).filter(inSameLine)))),
  };
}

function gainsOf(
  root: HTMLElement,
  base: DOMRect,
  rows: readonly Row[],
  focus: number,
  table: AnalysisTable,
  board: Board,
): Sketch["gains"] {
  const row = rows.find(({ rank }) => rank === focus);
  const explained = table.explanations.get(row?.action ?? "");
  const { actor, look } = board.now;
  if (!explained?.legal || actor === null) return [];
  const before = new Set(countedIn(look.forecast[actor] ?? []).map(({ at }) => at));
  const news = countedIn([...explained.effects, ...explained.forecast]).filter(
    ({ at, seat }) => at !== "" && seat === actor && !before.has(at),
  );
  return news.flatMap(({ at, points }) =>
    boxes(root, [at]).map((box) => ({
      left: box.right - base.left - 4,
      top: box.top - base.top + 2,
      points,
    })),
  );
}

/** Where places are drawn: what lies there, or the empty space. */
export function boxes(root: HTMLElement, places: Iterable<string>): DOMRect[] {
  return [...places].flatMap((place) => {
    const found = root.querySelector(`[data-place="${place}"], [data-space="${place}"]`);
    const box = found?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? [] : [box];
  });
}

function leftmost(found: readonly DOMRect[]): DOMRect | undefined {
  return found.toSorted((one, two) => one.left - two.left)[0];
}

export function marked(box: DOMRect, base: DOMRect, isRound: boolean): Mark {
  const grown = 2; // px outside what is marked
  return {
    left: box.left - base.left - grown,
    top: box.top - base.top - grown,
    width: box.width + 2 * grown,
    height: box.height + 2 * grown,
    isRound,
  };
}

/** The left edge of the board that a space belongs to, at its height. */
function edgeOf(root: HTMLElement, target: DOMRect): Point {
  const boards = [...root.querySelectorAll(".board")].map((each) => each.getBoundingClientRect());
  const y = target.top + target.height / 2;
  const board = boards.find(
    (each) => each.left <= target.left && each.top <= y && each.bottom >= y,
  );
  return { x: board?.left ?? target.left, y };
}

/** From what is taken to the edge of the board; "" where it would run over other tiles. */
function wayOf(root: HTMLElement, source: DOMRect, end: Point, base: DOMRect): string {
  const start = { x: source.right + 4, y: source.top + source.height / 2 };
  const half = (start.x + end.x) / 2;
  if (end.x <= start.x) return "";
  const bends = [start, { x: half, y: start.y }, { x: half, y: end.y }, end] as const;
  const others = [...root.querySelectorAll("[data-pick], .pick, .dish")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => !covers(box, { x: source.left + 2, y: start.y }));
  for (let part = 0; part <= 1; part += 0.05)
    if (others.some((box) => covers(box, onCurve(bends, part)))) return "";
  const [first, ...rest] = bends.map(
    ({ x, y }) => `${Math.round(x - base.left)} ${Math.round(y - base.top)}`,
  );
  return `M${first}C${rest.join(" ")}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function covers(box: DOMRect, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** A point of a cubic curve, by its four points. */
function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], part: number): Point {
  const rest = 1 - part;
  const [w, x, y, z] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  return { x: w * a.x + x * b.x + y * c.x + z * d.x, y: w * a.y + x * b.y + y * c.y + z * d.y };
}
