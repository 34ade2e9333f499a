/** The one spot of the table that Tab goes to; arrows go on from there. */
export class Walk {
  stop = $state("");
}
