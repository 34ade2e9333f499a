/** Positions that are edited: whatever is pressed, the text stays one that the rules can read. */
import { beforeAll, describe, expect, it } from "vitest";
import { keyOf } from "../../src/analysis/board.svelte";
import { GAMES } from "../../src/games";
import { drawnAction, ERASER, type Editing, type Layout, type Spot } from "../../src/lib/editing";
import { textOf } from "../../src/lib/engine/tables";
import type { Dealt, Look, Problem } from "../../src/lib/engine/types";
import { instanceOf, type Instance } from "../../src/lib/engine/instance";
import { partsOf, plateIn } from "../../src/duel/parts";
import { turned } from "../../src/duel/position";
import type { Options } from "../../src/lib/game";
import { hear } from "../../src/lib/words.svelte";
import { MODULE } from "../engine/supply";

let engine: Instance;
beforeAll(async () => {
  engine = await instanceOf(MODULE);
  await hear("analysis", "editor", ...GAMES.map(({ id }) => id));
});

const TABLES = GAMES.flatMap((game) =>
  game.seats.flatMap((seats) =>
    game.variants.map((variant) => ({
      game,
      options: { ...variant, seats: String(seats), first: "random" } as Options,
    })),
  ),
);
type Table = (typeof TABLES)[number];

/** Numbers that look random, the same ones each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** A game played at random: its positions, and what chance did at some of them. */
function played({ game, options }: Table, seed: number) {
  const table = textOf(keyOf(game, options));
  const next = numbers(seed);
  const found: { position: string; dealt: Dealt | null }[] = [];
  let look = engine.ask(["look", table, ""]) as Look;
  while (look.actor !== null) {
    const { position } = look;
    if (look.actor === "chance") {
      const dealt = engine.ask(["deal", table, position, String(next(1 << 30))]) as Dealt;
      found.push({ position, dealt });
      look = dealt.look;
    } else {
      found.push({ position, dealt: null });
      const action = look.legal[next(look.legal.length)]?.text ?? "";
      look = (engine.ask(["apply", table, position, action]) as { look: Look }).look;
    }
  }
  return [...found, { position: look.position, dealt: null }];
}

function problemsOf({ game, options }: Table, text: string): readonly Problem[] {
  return engine.ask(["problems", textOf(keyOf(game, options)), text]) as readonly Problem[];
}

function layoutOf(editing: Editing, text: string, options: Options): Layout {
  const layout = editing.layout(text, options);
  if (layout === null) throw new Error(`not drawn: ${text}`);
  return layout;
}

function spotsOf({ dishes, boards }: Layout): readonly Spot[] {
  const groups = boards.flatMap(({ rows, below }) => [
    ...rows.flatMap(({ line, wall }) => [line, wall]),
    ...below,
  ]);
  return [...dishes.flatMap(({ rows }) => rows), ...groups].flatMap(({ spots }) => spots);
}

/** The words of a position that are changed as text alone. */
const BY_TEXT: Readonly<Record<string, readonly number[]>> = { duel: [13, 14, 16, 17] };

/** The same position once more, put together from an empty table by pressing and choosing. */
function rebuilt(editing: Editing, game: string, target: string, options: Options): string {
  const wanted = layoutOf(editing, target, options);
  let text = editing.empty(options);
  const words = target.split(" ");
  for (const at of BY_TEXT[game] ?? [])
    text = text
      .split(" ")
      .map((word, index) => (index === at ? (words[at] ?? "") : word))
      .join(" ");
  for (const { id } of spotsOf(layoutOf(editing, text, options)))
    if (id.endsWith(".chip")) text = editing.pressed(text, id, ERASER, options);
  for (const { id, value } of [...wanted.fields, ...wanted.boards.flatMap(({ fields }) => fields)])
    text = editing.chosen(text, id, value);
  for (const { stocks } of wanted.tallies)
    for (const { id, counts } of stocks)
      for (const { kind, count } of counts) text = editing.counted(text, id, kind, count);
  const pieces = [...editing.palette(), ...editing.more()];
  // plates of a dome, turned until they lie as they shall
  for (const { spot, plate } of platesIn(target, game))
    for (const front of pieces.flatMap((piece) => piece.plate ?? [])) {
      const turns = [0, 1, 2, 3].find((each) => turned(front, each) === plate) ?? -1;
      for (let turn = 0; turn <= turns; turn++) text = editing.pressed(text, spot, front, options);
    }
  const spots = spotsOf(wanted).toSorted((one, two) => one.id.localeCompare(two.id));
  for (const { id, over, plate, count = 1 } of spots) {
    const piece = pieces.find((each) =>
      plate === undefined ? over !== "" && each.art === over : each.plate === plate,
    );
    const held = piece?.id ?? (over === "" ? null : "B"); // special tiles go where they belong
    const isThere = over === "marker" && !id.startsWith("floor"); // by its field
    for (let left = count; held !== null && !isThere && left > 0; left--)
      text = editing.pressed(text, id, held, options);
  }
  return text;
}

