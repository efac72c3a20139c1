import { getResponse, http, HttpResponse } from 'msw';
import type { Backend } from '../../mocks/backend';
import { calls, type CallName } from '../../mocks/wire/calls';

/** An answer on its way out, to be spoilt. */
type Draft = { status: number; headers: Headers; json: Record<string, unknown>; raw?: string };

/** One way in which a backend may depart from the contract, and the request of the check that has to notice. */
export type PlantedFault = {
  name: string;
  call: CallName;
  /** Which answers are spoilt; all of the call's where it is left out. */
  on?: 'good' | 'refused' | 'signedOut';
  spoil: (draft: Draft) => void;
  /** The call does nothing, and is answered as if it had. */
  isSwallowed?: boolean;
  noticedBy: string;
};

const setJson = (json: object) => (draft: Draft) => void Object.assign(draft.json, json);
const rename = (from: string, to: string) => (draft: Draft) => {
  draft.json[to] = draft.json[from];
  delete draft.json[from];
};
const setStatus =
  (status: number, json: Record<string, unknown> = { success: true }) =>
  (draft: Draft) =>
    void Object.assign(draft, { status, json });
const toHtml = (draft: Draft) => {
  draft.headers.set('Content-Type', 'text/html');
  draft.raw = '<!doctype html><title>Login</title>';
};
const onRows = (change: (row: Record<string, unknown>) => void) => (draft: Draft) => {
  const rows: unknown = draft.json.upcomingShabbos;
  if (Array.isArray(rows)) for (const row of rows) change(row);
};
const onCookie = (change: (cookie: string) => string) => (draft: Draft) => {
  const cookies = draft.headers.getSetCookie();
  draft.headers.delete('Set-Cookie');
  for (const cookie of cookies) draft.headers.append('Set-Cookie', change(cookie));
};
const nothing = () => undefined;

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a member without an id',
    call: 'getUser',
    on: 'good',
    spoil: rename('user_id', 'userId'),
    noticedBy: 'getUser good',
  },
  {
    name: 'a balance in words',
    call: 'getUser',
    on: 'good',
    spoil: setJson({ balance: '$12' }),
    noticedBy: 'getUser good',
  },
  {
    name: 'an unknown frequency',
    call: 'getUser',
    on: 'good',
    spoil: setJson({ notifications: 'X' }),
    noticedBy: 'getUser good',
  },
  { name: 'a member as HTML', call: 'getUser', on: 'good', spoil: toHtml, noticedBy: 'getUser good' },
  {
    name: 'JSON under another type',
    call: 'getUser',
    on: 'good',
    spoil: ({ headers }) => headers.set('Content-Type', 'text/plain'),
    noticedBy: 'getUser good',
  },
  {
    name: 'a redirect for strangers',
    call: 'getUser',
    on: 'signedOut',
    spoil: setStatus(302),
    noticedBy: 'getUser denied',
  },
  {
    name: 'a refusal without its text',
    call: 'getColony',
    on: 'signedOut',
    spoil: rename('error', 'message'),
    noticedBy: 'getColony denied',
  },
  {
    name: 'a community for strangers',
    call: 'getColony',
    on: 'signedOut',
    spoil: setStatus(200, { name: 'Pine Hollow' }),
    noticedBy: 'getColony denied',
  },
  {
    name: 'policies that are no list',
    call: 'getColony',
    on: 'good',
    spoil: setJson({ policies: {} }),
    noticedBy: 'getColony good',
  },
  {
    name: 'a flag in words',
    call: 'getColony',
    on: 'good',
    spoil: setJson({ hasMikvah: 'yes' }),
    noticedBy: 'getColony good',
  },
  {
    name: 'an American date',
    call: 'getColony',
    on: 'good',
    spoil: setJson({ shulOpenAt: ['8/15/2026'] }),
    noticedBy: 'getColony good',
  },
  {
    name: 'people spelled right',
    call: 'getMinyan',
    on: 'good',
    spoil: onRows((row) => {
      row.people_count = row.poeple_count;
    }),
    noticedBy: 'getMinyan good',
  },
  {
    name: 'a time as a number',
    call: 'getMinyan',
    on: 'good',
    spoil: onRows((row) => {
      row.timeAdded = 1_788_876_000_000;
    }),
    noticedBy: 'getMinyan good',
  },
  {
    name: 'a part that there is not',
    call: 'getMinyan',
    on: 'good',
    spoil: onRows((row) => {
      row.preparedFor = '3rd';
    }),
    noticedBy: 'getMinyan good',
  },
  {
    name: 'no cookie',
    call: 'login',
    on: 'good',
    spoil: ({ headers }) => headers.delete('Set-Cookie'),
    noticedBy: 'login good',
  },
  {
    name: 'a cookie that scripts can read',
    call: 'login',
    on: 'good',
    spoil: onCookie((cookie) => cookie.replace('; HttpOnly', '')),
    noticedBy: 'login good',
  },
  {
    name: 'a cookie of one path',
    call: 'login',
    on: 'good',
    spoil: onCookie((cookie) => cookie.replace('Path=/', 'Path=/api')),
    noticedBy: 'login good',
  },
  {
    name: 'a cookie of no session',
    call: 'login',
    on: 'good',
    spoil: onCookie((cookie) => cookie.replace('session=', 'session=x')),
    noticedBy: 'login good',
  },
  {
    name: 'a wrong password taken',
    call: 'login',
    on: 'refused',
    spoil: setStatus(200),
    noticedBy: 'login denied',
  },
  {
    name: 'a failure over a broken body',
    call: 'login',
    on: 'refused',
    spoil: setStatus(500, { error: 'SyntaxError' }),
    noticedBy: 'login malformed',
  },
  {
    name: 'a session that does not end',
    call: 'logout',
    spoil: nothing,
    isSwallowed: true,
    noticedBy: 'logout good',
  },
  {
    name: 'a used-up link as HTML',
    call: 'verifyResetToken',
    on: 'refused',
    spoil: toHtml,
    noticedBy: 'verifyResetToken malformed',
  },
  {
    name: 'any link taken',
    call: 'verifyResetToken',
    on: 'refused',
    spoil: setStatus(200),
    noticedBy: 'verifyResetToken denied',
  },
  {
    name: 'a username as a number',
    call: 'verifyJoinToken',
    on: 'good',
    spoil: setJson({ suggestedUsername: 7 }),
    noticedBy: 'verifyJoinToken good',
  },
  {
    name: 'a profile of any kind taken',
    call: 'updateUser',
    on: 'refused',
    spoil: setStatus(200),
    noticedBy: 'updateUser malformed',
  },
  {
    name: 'settings of strangers taken',
    call: 'updateNotification',
    on: 'signedOut',
    spoil: setStatus(200),
    noticedBy: 'updateNotification denied',
  },
  {
    name: 'a password refused',
    call: 'updatePassword',
    on: 'good',
    spoil: setStatus(400, { error: 'No.' }),
    noticedBy: 'updatePassword good',
  },
  {
    name: 'a code answered by its text',
    call: 'verifyBypassCode',
    on: 'good',
    spoil: (draft) => {
      draft.raw = 'ok';
    },
    noticedBy: 'verifyBypassCode good',
  },
  {
    name: 'a sign-up that is lost',
    call: 'addToMinyan',
    spoil: nothing,
    isSwallowed: true,
    noticedBy: 'addToMinyan good',
  },
  {
    name: 'a count as text taken',
    call: 'addToMinyan',
    on: 'refused',
    spoil: setStatus(200),
    noticedBy: 'addToMinyan malformed',
  },
  {
    name: 'a removal that removes nothing',
    call: 'removeFromMinyan',
    spoil: nothing,
    isSwallowed: true,
    noticedBy: 'removeFromMinyan good',
  },
  {
    name: 'a missing record removed',
    call: 'removeFromMinyan',
    on: 'refused',
    spoil: setStatus(204, {}),
    noticedBy: 'removeFromMinyan malformed',
  },
  {
    name: 'a duplicate with a date in words',
    call: 'requestService',
    on: 'good',
    spoil: setJson({ recent_duplicate_date: 'Friday' }),
    noticedBy: 'requestService good',
  },
  {
    name: 'a mail that fails',
    call: 'forgot',
    on: 'good',
    spoil: setStatus(502, {}),
    noticedBy: 'forgot good',
  },
  {
    name: 'an account without a session',
    call: 'acceptInvitation',
    on: 'good',
    spoil: ({ headers }) => headers.delete('Set-Cookie'),
    noticedBy: 'acceptInvitation good',
  },
  {
    name: 'a made-up token taken',
    call: 'setNewPass',
    on: 'refused',
    spoil: setStatus(200),
    noticedBy: 'setNewPass denied',
  },
];

