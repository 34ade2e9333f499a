/** Sentences as values, where the page makes them itself: in the forms in which the server tells them. */
import type { Said } from "./protocol";

export type Parameter = number | string | Said;

export function said(
  rule: string,
  message: string,
  parameters: Readonly<Record<string, Parameter>> = {},
): Said {
  return { message, parameters, rule };
}

/** Several things as one: commas between them, and before the last the language's own word. */
export function listedSaid(things: readonly Parameter[]): Parameter {
  const [first = "", ...others] = things;
  const last = others.pop();
  if (last === undefined) return first;
  return said("", "list-and", { before: joined("list-comma", first, others), last });
}

/** Things one after the other, with the sign of a message between them. */
export function joined(message: string, first: Parameter, others: readonly Parameter[]): Parameter {
  return others.reduce<Parameter>((before, last) => said("", message, { before, last }), first);
}
