// @vitest-environment node
/** The module answers as the core and the rules do: `golden.json` is written by `make golden`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../../src/lib/engine/tables";
import type { Report } from "../../src/lib/engine/thinking";
import type { After, Dealt, Look, Problem, TableKey } from "../../src/lib/engine/types";
import { instanceOf, type Instance } from "../../src/lib/engine/instance";
import { judge, MODULE } from "./supply";

interface Golden {
  readonly games: readonly Played[];
  readonly texts: readonly Changed[];
  readonly searches: readonly Search[];
}
interface Played {
  readonly table: TableKey;
  readonly seed: number;
  readonly told: number;
  readonly digest: string;
}
interface Changed {
  readonly table: TableKey;
  readonly text: string;
  readonly messages: readonly string[];
  readonly digest: string;
}
interface Search {
  readonly table: TableKey;
  readonly position: string;
  readonly nodes: number;
  readonly best: string;
  readonly looked: number;
  readonly proof: string;
  readonly digest: string;
}

const GOLDEN = JSON.parse(readFileSync(new URL("golden.json", import.meta.url), "utf8")) as Golden;
const CLOSE_LOOKS = 4;
const ROUNDS = 8;

let engine: Instance;
beforeAll(async () => {
  engine = await instanceOf(MODULE);
});

function ask<Answer>(what: string, table: TableKey, ...parts: readonly string[]): Answer {
  return engine.ask([what, textOf(table), ...parts]) as Answer;
}

function digestOf(...values: readonly unknown[]): string {
  const hash = createHash("sha256");
  for (const value of values) hash.update(JSON.stringify(value));
  return hash.digest("hex").slice(0, 16);
}

function byTable<Case extends { readonly table: TableKey }>(
  cases: readonly Case[],
): [string, Case[]][] {
  const found = new Map<string, Case[]>();
  for (const each of cases) {
    const name = textOf(each.table);
    found.set(name, [...(found.get(name) ?? []), each]);
  }
  return [...found];
}

/** What is told of a game, as tests/native/wasm.py tells it. */
function* told({ table, seed }: Played): Generator<unknown> {
  let now = ask<Look>("look", table, "");
  for (let step = 0; now.actor !== null && now.round <= ROUNDS; step++) {
    const chosen = (seed * 7919 + step * 104_729) % 1_000_003;
    const { position, legal } = now;
    let text = legal[chosen % legal.length]?.text ?? "";
    let after: After;
    if (now.actor === "chance") {
      const dealt = ask<Dealt>("deal", table, position, String(chosen));
      text = dealt.action;
      after = dealt;
    } else {
      after = ask<After>("apply", table, position, text);
    }
    now = after.look;
    yield [text, after.position];
    if ((step + seed) % CLOSE_LOOKS !== 0) continue;
    yield after.effects;
    yield now;
    const viewers = ["-", ...now.scores.map((_, seat) => String(seat + 1))];
    yield viewers.map((viewer) => ask<string>("seen", table, after.position, viewer));
  }
}

describe.each(byTable(GOLDEN.games))("the module at %s", (_name, games) => {
  it("plays whole games as the core does, and tells the same of them", () => {
    for (const game of games) {
      const all = [...told(game)];
      expect({ ...game, told: all.length, digest: digestOf(...all) }).toEqual(game);
    }
  });
});

describe.each(byTable(GOLDEN.texts))("a text at %s", (_name, texts) => {
  it("has the problems that the rules find", () => {
    for (const each of texts) {
      const found = ask<readonly Problem[]>("problems", each.table, each.text);
      const messages = found.map(({ message }) => message);
      expect({ ...each, messages, digest: digestOf(found) }).toEqual(each);
    }
  });

  it("is refused with the first of them, and used only if it has none", () => {
    for (const { table, text, messages } of texts) {
      const found = ask<{ error?: { code: string; problems: readonly Problem[] } }>(
        "look",
        table,
        text,
      );
      const problems = found.error?.problems ?? [];
      expect(problems.map(({ message }) => message)).toEqual(messages);
    }
  });
});

describe.each(byTable(GOLDEN.searches))("the search at %s", (_name, searches) => {
  it("finds what the core finds, to the last bit", () => {
    for (const each of searches) {
      judge(engine, each.table);
      const limits = [String(each.nodes), "3", "50", "-"];
      const report = ask<Report>("think", each.table, each.position, ...limits);
      const { moves, nodes, proof } = report;
      expect({
        ...each,
        best: moves[0]?.text,
        looked: nodes,
        proof,
        digest: digestOf(report),
      }).toEqual(each);
    }
  });
});
