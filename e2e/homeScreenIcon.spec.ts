import { expect, test } from './support/qaApp';

test('the page names a web manifest that the browser accepts, and the icons in it exist (rule: home-screen-icon)', async ({
  page,
  qa,
}) => {
  const manifestLink = page.locator('link[rel="manifest"]');
  await qa.open('', 'units-open');
  await expect(manifestLink).toHaveCount(1);
  // The manifest as the browser understands it, with the address of each icon.
  const devTools = await page.context().newCDPSession(page);
  const { errors, manifest, url } = await devTools.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${qa.url}manifest.webmanifest` });
  expect(manifest.startUrl).toBe(qa.url);
  expect(manifest.display).toBe('kMinimalUi');
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const icon of [apple ?? '', ...(manifest.icons ?? []).map((one) => one.url)]) {
    const answer = await page.request.get(new URL(icon, qa.url).href);
    expect([icon, answer.status(), answer.headers()['content-type']]).toEqual([icon, 200, 'image/png']);
  }
  expect(manifest.icons).toHaveLength(3);
});
