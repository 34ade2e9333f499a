/** Where in the page we are: the address, and going elsewhere without loading anew. */

export type Place =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "watch" }
  | { readonly page: "records" }
  | { readonly page: "rules"; readonly game: string; readonly rule: string }
  | { readonly page: "analysis"; readonly asked: string }
  | { readonly page: "puzzles"; readonly id: string }
  | { readonly page: "learn"; readonly game: string; readonly lesson: string }
  | { readonly page: "how"; readonly game: string }
  | { readonly page: "club"; readonly room: string; readonly id: string }
  | { readonly page: "table"; readonly table: string; readonly token: string | null }
  | { readonly page: "lost" };

/** The place of an address. */
export function placeOf(path: string, hash: string): Place {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const mark = decoded(hash.replace(/^#/, ""));
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: second };
    case "watch":
      return { page: "watch" };
    case "records":
      return { page: "records" };
    case "rules":
      return { page: "rules", game: second, rule: mark };
    case "analysis":
      return { page: "analysis", asked: hash.replace(/^#/, "") };
    case "puzzles":
      return { page: "puzzles", id: mark };
    case "learn":
      return { page: "learn", game: second, lesson: third };
    case "how":
      return { page: "how", game: second };
    case "me":
    case "play":
    case "players":
    case "tournaments":
      return { page: "club", room: first, id: second };
    case "t":
      return { page: "table", table: second, token: mark || null };
    default:
      return { page: "lost" };
  }
}

/** What stands behind the `#`; as it is where its percent signs mean nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a link that was cut: no seat has that secret, and its page says so
  }
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));
}

export const route = new Route();

/** Show another address. */
export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Put another address in the place of this one, without going anywhere. */
export function readdress(address: string): void {
  history.replaceState(null, "", address);
}

/** Follow links and the browser's own buttons; call it once. */
export function followRoute(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href^='/']");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return;
    if (link.target || link.download || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function arrive(): void {
  route.place = placeOf(location.pathname, location.hash);
}
