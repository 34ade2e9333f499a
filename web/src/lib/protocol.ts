// Written by `make protocol` from tables and server/http/answers.py; don't edit.

/** The version of the protocol. */
export const PROTOCOL = 2;

/** Why something was refused. */
export type Code =
  /** not JSON, not a command, or a field that can't be */
  | "malformed"
  | "too-large"
  /** a request that did not come to its end in time */
  | "slow"
  /** more requests than are allowed in that time */
  | "too-many"
  /** a page of another site */
  | "origin"
  /** not for this address */
  | "not-allowed"
  /** nothing was said before hello */
  | "hello-first"
  /** a client that speaks another version of the protocol */
  | "protocol"
  | "language"
  | "unknown-path"
  | "method"
  | "unknown-table"
  /** a table that this server can't read; the others are not affected */
  | "unreadable"
  | "unknown-token"
  /** a table that another version of the server plays */
  | "unknown-rules"
  /** a game, an option, a level or a seat that can't be */
  | "option"
  /** the table has moved on; `version` says how far */
  | "stale"
  | "not-your-seat"
  | "not-your-turn"
  | "not-started"
  | "over"
  | "not-over"
  /** the rules refuse it; `rule` says which */
  | "illegal"
  /** an action that can't be read */
  | "notation"
  /** your last moves wait to be confirmed */
  | "unconfirmed"
  | "nothing-to-confirm"
  | "nothing-to-take-back"
  /** what was hidden can't be unseen */
  | "secret-seen"
  /** who is away and may come back would have to agree */
  | "player-away"
  /** the table is rated or a tournament's */
  | "no-take-back"
  /** so much has happened at the table that it takes no more */
  | "too-long"
  | "no-offer"
  | "offer-made"
  | "seat-taken"
  | "name-taken"
  | "not-absent"
  | "no-hint"
  /** try again */
  | "busy"
  /** a fault of the server */
  | "failed"
  /** a record that can't be read */
  | "record"
  /** the token of a player's device that is not known, or not any more */
  | "unknown-device"
  /** nobody, or somebody whose page is not public */
  | "unknown-player"
  /** a player who may not play here */
  | "banned"
  /** a passkey's answer that is not accepted */
  | "passkey"
  /** nobody has this recovery phrase */
  | "phrase"
  /** nobody looks for others by this id any more */
  | "unknown-seek"
  /** a challenge to somebody who has declined one of yours within a day */
  | "declined"
  | "unknown-tournament"
  | "tournament-over"
  | "tournament-full"
  /** a tournament that can't be */
  | "tournament-plan"
  /** a table whose deals others still play */
  | "sealed";

/**
 * Sit down or watch: the first message of a socket.
 *
 * With `version`, the last one seen, the answer is what was missed; without it a snapshot. A
 * client that speaks another version of the protocol than the server is refused.
 */
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  /** null: a spectator */
  readonly token?: string | null;
  /** the last one that you saw */
  readonly version?: number | null;
  /** of refusals */
  readonly language?: string;
  /** the version of the protocol that you speak */
  readonly protocol?: number;
  /** the token of your device: the seats that you hold are yours */
  readonly player?: string | null;
}

/** Take an open seat under a name. */
export interface Sit {
  readonly type: "sit";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
  readonly name: string;
}

/** Do an action, in the notation of docs/notation.md. */
export interface Act {
  readonly type: "act";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
  readonly action: string;
}

/** Confirm your moves, at a table that asks for it; until then you may take them back. */
export interface Confirm {
  readonly type: "confirm";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
}

/**
 * Take back until that many moves are left; without a number, your last decision.
 *
 * What is not free is offered to the other people at the table; at one that counts, rated or of a
 * tournament, it is refused. While a bot sits in for somebody
 * who may come back, only what came after them can be taken back, and nothing that chance did.
 */
export interface Back {
  readonly type: "back";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
  readonly moves?: number | null;
}

/** Agree to what was offered. */
export interface Agree {
  readonly type: "agree";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
}

/** Decline what was offered, or withdraw your own offer. */
export interface Decline {
  readonly type: "decline";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
}

/** Give up. At a table with other people left for a game, a bot plays on. */
export interface Resign {
  readonly type: "resign";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
  /** needed by who holds several */
  readonly seat?: number | null;
}

/**
 * Let a bot take the seat of a player who is absent, or of a bot that does not answer.
 *
 * Not at a table that counts.
 */
