/** @jest-environment node */
import { readFileSync } from 'node:fs';

test("the service worker in public/ is the installed MSW's; after an update run `npx msw init public`", () => {
  const installed = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  expect(readFileSync('public/mockServiceWorker.js', 'utf8')).toBe(installed);
});
