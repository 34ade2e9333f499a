/** The actions of Duel, read from their notation. */
import type { Choice } from "../lib/protocol";

export type Action =
  | {
      readonly kind: "sun";
      readonly factory: string;
      readonly colour: string;
      readonly line: string;
    }
  | { readonly kind: "moons"; readonly colour: string; readonly line: string }
  | { readonly kind: "stack"; readonly colour: string }
  | { readonly kind: "chip"; readonly factory: number }
  | { readonly kind: "plate"; readonly place: number }
  | { readonly kind: "draw" }
  | { readonly kind: "stop" }
  | { readonly kind: "keep"; readonly place: number }
  | { readonly kind: "return"; readonly place: number }
  | {
      readonly kind: "place";
      readonly row: number;
      readonly column: number;
      readonly turns: number;
    }
  | { readonly kind: "pay"; readonly chips: number }
  | { readonly kind: "spend"; readonly chip: string }
  | { readonly kind: "tile"; readonly row: number; readonly column: number }
  | { readonly kind: "scoring" | "first" | "back" | "fronts" }
  | { readonly kind: "deal"; readonly tiles: readonly string[] }
  | { readonly kind: "show-plate"; readonly plate: string }
  | { readonly kind: "show-chip"; readonly factory: number; readonly chip: string };

export type Take = Extract<Action, { kind: "sun" | "moons" }>;

/** The letter of the place for broken tiles, in an action. */
export const BREAK = "X";

const KINDS: readonly [RegExp, (...found: string[]) => Action][] = [
  [
    /^([1-4L])([BYRKT])([1-6X])$/,
    (f = "", c = "", l = "") => ({ kind: "sun", factory: f, colour: c, line: l }),
  ],
  [/^M([BYRKT])([1-6X])$/, (c = "", l = "") => ({ kind: "moons", colour: c, line: l })],
  [/^\^([BYRKT])$/, (c = "") => ({ kind: "stack", colour: c })],
  [/^C([1-4])$/, (f) => ({ kind: "chip", factory: Number(f) })],
  [/^P\+$/, () => ({ kind: "draw" })],
  [/^P=$/, () => ({ kind: "stop" })],
  [/^P(\d+)$/, (p) => ({ kind: "plate", place: Number(p) })],
  [/^K(\d+)$/, (p) => ({ kind: "keep", place: Number(p) })],
  [/^U(\d+)$/, (p) => ({ kind: "return", place: Number(p) })],
  [
    /^@([1-3])([1-3])r([0-3])$/,
    (r, c, t) => ({ kind: "place", row: Number(r), column: Number(c), turns: Number(t) }),
  ],
  [/^\$([023])$/, (n) => ({ kind: "pay", chips: Number(n) })],
  [/^\$([BYRKT]{1,2})$/, (c = "") => ({ kind: "spend", chip: c })],
  [/^W([1-6])([1-6])$/, (r, c) => ({ kind: "tile", row: Number(r), column: Number(c) })],
  [/^=/, () => ({ kind: "scoring" })],
  [/^S[12]$/, () => ({ kind: "first" })],
  [/^D(.*)$/, (all = "") => ({ kind: "deal", tiles: all.split("/") })],
  [/^p([BYRKTSJ]{4})$/, (p = "") => ({ kind: "show-plate", plate: p })],
  [/^b[SJ]$/, () => ({ kind: "back" })],
  [/^f/, () => ({ kind: "fronts" })],
  [/^c([1-4])([BYRKT]{1,2})$/, (f, c = "") => ({ kind: "show-chip", factory: Number(f), chip: c })],
];

/** What an action's text says; null if it is none. */
export function parseAction(text: string): Action | null {
  for (const [form, action] of KINDS) {
    const found = form.exec(text);
    if (found) return action(...found.slice(1));
  }
  return null;
}

/** The action's text before its line: what is taken, from where. */
export function sourceOf(text: string): string {
  const action = parseAction(text);
  return action?.kind === "sun" || action?.kind === "moons" ? text.slice(0, -1) : "";
}

/** What may be taken, for a message: `tiles-chip`, `plate`, or `all`. */
export function offeredBy(texts: Iterable<string>): string {
  const kinds = new Set([...texts].map((text) => parseAction(text)?.kind));
  const offered = {
    tiles: kinds.has("sun") || kinds.has("moons"),
    chip: kinds.has("chip"),
    plate: kinds.has("plate") || kinds.has("draw"),
  };
  const names = Object.entries(offered).flatMap(([name, isThere]) => (isThere ? [name] : []));
  return names.length === 3 ? "all" : names.join("-");
}

/** The choices of the server by their texts. */
export function byText(choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  return new Map(choices.map((choice) => [choice.action, choice]));
}

/** All that can be taken by these actions. */
export function sourcesOf(texts: Iterable<string>): ReadonlySet<string> {
  return new Set([...texts].map(sourceOf).filter((source) => source !== ""));
}
