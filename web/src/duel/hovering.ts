/** What the pointer of a mouse is on is shown as if it were chosen. */
import type { Attachment } from "svelte/attachments";
import type { Choosing } from "./choosing.svelte";

/** Show an action while the element is pointed at; null: there is none. */
export function hovers(choosing: Choosing, action: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (action === null) return;
    node.onpointerenter = ({ pointerType }) => pointerType === "mouse" && choosing.hover(action);
    node.onpointerleave = ({ pointerType }) => pointerType === "mouse" && choosing.hover(null);
    return () => (node.onpointerenter = node.onpointerleave = null);
  };
}
