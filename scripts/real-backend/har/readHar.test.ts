/** @jest-environment node */
import { closeSync, ftruncateSync, mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { toHar } from '../../../mocks/recorded/toHar';
import { judgeRecording } from '../contract/judgeRecording';
import { convertRecording } from '../scenario/convertRecording';
import { type Har, parseHar, parseHarFile, readHar } from './readHar';
import { recordedCalls } from './recordedCalls';

const SITE = 'https://portal.test';
const MEMBER = '{"user_id":1}';

type Parts = { request?: unknown; response?: unknown; content?: unknown; at?: unknown };

/** An entry of a recording: a GET request that is answered with a member, with some parts replaced. */
function entry(pathname: string, { request, response, content, at }: Parts = {}) {
  return {
    startedDateTime: at === undefined ? '2026-08-11T14:00:00.000Z' : at,
    request: { method: 'GET', url: SITE + pathname, headers: [], ...Object(request) },
    response: {
      status: 200,
      headers: [],
      content: { size: 13, mimeType: 'application/json', text: MEMBER, ...Object(content) },
      ...Object(response),
    },
  };
}
const file = (...entries: unknown[]) => JSON.stringify({ log: { entries } });
const har = (...entries: unknown[]): Har => parseHar(file(...entries));
const only = (one: unknown) => recordedCalls(har(one)).calls[0];
const judged = (recording: Har) => judgeRecording(recordedCalls(recording));
const textOf = (recording: Har) => judged(recording).lines.join('\n');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const base64 = (bytes: Uint8Array) => ({ text: Buffer.from(bytes).toString('base64'), encoding: 'base64' });

test.each([
  ['an empty file', '', 'is empty'],
  ['a picture', '\u0089PNG', 'is no HAR file: it is not JSON'],
  ['a file of another program', '{"openapi":"3.1.0"}', 'is JSON, but no HAR file'],
  ['a truncated file', file(entry('/api/user')).slice(0, -30), 'is truncated'],
  ['a damaged file', '{"log":{"entries":[,]}}', 'is damaged'],
  ['a ZIP file', 'PK\u0003\u0004', 'a.har is a ZIP file. Unpack it.'],
])('names the problem of %s', (_title, text, problem) => {
  expect(() => parseHarFile(Buffer.from(text), 'a.har')).toThrow(problem);
});

test('does not read a file of 100 MB, and names a missing file without its folder', () => {
  const large = path.join(mkdtempSync(path.join(tmpdir(), 'har-')), 'large.har');
  const descriptor = openSync(large, 'w');
  ftruncateSync(descriptor, 100_000_000);
  closeSync(descriptor);
  expect(() => readHar(large)).toThrow('has 100 MB; at most 64 MB are read. Record fewer pages');
  expect(() => readHar('/no/such.har')).toThrow(/^such\.har does not exist\.$/);
});

test.each([
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16, high byte first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['gzip', (text: string) => gzipSync(text)],
])('reads a file in %s', (_title, encode) => {
  expect(recordedCalls(parseHarFile(encode(file(entry('/api/user'))), 'a.har')).calls).toHaveLength(1);
});

test.each([
  ['in small letters', { method: 'get' }, { path: '/api/user' }],
  ['with a relative address', { url: '/api/user' }, { path: '/api/user' }],
  ['with a host', { url: '/api/user', headers: { Host: 'portal.test' } }, { path: '/api/user' }],
  ['without a scheme', { url: 'portal.test:8080/api/user' }, { path: '/api/user' }],
  ["with the parameter '%', which is no escape", { url: '/api/reset/tekenVerify/%' }, { param: '%' }],
  ["with '%E0%A4%A'", { url: '/api/reset/tekenVerify/%E0%A4%A' }, { param: '%E0%A4%A' }],
])('recognizes a call %s', (_title, request, call) => {
  expect(only(entry('/api/user', { request }))).toMatchObject({ method: 'GET', ...call });
});

test('says that the calls are below a prefix', () => {
  const recording = har(entry('/old/api/user'), entry('/old/login', { request: { method: 'POST' } }));
  expect(recordedCalls(recording).calls.map(({ call }) => call)).toEqual(['getUser', 'login']);
  expect(judged(recording).lines).toContain(
    'The recorded client makes its calls below /old; ours makes them at the root of the site.',
  );
});

test('leaves out the requests to other sites, and refuses a recording without a call', () => {
  const foreign = { request: { method: 'GET', url: 'https://cdn.test/x.js' } };
  expect(recordedCalls(har(entry('/api/user'), foreign))).toMatchObject({ foreign: 1 });
  expect(() => recordedCalls(har(entry('/'), entry('/api/articles')))).toThrow(
    'has 2 requests, but none of the 17 calls of the portal',
  );
  expect(() => recordedCalls(har(entry('/')))).toThrow('has 1 request, but none of the 17 calls');
});

const jsonHeader = { name: 'content-type', value: 'application/json' };
const cookieHeader = { name: 'set-cookie', value: 'a=1\nb=2' };

test.each([
  ['as an object', { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] }],
  ['beside incomplete ones', [null, { value: 'x' }, { name: 'X', value: null }, jsonHeader, cookieHeader]],
])('reads headers %s', (_title, headers) => {
  const read = { contentType: 'application/json', cookies: ['a=1', 'b=2'] };
  expect(only(entry('/api/user', { response: { headers } }))).toMatchObject(read);
});

const json = { bodyKind: 'json', body: { a: 1 } };
const form = { bodyKind: 'form', body: { a: '1' } };

test.each([
  ['null', null, { bodyKind: 'none' }],
  ['a text', '{"a":1}', json],
  ['JSON as an object', { mimeType: 'application/json', text: { a: 1 } }, json],
  ['base64', { text: btoa('{"a":1}'), encoding: 'base64' }, json],
  ['a form', { mimeType: 'application/x-www-form-urlencoded', text: 'a=1' }, form],
  ['fields without a type', { params: [{ name: 'a', value: '1' }, null] }, form],
  ['a type without a text', { mimeType: 'application/json' }, { bodyKind: 'leftOut' }],
  ['of unknown size', undefined, { bodyKind: 'leftOut' }],
])('reads a request body that is %s', (_title, postData, body) => {
  const sized = postData === undefined ? { headers: [jsonHeader], bodySize: -1 } : { postData };
  expect(only(entry('/login', { request: { method: 'POST', ...sized } }))).toMatchObject(body);
});

const br = { 'content-encoding': 'br' };
const mimeType = 'text/json; charset=iso-8859-1';
const latin1 = { ...base64(Buffer.from('"Ren\u00E9e"', 'latin1')), mimeType };

test.each([
  ['with a byte order mark', { text: `\uFEFF${MEMBER}` }, {}, MEMBER],
  ['in base64', base64(Buffer.from(MEMBER)), {}, MEMBER],
  ['in base64, still compressed with gzip', base64(gzipSync(MEMBER)), {}, MEMBER],
  ['in base64, still compressed with brotli', base64(brotliCompressSync(MEMBER)), br, MEMBER],
  ['in base64, already decompressed', base64(Buffer.from(MEMBER)), br, MEMBER],
  ['in base64 and UTF-16', base64(Buffer.from(`\uFEFF${MEMBER}`, 'utf16le')), {}, MEMBER],
  ['in base64 and its charset', latin1, {}, '"Ren\u00E9e"'],
  ['as an object', { text: { user_id: 1 } }, {}, MEMBER],
])('reads an answer %s', (_title, content, headers, text) => {
  expect(only(entry('/api/user', { content, response: { headers } }))?.text).toBe(text);
});

