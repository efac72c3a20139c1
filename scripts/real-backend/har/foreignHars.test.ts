/** @jest-environment node */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { toHar } from '../../../mocks/recorded/toHar';
import { judgeRecording } from '../contract/judgeRecording';
import { convertRecording } from '../scenario/convertRecording';
import { type Har, parseHar, parseHarFile } from './readHar';
import { recordedCalls } from './recordedCalls';

// Recordings as browsers and proxies other than Chrome save them.

const SITE = 'https://portal.test';

type Parts = { request?: unknown; response?: unknown; content?: unknown; at?: unknown };

/** An entry of a recording: GET /api/user answered with a member, with some parts replaced. */
function entry(path: string, { request, response, content, at }: Parts = {}) {
  return {
    startedDateTime: at === undefined ? '2026-08-11T14:00:00.000Z' : at,
    request: { method: 'GET', url: SITE + path, headers: [], ...Object(request) },
    response: {
      status: 200,
      headers: [],
      content: { size: 13, mimeType: 'application/json', text: '{"user_id":1}', ...Object(content) },
      ...Object(response),
    },
  };
}
const file = (...entries: unknown[]) => JSON.stringify({ log: { entries } });
const har = (...entries: unknown[]): Har => parseHar(file(...entries));
const only = (one: unknown) => recordedCalls(har(one)).calls[0];
const judged = (recording: Har) => judgeRecording(recordedCalls(recording));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16, high byte first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['gzip', (text: string) => gzipSync(text)],
])('reads a file in %s', (_title, encode) => {
  expect(recordedCalls(parseHarFile(encode(file(entry('/api/user'))), 'a.har')).calls).toHaveLength(1);
});

test('asks to unpack a ZIP file', () => {
  expect(() => parseHarFile(Buffer.from('PK\u0003\u0004'), 'a.zip')).toThrow(
    'a.zip is a ZIP file. Unpack it.',
  );
});

test.each([
  ['in small letters', { method: 'get' }, '/api/user'],
  ['with a relative address', { url: '/api/user' }, '/api/user'],
  ['with a relative address and a host', { url: '/api/user', headers: { Host: 'portal.test' } }, '/api/user'],
  ['without a scheme', { url: 'portal.test:8080/api/user' }, '/api/user'],
  ['below a prefix', { url: `${SITE}/app/v2/api/user?_=1` }, '/api/user'],
])('recognizes a call %s', (_title, request, path) => {
  expect(only(entry('/api/user', { request }))).toMatchObject({ call: 'getUser', method: 'GET', path });
});

test('says that the calls are below a prefix', () => {
  const recording = har(entry('/old/api/user'), entry('/old/login', { request: { method: 'POST' } }));
  expect(recordedCalls(recording).calls.map(({ call }) => call)).toEqual(['getUser', 'login']);
  expect(judged(recording).lines).toContain(
    'The recorded client makes its calls below /old; ours makes them at the root of the site.',
  );
});

test.each([
  ['as an object', { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] }],
  [
    'without a name or a value',
    [
      null,
      { value: 'x' },
      { name: 'X-Empty', value: null },
      { name: 'content-type', value: 'application/json' },
      { name: 'set-cookie', value: 'a=1\nb=2' },
    ],
  ],
])('reads headers %s', (_title, headers) => {
  expect(only(entry('/api/user', { response: { headers } }))).toMatchObject({
    contentType: 'application/json',
    cookies: ['a=1', 'b=2'],
  });
});

test.each([
  ['null', null, { bodyKind: 'none' }],
  ['a text', '{"a":1}', { bodyKind: 'json', body: { a: 1 } }],
  [
    'JSON as an object',
    { mimeType: 'application/json', text: { a: 1 } },
    { bodyKind: 'json', body: { a: 1 } },
  ],
  ['base64', { text: btoa('{"a":1}'), encoding: 'base64' }, { bodyKind: 'json', body: { a: 1 } }],
  ['a type without a text', { mimeType: 'application/json' }, { bodyKind: 'leftOut' }],
  [
    'fields without a type',
    { params: [{ name: 'a', value: '1' }, null] },
    { bodyKind: 'form', body: { a: '1' } },
  ],
])('reads a request body that is %s', (_title, postData, body) => {
  expect(only(entry('/login', { request: { method: 'POST', postData } }))).toMatchObject(body);
});

const base64 = (bytes: Uint8Array) => ({ text: Buffer.from(bytes).toString('base64'), encoding: 'base64' });

test.each([
  ['with a byte order mark', { text: '\uFEFF{"user_id":1}' }, {}],
  ['in base64', base64(Buffer.from('{"user_id":1}')), {}],
  ['in base64, still compressed with gzip', base64(gzipSync('{"user_id":1}')), {}],
  [
    'in base64, still compressed with brotli',
    base64(brotliCompressSync('{"user_id":1}')),
    { 'content-encoding': 'br' },
  ],
  ['in base64, already decompressed', base64(Buffer.from('{"user_id":1}')), { 'content-encoding': 'br' }],
  ['in base64 and UTF-16', base64(Buffer.from('\uFEFF{"user_id":1}', 'utf16le')), {}],
  ['as an object', { text: { user_id: 1 } }, {}],
])('reads an answer %s', (_title, content, headers) => {
  expect(only(entry('/api/user', { content, response: { headers } }))?.text).toBe('{"user_id":1}');
});