export interface Replace {
  readonly type: "replace";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
  readonly seat: number;
  readonly level: string;
}

/**
 * End the table, when nobody else is left or somebody is absent.
 *
 * At a table that counts the game is not called off: who is left alone resigns, and whoever is
 * absent in their turn, where no clock runs, has lost by time.
 */
export interface End {
  readonly type: "end";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
}

/** Play once more with the seats rotated; the others are asked. */
export interface Rematch {
  readonly type: "rematch";
  /** Chosen by the sender, once. */
  readonly id: string;
  /** the last one that you saw */
  readonly version: number;
}

/** What would a bot do in your place? Where the table allows it. */
export interface Hint {
  readonly type: "hint";
  /** Chosen by the sender, once. */
  readonly id: string;
  readonly version: number;
}

/** What would these actions do now, or why are they refused? */
export interface Explain {
  readonly type: "explain";
  /** Chosen by the sender, once. */
  readonly id: string;
  readonly actions: readonly string[];
}

/** On a shared device: show what only the seat in turn may see. */
export interface Look {
  readonly type: "look";
  /** Chosen by the sender, once. */
  readonly id: string;
}

/** Say one of the quick phrases to all at the table, each in their own language. */
export interface Say {
  readonly type: "say";
  readonly phrase: "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks";
}

