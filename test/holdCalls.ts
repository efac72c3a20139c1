import { http } from 'msw';
import { putBeforeBackend } from './backend';

/**
 * Delays the calls whose path begins with `path`, or matches it, until the returned function is called or the test ends. So a
 * test can check the pending state without a race.
 */
export function holdCalls(path: string | RegExp): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The handler returns nothing, so MSW then asks the next handler.
  const hold = http.all('*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (typeof path === 'string' ? pathname.startsWith(path) : path.test(pathname)) await gate;
  });
  putBeforeBackend(hold, release);
  return release;
}
