/** A socket to one table that comes back by itself, with what was missed. */
import type { AnyCommand, AnyMessage, Hello } from "./protocol";

export type Link =
  /** not yet open for the first time */
  | "connecting"
  | "open"
  /** lost; it will be tried again */
  | "lost"
  /** closed for good */
  | "closed";

const FIRST_WAIT = 250; // ms; doubles up to
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000; // after which a connection counts as lost

export class Connection {
  #socket: WebSocket | null = null;
  #isOver = false;
  #tries = 0;
  #heard = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** `hello` is asked at every new try: it says which version was seen last. */
  constructor(
    readonly address: string,
    readonly hello: () => Hello,
    readonly heard: (message: AnyMessage) => void,
    readonly changed: (link: Link, nextTryAt: number | null) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.#open();
  }

  /** Send a command, if there is a connection now. */
  send(command: AnyCommand): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  /** Try again now. */
  readonly hurry = (): void => {
    if (this.#isOver || this.#socket !== null) return;
    clearTimeout(this.#wait);
    this.#open();
  };

  /** Let go of a connection that is of no use any more. */
  readonly drop = (): void => {
    this.#socket?.close();
    this.#lost();
  };

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#wait);
    clearInterval(this.#pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.#socket?.close();
    this.#socket = null;
    this.changed("closed", null);
  }

  #open(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
      socket.send(JSON.stringify(this.hello()));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      if (this.#tries !== -1) {
        this.#tries = -1;
        this.changed("open", null);
      }
      this.heard(JSON.parse(String(data)) as AnyMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.drop();
    else this.send({ type: "ping" });
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    if (this.#isOver) return;
    this.#tries = Math.max(0, this.#tries) + 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => this.#open(), wait);
    this.changed("lost", Date.now() + wait);
  }
}

/** The address of the server's socket. */
export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