/** Leave the table; you may come back, but the others need not wait. */
export interface Leave {
  readonly type: "leave";
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** Who sits on a seat: you, whoever opens its link, a bot, or somebody beside you. */
export interface SeatWanted {
  readonly kind: "bot" | "me" | "open" | "shared";
  /** of all but `open`; null: a number, or the level of a bot */
  readonly name?: string | null;
  /** of `bot`; null: a middling one */
  readonly level?: string | null;
}

/**
 * A clock for every person: a stock of seconds, and some more for each turn.
 *
 * For correspondence the stock, of up to a fortnight, is full again at every turn.
 */
export interface ClockWanted {
  readonly seconds: number;
  readonly increment?: number;
  /** the stock is for one turn, not for all of them */
  readonly per_turn?: boolean;
}

/** A table that somebody wants. */
export interface NewTable {
  /** another name is refused with a sentence */
  readonly game: string;
  readonly seats: readonly SeatWanted[];
  readonly options?: { readonly [name: string]: string };
  readonly clock?: ClockWanted | null;
  /** listed, so that anyone may take an open seat; else by link only */
  readonly public?: boolean;
  /** moves count when they are confirmed */
  readonly confirm?: boolean;
  readonly hints?: boolean;
  /** its result changes ratings; each seat belongs to a player */
  readonly rated?: boolean;
}

/** A table that somebody wants, at which a game goes on after the moves of a record. */
export interface Continuation {
  /** of a game without an end, in the notation of docs/notation.md */
  readonly record: string;
  readonly seats: readonly SeatWanted[];
}

/** The secret of an open seat, and the address to send to whom you invite. */
export interface SeatLink {
  readonly seat: number;
  readonly token: string;
  readonly path: string;
}

/** A new table; `token` is your own secret, null if no seat is yours. */
export interface TableMade {
  readonly table: string;
  readonly path: string;
  readonly token: string | null;
  readonly links: readonly SeatLink[];
}

/**
 * Take any open seat of a public table.
 *
 * With a token of your own choice it can be sent again if the answer was lost.
 */
export interface Claim {
  readonly name: string;
  readonly token?: string | null;
}

/** The seat that is yours now, with its secret. */
export interface Claimed {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly path: string;
}

/**
 * A sentence as values: the id of a message of the catalogue, with its parameters.
 *
 * If it is about a seat, that is the parameter `seat`. Whoever says the sentence adds `player`,
 * the name of that seat unless it is given, and `you`: `yes` to the player of that seat, or `no`.
 */
export interface Said {
  readonly message: string;
  readonly parameters: { readonly [name: string]: number | string | Said };
  /** "" if no rule says so */
  readonly rule: string;
}

/**
 * An action that is legal now, and by how much your score would change at once.
 *
 * That is: if the tiling began right after it, compared with right now.
 */
export interface Choice {
  readonly action: string;
  readonly points: number;
}

/**
 * Who sits on a seat.
 *
 * The name of an open seat is empty. A bot that nobody named has its level as its name, followed
 * by a space and its number from 1 if there are several; show it in the language of the reader.
 */
export interface SeatView {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: string | null;
}

/** What somebody proposes, and who has yet to agree. */
export interface Offer {
  readonly kind: "back" | "rematch";
  readonly seat: number;
  readonly waiting: readonly number[];
  /** how many would be left */
  readonly moves: number | null;
}

/** What is left on the clocks, in milliseconds, at the time `at`; who spends it. */
export interface Clock {
  readonly left: readonly number[];
  readonly running: number | null;
  /** milliseconds since 1970, by the server's clock */
  readonly at: number;
}

/** How a game ended. If others have as many points as the winners, a tie was broken. */
export interface Result {
  readonly how: "ended" | "expired" | "failed" | "finished" | "resigned" | "time";
  readonly winners: readonly number[];
  /** of a finished game */
  readonly scores: readonly number[] | null;
  /** by whose fault it ended early */
  readonly seat: number | null;
  /** of `failed`: what went wrong, as a text; else empty */
  readonly why: string;
}

/**
 * Something that counts at the end of the game, and what it is worth to each seat.
 *
 * In Azul the goals are `rows`, `columns` and `colours`, in Duel the sides of the scoring tiles.
 */
export interface Goal {
  readonly goal: string;
  readonly rule: string;
  /** if the game ended as the table lies */
  readonly now: readonly number[];
  /** the most that it can still become */
  readonly possible: readonly number[];
}

/** The table as a seat, or a spectator, may see it; nothing else is ever sent. */
export interface View {
  readonly status: "over" | "playing" | "waiting";
  readonly seats: readonly SeatView[];
  /** the observation, in the notation of docs/notation.md */
  readonly position: string;
  /** how many were made, chance's too */
  readonly moves: number;
  readonly round: number;
  readonly scores: readonly number[];
  /** what the scores would be if the tiling began now */
  readonly standing: readonly number[];
  /** what counts at the end of the game */
  readonly goals: readonly Goal[];
  /** the seat that the table waits for; null in replayed events except the last one */
  readonly turn: number | null;
  /** it has moved and may confirm or take back */
  readonly confirming: boolean;
  /** how many moves it may take back without asking */
  readonly free: number;
  /** what that seat is asked */
  readonly prompt: Said | null;
  /** what you may do */
  readonly legal: readonly Choice[];
  readonly offer: Offer | null;
  readonly clock: Clock | null;
  readonly result: Result | null;
  /** the table at which it goes on; your token is good there too */
  readonly rematch: string | null;
}

/**
 * Whether who sits there is connected, and whether the others may go on without them.
 *
 * There is one for each person, and for a bot as long as it does not answer.
 */
export interface SeatPresence {
  readonly seat: number;
  readonly present: boolean;
  readonly absent: boolean;
}

/**
 * So many equal pieces change places.
 *
 * A piece is written as in docs/notation.md; a question mark is a front that you can't see. Where
 * spaces have numbers, `from` and `to` are the first of so many consecutive ones.
 */
export interface Moved {
  readonly type: "moved";
  readonly piece: string;
  /** a place, such as `factory2`, `centre` or `p1.line4.2` */
  readonly from: string;
  readonly to: string;
  readonly number?: number;
}

/** Points that a seat gains, or loses if negative. Some things that are told score 0. */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly points: number;
  /** such as `tile`, `floor`, `columns` */
  readonly kind: string;
  /** the places that count for it */
  readonly spaces: readonly string[];
  readonly why: Said;
}

/** A piece is turned up where it lies. */
export interface Revealed {
  readonly type: "revealed";
  readonly piece: string;
  readonly place: string;
  /** the seat that sees it; null: everybody */
  readonly to: number | null;
}

/** A turn, a round or the game is over. */
export interface Ended {
  readonly type: "ended";
  readonly what: "game" | "round" | "turn";
}

/** All about a table at its version. */
export interface Snapshot {
  readonly type: "snapshot";
  /** the version of the protocol that the server speaks */
  readonly protocol: number;
  readonly table: string;
  readonly version: number;
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  /** the seats you hold */
  readonly yours: readonly number[];
  readonly public: boolean;
  readonly confirm: boolean;
  readonly hints: boolean;
  /** its result changes the ratings of its players */
  readonly rated: boolean;
  /** it is rated or a tournament's: seats belong to players, nothing is taken back */
  readonly counts: boolean;
  /** seconds after which the others may go on without somebody */
  readonly absent_after: number;
  readonly view: View;
  readonly presence: readonly SeatPresence[];
  readonly watchers: number;
}

