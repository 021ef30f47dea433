/**
 * Keeps the parts of the page that never change, so that it opens without a line and can say so. What the server tells about games (/api) is never kept: it
 * belongs to one seat and one moment.
 */

const CACHE = 'hollow-static-1';
const SHELL = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Files with a hash in their name never change: the first answer is good for ever. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page itself comes from the server as long as there is a line. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === SHELL) await cache.put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The table waits for somebody on this device. The words come with the notice; it is shown once for each game. */
self.addEventListener('push', (event) => {
  const { game, title, body } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: game,
      renotify: true,
      icon: '/icon.svg',
      data: { path: `/g/${encodeURIComponent(game)}` },
    }),
  );
});

/** Brings the game to the front: a page that shows it already, or a new one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = notification.data;
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    pages.then((all) => {
      const open = all.find(({ url }) => new URL(url).pathname === path);
      return open === undefined ? self.clients.openWindow(path) : open.focus();
    }),
  );
});
