import { addWay } from '../net/notices.ts';
import { SUBSCRIBED } from '../settings/settings.ts';

/** Whether browsers like this one can be told, at this address. */
export const canSubscribe = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for permission and subscribes; undefined if the person or the browser refuses. */
export async function subscribe(pushKey: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { id } = await register(await subscriptionOf(pushManager, pushKey));
  localStorage.setItem(SUBSCRIBED, '1');
  return id;
}

/** A subscription that was made with another key is of no use. */
async function subscriptionOf(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const found = await manager.getSubscription();
  if (!found) return manager.subscribe(options);
  const key = found.options.applicationServerKey;
  if (key !== null && base64url(key) === pushKey) return found;
  await found.unsubscribe();
  return manager.subscribe(options);
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function register(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return addWay({ kind: 'push', address: endpoint, keys: { p256dh, auth } });
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(SUBSCRIBED);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** On a visit: confirms the subscription, or replaces it if the browser dropped it. */
export async function renew(): Promise<void> {
  if (localStorage.getItem(SUBSCRIBED) === null || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) await register(subscription);
}
