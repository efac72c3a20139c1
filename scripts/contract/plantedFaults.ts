import { getResponse, http, HttpResponse } from 'msw';
import type { Backend } from '../../mocks/backend';
import { BASE_URL } from '../../mocks/wire/baseUrl';
import { calls, type CallName } from '../../mocks/wire/calls';

/** An answer that a fault may change before it is sent. */
type Draft = { status: number; headers: Headers; json: Record<string, unknown>; raw?: string };

/** A way in which a backend may violate the contract, and the probe that must report it. */
export type PlantedFault = {
  name: string;
  call: CallName;
  /** The answers that the fault changes. Default: all answers of the call. */
  on?: 'good' | 'refused' | 'signedOut';
  change: (draft: Draft) => void;
  /** The backend ignores the call and answers as if it had succeeded. */
  isSwallowed?: boolean;
  reportedBy: string;
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
const onRows = (changeRow: (row: Record<string, unknown>) => void) => (draft: Draft) => {
  const rows: unknown = draft.json.upcomingShabbos;
  if (Array.isArray(rows)) for (const row of rows) changeRow(row);
};
const onCookie = (changeCookie: (cookie: string) => string) => (draft: Draft) => {
  const cookies = draft.headers.getSetCookie();
  draft.headers.delete('Set-Cookie');
  for (const cookie of cookies) draft.headers.append('Set-Cookie', changeCookie(cookie));
};
const changeNothing = () => undefined;

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a member without an id',
    call: 'getUser',
    on: 'good',
    change: rename('user_id', 'userId'),
    reportedBy: 'getUser good',
  },
  {
    name: 'a balance in words',
    call: 'getUser',
    on: 'good',
    change: setJson({ balance: '$12' }),
    reportedBy: 'getUser good',
  },
  {
    name: 'an unknown frequency',
    call: 'getUser',
    on: 'good',
    change: setJson({ notifications: 'X' }),
    reportedBy: 'getUser good',
  },
  { name: 'a member as HTML', call: 'getUser', on: 'good', change: toHtml, reportedBy: 'getUser good' },
  {
    name: 'JSON under another type',
    call: 'getUser',
    on: 'good',
    change: ({ headers }) => headers.set('Content-Type', 'text/plain'),
    reportedBy: 'getUser good',
  },
  {
    name: 'a redirect for strangers',
    call: 'getUser',
    on: 'signedOut',
    change: setStatus(302),
    reportedBy: 'getUser denied',
  },
  {
    name: 'a refusal without an error text',
    call: 'getColony',
    on: 'signedOut',
    change: rename('error', 'message'),
    reportedBy: 'getColony denied',
  },
  {
    name: 'a community for strangers',
    call: 'getColony',
    on: 'signedOut',
    change: setStatus(200, { name: 'Pine Hollow' }),
    reportedBy: 'getColony denied',
  },
  {
    name: 'policies that are not a list',
    call: 'getColony',
    on: 'good',
    change: setJson({ policies: {} }),
    reportedBy: 'getColony good',
  },
  {
    name: 'a flag in words',
    call: 'getColony',
    on: 'good',
    change: setJson({ hasMikvah: 'yes' }),
    reportedBy: 'getColony good',
  },
  {
    name: 'an American date',
    call: 'getColony',
    on: 'good',
    change: setJson({ shulOpenAt: ['8/15/2026'] }),
    reportedBy: 'getColony good',
  },
  {
    name: 'a second key for the number of people',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.people_count = row.poeple_count;
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'a time as a number',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.timeAdded = 1_788_876_000_000;
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'an unknown part',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.preparedFor = '3rd';
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'no cookie',
    call: 'login',
    on: 'good',
    change: ({ headers }) => headers.delete('Set-Cookie'),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie that scripts can read',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('; HttpOnly', '')),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie with a narrower path',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('Path=/', 'Path=/api')),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie without a session',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('session=', 'session=x')),
    reportedBy: 'login good',
  },
  {
    name: 'a login with a wrong password',
    call: 'login',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'login denied',
  },
  {
    name: 'a server error for a broken body',
    call: 'login',
    on: 'refused',
    change: setStatus(500, { error: 'SyntaxError' }),
    reportedBy: 'login malformed',
  },
  {
    name: 'a session that does not end',
    call: 'logout',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'logout good',
  },
  {
    name: 'a used-up link as HTML',
    call: 'verifyResetToken',
    on: 'refused',
    change: toHtml,
    reportedBy: 'verifyResetToken malformed',
  },
  {
    name: 'a made-up link accepted',
    call: 'verifyResetToken',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'verifyResetToken denied',
  },
  {
    name: 'a username as a number',
    call: 'verifyJoinToken',
    on: 'good',
    change: setJson({ suggestedUsername: 7 }),
    reportedBy: 'verifyJoinToken good',
  },
  {
    name: 'an invalid profile accepted',
    call: 'updateUser',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'updateUser malformed',
  },
  {
    name: 'settings accepted without a session',
    call: 'updateNotification',
    on: 'signedOut',
    change: setStatus(200),
    reportedBy: 'updateNotification denied',
  },
  {
    name: 'a password refused',
    call: 'updatePassword',
    on: 'good',
    change: setStatus(400, { error: 'No.' }),
    reportedBy: 'updatePassword good',
  },
  {
    name: 'a code answered by its text',
    call: 'verifyBypassCode',
    on: 'good',
    change: (draft) => {
      draft.raw = 'ok';
    },
    reportedBy: 'verifyBypassCode good',
  },
  {
    name: 'a sign-up that is lost',
    call: 'addToMinyan',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'addToMinyan good',
  },
  {
    name: 'a count as text accepted',
    call: 'addToMinyan',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'addToMinyan malformed',
  },
  {
    name: 'a removal that removes nothing',
    call: 'removeFromMinyan',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'removeFromMinyan good',
  },
  {
    name: 'a missing record removed',
    call: 'removeFromMinyan',
    on: 'refused',
    change: setStatus(204, {}),
    reportedBy: 'removeFromMinyan malformed',
  },
  {
    name: 'a duplicate with a date in words',
    call: 'requestService',
    on: 'good',
    change: setJson({ recent_duplicate_date: 'Friday' }),
    reportedBy: 'requestService good',
  },
  {
    name: 'a mail that fails',
    call: 'forgot',
    on: 'good',
    change: setStatus(502, {}),
    reportedBy: 'forgot good',
  },
  {
    name: 'an account without a session',
    call: 'acceptInvitation',
    on: 'good',
    change: ({ headers }) => headers.delete('Set-Cookie'),
    reportedBy: 'acceptInvitation good',
  },
  {
    name: 'a made-up token accepted',
    call: 'setNewPass',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'setNewPass denied',
  },
];

