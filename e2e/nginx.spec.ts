import { readFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, test } from './support/app';

const CSP = 'content-security-policy';

/** Returns the raw answer, without decompressing it or following a redirect. */
function get(
  url: string,
  options: { method?: string; encoding?: string; body?: object } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      url,
      {
        method: options.method ?? 'GET',
        headers: {
          'accept-encoding': options.encoding ?? 'identity',
          ...(options.body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer);
      },
    );
    sent.on('error', reject);
    sent.end(options.body && JSON.stringify(options.body));
  });
}

test('nginx sends the security headers with every page, file and answer', async ({ app }) => {
  for (const path of ['/', '/about', '/account', '/favicon.svg', '/api/user', '/nothing/here']) {
    const { headers } = await get(`${app.url}${path}`);
    expect(headers[CSP], path).toContain("default-src 'none'");
    expect(headers[CSP], path).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('nginx lets browsers cache hashed files for ever but not pages, and compresses both', async ({
  app,
}) => {
  const page = await get(app.url, { encoding: 'gzip' });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-encoding']).toBe('gzip');
  const html = await readFile('dist/index.html', 'utf8');
  const [asset = ''] = /\/assets\/index-[^"]+\.js/.exec(html) ?? [];
  const script = await get(`${app.url}${asset}`, { encoding: 'br, gzip' });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(['br', 'gzip']).toContain(script.headers['content-encoding']);
  expect(script.headers['content-type']).toContain('javascript');
});

test('nginx sends GET /login and /logout to the application and their POST to the backend', async ({
  app,
}) => {
  const statuses: [string, string, number][] = [
    ['GET', '/login', 200],
    ['GET', '/logout', 200],
    ['GET', '/api/user', 401],
    ['GET', '/api/nothing', 404],
    ['GET', '/winterize', 200],
    ['GET', '/reset/a%2Fb%2Bc%25', 200],
    ['GET', '/assets/gone-12345678.js', 404],
  ];
  for (const [method, path, status] of statuses) {
    expect([method, path, (await get(`${app.url}${path}`, { method })).statusCode]).toEqual([
      method,
      path,
      status,
    ]);
  }
  const body = { username: 'demo', password: 'wrong' };
  expect((await get(`${app.url}/login`, { method: 'POST', body })).statusCode).toBe(401);
  const login = await get(`${app.url}/login`);
  expect(login.headers['content-type']).toContain('text/html');
});

test('nginx passes a percent-encoded token on unchanged', async ({ app, page }) => {
  await page.goto(`${app.url}/reset/${encodeURIComponent('reset/+%?#ü')}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(app.calls('verifyResetToken').map(({ path }) => path)).toEqual([
    `/api/reset/tekenVerify/${encodeURIComponent('reset/+%?#ü')}`,
  ]);
});
