import { asObject, type JsonObject } from '../wire/json';
import { signUpRequest } from './testClient';

/** The part of `fetch` that the journey uses. Callers pass the browser's fetch, or one that keeps cookies. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; text: () => Promise<string> }>;

export type JourneyStep = { step: string; status: number; answer: unknown };

/**
 * Runs one member's visit: signs in, reads, signs up three men, changes the number to two, removes the sign-up and signs out.
 * Every entry point must return the same steps for the same scenario and time.
 */
export async function runJourney(send: Send): Promise<JourneyStep[]> {
  const steps: JourneyStep[] = [];

  async function call(step: string, method: string, path: string, body?: object): Promise<JsonObject> {
    const init = { method, headers: { 'Content-Type': 'application/json' } };
    const response = await send(path, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    steps.push({ step, status: response.status, answer });
    return asObject(answer);
  }

  await call('is signed out', 'GET', '/api/user?_=1');
  await call('mistypes the password', 'POST', '/login', { username: 'demo', password: 'shabbos1' });
  await call('signs in', 'POST', '/login', { username: 'demo', password: 'Shabbos1' });
  const user = await call('reads the member', 'GET', '/api/user?_=2');
  await call('reads the community', 'GET', '/api/colony?_=2');
  await call('reads the records', 'GET', '/api/minyan');

  // The wire has several forms of a day. All of them begin with YYYY-MM-DD.
  const date = String(user.upcomingShabbos).slice(0, 10);
  await call(
    'adds three',
    'POST',
    '/api/minyan/add',
    signUpRequest({ date, poeple_count: 3, is_guest: true }),
  );
  await call('reads the three', 'GET', '/api/minyan');
  await call('makes it two', 'POST', '/api/minyan/add', signUpRequest({ date, poeple_count: 2 }));
  const records = await call('reads the two', 'GET', '/api/minyan');

  const rows = records.upcomingShabbos;
  const isOwn = (row: unknown) => String(asObject(row).user_id) === String(user.user_id);
  const own: unknown = Array.isArray(rows) ? rows.find(isOwn) : null;
  await call('removes it', 'DELETE', `/api/minyan/${encodeURIComponent(String(asObject(own)._id))}`);
  await call('reads the rest', 'GET', '/api/minyan');
  await call('signs out', 'GET', '/logout');
  await call('is signed out again', 'GET', '/api/user?_=3');
  return steps;
}
