import { signal } from '@preact/signals';

/** Little storage is left for games on this device. */
export const isNearlyFull = signal(false);

/** Share of the browser's quota, and bytes; a game takes about ten thousand. */
const LITTLE_PART = 0.05;
const LITTLE_BYTES = 5_000_000;

export async function measureRoom(): Promise<void> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage === undefined || quota === undefined) return;
  const left = quota - usage;
  isNearlyFull.value = left < LITTLE_BYTES || left < quota * LITTLE_PART;
}

const ASKED = 'mandate-persist';

/** Asks the browser not to evict the games. Browsers that prompt are asked once; others may agree later. */
export async function askToPersist(): Promise<void> {
  const { storage, permissions } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  const { state } = (await permissions?.query({ name: 'persistent-storage' }).catch(() => undefined)) ?? {
    state: 'prompt',
  };
  if (state === 'prompt' && localStorage.getItem(ASKED) !== null) return;
  localStorage.setItem(ASKED, '1');
  await storage.persist();
}
