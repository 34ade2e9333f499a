/** Where a rule is told. */

/** The game whose rules have that number; null: it is the rule of no game. */
export function gameOfRule(rule: string): "azul" | "duel" | null {
  if (rule.startsWith("AZ-")) return "azul";
  return rule.startsWith("DU-") ? "duel" : null;
}
