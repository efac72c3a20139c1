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
  writeFileSync(path.join(folder, 'index.html'), '<p>app</p>');
  writeFileSync(path.join(folder, 'about.html'), '<p>about</p>');
  writeFileSync(path.join(folder, 'assets', 'main.js'), 'void 0;');
  writeFileSync(path.join(folder, 'assets', 'main.js.br'), brotliCompressSync('void 0;'));
  writeFileSync(path.join(folder, 'assets', 'main.js.gz'), gzipSync('void 0;'));
  writeFileSync(path.join(folder, '..', `${path.basename(folder)}-secret`), 'secret');
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
  const body = JSON.stringify({ username: 'demo', password: 'Shabbos1' });
  expect(await textOf('/login', { method: 'POST', body })).toBe('{"success":true}');
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

test('answers HEAD with the headers of a page and no body', async () => {
  const answer = await fetch(`${origin}/about`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await answer.text()).toBe('');
});

test('answers HEAD of a call with the headers of the call and no body', async () => {
  const answer = await fetch(`${origin}/api/user`, {
    method: 'HEAD',
    headers: { cookie: await signIn('demo') },
  });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test('serves nothing outside the folder', async () => {
  const secret = `${path.basename(folder)}-secret`;
  expect(await textOf(`/..%2F${secret}`)).not.toContain('secret');
  expect(await textOf(`/%2e%2e%2F${secret}`)).not.toContain('secret');
});

test.each(['/%', '/api/reset/tekenVerify/%'])('answers 400 for the malformed path %s', async (pathname) => {
  expect((await fetch(origin + pathname)).status).toBe(400);
});

test('caches assets for ever, revalidates pages and sends compressed files', async () => {
  const asset = await fetch(`${origin}/assets/main.js`, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(await asset.text()).toBe('void 0;');
  const zipped = await fetch(`${origin}/assets/main.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(await zipped.text()).toBe('void 0;');
  const page = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'identity' } });
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-encoding')).toBeNull();
});

const signIn = async (username: string) => {
  const body = JSON.stringify({ username, password: 'Shabbos1' });
  const response = await fetch(`${origin}/login`, { method: 'POST', body });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

test('a backend accepts no session of another backend on this machine, nor one from before its restart', async () => {
  const other = createBackend({ scenario: 'typical', now: () => 0, sessionCookie: 'session-3901' });
  expect(other.signIn('demo')).not.toBe(backend.signIn('demo'));
  expect(await textOf('/api/user', { headers: { cookie: 'session=session-1' } })).toContain(
    'Please sign in.',
  );
});

test('keeps a separate session for each client', async () => {
  const demo = await signIn('demo');
  const gabbai = await signIn('gabbai');
  expect(await textOf('/api/user', { headers: { cookie: demo } })).toContain('"username":"demo"');
  expect(await textOf('/api/user', { headers: { cookie: gabbai } })).toContain('"username":"gabbai"');
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
  const lines: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { port } = new URL(origin);
  const second = createHttpServer(backend);
  const isListening = await listenFromCommandLine(second, port);
  write.mockRestore();
  process.exitCode = undefined;
  expect([isListening, lines]).toEqual([
    false,
    [`Port ${port} is in use. Choose another port with PORT=...\n`],
  ]);
});
