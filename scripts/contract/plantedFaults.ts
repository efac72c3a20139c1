import { getResponse, http, HttpResponse } from 'msw';
import type { Backend } from '../../mocks/backend';
import { BASE_URL } from '../../mocks/wire/baseUrl';
import { calls, type CallName } from '../../mocks/wire/calls';
import type { Level } from './finding';

/** An answer that a fault may change before it is sent. */
type Draft = { status: number; headers: Headers; json: Record<string, unknown>; raw?: string };

/** A way in which a backend may differ from the contract, and how the check must report it. */
export type PlantedFault = {
  name: string;
  level: Level;
  call: CallName;
  /** The answers that the fault changes. Default: all answers of the call. */
  on?: 'good' | 'refused' | 'signedOut';
  change: (draft: Draft, backend: Backend) => void;
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
  onField('upcomingShabbos', changeRow)(draft);
};
const onCookie = (changeCookie: (cookie: string) => string) => (draft: Draft) => {
  const cookies = draft.headers.getSetCookie();
  draft.headers.delete('Set-Cookie');
  for (const cookie of cookies) draft.headers.append('Set-Cookie', changeCookie(cookie));
};
const onField =
  (list: string, changeItem: (item: Record<string, unknown>) => void) =>
  ({ json }: Draft) => {
    const items: unknown = json[list];
    if (Array.isArray(items)) for (const item of items) changeItem(item);
  };
