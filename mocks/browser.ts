import { setupWorker } from 'msw/browser';
import { createBackend, type Backend, type BackendOptions } from './backend';

type BrowserOptions = BackendOptions & {
  /** Where the worker's script lies; the pages below its folder are its own. */
  workerUrl: string;
};

/**
 * The way in for the browser: a service worker hands the page's calls to a backend in its memory. Tables that are kept for
 * the tab let a reload find the same session and the same sign-ups; the cookie itself lives with MSW, because an HttpOnly
 * cookie of a worker never reaches the browser's jar.
 */
export async function startBrowserBackend({ workerUrl, ...options }: BrowserOptions): Promise<Backend> {
  const backend = createBackend(options);
  await setupWorker(...backend.handlers).start({
    serviceWorker: { url: workerUrl },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return backend;
}
