import { type ReadonlySignal, signal } from '@preact/signals';

/** What tabs of one browser tell each other about the games of the device. */
type TabMessage =
  /** A game has changed: saved, deleted, restored, removed or imported. */
  | { readonly type: 'changed'; readonly id: string }
  /** A tab wants to play a game that another tab owns; the owner saves it and answers. */
  | { readonly type: 'give' | 'given'; readonly id: string }
  /** Without Web Locks: who owns a game, "I do", and "nobody any more". */
  | { readonly type: 'who' | 'free'; readonly id: string }
  | { readonly type: 'mine'; readonly id: string; readonly tab: number; readonly taken: boolean };

/** How long an owner may take to save before its game is taken without an answer. */
const GIVE_MS = 1000;
/** How long a tab waits for an owner to speak up where there are no Web Locks. */
const WHO_MS = 250;

type Listener = (word: TabMessage, own: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function open(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('mandate');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of listeners) listener(data, false);
  };
}

/** Tells the other tabs. */
const tellOthers = (word: TabMessage): void => {
  open();
  channel?.postMessage(word);
};

/** Tells every part of the page that shows the game, here and in other tabs. */
export function tellChanged(id: string): void {
  const word = { type: 'changed', id } as const;
  tellOthers(word);
  for (const listener of listeners) listener(word, true);
}

/** Words of other tabs, and what this one tells of its changes. */
export function listen(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The claim of this tab to a game: one tab at a time owns it and may write it. */
export interface Hold {
  /** Becomes true by itself when the owner closes the game. */
  readonly owned: ReadonlySignal<boolean>;
  /** Takes the game from the tab that owns it. */
  take(): Promise<void>;
  release(): void;
}

/** `giveUp` saves what is unsaved before another tab takes the game. */
export async function holdGame(id: string, giveUp: () => Promise<void>): Promise<Hold> {
  const hold = await (navigator.locks ? lockedHold(id) : spokenHold(id));
  const stop = listen((word) => {
    if (word.type === 'give' && word.id === id && hold.owned.peek())
      void giveUp().finally(() => tellOthers({ type: 'given', id }));
  });
  return {
    owned: hold.owned,
    async take() {
      const given = heard((word) => word.type === 'given' && word.id === id, GIVE_MS);
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

/** Whether such a word was heard in time. */
const heard = (wanted: (word: TabMessage) => boolean, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (found: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(found);
    };
    const timer = setTimeout(() => end(false), ms);
    const stop = listen((word) => {
      if (wanted(word)) end(true);
    });
  });

async function lockedHold(id: string): Promise<Hold> {
  const owned = signal(false);
  const name = `mandate-game-${id}`;
  let closed = false;
  let release: (() => void) | undefined;
  let queued: AbortController | undefined;

  /** Resolves once it is known whether the lock is ours. */
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
          // Another tab has taken the lock, or we no longer wait for it.
          if (options.signal?.aborted) return;
          owned.value = false;
          wait();
        })
        .finally(known);
    });
  /** Waits until the owner lets go. */
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

/** Pages that are not served securely have no locks; tabs then agree by talking. */
async function spokenHold(id: string): Promise<Hold> {
  const owned = signal(false);
  const tab = Math.random();
  const own = (taken: boolean) => {
    owned.value = true;
    tellOthers({ type: 'mine', id, tab, taken });
  };
  const claim = async () => {
    const answered = heard((word) => word.type === 'mine' && word.id === id, WHO_MS);
    tellOthers({ type: 'who', id });
    if (!(await answered)) own(false);
  };
  const stop = listen((word) => {
    if (word.id !== id) return;
    if (word.type === 'who' && owned.peek()) tellOthers({ type: 'mine', id, tab, taken: false });
    // Of two tabs that claimed it at once the one with the smaller number keeps it.
    if (word.type === 'mine' && owned.peek()) {
      if (word.taken || word.tab < tab) owned.value = false;
      else if (word.tab > tab) tellOthers({ type: 'mine', id, tab, taken: false });
    }
    if (word.type === 'free' && !owned.peek()) void claim();
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
