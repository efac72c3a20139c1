import { getResponse } from 'msw';
import { type BackendOptions, createBackend } from '../backend';
import { type ContractCall, createContractCheck } from '../contract/contractCheck';
import { contract } from '../contract/contractSchemas';
import { eachWireFlag } from '../data/signUpFields';
import { parseIsoTime } from '../time/isoTime';
import { BASE_URL } from '../wire/baseUrl';
import type { MinyanAddRequest, WireColony, WireRecords, WireRow, WireUser } from '../wire/wireTypes';

let check: ((call: ContractCall) => string[]) | undefined;

type TestAnswer = { status: number; answer: unknown; cookies: string[] };

export type TestClient = ReturnType<typeof createTestClient>;

/** Creates a client with its own cookie jar. It checks requests and answers against the contract. */
export function createTestClient({
  at = '2026-11-10T10:00:00-05:00',
  ...options
}: Partial<BackendOptions> & { at?: string } = {}) {
  let now = milliseconds(at);
  const backend = createBackend({ scenario: 'typical', now: () => now, ...options });
  let session: string | null = null;

  async function exchange(
    method: string,
    path: string,
    body: unknown,
    isWrong: boolean,
  ): Promise<TestAnswer> {
    const headers = new Headers(session === null ? {} : { cookie: `session=${session}` });
    const request = new Request(BASE_URL + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
    const entry = backend.log.at(-1);
    if (!response || !entry) throw new Error(`No call answers ${method} ${path}`);
    if (entry.thrown !== undefined) throw entry.thrown;
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    check ??= createContractCheck(contract);
    const problems = check(entry).filter((problem) => !isWrong || problem.startsWith('answer'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) session = /^session=([^;]+)/.exec(cookie)?.[1] ?? null;
    return { status: response.status, answer: entry.answer, cookies };
  }

  const send = (method: string, path: string, body?: unknown) => exchange(method, path, body, false);

  const read = async (path: string): Promise<object> => {
    const { status, answer } = await send('GET', path);
    if (status !== 200 || typeof answer !== 'object' || answer === null)
      throw new Error(`${path}: ${status}`);
    return answer;
  };

  return {
    backend,
    send,
    /** Like `send`, for a request that may violate the contract. Only its answer is checked. */
    sendWrong: (method: string, path: string, body?: unknown) => exchange(method, path, body, true),
    /** Moves the backend's clock to an ISO date-time. */
    moveTo: (time: string) => {
      now = milliseconds(time);
    },
    signIn: (username = 'demo', password = 'Shabbos1') => send('POST', '/login', { username, password }),
    user: async (): Promise<WireUser> => ({ user_id: '', ...(await read('/api/user')) }),
    colony: async (): Promise<WireColony> => await read('/api/colony'),
    minyan: async (): Promise<WireRecords> => await read('/api/minyan'),
  };
}

export function milliseconds(time: string): number {
  const instant = parseIsoTime(time);
  if (instant === null) throw new Error(`'${time}' is not a date-time`);
  return instant;
}

/** A request to sign up for the upcoming Shabbos, as the form sends it. */
export function signUpRequest(overrides: object = {}): MinyanAddRequest {
  return {
    poeple_count: 1,
    ...eachWireFlag(() => false),
    holiday: false,
    added_by: 'Self',
    holidayName: null,
    baalKorah: false,
    preparedFor: null,
    futureShabbos: false,
    date: '2026-11-14',
    ...overrides,
  };
}

/** The fields of a request in which everything is chosen. A row has the same fields. */
export const fullChoice = {
  ...eachWireFlag(() => true),
  poeple_count: 3,
  baalKorah: true,
  preparedFor: '1st',
} satisfies Partial<MinyanAddRequest>;

export function rowOf(rows: WireRow[] | null | undefined, userName: string): WireRow | undefined {
  return rows?.find((row) => row.user_name === userName);
}
