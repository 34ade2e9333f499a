/** How Azul is played, in pictures: which rules each of them tells, and which rules have one. */
import type { HowTo } from "../lib/game";
import HowPicture from "./HowPicture.svelte";
import { artOf, positionOf } from "./position";
import RulePicture, { OF_RULES } from "./RulePicture.svelte";

export const how: HowTo = {
  Picture: HowPicture,
  told: [
    ["AZ-2.1", "AZ-2.2", "AZ-2.3"],
    ["AZ-3.1", "AZ-3.2", "AZ-3.3"],
    ["AZ-5.4", "AZ-5.5"],
    ["AZ-4.1", "AZ-5.1", "AZ-5.2"],
    ["AZ-7.1", "AZ-7.2", "AZ-7.3"],
  ],
  RulePicture,
  pictured: new Set(Object.keys(OF_RULES)),
  dishes: (position) => positionOf(position).factories.map((tiles) => [...tiles].map(artOf)),
};
