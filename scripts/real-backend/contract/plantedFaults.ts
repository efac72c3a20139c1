import { getResponse, http, HttpResponse } from 'msw';
import type { Backend } from '../../../mocks/backend';
import { BASE_URL } from '../../../mocks/wire/baseUrl';
import type { CallName } from '../../../mocks/wire/calls';
import { findCall } from '../../../mocks/wire/findCall';
import { LEVELS, type Level } from './finding';
import { probes } from './probes';

type Json = Record<string, unknown>;

/** An answer that a fault may change before it is sent. */
type Draft = { status: number; headers: Headers; json: Json; raw?: string };

/** 'swallowed': the backend ignores the call and answers as if it had succeeded. */
type Change = ((draft: Draft, backend: Backend) => void) | 'swallowed';

const STATUSES = { good: /^2/, refused: /^4/, signedOut: /^401/ } as const;

/** A way in which a backend may differ from the contract, and how the check must report it. */
export type PlantedFault = {
  name: string;
  level: Level;
  call: CallName;
  /** The answers that the fault changes. Default: all answers of the call. */
  on?: keyof typeof STATUSES;
  change: Change;
  reportedBy: string;
};

const setJson = (json: object) => (draft: Draft) => void Object.assign(draft.json, json);
// JSON leaves out what is undefined.
const drop = (name: string) => () => ({ [name]: undefined });
const renameIn = (from: string, to: string) => (json: Json) => ({ [to]: json[from], [from]: undefined });
const rename = (from: string, to: string) => (draft: Draft) =>
  void Object.assign(draft.json, renameIn(from, to)(draft.json));
const setStatus =
  (status: number, json: Json = { success: true }) =>
  (draft: Draft) =>
    void Object.assign(draft, { status, json });
const toRaw = (raw: string) => (draft: Draft) => void (draft.raw = raw);
const toHtml = (draft: Draft) => {
  draft.headers.set('Content-Type', 'text/html');
  draft.raw = '<!doctype html><title>Login</title>';
};
const onCookie = (changeCookie: (cookie: string) => string) => (draft: Draft) => {
  const cookies = draft.headers.getSetCookie();
  draft.headers.delete('Set-Cookie');
  for (const cookie of cookies) draft.headers.append('Set-Cookie', changeCookie(cookie));
};
/** Changes some fields of each item of a list. */
const onField =
  (list: string, changesOf: (item: Json) => object) =>
  ({ json }: Draft) => {
    const items: unknown = json[list];
    if (Array.isArray(items)) for (const item of items) Object.assign(item, changesOf(item));
  };
const onRows = (changesOf: (row: Json) => object) => onField('upcomingShabbos', changesOf);