/** A seat, or chance, acted: what you may see of it, step by step, and the table after it. */
export interface Acted {
  readonly type: "acted";
  readonly version: number;
  /** null: chance */
  readonly seat: number | null;
  readonly action: string;
  readonly said: Said;
  /** in the order in which people would do it */
  readonly effects: readonly (Moved | Scored | Revealed | Ended)[];
  readonly view: View;
  /** your command's id, if it was yours */
  readonly command: string | null;
}

/** Something else changed at the table: who sits there, offers, moves taken back. */
export interface Changed {
  readonly type: "changed";
  readonly version: number;
  readonly what:
    | "agree"
    | "back"
    | "confirm"
    | "decline"
    | "end"
    | "offer"
    | "rematch"
    | "replace"
    | "resign"
    | "resume"
    | "sit";
  readonly seat: number | null;
  readonly said: Said;
  readonly view: View;
  readonly command: string | null;
}

/** A command that was not carried out: a code for programs, a reason for people. */
export interface Refused {
  readonly type: "refused";
  readonly code: Code;
  /** the rule that refuses it; "" if none does */
  readonly rule: string;
  /** in the language that was asked for */
  readonly reason: string;
  readonly command: string | null;
  /** of the table now */
  readonly version: number | null;
  /** what the rules or the notation say against it, if they do */
  readonly why: Said | null;
}

/** The clocks, now and then. */
export interface ClockTold {
  readonly type: "clock";
  readonly clock: Clock;
}

/** Who is connected. */
export interface Presence {
  readonly type: "presence";
  readonly presence: readonly SeatPresence[];
  readonly watchers: number;
}

/** A bot has begun to think. */
export interface Thinking {
  readonly type: "thinking";
  readonly seat: number;
}

/** A seat has said a quick phrase; show it in the language of the reader. */
export interface Spoken {
  readonly type: "spoken";
  readonly seat: number;
  readonly phrase: "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks";
}

/** The game is over; its record can be fetched. */
export interface Over {
  readonly type: "over";
  readonly version: number;
  readonly result: Result;
  /** the path of it */
  readonly record: string;
}

/** Forget what you have: a snapshot follows. */
export interface Resync {
  readonly type: "resync";
  readonly version: number;
}

/** What a bot would do in your place. */
export interface Hinted {
  readonly type: "hinted";
  readonly command: string;
  readonly version: number;
  readonly action: string;
  readonly said: Said;
}

/** What each of the actions that you asked about would do. */
export interface Explained {
  readonly type: "explained";
  readonly command: string;
  readonly version: number;
  readonly actions: readonly Explanation[];
}

/** What an action would do, or why it is refused. */
export interface Explanation {
  readonly action: string;
  readonly legal: boolean;
  readonly said: Said;
  /** what it does at once */
  readonly effects: readonly (Moved | Scored | Revealed | Ended)[];
  /** what the sender's tiling would do if it began then */
  readonly forecast: readonly (Moved | Scored | Revealed | Ended)[];
  /** what the scores would be if the tiling began then */
  readonly standing: readonly number[];
  /** the table after it, before chance acts; "" if refused, or if it opens a secret */
  readonly position: string;
}

/** What only the seat in turn may see; cover it before the others look. */
export interface Looked {
  readonly type: "looked";
  readonly command: string;
  readonly version: number;
  readonly seat: number;
  readonly position: string;
  /** those that tell that seat more than everybody */
  readonly choices: readonly Explanation[];
}

/** Here I am. */
export interface Pong {
  readonly type: "pong";
}

/**
 * A command that was carried out, over HTTP.
 *
 * The table may have gone on since, by chance or by a bot: follow it, or look again.
 */
export interface Accepted {
  readonly type: "accepted";
  readonly command: string;
  /** the one that the command made */
  readonly version: number;
}

/**
 * What happened at a table, from the first or after the version that was asked for.
 *
 * If `version` is more than that of the last event, ask again for what came after that one.
 */
export interface Events {
  readonly events: readonly (Acted | Changed)[];
  /** of the table */
  readonly version: number;
}

/** What a seat may expect. */
export interface Worth {
  /** of the win, in ten thousandths */
  readonly share: number;
  /** over the best of the others, in hundredths of a point */
  readonly lead: number;
}

