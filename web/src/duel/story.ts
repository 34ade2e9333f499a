/** What an action of Duel does, and what a seat is asked, in the sentences that the server tells. */
import type { Said } from "../lib/protocol";
import { joined, listedSaid, said, type Parameter } from "../lib/saying";
import { BREAK, parseAction, type Action, type Take } from "./notation";
import { colourName, moonTops } from "./places";
import { EMPTY, NO_BOARD, parsePosition, topBack, type DuelPosition } from "./position";

const LARGE = "L";
const ASKED: Readonly<Record<string, readonly [rule: string, message: string]>> = {
  setup: ["DU-2.6", "prompt-duel-first-plate"],
  turn: ["DU-3.2", "prompt-duel-turn"],
  stacking: ["DU-5.1", "prompt-duel-stack"],
  drawing: ["DU-4.3", "prompt-duel-draw"],
  keeping: ["DU-4.3", "prompt-duel-keep"],
  returning: ["DU-4.3", "prompt-duel-return"],
  placing: ["DU-4.5", "prompt-duel-place"],
  paying: ["DU-6.4", "prompt-duel-pay"],
  spending: ["DU-6.4", "prompt-duel-spend"],
  tiling: ["DU-6.1", "prompt-duel-tile"],
};

/** The log line of an action that was taken in that position. */
export function story(position: string, text: string): Said {
  const before = parsePosition(position);
  const action = parseAction(text);
  if (action === null) throw new Error(`this is no action: ${text}`);
  const chance = drawn(before, action, text);
  if (chance !== null) return chance;
  const told = decided(before, action);
  return { ...told, parameters: { ...told.parameters, seat: turnOf(before) } };
}

/** What the seat in turn is asked. */
export function prompt(position: string): Said {
  const now = parsePosition(position);
  const [rule, message] = ASKED[now.phase] ?? ["", ""];
  const told: Record<string, Parameter> = { round: now.round, count: now.hand.length };
  if (now.phase === "stacking") told.factory = now.at;
  else if (now.at > 0) {
    const { colour, filled } = boardOf(now).lines[now.at - 1] ?? EMPTY;
    const { paid, left, size } = now.payment;
    const missing = now.at - filled - paid;
    Object.assign(told, { line: now.at, colour: colourName(colour), missing, left, size });
  }
  if (now.plate !== "") Object.assign(told, { plate: now.plate, takes: named(now.plate) });
  return said(rule, message, told);
}

/** What chance did; null: a seat decided. */
function drawn(before: DuelPosition, action: Action, text: string): Said | null {
  switch (action.kind) {
    case "scoring": {
      const sides = text.slice(1).split(",");
      const named = listedSaid(sides.map((side) => said("", "option-side", { side })));
      return said("DU-2.2", "log-scoring", { sides: named });
    }
    case "first":
      return said("DU-2.6", "log-first", { seat: Number(text.slice(1)) - 1 });
    case "show-plate":
      return said("DU-2.1", "log-reveal-plate", {
        plate: action.plate,
        takes: named(action.plate),
      });
    case "back":
      return said("DU-4.3", "log-reveal-back", { back: text.slice(1) });
    case "show-chip": {
      const { chip, factory } = action;
      return said("DU-5.5", "log-reveal-chip", { chip, shows: named(chip), factory });
    }
    case "fronts": {
      const plates = text.slice(1).split("/");
      const [first = "", ...others] = plates.map(front);
      const told = { plates: plates.join(" "), fronts: joined("list-semicolon", first, others) };
      return said("DU-4.3", "log-reveal-fronts", { ...told, count: plates.length });
    }
    case "deal":
      return said("DU-2.3", "log-deal", { round: before.round });
    default:
      return null;
  }
}

