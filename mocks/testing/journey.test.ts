import { setupServer } from 'msw/node';
import { createBackend, type Backend } from '../backend';
import { createContractCheck } from '../contract/contractCheck';
import { createHttpServer, listenOn } from '../http';
import { runJourney, type JourneyStep, type Send } from './journey';
import { loadContract } from '../contract/loadContract';
import { milliseconds } from './testClient';

const now = () => milliseconds('2026-11-10T10:00:00-05:00');

/** A fetch that keeps cookies, as a browser does. Each call creates another client. */
function withCookies(origin: string): Send {
  let cookie = '';
  return async (path, init) => {
    const response = await fetch(origin + path, { ...init, headers: { ...init.headers, cookie } });
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    return response;
  };
}

async function throughNode(backend: Backend): Promise<JourneyStep[]> {
  const server = setupServer(...backend.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  try {
    return await runJourney((path, init) => fetch(path, init));
  } finally {
    server.close();
  }
}

async function throughHttp(backend: Backend): Promise<JourneyStep[]> {
  const server = createHttpServer(backend);
  const origin = await listenOn(server);
  try {
    return await runJourney(withCookies(origin));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  { scenario: 'typical' },
  { scenario: 'typical', wire: 'legacy' },
  { scenario: 'hostile' },
] as const)(
  'the journey through %j gets the same answers in Node and over HTTP, and follows the contract',
  async (options) => {
    const nodeBackend = createBackend({ ...options, now });
    const httpBackend = createBackend({ ...options, now });
    const steps = await throughNode(nodeBackend);
    expect(await throughHttp(httpBackend)).toEqual(steps);
    expect(steps.map(({ status }) => status)).toEqual([
      401,
      401,
      ...Array.from({ length: 11 }, () => 200),
      401,
    ]);

    const check = createContractCheck(loadContract());
    for (const { log } of [nodeBackend, httpBackend])
      expect(log.flatMap((entry) => check(entry))).toEqual([]);
  },
);

test('the journey adds three men, changes them to two and removes the sign-up', async () => {
  const backend = createBackend({ scenario: 'empty', now });
  const steps = await throughNode(backend);
  const rowsAfter = (step: string) => steps.find((one) => one.step === step)?.answer;
  expect(rowsAfter('reads the three')).toMatchObject({
    upcomingShabbos: [{ poeple_count: 3, is_guest: true }],
  });
  expect(rowsAfter('reads the two')).toMatchObject({
    upcomingShabbos: [{ poeple_count: 2, is_guest: false }],
  });
  expect(rowsAfter('reads the rest')).toMatchObject({ upcomingShabbos: [] });
});
