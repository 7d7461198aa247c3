/// <reference lib="webworker" />

/** Prepended at build time: the files of the page. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `mandate-${PRECACHE.version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(PRECACHE.files))
      .then(() => worker.skipWaiting()),
  );
});

/** Drops the caches of older pages, including their pictures of games. */
async function dropOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  if (others.some((name) => /^mandate-[0-9a-f]{16}$/.test(name)))
    await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => page(pathname)));
  else if (pathname.includes('/assets/') || PRECACHE.files.includes(`.${pathname}`))
    event.respondWith(kept(request));
});

/** Caches the page for its own address only, as its asset paths are relative. */
async function page(path: string): Promise<Response> {
  const start = new URL(worker.registration.scope);
  if (path !== start.pathname) return Response.redirect(start);
  return (await caches.match('./')) ?? Response.error();
}

/** Asset names contain a hash of the content, so cached ones are never stale. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}
