/** What follows from what happens at a table; each is called once, while a page is made. */
import { untrack } from "svelte";
import { coached } from "../lib/coached.svelte";
import { go } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import type { Sound } from "../lib/sounds";
import type { TableEvent, TableStore } from "../lib/table.svelte";
import type { Desk } from "./desk.svelte";
import type { Replay } from "./replay.svelte";

const LOOK = 1_600; // ms at the final position before the result comes

/** Show and tell what happens, and fetch what happened before; `at` is the moment asked for. */
export function followEvents(
  table: TableStore,
  replay: () => Replay | null,
  at: number,
  tell: (event: TableEvent) => void,
): void {
  let isAsked = at > 0;
  const fetched = async (shown: Replay) => {
    try {
      await table.fetchEvents();
    } catch {
      return; // the connection's state is told elsewhere; the moves come with the next snapshot
    }
    if (isAsked) shown.show(at);
    isAsked = false;
    shown.markLast();
  };
  table.onevent = (event) => {
    tell(event);
    replay()?.hear(event);
  };
  $effect(() => {
    const shown = replay();
    if (shown === null) return;
    table.onsnapshot = (view) => {
      shown.see(view);
      void fetched(shown);
    };
    shown.stage.onshown = (event) => {
      if (event.type !== "acted" || event.seat === null) return;
      sound(event.effects.some(({ type }) => type === "scored") ? "score" : "place");
    };
    void untrack(() => fetched(shown));
  });
}

/** Show the result, at once where a game was over before we came, else after a look at the table. */
export function followOver(
  table: TableStore,
  desk: Desk,
  replay: () => Replay | null,
  at: number,
): void {
  let wasPlaying = false;
  let isShown = at > 0;
  desk.knowsResult = isShown;
  $effect(() => {
    const shown = replay();
    if (table.view?.status === "playing") wasPlaying = true;
    if (isShown || table.view?.status !== "over" || shown === null || shown.stage.isBusy) return;
    const timer = setTimeout(
      () => {
        isShown = true;
        if (!shown.isLive) shown.leave(); // whoever looks at an earlier move comes back for it
        desk.showsResult = true;
        desk.knowsResult = true;
        if (wasPlaying) sound("over");
      },
      wasPlaying ? LOOK : 0,
    );
    return () => clearTimeout(timer);
  });
}

/** Go to the table of a rematch when it is made, with the same secret. */
export function followRematch(table: TableStore): void {
  let before: string | null | undefined;
  $effect(() => {
    const rematch = table.view?.rematch;
    const isNew = before === null && typeof rematch === "string";
    before = rematch;
    if (!isNew || table.token === null) return;
    if (coached.has(table.id)) coached.set(rematch, true);
    untrack(() => go(`/t/${rematch}#${table.token}`));
  });
}

/** Let it be heard that it is your turn, and that tiles are taken; tell it where nobody looks. */
export function followTurn(table: TableStore, desk: Desk, replay: () => Replay | null): void {
  let wasYours: boolean | null = null;
  $effect(() => {
    const isYours = table.isYourTurn && (table.view?.legal.length ?? 0) > 0;
    if (wasYours === false && isYours) untrack(() => tellTurn(table, desk));
    if (table.view !== null) wasYours = isYours;
  });
  $effect(() => {
    if (replay()?.stage.isBusy) sound("take");
  });
}

function tellTurn(table: TableStore, desk: Desk): void {
  sound("turn");
  if (document.hidden) void import("./away").then(({ tellAway }) => tellAway(table, desk));
}

/** Let a sound be heard, if sounds are on. */
function sound(which: Sound): void {
  if (settings.sound) void import("../lib/sounds").then(({ play }) => play(which));
}
