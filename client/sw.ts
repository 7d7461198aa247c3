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
