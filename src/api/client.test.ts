import type { FaultKind } from '../../mocks/faults/faults';
import { callsOf, startBackend } from '../../test/backend';
import { type Failure, failureListeners } from '../lib/failures';
import {
  ApiError,
  errorText,
  isClientError,
  isLostAnswer,
  isSessionRefusal,
  isUnreadable,
  send,
  sendForStatus,
} from './client';

const GENERAL = 'Something went wrong. Please try again.';
const OFFICE = 'The office computer is having trouble. Please try again in a few minutes.';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError)) throw new Error(`No ApiError: ${String(outcome)}`);
  return outcome;
}

test.each([
  ['timedOut', null, null, 'time-out', 'GET /api/user: timedOut'],
  ['unreachable', null, null, 'nothing', 'GET /api/user: unreachable'],
  ['unreadable', 200, null, 'unreadable', 'GET /api/user: unreadable (200)'],
  ['refused', 499, 'No.', 'nothing', 'GET /api/user: refused (499): No.'],
  ['refused', 500, null, 'server-error', 'GET /api/user: refused (500)'],
] as const)(
  'reports the failure %s with the status %s and the text %s as %s',
  (kind, status, text, reported, message) => {
    const kinds: string[] = [];
    const listener = ({ kind: reportedKind }: Failure) => kinds.push(reportedKind);
    failureListeners.add(listener);
    expect(new ApiError(kind, 'GET /api/user', status, text)).toMatchObject({ status, message });
    failureListeners.delete(listener);
    expect(kinds.join() || 'nothing').toBe(reported);
  },
);

const forgot = () => send('POST /api/reset/forgot', { email: 'demo@example.com' });

/** Replaces the next answer of fetch. */
function answerWith(answer: Response | Error) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test.each([
  ...[new Error('internal'), { serverText: 'Not of the server.' }, null, undefined, 'boom'].map((error) => [
    error,
    null,
  ]),
  [new ApiError('refused', 'x', 400), null],
  [new ApiError('refused', 'x', 400, 'Taken.'), 'Taken.'],
])(
  'errorText of %p finds the text %p of the server; without one, it gives the general text or the fallback',
  (error, text) => {
    expect(errorText(error)).toBe(text ?? GENERAL);
    expect(errorText(error, 'Error adding to minyan')).toBe(text ?? 'Error adding to minyan');
  },
);

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['a read', () => send('GET /api/minyan'), 'getMinyan'],
  ['a write', forgot, 'forgot'],
] as const)('%s that fails', (_what, call, name) => {
  test.each<[FaultKind, Partial<ApiError>, string]>([
    ['500', { kind: 'refused', status: 500, serverText: OFFICE }, OFFICE],
    ['500-plain', { kind: 'refused', status: 500, serverText: null }, GENERAL],
    ['502-html', { kind: 'refused', status: 502, serverText: null }, GENERAL],
    ['401', { kind: 'refused', status: 401, serverText: 'Please sign in.' }, 'Please sign in.'],
    ['dropped', { kind: 'unreachable', status: null, serverText: null }, GENERAL],
    ['malformed', { kind: 'unreadable', status: 200, serverText: null }, GENERAL],
  ])('with %s has the matching kind, status and text', async (fault, expected, text) => {
    startBackend({ signedInAs: 'demo', fail: { [name]: fault } });
    const error = await failureOf(call());
    expect(error).toMatchObject(expected);
    expect(errorText(error)).toBe(text);
  });

  test('times out after exactly 15 seconds, without a retry', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const backend = startBackend({ signedInAs: 'demo', fail: { [name]: 'timeout' } });
    let error: unknown = null;
    void call().catch((reason: unknown) => {
      error = reason;
    });
    await jest.advanceTimersByTimeAsync(14_999);
    expect(callsOf(backend, name)).toHaveLength(1);
    expect(error).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ kind: 'timedOut', status: null, serverText: null });
    expect(errorText(error)).toBe(GENERAL);
    expect(callsOf(backend, name)).toHaveLength(1);
  });
});

test('times out while the body is still arriving', async () => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce((_path, init) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const failure = failureOf(send('GET /api/minyan'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ kind: 'timedOut' });
});

test('accepts an empty answer to a write, but not to a read', async () => {
  for (const empty of ['', ' \n']) {
    answerWith(new Response(empty));
    expect(await forgot()).toBeNull();
    answerWith(new Response(empty));
    expect(await failureOf(send('GET /api/minyan'))).toMatchObject({ kind: 'unreadable', status: 200 });
  }
  answerWith(new Response(null, { status: 204 }));
  expect(await forgot()).toBeNull();
});

test.each([{ a: [1, null] }, null])('returns the JSON %j of an answer unchanged', async (body) => {
  for (const call of [() => send('GET /api/minyan'), forgot]) {
    answerWith(json(201, body));
    expect(await call()).toEqual(body);
  }
});

test.each([
  [200, true],
  [299, true],
  [300, false],
  [304, false],
  [400, false],
  [599, false],
])('treats status %i as a success: %s', async (status, isSuccess) => {
  for (const call of [() => send('GET /api/minyan'), forgot]) {
    answerWith(new Response(status === 304 ? null : '{}', { status }));
    const refused = expect.objectContaining({ kind: 'refused', status });
    expect(await call().catch((error: unknown) => error)).toEqual(isSuccess ? {} : refused);
  }
});

