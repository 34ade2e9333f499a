/** The engine of this page: fetched and started when it is first needed. */
import type { Engine } from "../lib/engine/types";

let opened: Promise<Engine> | null = null;

/** The engine; raises what keeps it from starting, and tries again when it is asked again. */
export function startedEngine(): Promise<Engine> {
  opened ??= start().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function start(): Promise<Engine> {
  const { openEngine } = await import("../lib/engine/engine");
  return openEngine();
}
