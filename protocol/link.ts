import type { ClientMessage, ServerMessage } from './socket.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 4000;
/** After this much silence the client pings, and after more it gives the connection up. */
const QUIET_MS = 25_000;
const DEAD_MS = 40_000;
const WELCOME_MS = 10_000;
const CHECK_MS = 5000;

export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
export type LinkStatus = 'connecting' | 'open' | 'closed';

export interface LinkEvents {
  onOpen(welcome: Welcome): void;
  onMessage(message: ServerMessage): void;
  onStatus(status: LinkStatus): void;
}

/** The id of requests without an answer. */
export const NOBODY = 0;

/** A socket that reconnects by itself: at once after the first loss, then at growing intervals. */
export class Link {
  readonly #open: () => WebSocket;
  readonly #events: LinkEvents;
  readonly #check: ReturnType<typeof setInterval>;
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #status: LinkStatus | undefined;
  #failures = 0;
  #restSeconds = 0;
  #heard = 0;

  constructor(url: string, token: string | undefined, events: LinkEvents) {
    // Browsers cannot set headers here; they send the cookie.
    const options = token === undefined ? [] : { headers: { authorization: `Bearer ${token}` } };
    this.#open = () => new WebSocket(url, options as string[]);
    this.#events = events;
    this.#check = setInterval(() => this.#checkAlive(), CHECK_MS);
    this.#connect();
  }

  get open(): boolean {
    return this.#status === 'open';
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#become('closed');
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#become('connecting');
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.t === 'welcome') {
      this.#failures = 0;
      this.#become('open');
      this.#events.onOpen(message);
    } else if (message.t === 'bye') {
      this.#restSeconds = message.retryAfter;
    } else {
      this.#events.onMessage(message);
    }
  }

  #lose(): void {
    this.#socket = undefined;
    const backOff = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    const wait = Math.max(backOff, this.#restSeconds * 1000) * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.#connect(), Math.max(wait, this.#restSeconds * 1000));
    this.#restSeconds = 0;
    this.#become('connecting');
  }

  #checkAlive(): void {
    const socket = this.#socket;
    if (!socket) return;
    const quiet = Date.now() - this.#heard;
    if (quiet > (this.open ? DEAD_MS : WELCOME_MS)) {
      // It may take minutes until a dead socket reports that it is closed.
      this.#lose();
      socket.close();
    } else if (this.open && quiet > QUIET_MS) {
      this.send({ t: 'ping', id: NOBODY });
    }
  }

  #become(status: LinkStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#events.onStatus(status);
  }
}