const BASE_URL = 'http://backend.invalid';

/** Plants a fault in a backend: in front of all of its handlers stands one that spoils the answers of a call. */
export function plant(backend: Backend, fault: PlantedFault): void {
  const own = backend.handlers;
  const { method, path } = calls[fault.call];
  const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
  backend.handlers = [
    http.all('*', async ({ request }) => {
      const isIts = request.method === method && pattern.test(new URL(request.url).pathname);
      if (isIts && fault.isSwallowed) return HttpResponse.json({ success: true });
      const answer = await getResponse(own, request.clone(), { baseUrl: BASE_URL });
      if (!isIts || answer === undefined || !isMeant(fault, answer.status)) return answer;
      const draft: Draft = {
        status: answer.status,
        headers: new Headers(answer.headers),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer of the emulated backend is an object
        json: (await answer.json()) as Record<string, unknown>,
      };
      fault.spoil(draft);
      const body = draft.status === 204 ? null : (draft.raw ?? JSON.stringify(draft.json));
      return new HttpResponse(body, { status: draft.status, headers: draft.headers });
    }),
  ];
}

function isMeant({ on }: PlantedFault, status: number): boolean {
  if (on === 'good') return status < 300;
  if (on === 'signedOut') return status === 401;
  return on !== 'refused' || (status >= 400 && status < 500);
}
