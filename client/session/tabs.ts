import { type ReadonlySignal, signal } from '@preact/signals';

/** Messages between tabs of a browser about the games of the device. */
type TabMessage =
  /** A game has changed: saved, deleted, restored, removed or imported. */
  | { readonly type: 'changed'; readonly id: string }
  /** A tab wants to take a game over; the owner saves it and answers. */
  | { readonly type: 'give' | 'given'; readonly id: string }
  /** Without Web Locks: asks for the owner, its answer, and a release. */
  | { readonly type: 'who' | 'free'; readonly id: string }
  | { readonly type: 'mine'; readonly id: string; readonly tab: number; readonly taken: boolean };

/** How long an owner may take to save before its game is taken anyway. */
const GIVE_MS = 1000;
/** How long a tab waits for an owner to answer without Web Locks. */
const WHO_MS = 250;

type Listener = (message: TabMessage, own: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function open(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('mandate');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of listeners) listener(data, false);
  };
}

const tellOthers = (message: TabMessage): void => {
  open();
  channel?.postMessage(message);
};

/** Notifies every part of the page that shows the game, in this tab and others. */
export function tellChanged(id: string): void {
  const message = { type: 'changed', id } as const;
  tellOthers(message);
  for (const listener of listeners) listener(message, true);
}

/** Receives messages of other tabs, and changes made in this one. */
export function listen(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A tab's claim to a game: one tab at a time owns and writes it. */
export interface Hold {
  /** Becomes true when the owner closes the game. */
  readonly owned: ReadonlySignal<boolean>;
  /** Takes the game over from its owner. */
  take(): Promise<void>;
  release(): void;
}

/** `giveUp` saves unsaved decisions before another tab takes the game. */
export async function holdGame(id: string, giveUp: () => Promise<void>): Promise<Hold> {
  const hold = await (navigator.locks ? lockedHold(id) : spokenHold(id));
  const stop = listen((message) => {
    if (message.type === 'give' && message.id === id && hold.owned.peek())
      void giveUp().finally(() => tellOthers({ type: 'given', id }));
  });
  return {
    owned: hold.owned,
    async take() {
      const given = heard((message) => message.type === 'given' && message.id === id, GIVE_MS);
      tellOthers({ type: 'give', id });
      await given;
      await hold.take();
    },
    release() {
      stop();
      hold.release();
    },
  };
}

/** Whether a matching message arrives in time. */
const heard = (wanted: (message: TabMessage) => boolean, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (found: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(found);
    };
    const timer = setTimeout(() => end(false), ms);
    const stop = listen((message) => {
      if (wanted(message)) end(true);
    });
  });

async function lockedHold(id: string): Promise<Hold> {
  const owned = signal(false);
  const name = `mandate-game-${id}`;
  let closed = false;
  let release: (() => void) | undefined;
  let queued: AbortController | undefined;

  /** Resolves once it is known whether we hold the lock. */
  const ask = (options: LockOptions): Promise<void> =>
    new Promise((known) => {
      navigator.locks
        .request(name, options, (lock) => {
          known();
          if (!lock || closed) return undefined;
          owned.value = true;
          return new Promise<void>((free) => {
            release = free;
          });
        })
        .catch(() => {
          // Another tab has taken the lock, or we stopped waiting for it.
          if (options.signal?.aborted) return;
          owned.value = false;
          wait();
        })
        .finally(known);
    });
  /** Waits for the owner to release it. */
  const wait = () => {
    if (closed) return;
    queued = new AbortController();
    void ask({ signal: queued.signal });
  };

  await ask({ ifAvailable: true });
  if (!owned.peek()) wait();
  return {
    owned,
    async take() {
      queued?.abort();
      release?.();
      await ask({ steal: true });
    },
    release() {
      closed = true;
      owned.value = false;
      queued?.abort();
      release?.();
    },
  };
}

/** Insecure pages have no Web Locks; tabs then negotiate by messages. */
async function spokenHold(id: string): Promise<Hold> {
  const owned = signal(false);
  const tab = Math.random();
  const own = (taken: boolean) => {
    owned.value = true;
    tellOthers({ type: 'mine', id, tab, taken });
  };
  const claim = async () => {
    const answered = heard((message) => message.type === 'mine' && message.id === id, WHO_MS);
    tellOthers({ type: 'who', id });
    if (!(await answered)) own(false);
  };
  const stop = listen((message) => {
    if (message.id !== id) return;
    if (message.type === 'who' && owned.peek()) tellOthers({ type: 'mine', id, tab, taken: false });
    // If two tabs claim a game at once, the smaller number wins.
    if (message.type === 'mine' && owned.peek()) {
      if (message.taken || message.tab < tab) owned.value = false;
      else if (message.tab > tab) tellOthers({ type: 'mine', id, tab, taken: false });
    }
    if (message.type === 'free' && !owned.peek()) void claim();
  });
  const release = () => {
    stop();
    if (owned.peek()) tellOthers({ type: 'free', id });
    owned.value = false;
  };
  addEventListener('pagehide', release, { once: true });
  await claim();
  return { owned, take: async () => own(true), release };
}