/** One thing that a move did worse than the best one; docs/analysis.md lists the kinds. */
export interface Worse {
  readonly kind:
    | "barred"
    | "broken"
    | "chips"
    | "fallen"
    | "given"
    | "goal"
    | "left"
    | "line"
    | "points"
    | "space"
    | "starter"
    | "tiles";
  /** whom it is about */
  readonly seat: number;
  /** points, tiles or chips */
  readonly number?: number;
  readonly colour?: "" | "B" | "K" | "R" | "T" | "Y";
  /** from 1; 0: it is about none */
  readonly line?: number;
  readonly goal?:
    | ""
    | "border"
    | "colours"
    | "columns"
    | "corners"
    | "diagonals"
    | "empty-specials"
    | "five-colours"
    | "jokers"
    | "rows";
}

/** What a decision was worth, and what it cost against the best one. */
export interface JudgedMove {
  readonly best: string;
  /** of the best one */
  readonly worth: Worth;
  /** what the move played is worth less */
  readonly cost: Worth;
  /** legal moves */
  readonly choices: number;
  readonly why?: readonly Worse[];
}

/** What chance did between two decisions, for each seat. */
export interface JudgedDeal {
  /** after it */
  readonly now: readonly Worth[];
  /** expected before it */
  readonly due: readonly Worth[];
  /** the standard error of what was expected */
  readonly error: Worth;
}

/** A report of a finished game, from the browser of one of its players. */
export interface NewReport {
  /** of the engine and its weights */
  readonly version: string;
  /** one for each decision */
  readonly moves: readonly JudgedMove[];
  /** one for each time chance acted */
  readonly deals: readonly JudgedDeal[];
}

/** The report that is kept of a game; a player's browser computed it. */
export interface KeptReport {
  /** null: there is none of this version */
  readonly report: NewReport | null;
}

/** A public table in the list. */
export interface TableListed {
  readonly table: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  readonly status: "over" | "playing" | "waiting";
  readonly seats: readonly SeatView[];
  readonly path: string;
}

/** The public tables, newest first. */
export interface TableList {
  readonly tables: readonly TableListed[];
}

/** The table that holds a record which was sent in. */
export interface Imported {
  readonly table: string;
  readonly path: string;
}

/** How the server is. */
export interface Health {
  readonly status: "failing" | "ok" | "stopping";
  readonly version: string;
  /** in memory */
  readonly tables: number;
  readonly connections: number;
  /** of the bots that play here, from the weakest to the strongest */
  readonly levels: readonly string[];
  /** by which command: `make`, `play` or `serve`; "": it is not known */
  readonly started: string;
  /** nothing can be stored, or nobody looks after tables */
  readonly problems: readonly ("caretaker" | "store")[];
}

/** The server answers. */
export interface Alive {
  readonly version: string;
}

/** Somebody who plays here for the first time. */
export interface NewPlayer {
  /** null: none yet */
  readonly name?: string | null;
}

/** The player that you are on this device, with the secret of the device. */
export interface PlayerMade {
  /** the id */
  readonly player: string;
  readonly token: string;
  /** "": none yet */
  readonly name: string;
}

/** How strong a player is, in one game with so many seats. */
export interface RatingTold {
  readonly game: string;
  readonly seats: number;
  readonly rating: number;
  readonly deviation: number;
  readonly provisional: boolean;
  /** that were rated */
  readonly games: number;
}

/** A device on which you are signed in. */
export interface DeviceTold {
  readonly id: string;
  /** such as `Firefox, Linux`; "": not known */
  readonly name: string;
  /** when you signed in there */
  readonly made: number;
  /** when it was last used, to the hour */
  readonly seen: number;
  /** the one that asks */
  readonly this: boolean;
}

/** A passkey that signs you in. */
export interface PasskeyTold {
  readonly id: string;
  /** of the device that made it */
  readonly name: string;
  readonly made: number;
}

/** You, as the server knows you. */
export interface Me {
  /** the id */
  readonly player: string;
  /** "": none yet */
  readonly name: string;
  readonly made: number;
  /** others may see your page */
  readonly public: boolean;
  /** for good, by a passkey or a phrase; the name is yours */
  readonly kept: boolean;
  /** there is a recovery phrase */
  readonly phrase: boolean;
  readonly passkeys: readonly PasskeyTold[];
  readonly devices: readonly DeviceTold[];
  readonly ratings: readonly RatingTold[];
}