test.each([
  ['Chrome without content', { text: undefined, size: 300 }],
  ['Chrome without content and size', { text: undefined, size: 0 }],
  ['Firefox without bodies', { text: undefined, size: -1, comment: 'Response bodies are not included.' }],
  ['a text of null', { text: null }],
  ['an empty text of a longer answer', { text: '', size: 300 }],
  ['gzip that is cut', base64(gzipSync(MEMBER).subarray(0, 15))],
])('does not judge an answer that the recording lacks or has cut off: %s', (_title, content) => {
  const recording = har(entry('/api/user', { content }));
  expect(judged(recording).isBroken).toBe(false);
  expect(textOf(recording)).toContain("bodies of answers: 1, not judged; save the HAR 'with content'");
});

test('does not judge the answers that a report of the QA build left out', () => {
  const call = { method: 'GET', path: '/api/user', body: undefined, status: 200, fault: null };
  const details = { at: 0, took: 1, requestHeaders: [], answerHeaders: [] };
  const log = [MEMBER, 'x'.repeat(10_000_001)].map((answer) => ({ ...call, ...details, answer }));
  const report = toHar(log, { origin: SITE, version: '1', browser: 'test' });
  expect(textOf(parseHar(JSON.stringify(report)))).toContain('bodies of answers: 2');
});

test.each([
  ['an empty text', { text: '', size: 0 }, {}],
  ['a length of 0', { text: undefined }, { 'Content-Length': '0' }],
])('judges an answer that is really empty: %s', (_title, content, headers) => {
  const recording = har(entry('/api/user', { content, response: { headers } }));
  expect(textOf(recording)).toContain('status 200 with an empty body');
});

test.each([[-1], [0], [null], ['none'], [{ valueOf: 1 }]])('takes the status %j for no answer', (status) => {
  const recording = har(...['/logout', '/api/user'].map((one) => entry(one, { response: { status } })));
  expect(judged(recording).isBroken).toBe(false);
  expect(textOf(recording)).toContain('answers: 2 calls without one');
  expect(textOf(recording)).not.toContain('GET /logout: ');
  expect(only({ request: { method: 'GET', url: '/api/user' } })).toMatchObject({ status: null, text: null });
});

test.each([
  [null, 'no request'],
  [{ request: null }, 'no request'],
  [entry('/', { request: { method: null } }), 'no method'],
  [entry('/', { request: { url: { raw: '/' } } }), 'no address'],
  [entry('/', { request: { url: 'http://[' } }), 'an address that cannot be read'],
])('names the entry %j, which it leaves out', (odd, problem) => {
  expect(judged(har(entry('/api/user'), odd)).lines).toContain(`  entry 2, which has ${problem}`);
});

const likeMethods = '{"__proto__":{"a":1},"constructor":1,"toString":"x","user_id":1}';

test.each([
  ['fields named like parts of every object', likeMethods],
  ['10,000 levels', `{"user_id":1,"notes":${nested(10_000)}}`],
])('judges and converts an answer with %s', async (_title, text) => {
  const recording = har(entry('/api/user', { content: { text } }));
  expect(textOf(recording)).toContain('1 of our calls in the recording.');
  const converted = await convertRecording(recordedCalls(recording).calls, 'a recording');
  expect(converted.file.signedInAs).toBe('demo');
});

test('takes the time of an entry without a date from its answer, or from the entry before it', async () => {
  const headers = { Date: 'Tue, 11 Aug 2026 15:00:00 GMT' };
  const { calls } = recordedCalls(
    har(entry('/api/user', { at: 'today', response: { headers } }), entry('/api/colony', { at: null })),
  );
  expect(calls.map(({ call }) => call)).toEqual(['getUser', 'getColony']);
  expect((await convertRecording(calls, '')).file.recordedAt).toBe('2026-08-11T15:00:00.000Z');
  const undated = recordedCalls(har(entry('/api/user', { at: 'today' }))).calls;
  await expect(convertRecording(undated, '')).rejects.toThrow("recording has a 'startedDateTime'");
});
