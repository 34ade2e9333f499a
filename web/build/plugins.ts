/** What the build does besides bundling: the sprite, the catalogues, the rules, and compression. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { marked } from "marked";
import type { Plugin } from "vite";

/**
 * Puts the sprite into the page, for an external one loses its gradients in some browsers, and the
 * icon, which is shorter than asking for it.
 */
export function pictures(sprite: string, icon: string): Plugin {
  return {
    name: "tilewright-pictures",
    transformIndexHtml: (html) =>
      html
        .replace("<!-- sprite -->", readFileSync(sprite, "utf8"))
        .replace("ICON", encodeURIComponent(readFileSync(icon, "utf8").trim())),
  };
}

/** A catalogue as text, without the remarks for translators. */
export function catalogues(): Plugin {
  return {
    name: "tilewright-catalogues",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const lines = readFileSync(path, "utf8").split("\n");
      const whole = lines.filter((line) => !/^#/.test(line)).join("\n");
      const text = query === undefined ? whole : partOf(whole, PARTS[query as keyof typeof PARTS]);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/**
 * Messages of the package that the page says: what a table tells; and what it tells if it refuses, or why
 * a move was worse.
 */
export const PARTS = {
  told: /^(log|score|prompt-(azul|duel)|list|table-(did|over|won))-|^table-won$/,
  refused: /^(refusal|notation|problem|why)-|^option-goal$/,
};

/** Those messages of the package's catalogue that belong to a part, and what they refer to. */
export function partOf(text: string, part: RegExp): string {
  const messages = new Map(
    text
      .split(/^(?=[a-z])/m)
      .map((message) => [/^[a-z][\w-]*/.exec(message)?.[0] ?? "", message] as const),
  );
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const message = messages.get(id);
    if (message === undefined || kept.has(id)) return;
    kept.add(id);
    for (const [, named = ""] of message.matchAll(/\{ ?([a-z][\w-]*) ?\}/g)) keep(named);
  };
  for (const id of messages.keys()) if (part.test(id)) keep(id);
  return [...messages].flatMap(([id, message]) => (kept.has(id) ? [message] : [])).join("");
}

/** A chapter of the numbered rules as HTML; `<a id="AZ-2.1">` marks where a rule begins. */
export function rules(): Plugin {
  return {
    name: "tilewright-rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md")) return null;
      const html = marked.parse(readFileSync(id, "utf8"), { async: false });
      const anchored = html.replace(
        /<(li|p|td)>(\s*(?:<strong>)?)((?:AZ|DU)-[\d.]*\d)/g,
        '<$1 id="$3">$2$3',
      );
      return { code: `export default ${JSON.stringify(anchored)};`, map: null };
    },
  };
}

/** What only the engine needs. */
const ENGINE = /\.(wasm|weights)$/;
/** What the service worker keeps once it was asked for: the engine, and the parts of the puzzles. */
const ASKED_FOR = /\.(wasm|weights)$|puzzles-[a-z]+-\d+-/;

/** Writes compressed twins beside every file that gains by them, and the list that the worker keeps. */
export function finish(folder: () => string): Plugin {
  return {
    name: "tilewright-finish",
    apply: "build",
    writeBundle() {
      const files = all(folder());
      const shell = files
        .map((file) => relative(folder(), file).replaceAll("\\", "/"))
        .filter((name) => !/\.(gz|br)$/.test(name) && !ASKED_FOR.test(name))
        .filter((name) => name !== "sw.js" && name !== "index.html")
        .map((name) => `/${name}`);
      const worker = join(folder(), "sw.js");
      const hash = createHash("sha256");
      for (const file of files) if (file !== worker) hash.update(readFileSync(file));
      const text = readFileSync(worker, "utf8")
        .replace('"SHELL"', JSON.stringify(["/", ...shell]))
        .replace("VERSION", hash.digest("hex").slice(0, 12));
      writeFileSync(worker, text);
      for (const file of files) {
        if (!/\.(js|css|html|svg|webmanifest|json)$/.test(file) && !ENGINE.test(file)) continue;
        const text = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(text));
      }
    },
  };
}

function all(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? all(path) : [path];
  });
}