/** What you want to change about yourself. */
export interface MeWanted {
  /** null: as it is */
  readonly name?: string | null;
  /** null: as it is */
  readonly public?: boolean | null;
}

/** A device that is to be signed out. */
export interface DeviceGone {
  readonly device: string;
}

/** A passkey that is not to sign you in any more. */
export interface PasskeyGone {
  readonly passkey: string;
}

/** Delete everything about yourself; the games stay, under another name. */
export interface Farewell {
  /** your own id, so that nothing is deleted by mistake */
  readonly player: string;
}

/** You are deleted, and at so many tables your name was replaced. */
export interface Gone {
  readonly tables: number;
}

/** Your recovery phrase: write it down, it is told only once. */
export interface PhraseMade {
  readonly phrase: string;
}

/** The recovery phrase of who signs in. */
export interface PhraseGiven {
  readonly phrase: string;
}

/** What to hand to `navigator.credentials`, as JSON has it. */
export interface PasskeyAsked {
  readonly options: { readonly [name: string]: unknown };
}

/** What an authenticator has signed, in base64url; what else a browser tells is ignored. */
export interface CredentialResponse {
  readonly clientDataJSON: string;
  /** of a new passkey */
  readonly attestationObject?: string | null;
  /** of one that signs in, as the rest */
  readonly authenticatorData?: string | null;
  readonly signature?: string | null;
  readonly userHandle?: string | null;
}

/** A passkey's answer, as `toJSON` of the browser tells it. */
export interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly response: CredentialResponse;
  readonly type?: "public-key";
}

/** A seat of a game that is over. */
export interface GameSeat {
  readonly seat: number;
  readonly name: string;
  /** the id of a player whose page can be seen */
  readonly player: string | null;
  /** of a bot */
  readonly level: string | null;
  /** null: the game was not played to its end */
  readonly points: number | null;
  /** null: nobody has won */
  readonly place: number | null;
  /** a bot played on */
  readonly left: boolean;
  /** the rating, if the game was rated */
  readonly before: number | null;
  readonly after: number | null;
  /** of 100, by the report of a player's browser */
  readonly accuracy: number | null;
}

/** A game that is over, as one of its players sees it. */
export interface GameTold {
  /** in the order of all games */
  readonly number: number;
  readonly table: string;
  readonly game: string;
  /** `gray`, or "" */
  readonly options: string;
  readonly how: "ended" | "expired" | "failed" | "finished" | "resigned" | "time";
  readonly rated: boolean;
  readonly ended: number;
  /** the player's own */
  readonly seat: number;
  readonly result: "lost" | "none" | "shared" | "won";
  readonly seats: readonly GameSeat[];
}

/** Games, the newest first. */
export interface GamesTold {
  readonly games: readonly GameTold[];
  /** ask for those `before` this number; null: there are no more */
  readonly next: number | null;
}

/** How games against somebody ended. */
export interface Tally {
  readonly name: string;
  /** null: a bot, or somebody without a public page */
  readonly player: string | null;
  readonly level: string | null;
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}

/** How accurately a game was played. */
export interface AccuracyTold {
  readonly number: number;
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  /** of 100 */
  readonly accuracy: number;
  /** after it, if it was rated */
  readonly rating: number | null;
}

/** A player's results by opponent and level, and accuracy over time, the newest first. */
export interface Statistics {
  readonly opponents: readonly Tally[];
  readonly levels: readonly Tally[];
  readonly accuracy: readonly AccuracyTold[];
}

/** What everybody may see of a player. */
export interface PlayerPage {
  readonly player: string;
  readonly name: string;
  readonly made: number;
  readonly ratings: readonly RatingTold[];
  /** how many are over */
  readonly games: number;
}

/** A search for somebody to play with, or a challenge: yours, or one to you. */
export interface SeekKept {
  readonly seek: string;
  readonly since: number;
  /** of who looks for others */
  readonly name: string;
  readonly yours: boolean;
  /** to one player */
  readonly challenge: boolean;
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  readonly clock: ClockWanted | null;
  readonly rated: boolean;
  readonly below: number;
  readonly above: number;
  /** null: it has found nobody */
  readonly table: string | null;
  /** you look no more; it goes in a while */
  readonly ended: boolean;
}