/** The plates of both domes, as they lie, each with a space of it. */
function platesIn(target: string, game: string): { spot: string; plate: string }[] {
  if (game !== "duel") return [];
  const at = [0, 2, 4];
  const domes = target
    .split(" ")
    .slice(18)
    .map((word) => partsOf(word).dome);
  return domes.flatMap((dome, seat) =>
    at.flatMap((row) =>
      at.map((column) => ({
        spot: `dome-${seat + 1}-${row + 1}.${column}`,
        plate: plateIn(dome, row, column),
      })),
    ),
  );
}

describe.each(TABLES.map((table) => [textOf(keyOf(table.game, table.options)), table] as const))(
  "a position of %s",
  (_name, table) => {
    it("is drawn, put together again by hand, and its draws can be entered", async () => {
      const editing = await table.game.loadEditing();
      const positions = played(table, 7);
      positions.forEach(({ position, dealt }, at) => {
        const options = editing.optionsOf(position, table.options);
        expect(editing.filled(position)).toBe(position);
        if (at % 37 === 36)
          expect(rebuilt(editing, table.game.id, position, options)).toBe(position);
        if (dealt !== null) {
          const draw = editing.draw(position, table.options);
          const slots = dealt.action
            .slice(draw?.prefix.length)
            .split(draw?.between || /$^/)
            .map((held) => {
              const isTiles = (draw?.slots[0]?.size ?? 1) > 1;
              return held === "-" ? [] : isTiles ? [...held] : [held];
            });
          expect(draw && drawnAction(draw, slots)).toBe(dealt.action);
          expect(draw?.slots.map(({ size }) => size)).toEqual(slots.map(({ length }) => length));
          for (const held of slots.flat())
            expect(draw?.pieces.find(({ id }) => id === held)?.left).toBeGreaterThan(0);
        }
      });
    });

    it("stays a text that the rules read, whatever is pressed", async () => {
      const editing = await table.game.loadEditing();
      const next = numbers(11);
      const pieces = [...editing.palette(), ...editing.more()].map(({ id }) => id);
      let text = editing.empty(table.options);
      const found = new Set<string>();
      for (let press = 0; press < 60; press++) {
        const spots = spotsOf(layoutOf(editing, text, table.options));
        const piece = next(4) === 0 ? ERASER : (pieces[next(pieces.length)] ?? ERASER);
        text = editing.pressed(text, spots[next(spots.length)]?.id ?? "", piece, table.options);
        const problems = problemsOf(table, text);
        for (const problem of problems) {
          found.add(problem.message);
          const mended = editing.mended(text, problem);
          if (mended !== null) expect(problemsOf(table, mended)).not.toContainEqual(problem);
        }
      }
      expect([...found].filter((message) => message.startsWith("notation-"))).toEqual([]);
      expect(found).toContain("problem-tiles");
      const counts = problemsOf(table, editing.filled(text)).filter(
        ({ message, parameters }) =>
          message === "problem-tiles" &&
          Number(parameters.count) < (table.game.id === "azul" ? 20 : 13),
      );
      expect(counts).toEqual([]);
    });

    it("is not drawn where its text is no position", async () => {
      const editing = await table.game.loadEditing();
      const text = editing.empty(table.options);
      for (const wrong of [
        "",
        "1",
        "nonsense",
        text.slice(0, -1),
        text.replace("-/", "Q/"),
        `${text} `,
      ])
        expect(editing.layout(wrong, table.options)).toBeNull();
    });
  },
);
