import { calls, type CallName } from '../../mocks/wire/calls';
import * as bodies from './bodies';
import type { ProbeRequest } from './exchange';
import { asText, ownRecordId, type Facts } from './facts';

type Kind = 'good' | 'denied' | 'malformed';

/** read: changes nothing. write: the check undoes the change. lasting: the change cannot be undone. */
export type Effect = 'read' | 'write' | 'lasting';

/** done: 2xx. signedOut: 401 or 403. refused: 4xx. answered: 2xx, 3xx or 4xx. */
export type Expected = 'done' | 'signedOut' | 'refused' | 'answered';

export type ReadName = 'getUser' | 'getColony' | 'getMinyan';

/** The parts of the member's data that the check changes and restores. */
export type Changed = 'settings' | 'signUp' | 'password';

export type Probe = {
  call: CallName;
  kind: Kind;
  effect: Effect;
  expected: Expected;
  /** The cookies to send: the cookies of the check's session, no cookies, or a cookie of a session that does not exist. */
  session: 'own' | 'none' | 'broken';
  /** The answer must begin or end a session. */
  cookie?: 'begins' | 'ends';
  /** The reads without whose good answers the request is not made: their values are sent back, or needed to undo it. */
  needs: readonly ReadName[];
  /** What the request may change, so that the check restores it. */
  changes?: Changed;
  /** Returns the request, or a text that says why it cannot be made. */
  toRequest: (facts: Facts) => ProbeRequest | string;
};

type Details = Partial<Omit<Probe, 'call' | 'kind' | 'toRequest'>>;
type BodyOf = (facts: Facts) => unknown;

/** A token with characters that must be percent-encoded in a path. */
const ODD_TOKEN = 'no/such+token%?#ü';
const NO_TOKEN = 'no-such-token';

const NO_DAY =
  'the check could not find or remove a sign-up of its own: there are no ids, or the member has signed up for every later Shabbos';
const NO_SETTINGS = 'the check could not restore the settings, because GET /api/user has not all of them';

function probe(call: CallName, kind: Kind, details: Details, toRequest: Probe['toRequest']): Probe {
  return { call, kind, effect: 'read', expected: 'done', session: 'own', needs: [], ...details, toRequest };
}

/** The request of a call, with its parameter percent-encoded. */
function request(
  call: CallName,
  { param = '', body }: { param?: string; body?: unknown } = {},
): ProbeRequest {
  const { method, path } = calls[call];
  return {
    method,
    path: path.replace(/:\w+/, encodeURIComponent(param)),
    ...(body !== undefined && { body }),
  };
}

/** The probes of a read: with the session, without one, and with a session that does not exist. */
function readProbes(call: CallName): Probe[] {
  const query = call === 'getMinyan' ? '' : '?_=1';
  const toRequest = () => ({ method: 'GET', path: calls[call].path + query });
  return [
    probe(call, 'good', {}, toRequest),
    probe(call, 'denied', { session: 'none', expected: 'signedOut' }, toRequest),
    probe(call, 'malformed', { session: 'broken', expected: 'signedOut' }, toRequest),
  ];
}

type Write = {
  /** The body of the correct request, or a text that says why it cannot be made. */
  make: BodyOf;
  /** A body that the backend must refuse. It changes as little as possible if the backend accepts it. */
  wrong: BodyOf;
  effect?: Effect;
  needs?: readonly ReadName[];
  changes?: Changed;
};

/** The probes of a write: correct, without a session, and with a body that the backend must refuse. */
function writeProbes(
  call: CallName,
  { make, wrong, effect = 'write', needs = ['getUser'], changes }: Write,
): Probe[] {
  const details = { effect, needs, ...(changes !== undefined && { changes }) };
  const toRequest = (body: unknown) => (typeof body === 'string' ? body : request(call, { body }));
  return [
    probe(call, 'good', details, (facts) => toRequest(make(facts))),
    probe(call, 'denied', { ...details, session: 'none', expected: 'signedOut' }, (facts) => {
      const body = make(facts);
      return request(call, { body: typeof body === 'string' ? {} : body });
    }),
    probe(call, 'malformed', { ...details, expected: 'refused' }, (facts) => toRequest(wrong(facts))),
  ];
}

/** The probes of the call that verifies a link: a valid token if one was passed, an unknown token, and one of odd characters. */
function linkProbes(call: CallName, tokenOf: (facts: Facts) => string | null, option: string): Probe[] {
  const refused = { session: 'none', expected: 'refused' } as const;
  return [
    probe(call, 'good', { session: 'none' }, (facts) => {
      const token = tokenOf(facts);
      return token === null ? `no ${option} was given` : request(call, { param: token });
    }),
    probe(call, 'denied', refused, () => request(call, { param: NO_TOKEN })),
    probe(call, 'malformed', refused, () => request(call, { param: ODD_TOKEN })),
  ];
}

/** The probes of the call that uses up a link. The correct request cannot be undone. */
function linkUseProbes(
  call: CallName,
  make: (facts: Facts, token: string) => object,
  tokenOf: (facts: Facts) => string | null,
  option: string,
): Probe[] {
  const refused = { effect: 'write', session: 'none', expected: 'refused' } as const;
  return [
    probe(call, 'good', { effect: 'lasting', session: 'none', cookie: 'begins' }, (facts) => {
      const token = tokenOf(facts);
      return token === null ? `no ${option} was given` : request(call, { body: make(facts, token) });
    }),
    probe(call, 'denied', refused, (facts) => request(call, { body: make(facts, NO_TOKEN) })),
    probe(call, 'malformed', refused, () => request(call, { body: { token: 1 } })),
  ];
}

