/** The secret by which the server knows which player this browser is. */
import { keep, kept } from "./settings.svelte";

const KEY = "tilewright-player";

/** null: nobody has played here yet */
export const deviceToken = (): string | null => kept<string | null>(KEY, null);

export const keepDevice = (token: string | null): void => keep(KEY, token);

/** The header that names the player of this device, where there is one. */
export function asMe(): Record<string, string> {
  const token = deviceToken();
  return token === null ? {} : { "Tilewright-Player": token };
}
