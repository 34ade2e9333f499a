/** Starts the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { followRoute } from "./lib/route.svelte";
import { followSettings, settings } from "./lib/settings.svelte";
import { preferred, speak } from "./lib/words.svelte";
import "../../src/tilewright/art/theme.css";
import "./page.css";

followSettings();
followRoute();
await speak(preferred(settings.language, navigator.languages));
const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  await navigator.serviceWorker.register("/sw.js");
}
