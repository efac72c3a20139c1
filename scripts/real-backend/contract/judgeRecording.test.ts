/** @jest-environment node */
import { type Backend, createBackend } from '../../../mocks/backend';
import { type HarCall, toHar } from '../../../mocks/recorded/toHar';
import { signUpRequest } from '../../../mocks/testing/testClient';
import { leavesOf } from '../har/leaves';
import { parseHar } from '../har/readHar';
import { recordedCalls } from '../har/recordedCalls';
import { parsed } from './judgeBody';
import { judgeRecording } from './judgeRecording';
import { fetchFrom, onRows, plant, renameIn, setJson, toHtml } from './testing';

const NOW = Date.parse('2026-08-11T10:00:00-04:00');
const SITE = 'http://portal.test';

/** Gives the member values that occur nowhere else, so that a search of the output finds them. */
function makePersonal(backend: Backend): void {
  backend.db.members.update(({ username }) => username === 'demo', {
    firstName: 'Yerachmiel',
    lastName: 'Teitelbaum',
    email: 'ymt@kugelmail.test',
    phone: '+18455557193',
    username: 'yerachmiel.t',
    unit: 'B-4176',
    password: 'Kugel4all',
    balance: 731.25,
  });
}

/** Records the calls of a client as a browser would save them. */
function createHarRecorder(send: typeof fetch) {
  const calls: HarCall[] = [];
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.clone().text();
    const answer = await send(request);
    calls.push({
      method: request.method,
      path: url.pathname + url.search,
      body: body === '' ? undefined : body,
      status: answer.status,
      answer: await answer.clone().text(),
      fault: null,
      at: NOW + calls.length * 1000,
      took: 1,
      requestHeaders: [...request.headers],
      answerHeaders: [...answer.headers],
    });
    return answer;
  };
  const har = () => JSON.stringify(toHar(calls, { origin: SITE, version: '1', browser: 'test' }));
  return { fetch: recordingFetch, har: () => parseHar(har()) };
}

