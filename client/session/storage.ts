import { signal } from '@preact/signals';

/**
 * What is kept on this device. Writing takes milliseconds that the frame which shows a decision has not to spare, so it
 * happens right after, and at the latest when the page goes. Whoever reads finds what is still to be written.
 */
const waiting = new Map<string, () => string | null>();

/** After so long it is tried once more to write what found no room. */
const AGAIN_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was to be written found no room. */
export const full = signal(false);

export const read = (key: string): string | null => {
  const text = waiting.get(key);
  return text ? text() : localStorage.getItem(key);
};

/** What comes later is written later; null takes away what was there. */
export function write(key: string, text: () => string | null): void {
  timer ??= setTimeout(writeAll);
  addEventListener('pagehide', writeAll, { once: true });
  waiting.delete(key);
  waiting.set(key, text);
}

function writeAll(): void {
  for (const [key, text] of waiting) {
    const now = text();
    try {
      if (now === null) localStorage.removeItem(key);
      else localStorage.setItem(key, now);
      waiting.delete(key);
    } catch {
      // It waits on, and whoever reads it here still finds it.
    }
  }
  clearTimeout(timer);
  full.value = waiting.size > 0;
  timer = full.value ? setTimeout(writeAll, AGAIN_MS) : undefined;
}

/** The keys that begin so, without their beginning. */
export function keysFrom(prefix: string): string[] {
  writeAll();
  return Object.keys(localStorage).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
}
