/**
 * Keeps the parts of the page that never change, so that it opens without a line and can say so. What the server tells about games (/api) is never kept: it
 * belongs to one seat and one moment.
 */

/** Every release has a cache of its own; the build writes its name here. */
const CACHE = 'hollow-static-%RELEASE%';
const DOOR = '/';
/** All other addresses begin with the same empty page. */
const PAGE = '/page.html';
/** The newest caches, this one included: pages of the release before may still be open. */
const RELEASES = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([DOOR, PAGE, '/icon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

/** The names of caches come in the order in which they were made. */
const tidied = async () => {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  const old = names.slice(0, Math.max(0, names.length - (RELEASES - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(tidied().then(() => self.clients.claim()));
});

/** A page in place of a part means that the part is not there. */
const isPart = (answer) => answer.ok && /javascript|css|font|image/.test(answer.headers.get('content-type') ?? '');
const isPage = (answer) => answer.ok && /html/.test(answer.headers.get('content-type') ?? '');

/** Keeps an answer beside giving it: a full drawer costs nothing but the next visit without a line. */
const keep = (event, name, answer) => {
  const copy = answer.clone();
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.put(name, copy))
      .catch(() => undefined),
  );
};

/** Files with a hash in their name never change: the first answer is good for ever. */
async function part(event) {
  const { request } = event;
  const found = await caches.match(request);
  if (found !== undefined && isPart(found)) return found;
  const answer = await fetch(request);
  if (isPart(answer)) keep(event, request, answer);
  return answer;
}

/** The page itself comes from the server as long as there is a line: the front door has one of its own, all other addresses share one. */
async function page(event) {
  const kept = new URL(event.request.url).pathname === DOOR ? DOOR : PAGE;
  try {
    const answer = await fetch(event.request);
    if (isPage(answer)) keep(event, kept, answer);
    return answer;
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(kept)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(part(event));
});

/** The table waits for somebody on this device. The words come with the notice; it is shown once for each game. */
self.addEventListener('push', (event) => {
  const { game, title, body } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: game,
      renotify: true,
      icon: '/icon-192.png',
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
