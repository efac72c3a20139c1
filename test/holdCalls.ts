import { http } from 'msw';
import { putBeforeBackend } from './backend';

/**
 * Delays the calls whose path begins with `path` until the returned function is called or the test ends. So a test can check
 * the pending state without a race.
 */
export function holdCalls(path: string): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // MSW asks the next handler when one returns nothing.
  const hold = http.all('*', async ({ request }) => {
    if (new URL(request.url).pathname.startsWith(path)) await gate;
  });
  putBeforeBackend(hold, release);
  return release;
}
