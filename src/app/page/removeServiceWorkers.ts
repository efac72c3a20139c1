/**
 * Unregisters every service worker of the site and deletes their caches: this client has none, and a worker of an earlier client
 * could go on answering with what it has stored (rule: no-service-worker).
 */
export async function removeServiceWorkers(): Promise<void> {
  // Browsers have no service workers on a site without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = registrations.length > 0 ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The browser forbids storage, so there is no worker.
  }
}
