import type { ScreenFiles } from '@/lib/loading/screenFiles';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, IN_SEASON, test } from './support/app';
import { humanPress } from './support/forms';
import { holdRequests } from './support/pageActions';
import { saveData } from './support/saveData';
import { openAs } from './support/signInHelpers';

/** The files of each part, as the build has written them. */
const { parts }: ScreenFiles = JSON.parse(readFileSync('reports/screen-files.json', 'utf8'));
const filesOf = (...names: string[]) => new Set(names.flatMap((name) => parts[name] ?? []));

/** Parts that members do not load: visitors' screens except the landing page, and the reports, which are off in this build. */
const NOT_FOR_MEMBERS = /^(?:Login|Forgot|Link)Screen$|Reports$/;
const filesOfMembers = () => filesOf(...Object.keys(parts).filter((name) => !NOT_FOR_MEMBERS.test(name)));

/** Records each script and style sheet that a page requests. A second request is not recorded: the browser's cache answers it. */
function watchCode(page: Page): string[] {
  const requested: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname) && !requested.includes(pathname)) requested.push(pathname);
  });
  return requested;
}

/** Waits until the page has requested or linked all `files`. */
async function waitForFiles(page: Page, requested: readonly string[], files: ReadonlySet<string>) {
  const linked = await page.evaluate(() =>
    [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname),
  );
  await expect
    .poll(() => [...files].filter((file) => !requested.includes(file) && !linked.includes(file)))
    .toEqual([]);
}

test.use({ startsAt: IN_SEASON });

test('the page of a member loads the code of every screen before it is needed (rule: prefetched-screens)', async ({
  page,
  app,
}) => {
  const requested = watchCode(page);
  await openAs('demo', page, app, '/');
  await waitForFiles(page, requested, filesOfMembers());
  const before = requested.length;
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const goHome = async () => {
    await page.getByRole('banner').getByRole('link').first().click(humanPress);
    await expect(heading(/^Welcome/)).toBeVisible();
  };
  const request = async (name: string, title: string) => {
    await page.getByRole('button', { name: 'Request', exact: true }).click(humanPress);
    await link(name).click(humanPress);
    await expect(heading(title)).toBeVisible();
  };

  await page.getByRole('link', { name: /^Units open/ }).click(humanPress);
  await expect(page.getByRole('table').first()).toBeVisible();
  await goHome();
  await link('Account').click(humanPress);
  await expect(page.getByLabel('First name')).toBeVisible();
  await goHome();
  await link('Policies').click(humanPress);
  await expect(heading('Policies')).toBeVisible();
  await link('Contact').click(humanPress);
  await expect(heading('Contact')).toBeVisible();
  await request('Winterize', 'Winterization');
  await request('Dewinterize', 'De-Winterization');
  await goHome();
  await page.getByRole('button', { name: 'Sign up for later Shabbos' }).click(humanPress);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(humanPress);
  await expect(heading(/^Experience/)).toBeVisible();
  expect(requested.slice(before)).toEqual([]);
});

test('a visitor opens the login and then the home without a request for their code (rule: prefetched-screens)', async ({
  page,
  app,
}) => {
  const requested = watchCode(page);
  await page.goto(app.url);
  const visitorFiles = filesOf(
    'LoginScreen',
    'ForgotScreen',
    'ContactScreen',
    'AboutScreen',
    'PrivacyPolicyScreen',
  );
  await waitForFiles(page, requested, visitorFiles);
  const atLanding = requested.length;
  await page.getByRole('button', { name: 'Login' }).first().click(humanPress);
  await page.getByRole('link', { name: 'Minyan Tracker & Winterization' }).click(humanPress);
  await page.getByLabel('Email address').fill('demo');
  expect(requested.slice(atLanding)).toEqual([]);

  await page.getByLabel('Password', { exact: true }).fill('Shabbos1');
  const homeFiles = filesOf('HomeScreen');
  await waitForFiles(page, requested, homeFiles);
  const atLogin = requested.length;
  await page.getByRole('button', { name: 'Login' }).last().click(humanPress);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true }).first()).toBeVisible();
  expect(requested.slice(atLogin).filter((file) => homeFiles.has(file))).toEqual([]);
});

for (const [path, fields, screen] of [
  ['/account', { 'Email address': 'demo', Password: 'Shabbos1' }, 'AccountScreen'],
  ['/reset/reset-valid', { 'New password': 'Winter26x' }, 'HomeScreen'],
] as const)
  test(`a page loads the code of the next screen when a visitor types a password at ${path} (rule: prefetched-screens)`, async ({
    page,
    app,
  }) => {
    const requested = watchCode(page);
    await page.goto(app.url + path);
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
    await waitForFiles(page, requested, filesOf(screen));
  });

test('with Save-Data, code is loaded only when it is needed (rule: prefetched-screens)', async ({
  page,
  app,
}) => {
  await saveData(page);
  const requested = watchCode(page);
  await openAs('demo', page, app, '/');
  // A call in flight would time out when the clock moves.
  await expect(page.getByRole('button', { name: 'Sign up', exact: true }).first()).toBeVisible();
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Policies', exact: true }).first().click(humanPress);
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  const accountFiles = [...filesOf('AccountScreen')].filter((file) => file.includes('AccountScreen'));
  expect(requested.filter((file) => accountFiles.includes(file))).toEqual([]);
});

test('a dialog that is opened before its code has loaded shows that it is loading', async ({ page, app }) => {
  await saveData(page);
  const release = await holdRequests(page, /assets\/LaterShabbosDialog-/);
  await openAs('demo', page, app, '/');
  const open = page.getByRole('button', { name: 'Sign up for later Shabbos' });
  await open.click(humanPress);
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toBeVisible();
  await page.goBack();
  await expect(spinner).toHaveCount(0);
  await open.click(humanPress);
  await expect(spinner).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Signing up for a later Shabbos?' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});
