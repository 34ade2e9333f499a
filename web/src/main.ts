/** Starts the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { followRoute } from "./lib/route.svelte";
import { followSettings, kept, settings } from "./lib/settings.svelte";
import { preferred, speak } from "./lib/words.svelte";
import "../../src/tilewright/art/theme.css";
import "./page.css";

followSettings();
followRoute();
await speak(preferred(settings.language, navigator.languages));
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
mount(App, { target });
// who looked for somebody to play with goes on
if (kept<unknown[]>("tilewright-seeks", []).length > 0)
  void import("./club/play/strip").then(({ showStrip }) => showStrip());

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  await navigator.serviceWorker.register("/sw.js");
}
