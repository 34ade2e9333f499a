/** Choosing a language: it is kept, and spoken from then on. */
import { settings } from "../lib/settings.svelte";
import { speak } from "../lib/words.svelte";

export async function chooseLanguage(id: string): Promise<void> {
  await speak(id);
  settings.language = id;
}
