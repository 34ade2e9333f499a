/** Each file of tests begins anew, though it shares a process: with modules of its own, and with
 * nothing kept on the device or in the document. */

import { beforeAll, vi } from "vitest";

vi.resetModules();

beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
