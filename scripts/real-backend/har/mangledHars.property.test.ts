/** @jest-environment node */
import * as fc from 'fast-check';
import { parseScenarioFile } from '../../../mocks/recorded/scenarioFile';
import { toHar } from '../../../mocks/recorded/toHar';
import { createTestClient, signUpRequest } from '../../../mocks/testing/testClient';
import { judgeRecording } from '../contract/judgeRecording';
import { convertRecording } from '../scenario/convertRecording';
import { HarError, parseHar } from './readHar';
import { recordedCalls } from './recordedCalls';

/** A recording of a member who reads and signs up, and of a visitor with a password link. Its bodies are objects. */
async function record(): Promise<string> {
  const { backend, send } = createTestClient({ scenario: 'nine', signedInAs: 'demo' });
  await send('POST', '/api/minyan/add', signUpRequest());
  for (const path of ['api/user?_=1', 'api/colony', 'api/minyan', 'api/reset/tekenVerify/no', 'logout'])
    await send('GET', `/${path}`);
  const har = toHar(backend.log, { origin: 'https://portal.test', version: '1', browser: 'test' });
  return JSON.stringify(har, (name, value: unknown) =>
    name === 'text' && typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value,
  );
}

/** A value that a field of a recording, or of an answer in it, does not expect. Undefined removes the field. */
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(undefined, 1e21, [[]], { name: null, value: {} }),
  fc.constantFrom('', '%', '/', '//', 'get', '-1', 'base64', '1e999', '\uD800', '9999-12-31T23:59:59Z'),
  fc.constant('application/json; charset=none'),
  fc.constant(JSON.parse('{"__proto__":[],"constructor":null,"toString":{}}')),
);

/** Replaces one value of a JSON text: the `at`-th that JSON.parse visits, counted round and round. */
function replaceIn(text: string, [at, odd]: [number, unknown]): string {
  const visited: unknown[] = [];
  JSON.parse(text, (_name, value) => visited.push(value));
  let index = 0;
  const replaced: unknown = JSON.parse(text, (_name, value) =>
    index++ === at % visited.length ? odd : value,
  );
  return JSON.stringify(replaced) ?? 'null';
}

/** The result, or null after a HarError. Any other error fails the test. */
async function attempt<Value>(act: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof HarError) return null;
    throw error;
  }
}

test('a recording with fields replaced is judged and converted, or refused with a HarError', async () => {
  const good = await record();
  const changes = fc.array(fc.tuple(fc.nat(), oddValue), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, async (replaced) => {
      const recording = await attempt(() => recordedCalls(parseHar(replaced.reduce(replaceIn, good))));
      if (recording === null) return;
      expect(judgeRecording(recording).lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      const converted = await attempt(() => convertRecording(recording.calls, 'a recording'));
      if (converted !== null) parseScenarioFile(JSON.stringify(converted.file));
    }),
    { numRuns: 150 },
  );
});
