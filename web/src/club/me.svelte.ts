/** The player that this browser is: made without a form, the first time that one is needed. */
import { asMe, deviceToken, keepDevice } from "../lib/device";
import { ask, post, RefusedError } from "../lib/http";
import type { Me, PlayerMade } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

class Myself {
  /** as the server told it last; null: not asked yet, or nobody */
  me = $state.raw<Me | null>(null);

  /** Ask who I am; null: nobody yet. Raises what the server says against it. */
  async look(): Promise<Me | null> {
    if (deviceToken() === null) return (this.me = null);
    try {
      this.me = (await (await askAsMe("/api/me")).json()) as Me;
    } catch (error) {
      if (!(error instanceof RefusedError && error.refused.code === "unknown-device")) throw error;
      this.became(null); // signed out from another device
    }
    return this.me;
  }

  /** Be a player on this device; who is one already stays it. */
  async ensure(): Promise<void> {
    if (deviceToken() !== null) return;
    const name = settings.name.trim() || null;
    const made = (await (await ask("/api/players", post({ name }))).json()) as PlayerMade;
    this.became(made.token);
  }

  /** From now on this device is that of another player, or of nobody. */
  became(token: string | null): void {
    keepDevice(token);
    this.me = null;
  }
}

export const myself = new Myself();

/** Ask the server something as the player of this device; with a body it is posted. */
export async function askAsMe(path: string, body?: unknown): Promise<Response> {
  const request = body === undefined ? {} : post(body);
  return ask(path, { ...request, headers: { ...request.headers, ...asMe() } });
}
