import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from '../mocks/backend';
import type { LoggedCall } from '../mocks/wire/callLog';
import type { CallName } from '../mocks/wire/calls';
import { createContractCheck } from '../mocks/contract/contractCheck';
import { loadContract } from '../mocks/contract/loadContract';
import { serveBackend } from '../mocks/node';
import { fixedNowOf } from '../mocks/scenarios/scenarios';
import { dropFirstCalls } from '../src/api/firstCalls';
import { currentTime, setClock } from '../src/lib/clock';

/** A Tuesday: the coming Shabbos is November 14, 2026, and winterization can still be asked for. */
const TEST_TIME = '2026-11-10T10:00:00-05:00';

const server = setupServer();
const check = createContractCheck(loadContract());
const served: Backend[] = [];

/** Stops the application's clock at an ISO date-time, in milliseconds since the epoch too. */
export function setTime(time: string | number): void {
  const at = typeof time === 'number' ? time : Date.parse(time);
  setClock(() => at);
}

export type ServeOptions = Partial<Omit<BackendOptions, 'now'>>;

/** A backend of the test's own behind every fetch, until the test ends. Its clock is the application's, as it stands. */
export function serve(options: ServeOptions = {}): Backend {
  const backend = createBackend({ scenario: 'typical', now: currentTime, ...options });
  served.push(backend);
  serveBackend(server, backend);
  return backend;
}

export type StartOptions = ServeOptions & {
  /** An ISO date-time at which the clock stands still. By default the scenario's own, else TEST_TIME. */
  now?: string;
};

/** The same with the application's clock set. */
export function startBackend({ scenario = 'typical', now, ...options }: StartOptions = {}): Backend {
  setTime(now ?? fixedNowOf(scenario) ?? TEST_TIME);
  return serve({ scenario, ...options });
}

/** The requests of one call, in their order. */
export function callsOf(backend: Backend, call: CallName): LoggedCall[] {
  return backend.log.filter((entry) => entry.call === call);
}

/** What the requests of one call brought. */
export function bodiesOf(backend: Backend, call: CallName): unknown[] {
  return callsOf(backend, call).map(({ body }) => body);
}

const isUnderWay = ({ status, fault }: LoggedCall) =>
  status === null && fault !== 'dropped' && fault !== 'timeout';

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What is still on its way when a test ends is answered first, by the session that it belongs to. */
async function drain(): Promise<void> {
  for (let tries = 0; tries < 50 && served.some(({ log }) => log.some(isUnderWay)); tries += 1)
    await pause(20);
  await pause(0);
}

/** The session cookie goes with the backend that gave it: the next one counts its sessions from 1 again. */
async function clearCookies(): Promise<void> {
  const [backend] = served.slice(-1);
  if (!backend?.log.some(({ status }) => status !== null)) return;
  backend.fail = {};
  backend.latency = 0;
  await fetch('/logout');
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await drain();
  const calls = served.flatMap(({ log }) => [...log]);
  await clearCookies();
  served.length = 0;
  server.resetHandlers();
  dropFirstCalls();
  localStorage.clear();
  setClock(() => Date.now());
  const problems = [...calls.flatMap(check), ...calls.flatMap(({ thrown }) => thrown ?? []).map(String)];
  if (problems.length > 0) throw new Error(`Calls against the contract:\n${problems.join('\n')}`);
});