const linkReads = [
  ...linkProbes('verifyResetToken', ({ resetToken }) => resetToken, '--reset-token'),
  ...linkProbes('verifyJoinToken', ({ joinToken }) => joinToken, '--join-token'),
];

/**
 * Every call: correct, without permission and malformed. The check makes them in this order. The login comes first, because
 * nothing else is sent with a wrong password. The more a request could damage, the later it comes.
 */
export const probes: readonly Probe[] = [
  probe('login', 'good', { cookie: 'begins' }, ({ user, password }) =>
    request('login', { body: { username: user, password } }),
  ),
  ...readProbes('getUser'),
  ...readProbes('getColony'),
  ...readProbes('getMinyan'),
  probe('login', 'malformed', { session: 'none', expected: 'refused' }, () => ({
    ...request('login'),
    rawBody: '{"username":',
  })),
  probe('login', 'denied', { session: 'none', expected: 'refused' }, ({ user, password }) =>
    request('login', { body: { username: user, password: `${password}, mistyped` } }),
  ),
  ...linkReads,
  ...writeProbes('verifyBypassCode', {
    make: ({ member, bypassCode }) =>
      bypassCode === null ? 'no --bypass-code was given' : { user_id: member.user_id, bypassCode },
    wrong: ({ member }) => ({ user_id: member.user_id, bypassCode: NO_TOKEN }),
  }),
  // A backend need not tell whether an account exists, so both answers are correct.
  probe('forgot', 'denied', { effect: 'write', session: 'none', expected: 'answered' }, () =>
    request('forgot', { body: { email: 'nobody@contract-check.invalid' } }),
  ),
  probe('forgot', 'malformed', { effect: 'write', session: 'none', expected: 'refused' }, () =>
    request('forgot', { body: { email: 7 } }),
  ),
  ...writeProbes('addToMinyan', {
    needs: ['getUser', 'getMinyan'],
    changes: 'signUp',
    make: ({ day }) => (day === null ? NO_DAY : bodies.signUp(day)),
    wrong: ({ day }) => (day === null ? NO_DAY : { ...bodies.signUp(day), poeple_count: '1' }),
  }),
  probe('removeFromMinyan', 'denied', { effect: 'write', session: 'none', expected: 'signedOut' }, () =>
    request('removeFromMinyan', { param: NO_TOKEN }),
  ),
  probe('removeFromMinyan', 'malformed', { effect: 'write', expected: 'refused' }, () =>
    request('removeFromMinyan', { param: ODD_TOKEN }),
  ),
  probe(
    'removeFromMinyan',
    'good',
    { effect: 'write', changes: 'signUp' },
    (facts) => removalRequest(facts) ?? 'this check has made no sign-up, or the sign-up has no id',
  ),
  ...writeProbes('updateNotification', {
    changes: 'settings',
    make: (facts) => bodies.notification(facts) ?? NO_SETTINGS,
    wrong: () => ({ notificationMethod: 'X', notifications: 1 }),
  }),
  ...writeProbes('updateUser', {
    changes: 'settings',
    make: (facts) => bodies.profile(facts) ?? NO_SETTINGS,
    wrong: (facts) => {
      const profile = bodies.profile(facts);
      return profile === null ? NO_SETTINGS : { ...profile, first_name: 7 };
    },
  }),
  probe('forgot', 'good', { effect: 'lasting', session: 'none', needs: ['getUser'] }, ({ member }) =>
    request('forgot', { body: { email: asText(member.email) } }),
  ),
  ...writeProbes('requestService', {
    effect: 'lasting',
    needs: ['getUser', 'getColony'],
    make: bodies.serviceRequest,
    wrong: (facts) => ({ ...bodies.serviceRequest(facts), todo: 'Sweep' }),
  }),
  ...linkUseProbes(
    'acceptInvitation',
    ({ password }, token) => ({ username: `check-${token}`, password, password2: password, token }),
    ({ joinToken }) => joinToken,
    '--join-token',
  ),
  ...linkUseProbes(
    'setNewPass',
    ({ password }, token) => ({ password, password2: password, token }),
    ({ resetToken }) => resetToken,
    '--reset-token',
  ),
  // Even if the backend accepts the wrong old password, the password stays the same.
  ...writeProbes('updatePassword', {
    changes: 'password',
    make: bodies.password,
    wrong: (facts) => ({ ...bodies.password(facts), oldPassword: `${facts.password}, mistyped` }),
  }),
  probe('logout', 'denied', { session: 'none', expected: 'answered' }, () => request('logout')),
  probe('logout', 'malformed', { session: 'broken', expected: 'answered' }, () => request('logout')),
  probe('logout', 'good', { expected: 'answered', cookie: 'ends' }, () => request('logout')),
];

/** The request that removes the check's own sign-up. Null if there is no sign-up, or if it has no id. */
export function removalRequest(facts: Facts): ProbeRequest | null {
  const id = ownRecordId(facts, facts.day);
  return id === null ? null : request('removeFromMinyan', { param: id });
}
