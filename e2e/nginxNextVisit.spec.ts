import { expect, test } from './support/app';
import { saveData } from './support/saveData';
import { openAs } from './support/signInHelpers';
import { waitForReads } from './support/waitForReads';

/** The most bytes for an unchanged page: the server answers 304, with a few hundred bytes of headers. */
const MAX_PAGE_BYTES = 1_500;

/** Each page, and a selector of the elements that it shows last. */
const pages = [
  ['/', '.banner svg'],
  ['/units-open', 'main button'],
] as const;

for (const [path, last] of pages)
  test(`a member who comes back to ${path} loads the page and three answers, and nothing else`, async ({
    page,
    app,
  }) => {
    await saveData(page);
    await openAs('demo', page, app, path);
    await expect(page.locator(last).last()).toBeVisible();
    await waitForReads(page);

    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const paths = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      paths.set(requestId, new URL(response.url).pathname);
    });
    // A file from the cache takes 0 bytes. A font of the first visit that ends now has no path here.
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const loaded = paths.get(requestId);
      if (loaded !== undefined && encodedDataLength > 0) bytes.set(loaded, encodedDataLength);
    });
    await page.goto(app.url + path);
    await expect(page.locator(last).last()).toBeVisible();
    await waitForReads(page);
    expect([...bytes.keys()].toSorted()).toEqual(
      [path, '/api/colony', '/api/minyan', '/api/user'].toSorted(),
    );
    expect(bytes.get(path)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });
