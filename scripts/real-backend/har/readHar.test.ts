/** @jest-environment node */
import { closeSync, ftruncateSync, mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHar, readHar } from './readHar';
import { recordedCalls } from './recordedCalls';

const entry = (url: string, overrides: object = {}) => ({
  startedDateTime: '2026-08-11T14:00:00.000Z',
  request: { method: 'GET', url, headers: [] },
  response: { status: 200, headers: [], content: { size: 2, mimeType: 'application/json', text: '{}' } },
  ...overrides,
});
const har = (...entries: unknown[]) => JSON.stringify({ log: { entries } });

test.each([
  ['an empty file', '', 'is empty'],
  ['a picture', '\u0089PNG', 'is no HAR file: it is not JSON'],
  ['a file of another program', '{"openapi":"3.1.0"}', 'is JSON, but no HAR file'],
  ['a truncated file', har(entry('https://portal.test/api/user')).slice(0, -30), 'is truncated'],
  ['a damaged file', '{"log":{"entries":[,]}}', 'is damaged'],
])('names the problem of %s in one line', (_title, text, problem) => {
  expect(() => parseHar(text)).toThrow(problem);
});

test('does not read a file of 100 MB', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'har-')), 'large.har');
  const descriptor = openSync(file, 'w');
  ftruncateSync(descriptor, 100_000_000);
  closeSync(descriptor);
  expect(() => readHar(file)).toThrow('has 100 MB; at most 64 MB are read. Record fewer pages');
});

test('names a missing file without its folder', () => {
  expect(() => readHar('/no/such.har')).toThrow(/^such\.har does not exist\.$/);
});

test('names a recording of another site', () => {
  const entries = parseHar(har(entry('https://news.test/'), entry('https://news.test/api/articles')));
  expect(() => recordedCalls(entries)).toThrow('has 2 requests, but none of the 17 calls of the portal');
});

test('reads a byte order mark, bodies in base64, forms, and skips entries without a request', () => {
  const base64 = entry('https://portal.test/api/user?_=1', {
    response: {
      status: 200,
      headers: [{ name: 'Set-Cookie', value: 'a=1\nb=2' }],
      content: { size: 13, mimeType: 'application/json', text: btoa('{"user_id":1}'), encoding: 'base64' },
    },
  });
  const form = entry('https://portal.test/login', {
    request: {
      method: 'POST',
      url: 'https://portal.test/login',
      headers: [{ name: 'X-Token', value: 't' }],
      postData: { mimeType: 'application/x-www-form-urlencoded', text: 'username=me&password=no' },
    },
  });
  const entries = parseHar(`\uFEFF${har(base64, form, {}, entry('https://cdn.test/x.js'))}`);
  const { calls, foreign } = recordedCalls(entries);
  expect(foreign).toBe(1);
  expect(calls).toMatchObject([
    { call: 'getUser', text: '{"user_id":1}', cookies: ['a=1', 'b=2'] },
    { call: 'login', bodyKind: 'form', body: { username: 'me', password: 'no' } },
  ]);
});
