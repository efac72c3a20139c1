import type { Page } from '@playwright/test';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { listenOn } from '../mocks/http';
import { type App, expect, test } from './support/app';
import { productBuild } from './support/builds';
import { type Nginx, startNginx } from './support/nginx';
import { signInByCookie } from './support/signInHelpers';
import { copyAsVersion, install, temporaryFolder } from './support/versions';

let folder: string;

test.beforeEach(async ({ app }) => {
  folder = await temporaryFolder();
  app.stopAtEnd(() => rm(folder, { recursive: true }));
});

async function startSite(app: App, site: string): Promise<Nginx> {
  const nginx = await startNginx(app.backendUrl, productBuild, { site });
  app.stopAtEnd(() => nginx.stop());
  return nginx;
}

async function openAsMember(page: Page, app: App, url: string): Promise<void> {
  await signInByCookie(page, { backend: app.backend, url });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');

test.describe('with a server that deletes the assets of the previous version', () => {
  test.use({ expectedConsole: /404 \(Not Found\)|A chunk of the application could not be loaded/ });

  test('an open page reloads into each deployed version: a new one, the old one again, and the new one again', async ({
    app,
    page,
  }) => {
    const builds = {
      one: await copyAsVersion(`${folder}/1`, 'one'),
      two: await copyAsVersion(`${folder}/2`, 'two'),
    };
    const site = `${folder}/site`;
    const deploy = async (build: string) => {
      await rm(`${site}/assets`, { recursive: true, force: true });
      install(build, site);
    };
    await deploy(builds.one);
    const nginx = await startSite(app, site);
    await openAsMember(page, app, nginx.url);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const steps = [
      ['two', 'Policies'],
      ['one', 'Account'],
      ['two', 'Policies'],
    ] as const;
    for (const [version, screen] of steps) {
      await deploy(builds[version]);
      await nginx.reload();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('banner').getByRole('link', { name: screen }).click();
      await reloaded;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/${screen.toLowerCase()}`);
      expect(await versionOf(page)).toBe(version);
    }
    expect(loads).toBe(3);
  });
});

test('a member opens screens without a reload while two servers behind a load balancer serve two versions', async ({
  app,
  page,
}) => {
  const builds = [await copyAsVersion(`${folder}/1`, 'one'), await copyAsVersion(`${folder}/2`, 'two')];
  const sites = [`${folder}/site1`, `${folder}/site2`];
  for (const site of sites) for (const build of builds) install(build, site, 'assets');
  for (const [index, site] of sites.entries()) install(builds[index] ?? '', site);
  const servers = [await startSite(app, sites[0] ?? ''), await startSite(app, sites[1] ?? '')];
  const counts = { pages: 0, others: 0 };
  const balancer = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    // The pages go to the two servers in turn, and so do the other requests.
    const kind = headers['sec-fetch-mode'] === 'navigate' ? 'pages' : 'others';
    const server = servers[counts[kind] % 2];
    counts[kind] += 1;
    const forwarded = request(`${server?.url}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  const url = await listenOn(balancer);
  app.stopAtEnd(() => {
    balancer.closeAllConnections();
    balancer.close();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const versions = new Set<string | null>();
  for (const opening of [1, 2]) {
    await openAsMember(page, app, url);
    versions.add(await versionOf(page));
    await page.getByRole('button', { name: 'Sign up for later Shabbos' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const screen of ['Policies', 'Account']) {
      await page.getByRole('banner').getByRole('link', { name: screen }).click();
      await expect(page).toHaveURL(`${url}/${screen.toLowerCase()}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(loads).toBe(opening);
  }
  expect(versions).toEqual(new Set(['one', 'two']));
});

test('servers with the same release send the same ETag for a page, and another ETag for the next release', async ({
  app,
}) => {
  const etagOf = async (name: string, version: string) => {
    install(await copyAsVersion(`${folder}/${name}-build`, version), `${folder}/${name}`);
    const server = await startSite(app, `${folder}/${name}`);
    return (await fetch(`${server.url}/about`)).headers.get('etag');
  };
  const first = await etagOf('first', 'one');
  expect(await etagOf('second', 'one')).toBe(first);
  expect(await etagOf('third', 'two')).not.toBe(first);
});

/** Service workers of the old client, keyed by path. The first answers from its cache, the second only creates one. */
const oldWorkers = {
  '/service-worker.js': `
    self.addEventListener('install', (event) => event.waitUntil(
      caches.open('old').then((cache) => cache.addAll(['/'])).then(() => self.skipWaiting())));
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
    });`,
  '/static/worker.js': `self.addEventListener('install', (event) => event.waitUntil(caches.open('old')));`,
};

for (const [address, worker] of Object.entries(oldWorkers))
  test(`a browser with the worker ${address} of the old client shows the new client and removes the worker and its cache`, async ({
    app,
    page,
  }) => {
    const site = `${folder}/site`;
    const old = `${folder}/old`;
    await mkdir(`${old}/static`, { recursive: true });
    await mkdir(`${site}/assets`, { recursive: true });
    await writeFile(path.join(old, address), worker);
    await writeFile(
      path.join(old, 'index.html'),
      `<link rel="icon" href="data:,"><h1>Old client</h1><script>navigator.serviceWorker.register('${address}');</script>`,
    );
    await writeFile(`${site}/release.conf`, `root ${old}; set $csp "";`);
    const nginx = await startSite(app, site);
    const countCachesAndWorkers = () =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]);
    await page.goto(nginx.url);
    await expect.poll(countCachesAndWorkers).toEqual([1, 1]);
    if (address === '/service-worker.js')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    install(productBuild, site);
    await nginx.reload();
    await page.goto(nginx.url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Old client');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(countCachesAndWorkers).toEqual([0, 0]);
  });
