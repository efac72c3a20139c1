import { expect, test } from './support/qaApp';

// Nothing here depends on motion, and drawing it takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A Tuesday in August at ten in the morning. */
const TUESDAY = 'now=2026-08-11T10:00';

test('a link switches the icon for the home screen on and off', async ({ page, qa }) => {
  const manifestLink = page.locator('link[rel="manifest"]');
  await qa.open(`?${TUESDAY}&extras=none`);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(manifestLink).toHaveCount(0);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(0);

  await qa.open(`?${TUESDAY}&extras=icon`, 'units-open');
  await expect(manifestLink).toHaveCount(1);
  // What the browser makes of the manifest, with the address of each icon.
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

test('a link switches sharing on and off', async ({ page, context, qa }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const summary = page.getByRole('region', { name: 'Summary of שבת פרשת שופטים' });
  await qa.open(`?${TUESDAY}&extras=none`);
  await expect(summary).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);

  await qa.open(`?scenario=nine&${TUESDAY}&extras=share`);
  await summary.getByRole('button', { name: 'Share Shabbos Parshas Shoftim' }).click();
  await expect(summary.getByRole('status')).toHaveText('Copied. You can paste it into a message.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Shabbos Parshas Shoftim, Aug 15: 9 are coming, 1 more makes a minyan. Sign up: ${qa.url}`,
  );
});