/** Puts a handler in front of the backend's own handlers. It changes the answers of one call. */
export function plant(backend: Backend, fault: PlantedFault): void {
  const ownHandlers = backend.handlers;
  const { method, path } = calls[fault.call];
  const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
  backend.handlers = [
    http.all('*', async ({ request }) => {
      const isFaulty = request.method === method && pattern.test(new URL(request.url).pathname);
      if (isFaulty && fault.isSwallowed) return HttpResponse.json({ success: true });
      const answer = await getResponse(ownHandlers, request.clone(), { baseUrl: BASE_URL });
      if (!isFaulty || answer === undefined || !isAffected(fault, answer.status)) return answer;
      const draft: Draft = {
        status: answer.status,
        headers: new Headers(answer.headers),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer of the emulated backend is an object
        json: (await answer.json()) as Record<string, unknown>,
      };
      fault.change(draft);
      const body = draft.status === 204 ? null : (draft.raw ?? JSON.stringify(draft.json));
      return new HttpResponse(body, { status: draft.status, headers: draft.headers });
    }),
  ];
}

function isAffected({ on }: PlantedFault, status: number): boolean {
  if (on === 'good') return status < 300;
  if (on === 'signedOut') return status === 401;
  return on !== 'refused' || (status >= 400 && status < 500);
}
