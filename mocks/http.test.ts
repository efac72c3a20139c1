/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Backend, createBackend } from './backend';
import { createHttpServer, listenFromCommandLine, listenOn } from './http';
import { milliseconds } from './testing/testClient';

let folder: string;
let backend: Backend;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(folder, 'assets'));
  const files = {
    'app.html': '<p>app</p>',
    'about.html': '<p>about</p>',
    'assets/main.js': 'void 0;',
    'assets/main.js.br': brotliCompressSync('void 0;'),
    'assets/main.js.gz': gzipSync('void 0;'),
    [`../${path.basename(folder)}-secret`]: 'secret',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  backend = createBackend({ scenario: 'typical', now: () => milliseconds('2026-11-10T15:00:00Z') });
  server = createHttpServer(backend, { distDir: folder });
  origin = await listenOn(server);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-secret`);
});

const textOf = async (pathname: string, init?: RequestInit) => (await fetch(origin + pathname, init)).text();
const signIn = async (username: string) => {
  const body = JSON.stringify({ username, password: 'Shabbos1' });
  const response = await fetch(`${origin}/login`, { method: 'POST', body });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

test.each([
  ['/', '<p>app</p>'],
  ['/login', '<p>app</p>'],
  ['/reset/a%2Fb', '<p>app</p>'],
  ['/reset/a.b', '<p>app</p>'],
  ['/nothing/here', '<p>app</p>'],
  ['/about', '<p>about</p>'],
  ['/assets/main.js', 'void 0;'],
])('GET %s serves a file, not a call', async (pathname, text) => {
  expect(await textOf(pathname)).toBe(text);
  expect(backend.log).toEqual([]);
});

test('sends POST /login and GET /logout to the backend', async () => {
  expect(await signIn('demo')).toMatch(/^session=/);
  expect(await textOf('/logout')).toBe('{"success":true}');
  expect(backend.log.map(({ call }) => call)).toEqual(['login', 'logout']);
});

test('answers 404 for a missing file and an unknown call', async () => {
  for (const pathname of ['/assets/none.js', '/x.php', '/.env', '/.well-known/none', '/api/none'])
    expect([pathname, (await fetch(origin + pathname)).status]).toEqual([pathname, 404]);
  expect((await fetch(`${origin}/assets/none.js`)).headers.get('cache-control')).toBe('no-store');
});

test('redirects password managers to the account page', async () => {
  const answer = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account']);
});

test.each([
  ['a page', '/about', /^text\/html/],
  ['a call', '/api/user', /^application\/json$/],
])('answers HEAD of %s with its headers and no body', async (_what, address, type) => {
  const headers = { cookie: await signIn('demo') };
  const answer = await fetch(origin + address, { method: 'HEAD', headers });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-type')).toMatch(type);
});

test.each(['..%2F', '%2e%2e%2F'])('serves nothing outside the folder: %s', async (up) => {
  expect(await textOf(`/${up}${path.basename(folder)}-secret`)).not.toContain('secret');
});

test.each(['/%', '/api/reset/tekenVerify/%'])('answers 400 for the malformed path %s', async (pathname) => {
  expect((await fetch(origin + pathname)).status).toBe(400);
});

test.each([
  ['/assets/main.js', 'br', 'public, max-age=31536000, immutable', 'br', 'void 0;'],
  ['/assets/main.js', 'gzip', 'public, max-age=31536000, immutable', 'gzip', 'void 0;'],
  ['/', 'identity', 'no-cache', null, '<p>app</p>'],
])('sends %s in the encoding %s with the cache rule %s', async (address, accepted, cache, encoding, text) => {
  const answer = await fetch(origin + address, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('cache-control')).toBe(cache);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(text);
});

test('two backends start sessions with different tokens, and a guessed token is refused', async () => {
  const other = createBackend({ scenario: 'typical', now: () => 0, sessionCookie: 'session-3901' });
  expect(other.signIn('demo')).not.toBe(backend.signIn('demo'));
  expect(await textOf('/api/user', { headers: { cookie: 'session=session-1' } })).toContain(
    'Please sign in.',
  );
});

test.each(['demo', 'gabbai'])('keeps the session of %s while another member signs in', async (username) => {
  await signIn('balance');
  const cookie = await signIn(username);
  await signIn('balance');
  expect(await textOf('/api/user', { headers: { cookie } })).toContain(`"username":"${username}"`);
});

test("closes the connection for the fault 'dropped'", async () => {
  backend.fail.getUser = 'dropped';
  await expect(fetch(`${origin}/api/user`)).rejects.toThrow('fetch failed');
});

test('accepts any character in a token', async () => {
  const pathname = `/api/reset/tekenVerify/${encodeURIComponent('reset/+%?#ü')}`;
  expect((await fetch(origin + pathname)).status).toBe(200);
  expect(backend.log[0]?.path).toBe(pathname);
});

test('says in one line that the port of the command line is in use', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { port } = new URL(origin);
  expect(await listenFromCommandLine(createHttpServer(backend), port)).toBe(false);
  expect(write.mock.calls).toEqual([[`Port ${port} is in use. Choose another port with PORT=...\n`]]);
  write.mockRestore();
  process.exitCode = undefined;
});