/** By the probe whose answers they change, with their level. */
const faults: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'getUser good: breaks': {
    'a member without an id': rename('user_id', 'userId'),
    'a balance in words': setJson({ balance: '$12' }),
    'an unknown frequency': setJson({ notifications: 'X' }),
    'a member as HTML': toHtml,
    'a first name under another key': rename('first_name', 'firstName'),
    'a member inside another object': (draft) => void (draft.json = { user: draft.json }),
    'a member that is null': toRaw('null'),
    'holidays without a name': onField('upcomingHolidays', drop('name')),
    'holidays with American dates': onField('upcomingHolidays', () => ({ date: '9/12/2026' })),
    'a member without a balance': setJson({ balance: undefined }),
  },
  'getUser good: deviates': {
    'JSON under another type': ({ headers }) => headers.set('Content-Type', 'text/plain'),
  },
  'getUser denied: deviates': { 'a redirect for strangers': setStatus(302) },
  'getUser denied: breaks': {
    'a page in place of the refusal': (draft) => toHtml(Object.assign(draft, { status: 200 })),
    'a server error in place of the refusal': setStatus(500, { error: 'No session.' }),
  },
  'getColony denied: deviates': {
    'a refusal without an error text': rename('error', 'message'),
    'a community for strangers': setStatus(200, { name: 'Pine Hollow' }),
  },
  'getColony good: breaks': {
    'policies that are not a list': setJson({ policies: {} }),
    'a flag in words': setJson({ hasMikvah: 'yes' }),
    'an American date': setJson({ shulOpenAt: ['8/15/2026'] }),
    'an empty community': (draft) => void (draft.json = {}),
    'a community without a name': rename('name', 'title'),
    'notes as one text': setJson({ notes: 'Please park behind the shul.' }),
  },
  'getMinyan good: extra': {
    'a second key for the number of people': onRows((row) => ({ people_count: row.poeple_count })),
  },
  'getMinyan good: breaks': {
    'a time as a number': onRows(() => ({ timeAdded: 1_788_876_000_000 })),
    'an unknown part': onRows(() => ({ preparedFor: '3rd' })),
    'people under the correct spelling': onRows(renameIn('poeple_count', 'people_count')),
    'a condition under another key': onRows(renameIn('only_if_minyan', 'onlyIfMinyan')),
    'rows without a member': onRows(drop('user_id')),
    'groups without a title': onField('upcomingHolidays', drop('date_title')),
    'later Shabbosim with American dates': onField('futureShabbos', () => ({ date: '8/22/2026' })),
    'the coming Shabbos under another key': rename('upcomingShabbos', 'shabbos'),
    'records as a list': toRaw('[]'),
    'records that fail': setStatus(500, { error: 'No.' }),
  },
  'getMinyan good: deviates': { 'rows without an id': onRows(drop('_id')) },
  'login good: breaks': {
    'no cookie': ({ headers }) => headers.delete('Set-Cookie'),
    'a cookie with a narrower path': onCookie((cookie) => cookie.replace('Path=/', 'Path=/api')),
    'a cookie without a session': onCookie((cookie) => cookie.replace('session=', 'session=x')),
  },
  'login good: deviates': {
    'a cookie that scripts can read': onCookie((cookie) => cookie.replace('; HttpOnly', '')),
    'a login that redirects': (draft) => void (draft.status = 302),
  },
  'login denied: deviates': { 'a login with a wrong password': setStatus(200) },
  'login denied: breaks': {
    'a session after a wrong password': (draft, backend) => {
      setStatus(200)(draft);
      draft.headers.append('Set-Cookie', `session=${backend.signIn('demo')}; Path=/; HttpOnly`);
    },
  },
  'login malformed: deviates': {
    'a server error for a broken body': setStatus(500, { error: 'SyntaxError' }),
  },
  'logout good: breaks': {
    'a session that does not end': 'swallowed',
    'a logout that fails': setStatus(500, { error: 'No.' }),
  },
  'verifyResetToken malformed: deviates': { 'a used-up link as HTML': toHtml },
  'verifyResetToken denied: breaks': { 'a made-up link accepted': setStatus(200) },
  'verifyJoinToken good: deviates': { 'a username as an object': setJson({ suggestedUsername: {} }) },
  'updateUser malformed: deviates': { 'an invalid profile accepted': setStatus(200) },
  'updateNotification denied: deviates': { 'settings accepted without a session': setStatus(200) },
  'updatePassword good: deviates': { 'a password refused': setStatus(400, { error: 'No.' }) },
  'verifyBypassCode good: breaks': { 'a code answered by its text': toRaw('ok') },
  'addToMinyan good: breaks': { 'a sign-up that is lost': 'swallowed' },
  'addToMinyan malformed: deviates': { 'a count as text accepted': setStatus(200) },
  'removeFromMinyan good: breaks': { 'a removal that removes nothing': 'swallowed' },
  'removeFromMinyan malformed: deviates': { 'a missing record removed': setStatus(204, {}) },
  'requestService good: breaks': {
    'a duplicate with a date in words': setJson({ recent_duplicate_date: 'Friday' }),
    'a saved request with a page as its answer': toHtml,
  },
  'forgot good: breaks': { 'a mail that fails': setStatus(502, {}) },
  'acceptInvitation good: breaks': {
    'an account without a session': ({ headers }) => headers.delete('Set-Cookie'),
  },
  'setNewPass denied: breaks': { 'a made-up token accepted': setStatus(200) },
  'verifyResetToken good: breaks': { 'a valid link with an empty answer': toRaw('') },
  'updateUser good: breaks': {
    'a refusal with status 200': setStatus(200, { success: false, error: 'No.' }),
  },
  'updateNotification good: breaks': { 'settings that redirect to the login': setStatus(302) },
  'verifyBypassCode malformed: breaks': { 'any code accepted': setStatus(200) },
};

/** After the login the check reads the member, and these make that read useless. */
const SEEN_AFTER_LOGIN: ReadonlySet<string> = new Set(['a member as HTML', 'a member that is null']);

export const plantedFaults: readonly PlantedFault[] = Object.entries(faults).flatMap(([key, changes]) => {
  const [probe = '', levelName] = key.split(': ');
  const { call, expected } = probes.find((one) => `${one.call} ${one.kind}` === probe) ?? {};
  const level = LEVELS.find((one) => one === levelName);
  if (call === undefined || level === undefined) throw new Error(`There is no probe or level '${key}'.`);
  const on = expected === 'signedOut' || expected === 'refused' ? expected : 'good';
  return Object.entries(changes).map(([name, change]) => {
    const reportedBy = SEEN_AFTER_LOGIN.has(name) ? 'login good' : probe;
    return { name, level, call, on, change, reportedBy };
  });
});

/** Puts a handler in front of the backend's own handlers. It changes the answers of one call. */
export function plant(backend: Backend, { call, on, change }: Pick<PlantedFault, 'call' | 'on' | 'change'>) {
  const ownHandlers = backend.handlers;
  backend.handlers = [
    http.all('*', async ({ request }) => {
      const isFaulty = findCall(request)?.call === call;
      if (isFaulty && change === 'swallowed') return HttpResponse.json({ success: true });
      const answer = await getResponse(ownHandlers, request.clone(), { baseUrl: BASE_URL });
      if (change === 'swallowed' || !isFaulty || answer === undefined) return answer;
      if (on !== undefined && !STATUSES[on].test(String(answer.status))) return answer;
      const draft: Draft = {
        status: answer.status,
        headers: new Headers(answer.headers),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer of the emulated backend is an object
        json: (await answer.json()) as Record<string, unknown>,
      };
      change(draft, backend);
      const body = draft.status === 204 ? null : (draft.raw ?? JSON.stringify(draft.json));
      return new HttpResponse(body, { status: draft.status, headers: draft.headers });
    }),
  ];
}
