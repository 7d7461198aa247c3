import { signal } from '@preact/signals';

/** A newer version of the page, installed and waiting until the player takes it up. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

/** How often a page that stays open asks for a newer version. */
const EVERY_MS = 60 * 60_000;

/** Installs the page on this device and watches for newer versions. */
export async function followVersions(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const offer = () => {
    // The first version of a device takes over by itself.
    if (serviceWorker.controller) newVersion.value = registration.waiting ?? undefined;
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  const ask = () => void registration.update().catch(() => {});
  setInterval(ask, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

/** Reloads this page with the newer version. Other open pages keep theirs until they are reloaded. */
export function takeUp(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
}