function decided(before: DuelPosition, action: Action): Said {
  switch (action.kind) {
    case "sun":
    case "moons":
      return taken(before, action);
    case "stack":
      return said("DU-5.1", "log-stack", { colour: colourName(action.colour), factory: before.at });
    case "chip": {
      const chip = before.factories[action.factory - 1]?.chip ?? "";
      return said("DU-5.6", "log-take-chip", {
        chip,
        shows: named(chip),
        factory: action.factory,
      });
    }
    case "pay": {
      if (action.chips === 0) return said("DU-6.6", "log-keep-chips", { line: before.at });
      return said("DU-6.4", "log-spend-chips", { count: action.chips, line: before.at });
    }
    case "spend":
      return said("DU-6.4", "log-spend-chip", { chip: action.chip, shows: named(action.chip) });
    case "tile": {
      const colour = colourName(boardOf(before).lines[action.row - 1]?.colour ?? "");
      return said("DU-6.1", "log-tile", { row: action.row, column: action.column, colour });
    }
    default:
      return plated(before, action);
  }
}

function taken(before: DuelPosition, action: Take): Said {
  const { colour, line } = action;
  const [factories, large] = [before.factories, before.large];
  const isBroken = line === BREAK;
  const lineNumber = isBroken ? 0 : Number(line);
  const isMoon = action.kind === "moons";
  const isLarge = !isMoon && action.factory === LARGE;
  const factory = isMoon ? 0 : isLarge ? 0 : Number(action.factory);
  const sun = isLarge ? large.sun : (factories[factory - 1]?.sun ?? []);
  const lying = isMoon ? moonTops(before, colour) : sun.filter((tile) => tile === colour);
  const count = lying.length;
  const held = isBroken ? 0 : (boardOf(before).lines[lineNumber - 1]?.filled ?? 0);
  const message = isMoon ? "log-take-moons" : isLarge ? "log-take-large" : "log-take-small";
  const gainsStart = isMoon && large.moon.includes(colour) && before.startTile === null;
  return said(isMoon ? "DU-5.3" : "DU-5.1", message, {
    colour: colourName(colour),
    count,
    factory,
    line: lineNumber,
    broken: isBroken ? count : Math.max(0, count - lineNumber + held),
    place: isBroken ? "all" : "some",
    start: gainsStart ? "yes" : "no",
  });
}

function plated(before: DuelPosition, action: Action): Said {
  switch (action.kind) {
    case "plate": {
      const plate = before.display[action.place - 1] ?? "";
      return said("DU-4.2", "log-take-plate", { plate, takes: named(plate) });
    }
    case "draw":
      return said("DU-4.3", "log-draw-plate", {
        points: Math.min(1, boardOf(before).score),
        back: topBack(before) ?? "",
      });
    case "stop":
      return said("DU-4.3", "log-stop-drawing", { count: before.hand.length });
    case "keep": {
      const { place } = action;
      const plate = before.hand[place - 1]?.front ?? "";
      if (plate === "") return said("DU-4.3", "log-keep-unknown", { place });
      return said("DU-4.3", "log-keep-plate", { plate, takes: named(plate), place });
    }
    case "return": {
      const back = before.hand[action.place - 1]?.back ?? "";
      return said("DU-4.3", "log-return-plate", { back, place: action.place });
    }
    case "place": {
      const { row, column, turns } = action;
      const { plate } = before;
      return said("DU-4.5", "log-place-plate", { plate, takes: named(plate), row, column, turns });
    }
    default:
      throw new Error(`a seat does not decide this: ${action.kind}`);
  }
}

/** In words what the spaces of a plate take, in reading order, or the colours of a chip. */
function named(letters: string): Parameter {
  return listedSaid(
    [...letters].map((letter) => said("", "list-takes", { colour: takes(letter) })),
  );
}

/** A plate in words; of one that is face down its back. */
function front(plate: string): Parameter {
  return plate.startsWith("?")
    ? said("", "list-face-down", { back: plate.slice(1) })
    : named(plate);
}

function takes(letter: string): string {
  return { S: "special", J: "joker" }[letter] ?? colourName(letter);
}

function boardOf(position: DuelPosition) {
  return position.boards[turnOf(position)] ?? NO_BOARD;
}

function turnOf({ turn }: DuelPosition): number {
  if (turn === null) throw new Error("no seat is in turn");
  return turn;
}
