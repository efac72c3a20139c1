/** @jest-environment node */
import * as fc from 'fast-check';
import { createBackend } from '../../../mocks/backend';
import { parseScenarioFile } from '../../../mocks/recorded/scenarioFile';
import { toHar } from '../../../mocks/recorded/toHar';
import { signUpRequest } from '../../../mocks/testing/testClient';
import { judgeRecording } from '../contract/judgeRecording';
import { fetchFrom } from '../contract/testing';
import { convertRecording } from '../scenario/convertRecording';
import { HarError, parseHarFile } from './readHar';
import { recordedCalls } from './recordedCalls';

const NOW = Date.parse('2026-08-11T10:00:00-04:00');

/** A recording of a member who reads and signs up, and of a visitor with a password link. */
async function record(): Promise<string> {
  const backend = createBackend({ scenario: 'nine', now: () => NOW });
  const send = fetchFrom(backend);
  const headers = { cookie: `session=${backend.signIn('demo')}`, 'content-type': 'application/json' };
  for (const path of ['/api/user?_=1', '/api/colony', '/api/minyan', '/api/reset/tekenVerify/no', '/logout'])
    await send(`https://portal.test${path}`, { headers });
  const body = JSON.stringify(signUpRequest({ date: '2026-08-15' }));
  await send('https://portal.test/api/minyan/add', { method: 'POST', headers, body });
  return JSON.stringify(toHar(backend.log, { origin: 'https://portal.test', version: '1', browser: 'test' }));
}

/** Stands for 10,000 nested lists, which JSON.stringify could not write. */
const DEEP = '(deep)';

/** A value that a field of a recording, or of an answer in it, does not expect. Undefined removes the field. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(undefined, 1e21, [[]], { name: null, value: {} }, DEEP),
  fc.constantFrom('', '%', '/', '//', 'get', '-1', 'base64', '1e999', '\uD800', '9999-12-31T23:59:59Z'),
  fc.constant('application/json; charset=none'),
  fc.constant(JSON.parse('{"__proto__":[],"constructor":null,"toString":{}}')),
);

/** `at`: which value is replaced, and in which body if it is in one. */
const change = fc.record({ at: fc.nat(), value: oddValue, isInBody: fc.boolean() });

/** Replaces one value of a JSON text: the `at`-th that JSON.parse visits, counted round and round. */
function replaceIn(text: string, at: number, odd: unknown): string {
  const visited: unknown[] = [];
  JSON.parse(text, (_name, value) => visited.push(value));
  let index = 0;
  const changed: unknown = JSON.parse(text, (_name, value) =>
    index++ === at % visited.length ? odd : value,
  );
  return JSON.stringify(changed) ?? 'null';
}

const BODIES = 7;

function mangle(
  text: string,
  { at, value: odd, isInBody }: { at: number; value: unknown; isInBody: boolean },
) {
  if (!isInBody) return replaceIn(text, at, odd);
  let index = 0;
  const har: unknown = JSON.parse(text, (_name, value) => {
    if (typeof value !== 'string' || !value.startsWith('{"')) return value;
    return index++ === at % BODIES ? replaceIn(value, Math.floor(at / BODIES), odd) : value;
  });
  return JSON.stringify(har);
}

/** Writes the nested lists, also in bodies, whose quotes are escaped. */
const deepen = (text: string) =>
  [JSON.stringify(JSON.stringify(DEEP)).slice(1, -1), JSON.stringify(DEEP)].reduce(
    (deeper, marker) => deeper.replaceAll(marker, '['.repeat(10_000) + ']'.repeat(10_000)),
    text,
  );

/** The result, or the sentence of a HarError. Any other error fails the test. */
async function attempt<Value>(act: () => Value | Promise<Value>): Promise<Value | string> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof HarError) return error.message;
    throw error;
  }
}

test('a recording with fields replaced is judged and converted, or refused in a sentence', async () => {
  const good = await record();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const text = deepen(changes.reduce(mangle, good));
      const recording = await attempt(() => recordedCalls(parseHarFile(Buffer.from(text), 'a.har')));
      if (typeof recording === 'string') return;
      expect(judgeRecording(recording).lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      const converted = await attempt(() => convertRecording(recording.calls, 'a recording'));
      if (typeof converted !== 'string') parseScenarioFile(JSON.stringify(converted.file));
    }),
    { numRuns: 150 },
  );
});

test('any bytes are read, or refused in a sentence', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('{"log":{"entries":[', 'PK', '\u001f\u008b', '\u00ff\u00fe', '\0{'),
        fc.uint8Array({ maxLength: 40 }),
      )
      .map(([head, rest]) => [...Buffer.from(head, 'latin1'), ...rest]),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (one) => {
      expect(await attempt(() => parseHarFile(Buffer.from(one), 'a.har'))).toBeDefined();
    }),
  );
});
