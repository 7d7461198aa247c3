import { signal } from '@preact/signals';

/** There is little room left for games on this device. */
export const isNearlyFull = signal(false);

/** Part of what the browser allows, and bytes; a game takes some ten thousand. */
const LITTLE_PART = 0.05;
const LITTLE_BYTES = 5_000_000;

export async function measureRoom(): Promise<void> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage === undefined || quota === undefined) return;
  const left = quota - usage;
  isNearlyFull.value = left < LITTLE_BYTES || left < quota * LITTLE_PART;
}

const ASKED = 'mandate-persist';

/**
 * Asks the browser not to remove the games when it needs room. A browser that asks the person is asked once;
 * one that decides by itself may agree later.
 */
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
