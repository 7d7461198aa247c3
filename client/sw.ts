/// <reference lib="webworker" />

/** Prepended at build time: the files of the page. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `mandate-${PRECACHE.version}`;

/** A page that is open goes on with its version: a newer one waits until the player takes it up. */
worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PRECACHE.files)));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request, pathname));
    event.waitUntil(dropOlder());
  } else if (pathname.includes('/assets/') || PRECACHE.files.includes(`.${pathname}`))
    event.respondWith(kept(request));
});

interface Told {
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  /** Behind the address of the page. */
  readonly path: string;
  readonly tag: string;
}

worker.addEventListener('push', (event) => {
  const { lang, title, body, path, tag } = event.data!.json() as Told;
  const icon = './icon-192.png';
  event.waitUntil(worker.registration.showNotification(title, { lang, body, tag, icon, data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openAt(String(notification.data)));
});

/** The browser has replaced its subscription by itself. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  event.waitUntil(replace(oldSubscription, newSubscription));
});

async function replace(old: PushSubscription | null, fresh: PushSubscription | null): Promise<void> {
  const subscription =
    fresh ??
    (old && (await worker.registration.pushManager.subscribe(old.options as PushSubscriptionOptionsInit)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('./api/me/notices/ways', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: endpoint, keys }),
  });
}

/** Shows a place of the page in the window that is there, or in a new one. */
async function openAt(path: string): Promise<void> {
  const url = new URL(`.${path}`, worker.registration.scope).href;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) return void (await worker.clients.openWindow(url));
  await open.focus();
  await open.navigate(url);
}

/** Drops the caches of older pages, with their pictures of games, once no page is open that might need them. */
async function dropOlder(): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  if (others.some((name) => /^mandate-[0-9a-f]{16}$/.test(name)))
    await Promise.all(others.map((name) => caches.delete(name)));
}

/** Serves the page from the cache for its own address only, as its asset paths are relative. */
async function page(request: Request, path: string): Promise<Response> {
  const start = new URL(worker.registration.scope);
  if (path !== start.pathname) return fetch(request).catch(() => Response.redirect(start));
  return (await (await caches.open(CACHE)).match('./')) ?? fetch(request);
}

/** Asset names contain a hash of the content, so those of any version are never stale. */
async function kept(request: Request): Promise<Response> {
  const own = await caches.open(CACHE);
  const found = (await own.match(request)) ?? (await caches.match(request));
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await own.put(request, fresh.clone());
  return fresh;
}
