/** The player that this browser is, as the server told it last. */
import { askAsMe, become, lookAtMe } from "../lib/becoming";
import { keepDevice } from "../lib/device";
import { ask, post } from "../lib/http";
import type { Me, PasskeyAsked, PhraseMade, PlayerMade } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export { askAsMe } from "../lib/becoming";

class Myself {
  /** null: not asked yet, or nobody */
  me = $state.raw<Me | null>(null);

  /** Ask who I am; null: nobody yet. Raises what the server says against it, as all of these do. */
  async look(): Promise<Me | null> {
    return (this.me = await lookAtMe());
  }

  /** Be a player on this device; who is one already stays it. */
  ensure(): Promise<void> {
    return become();
  }

  /** From now on this device is that of another player, or of nobody. */
  became(token: string | null): void {
    keepDevice(token);
    this.me = null;
  }

  /** Change something about me; the answer is me as I am then. */
  async change(path: string, body: unknown): Promise<void> {
    this.me = (await (await askAsMe(path, body)).json()) as Me;
  }

  async rename(name: string): Promise<void> {
    await this.change("/api/me", { name });
    settings.name = this.me?.name ?? name;
  }

  /** Keep me by a passkey of this device. */
  async addPasskey(): Promise<void> {
    const { newPasskey } = await import("./me/passkeys");
    const answer = await askAsMe("/api/me/passkeys/options", {});
    const { options } = (await answer.json()) as PasskeyAsked;
    await this.change("/api/me/passkeys", await newPasskey(options));
  }

  /** Keep me by words: they are told only now. */
  async newPhrase(): Promise<string> {
    const { phrase } = (await (await askAsMe("/api/me/phrase", {})).json()) as PhraseMade;
    await this.look();
    return phrase;
  }

  async signInByPasskey(): Promise<void> {
    const { signedByPasskey } = await import("./me/passkeys");
    const answer = await ask("/api/sign-in/passkey/options", post({}));
    const { options } = (await answer.json()) as PasskeyAsked;
    await this.#signIn("/api/sign-in/passkey", await signedByPasskey(options));
  }

  async signInByPhrase(phrase: string): Promise<void> {
    await this.#signIn("/api/sign-in/phrase", { phrase });
  }

  async #signIn(path: string, given: unknown): Promise<void> {
    const { token, name } = (await (await ask(path, post(given))).json()) as PlayerMade;
    this.became(token);
    if (name) settings.name = name;
    await this.look();
  }

  async signOut(device: string): Promise<void> {
    const isHere = this.me?.devices.some((each) => each.this && each.id === device);
    await this.change("/api/me/devices/remove", { device });
    if (isHere) this.became(null);
  }

  /** Delete everything that the server keeps about me. */
  async farewell(): Promise<void> {
    await askAsMe("/api/me/delete", { player: this.me?.player });
    this.became(null);
  }
}

export const myself = new Myself();