const noTexts = ['', '  ', 7, null, { text: 'x' }].map((error) => ({ error }));

test.each([...noTexts, { message: 'x' }, ['x'], 'x', null])(
  'shows no text of the error answer %j',
  async (body) => {
    answerWith(json(422, body));
    expect(errorText(await failureOf(forgot()))).toBe(GENERAL);
  },
);

const statuses = [399, 400, 401, 402, 403, 404, 499, 500, 501, 502, 503, 504, 505];

test.each([
  ['a refusal of the session', isSessionRefusal, [401, 403], []],
  ['a refusal with a 4xx status', isClientError, [400, 401, 402, 403, 404, 499], []],
  // Only a proxy answers with these statuses.
  ['a lost answer', isLostAnswer, [502, 503, 504], ['unreachable', 'timedOut', 'unreadable']],
  ['unreadable', isUnreadable, [], ['unreadable']],
] as const)('recognizes an error that is %s', (_what, matches, refused, kinds) => {
  expect(statuses.filter((status) => matches(new ApiError('refused', 'x', status)))).toEqual(refused);
  const others = (['unreachable', 'timedOut', 'unreadable'] as const).filter((kind) =>
    matches(new ApiError(kind, 'x', kind === 'unreadable' ? 200 : null)),
  );
  expect(others).toEqual(kinds);
  for (const status of statuses) expect(matches(Object.assign(new TypeError('x'), { status }))).toBe(false);
});

const plain = { Accept: 'application/json' };

test.each([
  [
    'a read has same-origin cookies and no body',
    () => send('GET /api/minyan'),
    '/api/minyan',
    { method: 'GET', headers: plain },
  ],
  [
    'a write has a JSON body',
    forgot,
    '/api/reset/forgot',
    {
      method: 'POST',
      headers: { ...plain, 'Content-Type': 'application/json' },
      body: '{"email":"demo@example.com"}',
    },
  ],
  [
    'a removal has neither a body nor a content type',
    () => send('DELETE /api/minyan/{recordId}', null, 'a/1'),
    '/api/minyan/a%2F1',
    { method: 'DELETE', headers: plain },
  ],
])('the request of %s', async (_what, call, address, init) => {
  const fetch = answerWith(json(200, {}));
  await call();
  const always = { cache: 'no-store', redirect: 'manual', signal: expect.any(AbortSignal) };
  expect(fetch).toHaveBeenCalledWith(address, { ...always, ...init });
});

/** The response of fetch to a redirect that it does not follow. */
function opaqueRedirect(): Response {
  const response = Response.error();
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
  return response;
}

const redirectTo = (status: number, address: string) =>
  new Response(null, { status, headers: { Location: address } });

test.each([
  ['302 to /login', redirectTo(302, '/login')],
  ['303 to another origin', redirectTo(303, 'https://elsewhere.example.com')],
  ['307', redirectTo(307, '/login')],
  ['an opaque redirect', opaqueRedirect()],
])('a redirect counts as a 401 for a read and for a write: %s', async (_what, answer) => {
  for (const call of [() => send('GET /api/minyan'), forgot]) {
    answerWith(answer);
    const error = await failureOf(call());
    expect(error).toMatchObject({ kind: 'refused', status: 401, serverText: null });
  }
});

test.each([
  [
    'GET /api/join/tekenVerify/{join_token}',
    () => send('GET /api/join/tekenVerify/{join_token}', null, 's3cret'),
  ],
  ['DELETE /api/minyan/{recordId}', () => send('DELETE /api/minyan/{recordId}', null, 's3cret')],
  ['GET /logout', () => sendForStatus('GET /logout')],
])(
  'the error of %s names the call without its token or id, whether or not it was answered',
  async (name, call) => {
    answerWith(json(500, {}));
    expect(await failureOf(call())).toMatchObject({ call: name, message: `${name}: refused (500)` });
    const fetch = answerWith(new TypeError('Failed to fetch'));
    fetch.mockClear();
    expect((await failureOf(call())).call).toBe(name);
    // The call is not sent again.
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

describe.each(['GET', 'POST'] as const)('a %s that is judged by its status', (method) => {
  const callLogout = () => sendForStatus(`${method} /logout`);

  test.each([
    ['JSON', json(200, { success: true })],
    ['HTML', new Response('<!doctype html><p>Bye</p>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing', new Response(null, { status: 204 })],
    ['malformed JSON', new Response('{"a":')],
    ['a redirect', redirectTo(302, 'https://elsewhere.example.com')],
    ['an opaque redirect', opaqueRedirect()],
  ])('succeeds with %s', async (_what, answer) => {
    answerWith(answer);
    await expect(callLogout()).resolves.toBeUndefined();
  });

  test.each([
    ['500', json(500, { error: 'Down.' }), 'Down.'],
    ['502 HTML', new Response('<p>x</p>', { status: 502 }), GENERAL],
    ['401', json(401, { error: 'Please sign in.' }), 'Please sign in.'],
    ['304', new Response(null, { status: 304 }), GENERAL],
    ['no network', new TypeError('Failed to fetch'), GENERAL],
  ])('fails with %s', async (_what, answer, text) => {
    answerWith(answer);
    expect(errorText(await failureOf(callLogout()))).toBe(text);
  });
});