/** A tournament that you have made or entered. */
export interface TournamentKept {
  readonly tournament: string;
  readonly plan: Plan;
  readonly status: "cancelled" | "open" | "over" | "running";
  /** when you made it; null: somebody else did */
  readonly made: number | null;
  /** yours; null: you did not enter */
  readonly number: number | null;
  /** under which you take part */
  readonly name: string | null;
  /** you take part */
  readonly active: boolean;
}

/** What you have reported of somebody. */
export interface ComplaintKept {
  readonly time: number;
  readonly table: string;
  /** of whom it is about */
  readonly seat: number;
  readonly name: string;
  readonly why: string;
}

/** What an operator did to you. */
export interface DeedKept {
  readonly time: number;
  readonly deed: string;
  readonly why: string;
}

/** Everything that the server keeps about you, but for what others have reported of you. */
export interface Export {
  readonly me: Me;
  readonly games: readonly GameTold[];
  /** at which you hold a seat, over or not */
  readonly tables: readonly string[];
  readonly seeks: readonly SeekKept[];
  readonly tournaments: readonly TournamentKept[];
  readonly complaints: readonly ComplaintKept[];
  readonly deeds: readonly DeedKept[];
}

/** A player, or a bot with a measured rating, on a seat of a table. */
export interface SeatPlayer {
  readonly seat: number;
  /** the id, if their page can be seen */
  readonly player: string | null;
  /** before the game, if it is over and was rated; null: not rated yet */
  readonly rating: number | null;
  readonly provisional: boolean;
  /** the rating after the game, if it is over and was rated */
  readonly after: number | null;
}

/** The players who are known at a table. */
export interface TablePlayers {
  /** its result changes, or has changed, their ratings */
  readonly rated: boolean;
  readonly seats: readonly SeatPlayer[];
}

/**
 * A tournament of games for two.
 *
 * It runs by itself: it starts at its time, pairs whoever has entered, and ends after its rounds,
 * or when an arena's minutes are over.
 */
export interface Plan {
  readonly name: string;
  readonly kind: "arena" | "duplicate" | "swiss";
  readonly game: string;
  readonly clock: ClockWanted;
  /** milliseconds since 1970 */
  readonly starts: number;
  readonly options?: { readonly [name: string]: string };
  /** of a Swiss tournament; the deals of a duplicate */
  readonly rounds?: number;
  /** of an arena */
  readonly minutes?: number;
  readonly rated?: boolean;
  /** of bots that fill in; null: an odd one has a bye */
  readonly bots?: string | null;
  /** bots fill in up to so many, and to an even number; no further than to 16, or to twice the people if that is more */
  readonly fill?: number;
  readonly most?: number;
}

/**
 * Look for somebody to play with.
 *
 * The token is a secret of your own choice: it will open your seat. With `invited` only that
 * player is asked: a challenge.
 */
export interface NewSeek {
  readonly game: string;
  readonly token: string;
  readonly options?: { readonly [name: string]: string };
  readonly clock?: ClockWanted | null;
  readonly rated?: boolean;
  /** how far below your rating others may be; it widens while you wait */
  readonly below?: number;
  /** In points of rating. */
  readonly above?: number;
  /** null: the name of the player */
  readonly name?: string | null;
  /** the id of a player */
  readonly invited?: string | null;
}

/** Play with somebody who looks for others. */
export interface Acceptance {
  readonly token: string;
  readonly name?: string | null;
}

/** How your search stands. */
export interface SeekTold {
  readonly seek: string;
  /** milliseconds since it began */
  readonly waiting: number;
  /** the level of a bot that you might play meanwhile; null: not yet */
  readonly bot: string | null;
  /** that waits for you: your token opens your seat */
  readonly table: string | null;
  readonly path: string | null;
}

/** Somebody who looks for others. */
export interface SeekListed {
  readonly seek: string;
  readonly name: string;
  readonly rating: number;
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  readonly clock: ClockWanted | null;
  readonly rated: boolean;
  /** milliseconds since 1970 */
  readonly since: number;
  /** it is for you alone */
  readonly challenge: boolean;
  readonly yours: boolean;
}

/** Who looks for others, those who have waited longest first; challenges to you before them. */
export interface SeekList {
  readonly seeks: readonly SeekListed[];
}

/** Who looks for others, now that you do not; unless somebody was found just before. */
export interface SeekEnded {
  readonly seeks: readonly SeekListed[];
  /** the one that was found: it waits for you, and your token opens your seat */
  readonly table: string | null;
  readonly path: string | null;
}

