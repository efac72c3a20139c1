import { test as baseTest } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { listenOn } from '../mocks/http';
import { expect, test } from './support/app';
import { productBuild } from './support/builds';
import { type Nginx, startNginx } from './support/nginx';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Returns the raw answer, without decompressing it or following a redirect. */
function get(
  url: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<RawAnswer> {
  const send = url.startsWith('https:') ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers }, rejectUnauthorized: false, maxHeaderSize: 100_000 };
    const sent = send(url, options, (answer) => {
      let text = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const LARGE_COOKIE = `tracking=${'x'.repeat(20_000)}`;

/** A backend that answers like an old server: with headers of its own, and with redirects to itself. */
function startOldBackend(): Promise<{ server: Server; origin: string }> {
  const server = createServer({ maxHeaderSize: 100_000 }, (incoming, outgoing) => {
    const { url = '', headers } = incoming;
    if (url.startsWith('/api/silent')) return;
    if (url.startsWith('/api/expired')) {
      outgoing.writeHead(302, { Location: `http://${headers.host}/login` }).end();
      return;
    }
    const cookie = url.startsWith('/api/large') ? LARGE_COOKIE : 'session=1; Path=/';
    outgoing.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
      'X-Powered-By': 'Express',
      'X-Frame-Options': 'SAMEORIGIN',
      'Set-Cookie': cookie,
    });
    outgoing.end(JSON.stringify({ url, headers, filler: ' '.repeat(1000) }));
  });
  return listenOn(server).then((origin) => ({ server, origin }));
}

