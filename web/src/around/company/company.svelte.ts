/** Who else is at a table, as people: their ratings, what they say, and who is not listened to. */
import { asMe } from "../../lib/device";
import { ask, bearer, post } from "../../lib/http";
import type { NewComplaint, SeatPlayer, Spoken, TablePlayers } from "../../lib/protocol";
import { keep, kept } from "../../lib/settings.svelte";
import type { TableStore } from "../../lib/table.svelte";

export type Phrase = Spoken["phrase"];
export const PHRASES: readonly Phrase[] = ["hello", "luck", "nice", "thanks", "sorry", "moment"];
export const WHYS: readonly NewComplaint["why"][] = ["name", "phrases", "unfair", "other"];
const KEY = "tilewright-muted";

export class Company {
  /** the players who are known, by seat */
  players = $state.raw<ReadonlyMap<number, SeatPlayer>>(new Map());
  /** seats that are not listened to at this table */
  muted = $state.raw<readonly number[]>([]);
  isOpen = $state(false);

  constructor(readonly table: TableStore) {
    this.muted = kept<Record<string, number[]>>(KEY, {})[table.id] ?? [];
  }

  /** Ask who plays; where it can't be told, nothing is shown. */
  async look(): Promise<void> {
    try {
      const answer = await ask(`/api/tables/${this.table.id}/players`, {});
      const { seats } = (await answer.json()) as TablePlayers;
      this.players = new Map(seats.map((each) => [each.seat, each]));
    } catch {
      return; // the state of the connection is told elsewhere; a rating is no reason for a notice
    }
  }

  mute(seat: number, isMuted: boolean): void {
    const others = this.muted.filter((each) => each !== seat);
    this.muted = isMuted ? [...others, seat] : others;
    const all = Object.entries(kept<Record<string, number[]>>(KEY, {}));
    const rest = all.filter(([table]) => table !== this.table.id).slice(-20);
    keep(KEY, Object.fromEntries([...rest, [this.table.id, this.muted]]));
  }

  /** Tell the operator about a seat; raises what the server says against it. */
  async report(seat: number, why: NewComplaint["why"]): Promise<void> {
    const request = post({ seat, why } satisfies NewComplaint);
    const headers = { ...request.headers, ...asMe(), ...bearer(this.table.token) };
    await ask(`/api/tables/${this.table.id}/complaints`, { ...request, headers });
  }
}