/** Take part. The token is a secret of your own choice: it will open all your seats. */
export interface Entry {
  readonly token: string;
  /** null: the name of the player */
  readonly name?: string | null;
}

/** A tournament in the list. */
export interface TournamentListed {
  readonly tournament: string;
  readonly name: string;
  readonly kind: "arena" | "duplicate" | "swiss";
  readonly game: string;
  readonly options: { readonly [name: string]: string };
  readonly clock: ClockWanted;
  readonly status: "cancelled" | "open" | "over" | "running";
  /** milliseconds since 1970 */
  readonly starts: number;
  readonly round: number;
  readonly rounds: number;
  /** of an arena */
  readonly minutes: number;
  readonly entrants: number;
  readonly rated: boolean;
  /** you take part */
  readonly entered: boolean;
}

/** Tournaments: those that are not over by their start, then the others, the last made first. */
export interface TournamentList {
  readonly tournaments: readonly TournamentListed[];
}

/** Somebody who takes part, and how they stand. */
export interface EntrantTold {
  readonly number: number;
  readonly name: string;
  /** the id, if their page can be seen */
  readonly player: string | null;
  /** of a bot */
  readonly level: string | null;
  readonly rating: number;
  readonly active: boolean;
  readonly place: number;
  /** A game won is 2, a tie 1; of a duplicate match points. */
  readonly total: number;
  readonly tie_break: readonly number[];
}

/** A game of a round; a bye has no second. */
export interface RoundGame {
  readonly round: number;
  readonly board: number;
  /** numbers of entrants */
  readonly first: number;
  readonly second: number | null;
  readonly over: boolean;
  /** null: nobody may look yet, or a bye */
  readonly table: string | null;
  readonly counts: readonly number[] | null;
  readonly points: readonly number[] | null;
}

/** What somebody made of a deal, beside all others on the same seat. */
export interface ComparedTold {
  readonly number: number;
  /** 0: who began */
  readonly seat: number | null;
  readonly points: number | null;
  readonly match_points: number;
  /** to the mean of the others */
  readonly difference: number | null;
}

/** A deal of a duplicate that is over at all tables. */
export interface DealTold {
  readonly deal: number;
  readonly results: readonly ComparedTold[];
}

/** A tournament as it is. */
export interface TournamentTold {
  readonly tournament: string;
  readonly plan: Plan;
  readonly status: "cancelled" | "open" | "over" | "running";
  readonly round: number;
  /** of an arena, in milliseconds since 1970 */
  readonly ends: number | null;
  /** in the order of their places */
  readonly entrants: readonly EntrantTold[];
  readonly games: readonly RoundGame[];
  readonly deals: readonly DealTold[];
  /** your number */
  readonly you: number | null;
  /** you take part */
  readonly active: boolean;
  /** at which you play now: the token that you entered with opens your seat */
  readonly table: string | null;
}

/** Tell the operator about somebody at your table. */
export interface NewComplaint {
  /** whom it is about */
  readonly seat: number;
  /** a name that hurts, phrases again and again, unfair play, or something else */
  readonly why: "name" | "other" | "phrases" | "unfair";
}

/** The operator will see it. */
export interface ComplaintMade {
  readonly complaint: string;
}

/** What the operator tells everybody. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  /** milliseconds since 1970 */
  readonly until: number;
}

/** What the operator tells everybody now, the newest first. */
export interface AnnouncementList {
  readonly announcements: readonly Announcement[];
}

export type Changes =
  | Sit
  | Act
  | Confirm
  | Back
  | Agree
  | Decline
  | Resign
  | Replace
  | End
  | Rematch;

export type Questions =
  | Hint
  | Explain
  | Look;

export type AnyCommand =
  | Hello
  | Sit
  | Act
  | Confirm
  | Back
  | Agree
  | Decline
  | Resign
  | Replace
  | End
  | Rematch
  | Hint
  | Explain
  | Look
  | Say
  | Leave
  | Ping;

export type AnyEffect =
  | Moved
  | Scored
  | Revealed
  | Ended;

export type AnyMessage =
  | Snapshot
  | Acted
  | Changed
  | Refused
  | ClockTold
  | Presence
  | Thinking
  | Spoken
  | Over
  | Resync
  | Hinted
  | Explained
  | Looked
  | Pong
  | Accepted;