// These tests start nginx themselves and need no `app`, so Playwright's own `test` is enough.
baseTest.describe('nginx with deploy/nginx/https.conf, in front of an old backend', () => {
  let backend: Server;
  let nginx: Nginx;

  baseTest.beforeAll(async () => {
    const { server, origin } = await startOldBackend();
    backend = server;
    nginx = await startNginx(origin, productBuild, { sample: 'https', readTimeout: '3s' });
  });

  baseTest.afterAll(async () => {
    await nginx.stop();
    backend.closeAllConnections();
    backend.close();
  });

  baseTest('answers each address with its page, file, redirect or error, or from the backend', async () => {
    const script = readdirSync(`${productBuild}/assets`).find((name) => name.startsWith('index-')) ?? '';
    const PAGE = 'text/html; charset=utf-8';
    const JSON_TYPE = 'application/json; charset=utf-8';
    const FOR_EVER = 'public, max-age=31536000, immutable';
    const expected: [method: string, path: string, status: number, type: string, cacheControl: string][] = [
      ['GET', '/', 200, PAGE, 'no-cache'],
      ['GET', '/about', 200, PAGE, 'no-cache'],
      ['GET', '/login', 200, PAGE, 'no-cache'],
      ['GET', '/winterize', 200, PAGE, 'no-cache'],
      ['GET', '/nothing/here', 200, PAGE, 'no-cache'],
      ['GET', '/reset/a%2Fb%2Bc%25', 200, PAGE, 'no-cache'],
      ['GET', '/reset/a.b.c', 200, PAGE, 'no-cache'],
      ['GET', '/join/x.php', 200, PAGE, 'no-cache'],
      ['GET', `/assets/${script}`, 200, 'application/javascript; charset=utf-8', FOR_EVER],
      ['GET', '/service-worker.js', 200, 'application/javascript; charset=utf-8', 'no-cache'],
      ['GET', '/sw.js', 200, 'application/javascript; charset=utf-8', 'no-cache'],
      ['GET', '/version.json', 200, 'application/json', 'no-cache'],
      ['GET', '/favicon.svg', 200, 'image/svg+xml', 'public, max-age=86400'],
      ['GET', '/favicon.ico', 200, 'image/x-icon', 'no-cache'],
      ['GET', '/assets/gone-12345678.js', 404, PAGE, 'no-store'],
      ['GET', '/x.php', 404, PAGE, 'no-store'],
      ['GET', '/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
      ['GET', '/home-screen/icon-192.png', 200, 'image/png', 'no-cache'],
      ['GET', '/sitemap.xml', 404, PAGE, 'no-store'],
      ['GET', '/.env', 404, PAGE, 'no-store'],
      ['GET', '/.git/config', 404, PAGE, 'no-store'],
      ['GET', '/.well-known/security', 404, PAGE, 'no-store'],
      ['GET', '/.well-known/change-password', 302, 'text/html', 'no-cache'],
      ['GET', '/api/user.json', 200, JSON_TYPE, 'no-store'],
      ['POST', '/login', 200, JSON_TYPE, 'no-store'],
      ['GET', '/logout', 200, JSON_TYPE, 'no-store'],
      ['POST', '/winterize', 405, PAGE, 'no-store'],
    ];
    const answers = await Promise.all(
      expected.map(async ([method, path]) => {
        const { status, headers } = await get(nginx.url + path, { method });
        return [method, path, status, headers['content-type'], headers['cache-control']];
      }),
    );
    expect(answers).toEqual(expected);
    const change = await get(`${nginx.url}/.well-known/change-password`);
    expect(change.headers.location).toBe('/account');
    expect((await get(`${nginx.url}/about`)).text).toContain('<h1');
    const worker = (await get(`${nginx.url}/service-worker.js`)).text;
    expect((await get(`${nginx.url}/sw.js`)).text).toBe(worker);
    expect((await get(`${nginx.url}/nothing/here`)).text).toBe(
      readFileSync(`${productBuild}/app.html`, 'latin1'),
    );
  });

  baseTest('sends safe headers with pages, files and answers', { tag: '@daily' }, async () => {
    const insecure = await get(`${nginx.plainUrl}/about?x=1`);
    expect([insecure.status, insecure.headers.location]).toEqual([301, `${nginx.url}/about?x=1`]);
    const { text } = await get(`${nginx.url}/`);
    const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
    expect(scripts.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    for (const path of ['/', '/about', '/account', '/favicon.svg', '/x.php', '/api/user', '/reset/abc']) {
      const { headers } = await get(nginx.url + path);
      expect(headers, path).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': path.startsWith('/reset') ? 'strict-origin' : 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const policy = headers['content-security-policy'];
      expect(policy, path).toMatch(
        /^default-src 'none'; script-src 'self' (?:'sha256-[^']+' ?)+; style-src /,
      );
      expect(policy, path).toMatch(/; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; /);
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
      for (const cookie of headers['set-cookie'] ?? [])
        expect(cookie.toLowerCase()).toMatch(/(?=.*; secure)(?=.*; httponly)(?=.*; samesite=lax)/);
      for (const name of ['access-control-allow-origin', 'last-modified', 'x-powered-by'])
        expect(headers[name], path).toBeUndefined();
    }
  });

  baseTest('leaves out, for scripts, styles and fonts, the headers that only pages need', async () => {
    const forPages = [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-frame-options',
    ];
    const forAll = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];
    const sent = async (path: string) => {
      const { headers } = await get(nginx.url + path);
      return [...forPages, ...forAll].filter((name) => name in headers);
    };
    for (const path of [
      '/',
      '/favicon.svg',
      '/api/user',
      '/api/silent',
      '/assets/gone.js',
      '/assets/gone.css',
    ])
      expect(await sent(path), path).toEqual([...forPages, ...forAll]);
    const files = readdirSync(`${productBuild}/assets`);
    for (const end of ['.js', '.css', '.woff2']) {
      const file = files.find((name) => name.endsWith(end)) ?? '';
      expect(await sent(`/assets/${file}`), file).toEqual(forAll);
    }
  });

  baseTest('compresses pages, files and the answers of the backend', async () => {
    const script = readdirSync(`${productBuild}/assets`).find((name) => name.startsWith('index-')) ?? '';
    for (const path of ['/', '/winterize', `/assets/${script}`, '/api/user', '/third-party-notices.md']) {
      const { headers } = await get(nginx.url + path, { headers: { 'accept-encoding': 'gzip' } });
      expect([headers['content-encoding'], headers.vary], path).toEqual(['gzip', 'Accept-Encoding']);
    }
  });

  for (const encoding of ['br', 'gzip', 'identity'])
    baseTest(`answers 304 for the ETag of a page or asset that was sent as ${encoding}`, async () => {
      const script = readdirSync(`${productBuild}/assets`).find((name) => name.endsWith('.js')) ?? '';
      for (const path of ['/about', '/', '/winterize', '/favicon.svg', `/assets/${script}`]) {
        const ask = (headers: object = {}) =>
          get(nginx.url + path, { headers: { 'accept-encoding': encoding, ...headers } });
        const { etag = '', vary } = (await ask()).headers;
        expect(etag, path).toMatch(/^(W\/)?"[\da-f]+-[\da-f]+"$/);
        const strong = etag.replace('W/', '');
        for (const tags of [strong, `W/${strong}`, `"other", ${strong}`, '*']) {
          const again = await ask({ 'if-none-match': tags });
          expect(again.status, `${path} ${tags}`).toBe(304);
          expect(again.headers).toMatchObject({ etag: expect.stringContaining(strong) });
          expect([again.headers.vary, again.headers['content-type']], path).toEqual([vary, undefined]);
        }
      }
    });

  baseTest('sends a file whose ETag the browser does not have, whatever If-Modified-Since is', async () => {
    const inFuture = new Date(Date.now() + 1e9).toUTCString();
    const conditions = { 'if-none-match': 'W/"earlier"', 'if-modified-since': inFuture };
    for (const path of ['/about', '/favicon.svg', '/sw.js']) {
      expect((await get(nginx.url + path, { headers: conditions })).status).toBe(200);
      const { status, headers } = await get(nginx.url + path, { headers: { 'if-modified-since': inFuture } });
      expect([status, headers['last-modified']]).toEqual([200, undefined]);
    }
  });

  baseTest(
    'forwards large cookies, keeps redirects on the site, and answers 504 for a silent backend and 413 for a large body',
    async () => {
      const echo = await get(`${nginx.url}/api/user?x=1`, { headers: { cookie: LARGE_COOKIE } });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the backend above
      const { url, headers } = JSON.parse(echo.text) as { url: string; headers: Record<string, string> };
      expect(url).toBe('/api/user?x=1');
      expect(headers).toMatchObject({
        cookie: LARGE_COOKIE,
        host: new URL(nginx.url).host,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '127.0.0.1',
      });
      expect((await get(`${nginx.url}/api/large`)).headers['set-cookie']?.[0]).toContain(LARGE_COOKIE);
      const session = (await get(`${nginx.url}/api/user`)).headers['set-cookie'];
      expect(session).toEqual(['session=1; Path=/; Secure; HttpOnly; SameSite=Lax']);
      const expired = await get(`${nginx.url}/api/expired`);
      expect([expired.status, expired.headers.location]).toEqual([302, '/login']);
      const silent = await get(`${nginx.url}/api/silent`);
      expect([silent.status, silent.headers['cache-control']]).toEqual([504, 'no-store']);
      const body = 'x'.repeat(70_000);
      expect((await get(`${nginx.url}/api/user`, { method: 'POST', body })).status).toBe(413);
    },
  );

  baseTest('writes no secret and no query into a log', async () => {
    const paths = ['/reset/SECRET', '/join/SECRET.a', '/api/reset/tekenVerify/SECRET', '/about?_=SECRET'];
    for (const path of [...paths, '/api/silent/tekenVerify/SECRET']) await get(nginx.url + path);
    const log = () => nginx.readLog('dependable');
    // nginx answers before it writes to the log.
    await expect.poll(log).toContain('"GET /api/silent/tekenVerify/*** HTTP/1.1"');
    for (const masked of ['/reset/***', '/join/***', '/api/reset/tekenVerify/***', '/about'])
      expect(await log()).toContain(`"GET ${masked} HTTP/1.1" 200`);
    expect((await log()) + (await nginx.readLog('error'))).not.toContain('SECRET');
  });
});

baseTest(
  'behind a TLS proxy, nginx redirects HTTP to HTTPS, and sends HSTS and Secure cookies over HTTPS only',
  { tag: '@daily' },
  async () => {
    const { server, origin } = await startOldBackend();
    const nginx = await startNginx(origin);
    const through = (proto: string) => ({ headers: { 'x-forwarded-proto': proto } });
    const insecure = await get(`${nginx.url}/about`, through('http'));
    expect([insecure.status, insecure.headers.location]).toEqual([
      301,
      expect.stringMatching(/^https:.*\/about$/),
    ]);
    const { headers, text } = await get(`${nginx.url}/api/user`, through('https'));
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['set-cookie']?.[0]).toContain('; Secure');
    expect(JSON.parse(text)).toMatchObject({ headers: { 'x-forwarded-proto': 'https' } });
    const plain = await get(`${nginx.url}/api/user`);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['set-cookie']?.[0]).not.toContain('; Secure');
    await nginx.stop();
    server.closeAllConnections();
    server.close();
  },
);

// With nginx installed, playwright.config.ts serves the app through nginx, so `app.url` is the address of nginx.
test('nginx passes a percent-encoded token on unchanged', async ({ app, page }) => {
  await page.goto(`${app.url}/reset/${encodeURIComponent('reset/+%?#ü')}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(app.calls('verifyResetToken').map(({ path }) => path)).toEqual([
    `/api/reset/tekenVerify/${encodeURIComponent('reset/+%?#ü')}`,
  ]);
});
