/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOn } from '../http';
import { createStaticServer } from './staticServer';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.join(folder, 'about'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, 'about', 'index.html'), 'about');
  writeFileSync(path.join(folder, '404.html'), 'fallback');
  server = createStaticServer({ folder, base: '/below/this/', fallback: '404.html' });
  origin = await listenOn(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/below/this/', 200, 'home'],
  ['/below/this/about', 200, 'about'],
  ['/below/this/reset/a%2Fb', 404, 'fallback'],
  ['/below/this/reset/a.b', 404, 'fallback'],
  ['/below/this/missing.js', 404, 'fallback'],
  ['/below/', 404, 'Not found'],
  ['/', 404, 'Not found'],
])('GET %s answers %i, %s', async (address, status, text) => {
  const answer = await fetch(origin + address);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each([
  ['about', 200],
  ['missing', 404],
])('answers HEAD of %s with the status %i and the type HTML', async (address, status) => {
  const answer = await fetch(`${origin}/below/this/${address}`, { method: 'HEAD' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('answers 404 for a call', async () => {
  expect((await fetch(`${origin}/below/this/login`, { method: 'POST' })).status).toBe(404);
});