const renameIn = (from: string, to: string) => (item: Record<string, unknown>) => {
  item[to] = item[from];
  delete item[from];
};
const changeNothing = () => undefined;

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a member without an id',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: rename('user_id', 'userId'),
    reportedBy: 'getUser good',
  },
  {
    name: 'a balance in words',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: setJson({ balance: '$12' }),
    reportedBy: 'getUser good',
  },
  {
    name: 'an unknown frequency',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: setJson({ notifications: 'X' }),
    reportedBy: 'getUser good',
  },
  {
    name: 'a member as HTML',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: toHtml,
    reportedBy: 'login good',
  },
  {
    name: 'JSON under another type',
    level: 'deviates',
    call: 'getUser',
    on: 'good',
    change: ({ headers }) => headers.set('Content-Type', 'text/plain'),
    reportedBy: 'getUser good',
  },
  {
    name: 'a redirect for strangers',
    level: 'deviates',
    call: 'getUser',
    on: 'signedOut',
    change: setStatus(302),
    reportedBy: 'getUser denied',
  },
  {
    name: 'a refusal without an error text',
    level: 'deviates',
    call: 'getColony',
    on: 'signedOut',
    change: rename('error', 'message'),
    reportedBy: 'getColony denied',
  },
  {
    name: 'a community for strangers',
    level: 'deviates',
    call: 'getColony',
    on: 'signedOut',
    change: setStatus(200, { name: 'Pine Hollow' }),
    reportedBy: 'getColony denied',
  },
  {
    name: 'policies that are not a list',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: setJson({ policies: {} }),
    reportedBy: 'getColony good',
  },
  {
    name: 'a flag in words',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: setJson({ hasMikvah: 'yes' }),
    reportedBy: 'getColony good',
  },
  {
    name: 'an American date',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: setJson({ shulOpenAt: ['8/15/2026'] }),
    reportedBy: 'getColony good',
  },
  {
    name: 'a second key for the number of people',
    level: 'extra',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.people_count = row.poeple_count;
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'a time as a number',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.timeAdded = 1_788_876_000_000;
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'an unknown part',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => {
      row.preparedFor = '3rd';
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'no cookie',
    level: 'breaks',
    call: 'login',
    on: 'good',
    change: ({ headers }) => headers.delete('Set-Cookie'),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie that scripts can read',
    level: 'deviates',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('; HttpOnly', '')),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie with a narrower path',
    level: 'breaks',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('Path=/', 'Path=/api')),
    reportedBy: 'login good',
  },
  {
    name: 'a cookie without a session',
    level: 'breaks',
    call: 'login',
    on: 'good',
    change: onCookie((cookie) => cookie.replace('session=', 'session=x')),
    reportedBy: 'login good',
  },
  {
    name: 'a login with a wrong password',
    level: 'deviates',
    call: 'login',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'login denied',
  },
  {
    name: 'a server error for a broken body',
    level: 'deviates',
    call: 'login',
    on: 'refused',
    change: setStatus(500, { error: 'SyntaxError' }),
    reportedBy: 'login malformed',
  },
  {
    name: 'a session that does not end',
    level: 'breaks',
    call: 'logout',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'logout good',
  },
  {
    name: 'a used-up link as HTML',
    level: 'deviates',
    call: 'verifyResetToken',
    on: 'refused',
    change: toHtml,
    reportedBy: 'verifyResetToken malformed',
  },
  {
    name: 'a made-up link accepted',
    level: 'breaks',
    call: 'verifyResetToken',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'verifyResetToken denied',
  },
  {
    name: 'a username as an object',
    level: 'deviates',
    call: 'verifyJoinToken',
    on: 'good',
    change: setJson({ suggestedUsername: {} }),
    reportedBy: 'verifyJoinToken good',
  },
  {
    name: 'an invalid profile accepted',
    level: 'deviates',
    call: 'updateUser',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'updateUser malformed',
  },
  {
    name: 'settings accepted without a session',
    level: 'deviates',
    call: 'updateNotification',
    on: 'signedOut',
    change: setStatus(200),
    reportedBy: 'updateNotification denied',
  },
  {
    name: 'a password refused',
    level: 'deviates',
    call: 'updatePassword',
    on: 'good',
    change: setStatus(400, { error: 'No.' }),
    reportedBy: 'updatePassword good',
  },
  {
    name: 'a code answered by its text',
    level: 'breaks',
    call: 'verifyBypassCode',
    on: 'good',
    change: (draft) => {
      draft.raw = 'ok';
    },
    reportedBy: 'verifyBypassCode good',
  },
  {
    name: 'a sign-up that is lost',
    level: 'breaks',
    call: 'addToMinyan',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'addToMinyan good',
  },
  {
    name: 'a count as text accepted',
    level: 'deviates',
    call: 'addToMinyan',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'addToMinyan malformed',
  },
  {
    name: 'a removal that removes nothing',
    level: 'breaks',
    call: 'removeFromMinyan',
    change: changeNothing,
    isSwallowed: true,
    reportedBy: 'removeFromMinyan good',
  },
  {
    name: 'a missing record removed',
    level: 'deviates',
    call: 'removeFromMinyan',
    on: 'refused',
    change: setStatus(204, {}),
    reportedBy: 'removeFromMinyan malformed',
  },
  {
    name: 'a duplicate with a date in words',
    level: 'breaks',
    call: 'requestService',
    on: 'good',
    change: setJson({ recent_duplicate_date: 'Friday' }),
    reportedBy: 'requestService good',
  },
  {
    name: 'a mail that fails',
    level: 'breaks',
    call: 'forgot',
    on: 'good',
    change: setStatus(502, {}),
    reportedBy: 'forgot good',
  },
  {
    name: 'an account without a session',
    level: 'breaks',
    call: 'acceptInvitation',
    on: 'good',
    change: ({ headers }) => headers.delete('Set-Cookie'),
    reportedBy: 'acceptInvitation good',
  },
  {
    name: 'a made-up token accepted',
    level: 'breaks',
    call: 'setNewPass',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'setNewPass denied',
  },
  {
    name: 'a first name under another key',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: rename('first_name', 'firstName'),
    reportedBy: 'getUser good',
  },
  {
    name: 'a member inside another object',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: (draft) => {
      draft.json = { user: draft.json };
    },
    reportedBy: 'getUser good',
  },
  {
    name: 'a member that is null',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: (draft) => {
      draft.raw = 'null';
    },
    reportedBy: 'login good',
  },
  {
    name: 'holidays without a name',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: onField('upcomingHolidays', (item) => delete item.name),
    reportedBy: 'getUser good',
  },
  {
    name: 'holidays with American dates',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: onField('upcomingHolidays', (item) => {
      item.date = '9/12/2026';
    }),
    reportedBy: 'getUser good',
  },
  {
    name: 'a member without a balance',
    level: 'breaks',
    call: 'getUser',
    on: 'good',
    change: ({ json }) => delete json.balance,
    reportedBy: 'getUser good',
  },
  {
    name: 'a page in place of the refusal',
    level: 'breaks',
    call: 'getUser',
    on: 'signedOut',
    change: (draft) => {
      toHtml(draft);
      draft.status = 200;
    },
    reportedBy: 'getUser denied',
  },
  {
    name: 'a server error in place of the refusal',
    level: 'breaks',
    call: 'getUser',
    on: 'signedOut',
    change: setStatus(500, { error: 'No session.' }),
    reportedBy: 'getUser denied',
  },
  {
    name: 'an empty community',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: (draft) => {
      draft.json = {};
    },
    reportedBy: 'getColony good',
  },
  {
    name: 'a community without a name',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: rename('name', 'title'),
    reportedBy: 'getColony good',
  },
  {
    name: 'notes as one text',
    level: 'breaks',
    call: 'getColony',
    on: 'good',
    change: setJson({ notes: 'Please park behind the shul.' }),
    reportedBy: 'getColony good',
  },
  {
    name: 'people under the correct spelling',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onRows(renameIn('poeple_count', 'people_count')),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'a condition under another key',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onRows(renameIn('only_if_minyan', 'onlyIfMinyan')),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'rows without a member',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => delete row.user_id),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'rows without an id',
    level: 'deviates',
    call: 'getMinyan',
    on: 'good',
    change: onRows((row) => delete row._id),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'groups without a title',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onField('upcomingHolidays', (item) => delete item.date_title),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'later Shabbosim with American dates',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: onField('futureShabbos', (item) => {
      item.date = '8/22/2026';
    }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'the coming Shabbos under another key',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: rename('upcomingShabbos', 'shabbos'),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'records as a list',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: (draft) => {
      draft.raw = '[]';
    },
    reportedBy: 'getMinyan good',
  },
  {
    name: 'records that fail',
    level: 'breaks',
    call: 'getMinyan',
    on: 'good',
    change: setStatus(500, { error: 'No.' }),
    reportedBy: 'getMinyan good',
  },
  {
    name: 'a login that redirects',
    level: 'deviates',
    call: 'login',
    on: 'good',
    change: (draft) => {
      draft.status = 302;
    },
    reportedBy: 'login good',
  },
  {
    name: 'a session after a wrong password',
    level: 'breaks',
    call: 'login',
    on: 'refused',
    change: (draft, backend) => {
      setStatus(200)(draft);
      draft.headers.append('Set-Cookie', `session=${backend.signIn('demo')}; Path=/; HttpOnly`);
    },
    reportedBy: 'login denied',
  },
  {
    name: 'a logout that fails',
    level: 'breaks',
    call: 'logout',
    on: 'good',
    change: setStatus(500, { error: 'No.' }),
    reportedBy: 'logout good',
  },
  {
    name: 'a valid link with an empty answer',
    level: 'breaks',
    call: 'verifyResetToken',
    on: 'good',
    change: (draft) => {
      draft.raw = '';
    },
    reportedBy: 'verifyResetToken good',
  },
  {
    name: 'a refusal with status 200',
    level: 'breaks',
    call: 'updateUser',
    on: 'good',
    change: setStatus(200, { success: false, error: 'No.' }),
    reportedBy: 'updateUser good',
  },
  {
    name: 'settings that redirect to the login',
    level: 'breaks',
    call: 'updateNotification',
    on: 'good',
    change: setStatus(302),
    reportedBy: 'updateNotification good',
  },
  {
    name: 'any code accepted',
    level: 'breaks',
    call: 'verifyBypassCode',
    on: 'refused',
    change: setStatus(200),
    reportedBy: 'verifyBypassCode malformed',
  },
  {
    name: 'a saved request with a page as its answer',
    level: 'breaks',
    call: 'requestService',
    on: 'good',
    change: toHtml,
    reportedBy: 'requestService good',
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
      fault.change(draft, backend);
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
