import { screens } from '@/app/screens';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/app';
import { productBuild, qaBuild } from './support/builds';
import { holdRequests } from './support/pageActions';
import { signInByCookie } from './support/signInHelpers';

const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

test('every page has one title before a script runs', () => {
  const pages = [...pagesOf(productBuild), ...pagesOf(qaBuild)];
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages)
    expect(readFileSync(page, 'utf8').match(/<title>.*?<\/title>/g), page).toEqual([
      expect.stringMatching(/<title>(?:.+ \| )?Dependable<\/title>/),
    ]);
});

for (const isSignedIn of [false, true])
  test(`every screen of a ${isSignedIn ? 'member' : 'visitor'} has one title, and does not take the focus`, async ({
    page,
    app,
  }) => {
    if (isSignedIn) await signInByCookie(page, app);
    for (const [name, { path: pattern, audience }] of Object.entries(screens)) {
      if (audience === (isSignedIn ? 'visitor' : 'member')) continue;
      await page.goto(app.url + pattern.replace(/:\w+/, `${name}-valid`));
      await expect(page).toHaveTitle(name === 'landing' ? 'Dependable' : / \| Dependable$/);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expect(page.locator(':focus')).toHaveCount(0);
    }
  });

test('the home has its title before its code has loaded', async ({ page, app }) => {
  const release = await holdRequests(page, /assets\/HomeScreen-/);
  await signInByCookie(page, app);
  await page.goto(app.url);
  await expect(page).toHaveTitle('Minyan | Dependable');
  await expect(page.locator('head title')).toHaveCount(1);
  release();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true }).first()).toBeVisible();
});