test('decodes an answer by its charset', () => {
  const content = {
    ...base64(Buffer.from('"Ren\u00E9e"', 'latin1')),
    mimeType: 'application/json; charset=iso-8859-1',
  };
  expect(only(entry('/api/user', { content }))?.text).toBe('"Ren\u00E9e"');
});

test.each([
  ['Chrome without content', { text: undefined, size: 300 }],
  ['Chrome without content and size', { text: undefined, size: 0 }],
  ['Firefox without bodies', { text: undefined, size: -1, comment: 'Response bodies are not included.' }],
  ['Playwright with content omitted', { text: undefined, size: -1 }],
  ['a text of null', { text: null }],
  ['an empty text of a longer answer', { text: '', size: 300 }],
  ['gzip that is cut', base64(gzipSync('{"user_id":1}').subarray(0, 15))],
])('does not judge an answer that the tool left out: %s', (_title, content) => {
  const { lines, isBroken } = judged(har(entry('/api/user', { content })));
  expect(isBroken).toBe(false);
  expect(lines.join('\n')).toContain("bodies of answers: 1, not judged; save the HAR 'with content'");
});

test('takes a request of unknown size with a content type for one whose body was left out', () => {
  const headers = { 'Content-Type': 'application/json' };
  expect(only(entry('/login', { request: { method: 'POST', headers, bodySize: -1 } }))?.bodyKind).toBe(
    'leftOut',
  );
});

test('does not judge the answers that a report of the QA build left out', () => {
  const call = {
    method: 'GET',
    path: '/api/user',
    body: undefined,
    status: 200,
    fault: null,
    at: 0,
    took: 1,
    requestHeaders: [],
    answerHeaders: [],
  };
  const log = ['{"user_id":1}', 'x'.repeat(10_000_001)].map((answer) => ({ ...call, answer }));
  const report = toHar(log, { origin: SITE, version: '1', browser: 'test' });
  expect(judged(parseHar(JSON.stringify(report))).lines.join('\n')).toContain('bodies of answers: 2');
});

test.each([
  ['an empty text', { text: '', size: 0 }, {}],
  ['a length of 0', { text: undefined }, { 'Content-Length': '0' }],
])('judges an answer that is really empty: %s', (_title, content, headers) => {
  const { lines } = judged(har(entry('/api/user', { content, response: { headers } })));
  expect(lines.join('\n')).toContain('status 200 with an empty body');
});

test.each([[-1], [0], [null], ['none'], [{ valueOf: 1 }]])('takes the status %j for no answer', (status) => {
  const { lines, isBroken } = judged(
    har(...['/logout', '/api/user'].map((path) => entry(path, { response: { status } }))),
  );
  expect(isBroken).toBe(false);
  expect(lines.join('\n')).toContain('answers: 2 calls without one');
  expect(lines.join('\n')).not.toContain('GET /logout: ');
});

test('takes a missing response for no answer', () => {
  expect(only({ request: { method: 'GET', url: '/api/user' } })).toMatchObject({ status: null, text: null });
});

test('names the entries that it leaves out', () => {
  const recording = har(
    entry('/api/user'),
    null,
    { request: null },
    entry('/', { request: { method: null } }),
    entry('/', { request: { url: { raw: '/' } } }),
    entry('/', { request: { url: 'http://[' } }),
  );
  for (const problem of [
    'entry 2, which has no request',
    'entry 3, which has no request',
    'entry 4, which has no method',
    'entry 5, which has no address',
    'entry 6, which has an address that cannot be read',
  ])
    expect(judged(recording).lines).toContain(`  ${problem}`);
});

test.each(['%', '%E0%A4%A', '%zz'])("reads the path parameter '%s', which is no escape", (param) => {
  expect(only(entry(`/api/reset/tekenVerify/${param}`))).toMatchObject({ call: 'verifyResetToken', param });
});

test.each([
  [
    'fields named like parts of every object',
    '{"__proto__":{"a":1},"constructor":1,"toString":"x","user_id":1}',
  ],
  ['10,000 levels', `{"user_id":1,"notes":${nested(10_000)}}`],
])('judges and converts an answer with %s', async (_title, text) => {
  const { calls, ...rest } = recordedCalls(har(entry('/api/user', { content: { text } })));
  expect(judgeRecording({ calls, ...rest }).lines.join('\n')).toContain('1 of our calls in the recording.');
  const converted = await convertRecording(calls, 'a recording');
  expect(converted.file.signedInAs).toBe('demo');
});

test('takes the time of an entry without a date from its answer, or from the entry before it', async () => {
  const headers = { Date: 'Tue, 11 Aug 2026 15:00:00 GMT' };
  const { calls } = recordedCalls(
    har(entry('/api/user', { at: 'today', response: { headers } }), entry('/api/colony', { at: null })),
  );
  expect(calls.map(({ call }) => call)).toEqual(['getUser', 'getColony']);
  const converted = await convertRecording(calls, '');
  expect(converted.file.recordedAt).toBe('2026-08-11T15:00:00.000Z');
});

test('says that no entry has a date', async () => {
  const { calls } = recordedCalls(har(entry('/api/user', { at: 'today' })));
  await expect(convertRecording(calls, '')).rejects.toThrow(
    "No entry of the recording has a 'startedDateTime'",
  );
});

test('counts one request', () => {
  expect(() => recordedCalls(har(entry('/')))).toThrow(
    'The recording has 1 request, but none of the 17 calls',
  );
});
