/** How wide the window is, where that decides what is shown. */
import { MediaQuery } from "svelte/reactivity";

/** there is room beside a table */
export const beside = new MediaQuery("min-width: 1280px");
/** all is below each other */
export const narrow = new MediaQuery("max-width: 899px");
