// A browser in which an earlier client registered a service worker at this path keeps showing that client. This worker
// replaces it: it deletes the worker's caches, unregisters itself and reloads the pages that the worker controlled.
// public/sw.js is the same file at another path that such clients use.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
      const pages = await self.clients.matchAll({ type: 'window' });
      for (const page of pages) void page.navigate(page.url);
    })(),
  );
});
