import { setupWorker } from 'msw/browser';
import { createBackend, type Backend, type BackendOptions } from './backend';

type BrowserOptions = BackendOptions & {
  /** The URL of the worker script. The worker controls the pages in and below the folder of the script. */
  workerUrl: string;
};

/**
 * Starts a backend for the browser. A service worker passes the page's calls to a backend in the page's memory. With a
 * storage, sessions and sign-ups survive a reload. The backend has one session and no cookie, because the browser does not
 * store a cookie that a service worker sets.
 */
export async function startBrowserBackend({ workerUrl, ...options }: BrowserOptions): Promise<Backend> {
  const backend = createBackend({ ...options, hasOneSession: true });
  window.addEventListener('unhandledrejection', ignoreFailedUpdate);
  await setupWorker(...backend.handlers).start({
    serviceWorker: { url: workerUrl },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return backend;
}

/**
 * MSW looks for a newer worker script on each start and does not handle a failure (mswjs/msw issue 2006). The installed worker
 * goes on, so the failure is no error.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
}
