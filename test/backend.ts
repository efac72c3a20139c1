import { dropFirstCalls, forgetFailures } from '@/api/firstCalls';
import { currentTime, setClock } from '@/lib/clock';
import { cleanup, getConfig, waitFor } from '@testing-library/react';
import { getResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { setTimeout as delay } from 'node:timers/promises';
import { STORY_TIME } from '../.storybook/times';
import { type Backend, type BackendOptions, createBackend } from '../mocks/backend';
import { createContractCheck } from '../mocks/contract/contractCheck';
import { contract } from '../mocks/contract/contractSchemas';
import { fixedNowOf } from '../mocks/scenarios/scenarios';
import type { LoggedCall } from '../mocks/wire/callLog';
import type { CallName } from '../mocks/wire/calls';

const server = setupServer();
const check = createContractCheck(contract);
/** The backends of the current test. The last one answers. */
const served: Backend[] = [];
const inFront: { handler: HttpHandler; onEnd: () => void }[] = [];

/** Stops the app's clock at a time: an ISO date-time, or milliseconds since the epoch. */
export function setTime(time: string | number): void {
  const at = typeof time === 'number' ? time : Date.parse(time);
  setClock(() => at);
}

type ServeOptions = Partial<Omit<BackendOptions, 'now'>>;

/** Starts a backend that answers every fetch until the test ends. It uses the app's clock and does not set it. */
export function serve(options: ServeOptions = {}): Backend {
  const backend = createBackend({ scenario: 'typical', now: currentTime, hasOneSession: true, ...options });
  served.push(backend);
  server.resetHandlers(...inFront.map(({ handler }) => handler), ...backend.handlers);
  return backend;
}

/** Puts a handler in front of the backend until the test ends. The newest handler comes first. */
export function putBeforeBackend(handler: HttpHandler, onEnd = () => {}): void {
  inFront.unshift({ handler, onEnd });
  server.use(handler);
}

/** The answer that a request would get without a handler and those in front of it. */
export function answerBehind(handler: HttpHandler, request: Request): Promise<Response | undefined> {
  const handlers = [...inFront.map((one) => one.handler), ...(served.at(-1)?.handlers ?? [])];
  return getResponse(handlers.slice(handlers.indexOf(handler) + 1), request);
}

export type StartOptions = ServeOptions & {
  /** An ISO date-time at which the clock stops. Default: the time of the scenario if it has one, else STORY_TIME. */
  now?: string;
};

/** Stops the app's clock and starts a backend, as `serve` does. */
export function startBackend({ scenario = 'typical', now, ...options }: StartOptions = {}): Backend {
  setTime(now ?? fixedNowOf(scenario) ?? STORY_TIME);
  return serve({ scenario, ...options });
}

/** The requests of one call, in the order of arrival. */
export function callsOf(backend: Backend, call: CallName): LoggedCall[] {
  return backend.log.filter((entry) => entry.call === call);
}

export function bodiesOf(backend: Backend, call: CallName): unknown[] {
  return callsOf(backend, call).map(({ body }) => body);
}

const isNeverAnswered = ({ status, fault }: LoggedCall) => status === null && /timeout/.test(fault ?? '');

const isInFlight = ({ status, fault }: LoggedCall) => status === null && !/dropped|timeout/.test(fault ?? '');

/** Waits for every answer, so that no late answer reaches the next test. */
async function waitForAnswers(): Promise<void> {
  await waitFor(() => expect(served.flatMap(({ log }) => log.filter(isInFlight))).toEqual([]));
}

/**
 * Waits until no request was sent and no answer arrived for some turns of the event loop, each at least a millisecond. It counts
 * turns because a busy machine needs more time for each turn, but an answer needs no more turns. A test calls this function
 * before it expects that nothing has changed. Fake timers are not advanced: `waitFor` would advance them, and the page would
 * repeat its failed reads. Rejects if the calls do not end within the time-out of `waitFor`.
 */
export async function waitUntilQuiet(turns = 25): Promise<void> {
  const config = getConfig();
  const start = performance.now();
  let lastStatuses = '';
  await config.asyncWrapper(async () => {
    for (let quiet = 0; quiet < turns; quiet += 1) {
      if (performance.now() - start > config.asyncUtilTimeout)
        throw new Error('The page calls the backend without end.');
      await delay(1);
      const statuses = served.map(({ log }) => log.map(({ status }) => status).join()).join(';');
      if (statuses !== lastStatuses || served.some(({ log }) => log.some(isInFlight))) quiet = 0;
      lastStatuses = statuses;
    }
  });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// Jest's fake timers mark the functions that they replace.
const areTimersFake = () => 'clock' in setTimeout;

/**
 * Whether a call without an answer has still to time out. That happens after 15 seconds, when a later test may be running. Fake
 * timers drop the time-out at the end of their test.
 */
const isTimeOutPending = () => !areTimersFake() && served.some(({ log }) => log.some(isNeverAnswered));

afterEach(async () => {
  for (const { onEnd } of inFront.splice(0)) onEnd();
  cleanup();
  const isPending = isTimeOutPending();
  jest.useRealTimers();
  await waitForAnswers();
  const calls = served.flatMap(({ log }) => [...log]);
  served.length = 0;
  server.resetHandlers();
  dropFirstCalls();
  forgetFailures();
  localStorage.clear();
  sessionStorage.clear();
  setClock(() => Date.now());
  const problems = [...calls.flatMap(check), ...calls.flatMap(({ thrown }) => thrown ?? []).map(String)];
  if (isPending) throw new Error('A call is never answered, so the test needs fake timers.');
  if (problems.length > 0)
    throw new Error(`Calls that violate the contract or made the backend fail:\n${problems.join('\n')}`);
});
