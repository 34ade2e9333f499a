/** Taking things out of the page: links and records. */
import { recordOf } from "./fetching";

/** The address at which anybody may see a table, now or after a number of moves. */
export function linkOf(table: string, at: number | null): string {
  return `${location.origin}/t/${table}${at === null ? "" : `?at=${at}`}`;
}

/** Hand a link to whatever the device shares with, or copy it; false: neither can be done here. */
export async function shared(title: string, url: string): Promise<boolean> {
  const isByHand = matchMedia("(pointer: coarse)").matches;
  try {
    if (isByHand && "share" in navigator) await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch (error) {
    // who closes the sheet of the device has seen that it works
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Save the record of a finished game as a file. */
export async function downloadRecord(table: string): Promise<void> {
  download(`tilewright-${table}.txt`, await recordOf(table), "text/plain");
}

/** Save a text as a file. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
