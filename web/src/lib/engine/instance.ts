/** An instance of the WebAssembly module (`native/wasm/engine.cpp`): text in, JSON out. */

export interface Instance {
  /** What is asked, a line for each part; bytes follow where a request has some. */
  ask(lines: readonly string[], bytes?: Uint8Array): unknown;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  engine_room(size: number): number;
  engine_ask(size: number): number;
  engine_size(): number;
}

const BAD_FILE = 8; // of WASI: there are no files

export async function instanceOf(wasm: BufferSource): Promise<Instance> {
  let memory: WebAssembly.Memory | null = null;
  const noFile = () => BAD_FILE;
  const clock = (_id: number, _precision: bigint, at: number): number => {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    if (memory !== null) new DataView(memory.buffer).setBigUint64(at, nanoseconds, true);
    return 0;
  };
  const { instance } = await WebAssembly.instantiate(wasm, {
    wasi_snapshot_preview1: {
      clock_time_get: clock,
      fd_close: noFile,
      fd_seek: noFile,
      fd_write: noFile,
    },
  });
  const exports = instance.exports as unknown as Exports;
  memory = exports.memory;
  exports._initialize();
  return { ask: (lines, bytes) => asked(exports, lines, bytes ?? new Uint8Array()) };
}

function asked(exports: Exports, lines: readonly string[], bytes: Uint8Array): unknown {
  // A line that is empty ends those before the bytes.
  const head = new TextEncoder().encode([...lines, ""].join("\n"));
  const size = head.length + bytes.length;
  const at = exports.engine_room(size);
  const room = new Uint8Array(exports.memory.buffer, at, size);
  room.set(head);
  room.set(bytes, head.length);
  const answer = exports.engine_ask(size);
  const text = new Uint8Array(exports.memory.buffer, answer, exports.engine_size());
  return JSON.parse(new TextDecoder().decode(text));
}
