/** What the page knows of a game. Each game's room exports one `Game`; `games.ts` lists them. */
import type { Component, Snippet } from "svelte";
import type {
  Acted,
  Clock,
  Explanation,
  Hinted,
  Looked,
  Refused,
  Said,
  Scored,
  SeatPresence,
  View,
} from "./protocol";
import type { Editing } from "./editing";
import type { NameRow } from "./naming";
import type { Stage } from "./stage.svelte";
import type { Choreography } from "./steps";

/** The options of a table, as the server names them. */
export type Options = Readonly<Record<string, string>>;

/** Loaded with the first page: small. */
export interface Game {
  /** as the server calls it */
  readonly id: string;
  /** how the numbers of its rules begin */
  readonly rules: string;
  /** how many may play */
  readonly seats: readonly number[];
  /** what a new table has where nobody chooses; all but seats and starter */
  readonly usual: Options;
  /** the tables that differ in more than how many play */
  readonly variants: readonly Options[];
  /** the game in one picture, sized by `--a`, and as a stamp, sized by `--u` */
  readonly Picture: Component;
  readonly Stamp: Component;
  /** what is told before a table is opened */
  words(): {
    readonly about: string;
    readonly players: string;
    readonly time: string;
    readonly variants: string;
    /** on a button that opens a table */
    readonly open: string;
  };
  /** the options of a table in words */
  optionsText(options: Options): string;
  /** where a table stands: told after the name of the game */
  where(options: Options, seats: number, round: number): string;
  /** the tables at which a text could be a position; []: it is none of this game */
  tablesOf(position: string): readonly Options[];
  /** what these actions offer, for the sentence that says whose turn it is */
  offered(actions: readonly string[]): string;
  /** the part of the form for a new table that only this game has */
  loadForm(): Promise<GameForm>;
  /** all that is needed at a table */
  loadRoom(): Promise<Room>;
  /** how it is played, in pictures */
  loadHow(): Promise<HowTo>;
  /** its sentences where no server says them */
  loadStory(): Promise<Story>;
  /** how its positions are edited */
  loadEditing(): Promise<Editing>;
}

/** How a game is played, in pictures that the parts of its table draw. */
export interface HowTo {
  /** the pictures of the page, by their numbers from 1 */
  readonly Picture: Component<{ number: number }>;
  /** the rules that each of them tells; it links to the first */
  readonly told: readonly (readonly string[])[];
  /** the picture of a numbered rule */
  readonly RulePicture: Component<{ rule: string }>;
  /** the rules that have one */
  readonly pictured: ReadonlySet<string>;
  /** the tiles on each factory of a position, as symbols of the sprite */
  dishes(position: string): readonly (readonly string[])[];
}

export type GameForm = Component<{ options: Options }, object, "options">;

/** Loaded when the first table of the game is opened. */
export interface Room<Position = unknown> {
  readonly choreography: Choreography<Position>;
  readonly Table: Component<TableProps<Position>>;
  /** what counts at the end, for each player now */
  readonly Goals: Component<{ view: View; scored: Scored | null }>;
  /** what a move is about besides tiles, as small pictures */
  readonly MoveArt?: Component<{ move: Acted }>;
  /** of its tiles */
  readonly shape: "round" | "square";
  /** the symbol of a tile that comes from there; null: that piece is no tile */
  tileArt(piece: string, from?: string): string | null;
  /** the wall or dome of each seat, as pictures */
  walls(position: string, options: Options): readonly Wall[];
  /** what everything on the table is called */
  loadNames(): Promise<readonly NameRow[]>;
  /** what a coach needs to know of the game */
  loadCoaching(): Promise<Coaching>;
  /** points for one of what is counted at the end, where there is one price */
  readonly prices: Readonly<Record<string, number>>;
}

/** What a coach needs to know of a game. */
export interface Coaching {
  /** the kinds of decisions that a seat has before it, those that come first in a game first */
  kinds(position: string, seat: number): readonly string[];
  /** the kinds that an action is about: they are explained before it is done */
  about(position: string, seat: number, action: string): readonly string[];
  /** how many of the tiles that an action takes are lost at once */
  lost(position: string, seat: number, action: string): number;
  /** may more lines of a seat be completed this round than those that are full? */
  isOpen(position: string, seat: number): boolean;
  /** is that what the game is about, rather than a decision? The next kind follows it at once */
  isAim(kind: string): boolean;
  /** what is listed below the explanation of a kind */
  listed(kind: string, position: string): readonly string[];
  /** a position as a seat sees it, as the engine takes it; null: too much of it is hidden */
  fitted(position: string): string | null;
  /** the part of the table that a kind of decision is about, as a selector; "": none */
  partOf(kind: string): string;
}

/** What a server would say of a game, for where there is none. */
export interface Story {
  /** what an action does in a position, as a sentence of the log */
  story(position: string, action: string): Said;
  /** what the seat in turn is asked in a position */
  prompt(position: string): Said;
}

export interface TableProps<Position> {
  table: GameTable;
  stage: Stage<Position>;
  /** false: a moment of the past, only to be looked at */
  live: boolean;
  /** what stands in the place of the choice bar while nothing is chosen */
  idle?: Snippet | undefined;
}

/** What is shown of other people at a table: beside a name, in the bar, and with the result. */
export interface Shown {
  readonly badge: Snippet<[number]>;
  readonly corner: Snippet;
  readonly changes: Snippet;
}

/**
 * A table as the components of a game know it: what is shown, what may be done, and the doing of it.
 * The server's messages make one (`table.svelte.ts`), the engine in the browser another.
 */
export interface GameTable {
  readonly options: Options;
  /** null until the table has answered for the first time */
  readonly view: View | null;
  /** another one after every change */
  readonly version: number;
  /** the seats for which decisions are made here */
  readonly yours: readonly number[];
  /** the seat that is spoken to; null: nobody, or one of several */
  readonly you: number | null;
  readonly isYourTurn: boolean;
  /** may a decision be made here and now? */
  readonly isOpen: boolean;
  /** decisions that wait for their answer */
  readonly waiting: ReadonlySet<string>;
  readonly presence: readonly SeatPresence[];
  readonly company?: Shown | null;
  readonly clock: Clock | null;
  readonly skew: number;
  readonly thinking: number | null;
  readonly refused: Refused | null;
  hinted: Hinted | null;
  readonly looked: Looked | null;
  /** what actions would do now, as far as it was asked */
  readonly explanations: ReadonlyMap<string, Explanation>;
  isYou(seat: number | null): boolean;
  act(action: string): boolean;
  /** ask what these actions would do, unless that is known already */
  explain(actions: readonly string[]): void;
  /** show what only the seat in turn may see */
  look(): void;
}

/** The rows of a wall or dome. */
export type Wall = readonly (readonly Space[])[];

export interface Space {
  /** the symbol of the sprite; "": no plate lies there */
  readonly art: string;
  readonly isFull: boolean;
}
