// Keeps the shell of the page, so that it opens, and says so, while the server is away.
const SHELL = "SHELL";
const CACHE = "tilewright-VERSION";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz|metrics)/.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(caches.match(request).then((found) => found ?? fetched(request)));
});

// The engine, its weights and puzzles are kept once they were asked for, so that they need no server.
async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && /\.(wasm|weights)$|puzzles-[a-z]+-\d+-/.test(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// A notification that is pressed leads to its table: in the window that shows it, or in a new one.
self.addEventListener("notificationclick", (event) => {
  const path = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const shown = windows.find((each) => new URL(each.url).pathname === path);
      return shown ? shown.focus() : self.clients.openWindow(path);
    }),
  );
});
