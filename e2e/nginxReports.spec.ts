import type { Page } from '@playwright/test';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/app';
import { type Nginx, startNginx } from './support/nginx';
import { setVisibility } from './support/pageActions';
import { signInByCookie } from './support/signInHelpers';
import { copyAsVersion, temporaryFolder } from './support/versions';
import { twoFrames, waitForReads } from './support/waitForReads';

/** A private text, such as what a member has typed. The server or a broken script could put it into an error. */
const SECRET = 'secret-5551234';

/** A copy of the build, changed as if `src/site.ts` named an address for reports. */
async function copyWithReports(folder: string): Promise<string> {
  const dist = await copyAsVersion(folder, 'v1');
  for (const name of await readdir(dist)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(dist, name);
    const html = await readFile(file, 'utf8');
    const tag = '<meta name="error-reports" content="/client-reports" data-timings>';
    await writeFile(
      file,
      html.replace('<meta name="version"', (meta) => `${tag}${meta}`),
    );
  }
  return dist;
}

const reportsIn = (log: string): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(JSON.parse(line).report));

/** Causes an unhandled error and an unhandled rejection, first in a script that is not the site's, then in a file of the site. */
const failInScript = (page: Page) =>
  page.evaluate((text) => {
    for (const place of ['', ` at f (${location.origin}/assets/index-a1.js:1:2)`]) {
      void Promise.reject(Object.assign(new RangeError(text), { stack: text + place }));
      const fail = () => {
        throw Object.assign(new SyntaxError(text), { stack: text + place });
      };
      document.addEventListener('fail', fail, { once: true });
      document.dispatchEvent(new Event('fail'));
    }
  }, SECRET);

const GENERAL = 'Something went wrong. Please try again.';

test('each kind of failure is reported at most once a minute, without personal data', async ({
  app,
  context,
}) => {
  const folder = await temporaryFolder();
  let nginx: Nginx | undefined;
  try {
    nginx = await startNginx(app.backendUrl, await copyWithReports(folder), { receivesReports: true });
    const { url, readLog } = nginx;
    const reportLog = () => readLog('dependable-reports');
    const site = { ...app, url };
    const page = await context.newPage();
    const setAnswer = (pattern: string, status: number, body: string) =>
      page.route(pattern, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
    const kinds = async () => new Set(reportsIn(await reportLog()).map(({ kind }) => kind));
    const count = async (kind: string) =>
      reportsIn(await reportLog()).filter((report) => report.kind === kind).length;

    const requested: string[] = [];
    context.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
    const isAboutReports = (request: string) => /sendReports|client-reports/.test(request);

    // The unchanged build names no address for reports.
    await signInByCookie(page, app);
    await page.goto(app.url);
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await failInScript(page);
    await page.evaluate(twoFrames);
    expect(requested.filter(isAboutReports)).toEqual([]);

    await signInByCookie(page, site);
    await page.goto(url);
    await expect.poll(() => requested.filter(isAboutReports)).toHaveLength(1);
    await setAnswer('**/api/minyan/add', 500, JSON.stringify({ error: SECRET }));
    await page.getByRole('spinbutton', { name: 'Number of men' }).first().fill('7');
    const signUp = page.getByRole('button', { name: 'Sign up', exact: true }).first();
    await signUp.click();
    await expect(page.getByText(SECRET)).toBeVisible();
    await expect.poll(() => count('server-error')).toBe(1);
    await signUp.click();
    await failInScript(page);
    await expect.poll(kinds).toEqual(new Set(['server-error', 'error', 'rejection']));
    await setVisibility(page, 'hidden');

    await setAnswer('**/api/colony?*', 200, `<p>${SECRET}</p>`);
    await page.goto(`${url}/units-open?${SECRET}#${SECRET}`);
    await expect(page.getByText("We could not load your community's information.")).toBeVisible();
    await failInScript(page);
    await setAnswer(
      '**/api/colony?*',
      200,
      JSON.stringify({ name: 'Pine Hollow', policies: [{ content: '<b>Pool</b>' }] }),
    );
    // Policies fails to render: `RichText` shows its content with `replaceChildren`.
    await page.addInitScript((text) => {
      if (location.pathname !== '/policies') return;
      Element.prototype.replaceChildren = () => {
        throw new TypeError(text);
      };
    }, SECRET);
    await page.goto(`${url}/policies`);
    await expect(page.getByText(GENERAL)).toBeVisible();

    await context.clearCookies();
    await page.route('**/tekenVerify/**', () => undefined);
    await page.goto(`${url}/join/${SECRET}`);
    await page.waitForRequest('**/tekenVerify/**');
    await page.clock.fastForward(15_000);
    await expect.poll(() => count('time-out')).toBe(1);
    await setAnswer('**/assets/index-*', 404, '');
    await page.goto(`${url}/reset/${SECRET}`);
    await expect(page.getByText(GENERAL)).toBeVisible();
    await page.unroute('**/assets/index-*');
    await setAnswer('**/assets/ForgotScreen-*', 404, '');
    await page.goto(`${url}/forgot`);
    await expect(page.getByText(GENERAL)).toBeVisible();

    await expect.poll(() => count('missing-chunk')).toBe(1);
    const at = expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]);
    const expected = [
      { kind: 'server-error', screen: '/', call: 'POST /api/minyan/add', status: 500 },
      { kind: 'error', screen: '/', error: 'SyntaxError', at: ['index-a1.js:1:2'] },
      { kind: 'rejection', screen: '/', error: 'RangeError', at: ['index-a1.js:1:2'] },
      { kind: 'timings', screen: '/', lcp: expect.any(Number), inputDelay: expect.any(Number) },
      { kind: 'unreadable', screen: '/units-open', call: 'GET /api/colony', status: 200 },
      { kind: 'render', screen: '/policies', error: 'TypeError', at },
      { kind: 'time-out', screen: '/join/:token', call: 'GET /api/join/tekenVerify/{join_token}' },
      { kind: 'missing-entry', screen: 'other' },
      { kind: 'missing-chunk', screen: '/forgot', part: 'ForgotScreen' },
    ];
    const byKind = (a: Record<string, unknown>, b: Record<string, unknown>) =>
      String(a.kind).localeCompare(String(b.kind));
    expect(reportsIn(await reportLog()).toSorted(byKind)).toEqual(
      expected.map((report) => ({ version: 'v1', ...report })).toSorted(byKind),
    );
    expect(await reportLog()).not.toMatch(/5551234|Yaakov|Rosenberg|demo|127\.0\.0\.1/);

    // More than a minute later, the first kind is reported again.
    await page.unrouteAll();
    await signInByCookie(page, site);
    await setAnswer('**/api/minyan/add', 503, '');
    await page.goto(url);
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await waitForReads(page);
    await page.clock.fastForward(60_000);
    await page.getByRole('spinbutton', { name: 'Number of men' }).first().fill('7');
    await signUp.click();
    await expect.poll(() => count('server-error')).toBe(2);
  } finally {
    await nginx?.stop();
    await rm(folder, { recursive: true });
  }
});