/** Starts to record a client. Returns functions with which the client makes calls, and `har`, which returns the recording. */
async function recordVisit(change: (backend: Backend) => void = () => undefined) {
  const backend = createBackend({ scenario: 'typical', now: () => NOW });
  makePersonal(backend);
  change(backend);
  const { fetch: send, har } = createHarRecorder(fetchFrom(backend));
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await send(SITE + path, {
      method,
      headers: { ...(cookie !== '' && { cookie }), 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const signInAndRead = async () => {
    await call('POST', '/login', { username: 'yerachmiel.t', password: 'Kugel4all' });
    for (const read of ['/api/user?_=1', '/api/colony?_=1', '/api/minyan']) await call('GET', read);
  };
  return { call, signInAndRead, backend, har };
}

const judged = (entries: ReturnType<typeof parseHar>) =>
  judgeRecording(recordedCalls(entries)).lines.join('\n');

test('finds nothing in a recording of our own client', async () => {
  const { call, signInAndRead, har } = await recordVisit();
  await signInAndRead();
  await call('POST', '/api/minyan/add', signUpRequest({ date: '2026-08-15' }));
  await call('GET', '/logout');
  await call('GET', '/api/user?_=2');
  const output = judged(har());
  expect(output).not.toMatch(/BREAKS|deviates from|REQUESTS|DO NOT KNOW/);
  expect(output).toContain('CALLS OF OURS THAT WERE NEVER SEEN\n  GET /api/reset/tekenVerify/{reset_token}');
  expect(output).toContain("GET /api/user: 401 with 'error'");
  expect(output).toContain('GET /api/minyan: no-store');
});

/** Records an old client that differs from ours, on a backend that differs from the contract. */
async function recordDifferences() {
  const visit = await recordVisit((backend) => {
    const people = onRows(renameIn('poeple_count', 'people_count'));
    plant(backend, { call: 'getMinyan', on: 'good', change: people });
    plant(backend, { call: 'getColony', on: 'good', change: setJson({ shulOpenAt: ['8/15/2026'] }) });
    plant(backend, { call: 'requestService', on: 'good', change: toHtml });
    // A redirect to the login page, a new field and other cache headers.
    plant(backend, {
      call: 'getUser',
      change: (draft) => {
        draft.headers.set('Cache-Control', 'private');
        draft.headers.set('ETag', '"v1"');
        if (draft.status === 401) {
          draft.status = 302;
          draft.headers.set('Location', '/login?who=Teitelbaum');
        } else Object.assign(draft.json, { spouse_name: 'Fraidel' });
      },
    });
    plant(backend, { call: 'addToMinyan', on: 'refused', change: (draft) => void (draft.status = 200) });
  });
  const { call, signInAndRead } = visit;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await call('POST', '/login', 'username=yerachmiel.t&password=Kugel4all', form);
  // The emulated backend reads only JSON, so the session starts with a second login.
  await signInAndRead();
  const signUp = signUpRequest({ date: '2026-08-15', poeple_count: '2', nickname: 'Mechel' });
  await call('POST', '/api/minyan/add', signUp, { 'X-CSRF-Token': 'tok-93fae1c0' });
  await call('GET', '/api/minyan/history/507f1f77bcf86cd799439011');
  const amounts = { toiletAmount: 1, sinkAmount: 1, washingMachineAmount: 1, thermostatAmount: 1 };
  const codes = { combinationCode: '8842', bypassCode: 'PAID2026' };
  const texts = { colonyName: 'Pine Hollow', specialInstructions: 'Key with Mrs. Oberlander' };
  const request = { todo: 'De-Winterize', breaker: true, ...amounts, ...codes, ...texts };
  await call('POST', '/api/user/request', request);
  await call('GET', '/logout');
  await call('GET', '/api/user?_=2');
  return visit.har();
}

test('names how a recorded client differs from ours, and its backend from the contract', async () => {
  const output = judged(await recordDifferences());
  for (const line of [
    "upcomingShabbos[].poeple_count: nothing, but a field 'people_count'.",
    'shulOpenAt: a list of a date with slashes.',
    'POST /api/minyan/add\n    a refusal with status 200.',
    'POST /api/user/request\n    status 200 with an HTML page.',
    'GET /api/user: spouse_name',
    'POST /login: its body is a form, and ours is JSON',
    "POST /api/minyan/add: it sends 'poeple_count' as a number as text, in another form than we do",
    "POST /api/minyan/add: it sends 'nickname', which we do not",
    "POST /api/minyan/add: it sends the header 'x-csrf-token', which we do not",
    'GET /api/minyan/history/(hidden), answered',
    'GET /api/user: redirect (302) to /login',
    'GET /api/user: private, etag (a browser may show an old answer)',
  ])
    expect(output).toContain(line);
});

/** Words of the contract that are also values. */
const CONTRACT_WORDS = ['Self', 'full', '5-end', '/login', 'Path', 'HttpOnly', 'SameSite', 'session'];

/** Every text and number of a recording that belongs to a person: in bodies, addresses and headers. */
function personalValues({ entries }: ReturnType<typeof parseHar>): string[] {
  const leaves = entries.flatMap(({ body, text, url, requestHeaders, responseHeaders }) => [
    ...leavesOf([body, parsed(text ?? ''), [...url.searchParams.values()]]),
    ...leavesOf(url.pathname.split('/').filter((part) => /\d/.test(part))),
    ...[...requestHeaders, ...responseHeaders]
      .filter(([name]) => /cookie|token|authorization|location/i.test(name))
      .flatMap(([, value]) => leavesOf(value.split(/; |[;=?]/))),
  ]);
  // Shorter texts and numbers, such as a unit '4', also occur as counts.
  const values = leaves.flatMap(([, value]) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : [],
  );
  return [...new Set(values.filter((value) => value.length > 3 && !CONTRACT_WORDS.includes(value)))];
}

test('prints no value of the recording', async () => {
  const entries = await recordDifferences();
  const personal = personalValues(entries);
  const names = ['Teitelbaum', 'Mechel', 'Fraidel', 'B-4176', 'ymt@kugelmail.test'];
  const secrets = ['Key with Mrs. Oberlander', 'Kugel4all', 'tok-93fae1c0', '507f1f77bcf86cd799439011'];
  expect(personal).toEqual(expect.arrayContaining([...names, ...secrets]));
  const output = judged(entries).toLowerCase();
  expect(personal.filter((value) => output.includes(value.toLowerCase()))).toEqual([]);
});

test('hides field names and paths that are values', async () => {
  const { call, signInAndRead, backend, har } = await recordVisit();
  // Some backends use values of members as keys.
  plant(backend, {
    call: 'getUser',
    change: ({ json }) => Object.assign(json, { Teitelbaum: true, 'ymt@kugelmail.test': 1, id_507f: 2 }),
  });
  await signInAndRead();
  await call('GET', '/api/members/teitelbaum');
  const output = judged(har());
  expect(output).not.toMatch(/teitelbaum|kugel|507f/i);
  expect(output).toContain('GET /api/members/(hidden)');
});
