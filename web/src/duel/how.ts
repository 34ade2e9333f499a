/** How Azul Duel is played, in pictures: which rules each of them tells, and which rules have one. */
import type { HowTo } from "../lib/game";
import HowPicture from "./HowPicture.svelte";
import { tileArt } from "./places";
import { parsePosition } from "./position";
import RulePicture, { OF_RULES } from "./RulePicture.svelte";

export const how: HowTo = {
  Picture: HowPicture,
  told: [
    ["DU-1.3", "DU-1.4"],
    ["DU-3.2", "DU-4.1", "DU-5.1", "DU-5.3", "DU-5.6"],
    ["DU-5.8", "DU-5.4", "DU-6.4"],
    ["DU-6.1", "DU-6.7", "DU-7.1"],
    ["DU-8.1", "DU-8.9"],
  ],
  RulePicture,
  pictured: new Set(Object.keys(OF_RULES)),
  dishes(position) {
    const { factories, large } = parsePosition(position);
    return [...factories, large].map(({ sun }) => sun.map(tileArt));
  },
};
