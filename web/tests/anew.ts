/** Each file of tests begins anew, though it shares a process: with modules of its own, and with
 * nothing kept on the device or in the document. And each waits long enough on a busy machine. */

import { beforeAll, vi } from "vitest";

const PATIENCE = 30_000; // ms for something to appear
const { waitFor } = vi;

vi.resetModules();
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

beforeAll(async () => {
  if (typeof window === "undefined") return;
  const { configure } = await import("@testing-library/svelte");
  configure({ asyncUtilTimeout: PATIENCE });
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
