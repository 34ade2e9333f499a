/** What a person likes, kept in this browser. */
import { speak } from "./words.svelte";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SPEEDS = [0, 0.5, 1, 2] as const;
export const CONFIRMING = ["off", "on", "timed"] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Confirming = (typeof CONFIRMING)[number];

interface Liked {
  theme: Theme;
  /** null: as the browser says */
  language: string | null;
  speed: Speed;
  confirming: Confirming;
  sound: boolean;
  /** the browser tells when it is your turn, while the page is hidden */
  notify: boolean;
  odds: boolean;
  motifs: boolean;
  name: string;
}

const KEY = "tilewright-settings";
const FIRST: Liked = {
  theme: "system",
  language: null,
  speed: 1,
  confirming: "on",
  sound: false,
  notify: false,
  odds: true,
  motifs: true,
  name: "",
};

export const settings: Liked = $state({ ...FIRST, ...kept<Partial<Liked>>(KEY, {}) });

/** Keep the settings, and show the page as they say; call it once, in an effect root. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => keep(KEY, settings));
    $effect(() => {
      const page = document.documentElement;
      if (settings.theme === "system") delete page.dataset.theme;
      else page.dataset.theme = settings.theme;
      page.dataset.motifs = settings.motifs ? "on" : "off";
    });
  });
}

/** How fast things move: 0 is not at all, also for people who want less motion. */
export function pace(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  return still ? 0 : settings.speed;
}

/** What this browser has kept under a key; what can't be read counts as nothing. */
export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // a private window, or written by something else
  }
}

/** Keep a value in this browser, where it allows that. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // a private window: it is remembered until the page is closed
  }
}

/** Choose a language: it is kept, and spoken from then on. */
export async function chooseLanguage(id: string): Promise<void> {
  await speak(id);
  settings.language = id;
}
