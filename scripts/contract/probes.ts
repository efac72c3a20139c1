import { calls, type CallName } from '../../mocks/wire/calls';
import * as bodies from './bodies';
import type { ProbeRequest } from './exchange';
import { asText, ownRows, type Facts } from './facts';

type Kind = 'good' | 'denied' | 'malformed';

/** read: changes nothing. write: the check undoes the change. lasting: the change cannot be undone. */
export type Effect = 'read' | 'write' | 'lasting';

/** done: 2xx. signedOut: 401 or 403. refused: 4xx. answered: 2xx, 3xx or 4xx. */
export type Expected = 'done' | 'signedOut' | 'refused' | 'answered';

export type Probe = {
  call: CallName;
  kind: Kind;
  effect: Effect;
  expected: Expected;
  /** The cookies to send: the cookies of the check's session, no cookies, or a cookie of a session that does not exist. */
  session: 'own' | 'none' | 'broken';
  /** The answer must begin or end a session. */
  cookie?: 'begins' | 'ends';
  /** Returns the request, or a text that says why it cannot be made. */
  toRequest: (facts: Facts) => ProbeRequest | string;
};

type Details = Partial<Omit<Probe, 'call' | 'kind' | 'toRequest'>>;
type BodyOf = (facts: Facts) => unknown;

/** A token with characters that must be percent-encoded in a path. */
const ODD_TOKEN = 'no/such+token%?#ü';
const NO_TOKEN = 'no-such-token';

function probe(call: CallName, kind: Kind, details: Details, toRequest: Probe['toRequest']): Probe {
  return { call, kind, effect: 'read', expected: 'done', session: 'own', ...details, toRequest };
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

/** The probes of a write: correct, without a session, and with a body that violates the contract. */
function writeProbes(call: CallName, make: BodyOf, malformed: BodyOf, effect: Effect = 'write'): Probe[] {
  const toRequest = (body: unknown) => (typeof body === 'string' ? body : request(call, { body }));
  return [
    probe(call, 'good', { effect }, (facts) => toRequest(make(facts))),
    probe(call, 'denied', { effect: 'write', session: 'none', expected: 'signedOut' }, (facts) => {
      const body = make(facts);
      return request(call, { body: typeof body === 'string' ? {} : body });
    }),
    probe(call, 'malformed', { effect: 'write', expected: 'refused' }, (facts) =>
      toRequest(malformed(facts)),
    ),
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

const NO_DAY =
  'the member has signed up for every later Shabbos, or has no id by which the check could find its sign-up';

/** Every call: correct, without permission and malformed. The check makes them in this order. */
export const probes: readonly Probe[] = [
  probe('login', 'denied', { session: 'none', expected: 'refused' }, ({ user, password }) =>
    request('login', { body: { username: user, password: `${password}, mistyped` } }),
  ),
  probe('login', 'malformed', { session: 'none', expected: 'refused' }, () => ({
    ...request('login'),
    rawBody: '{"username":',
  })),
  probe('login', 'good', { cookie: 'begins' }, ({ user, password }) =>
    request('login', { body: { username: user, password } }),
  ),
  ...readProbes('getUser'),
  ...readProbes('getColony'),
  ...readProbes('getMinyan'),
  ...linkProbes('verifyResetToken', ({ resetToken }) => resetToken, '--reset-token'),
  ...linkProbes('verifyJoinToken', ({ joinToken }) => joinToken, '--join-token'),
  ...writeProbes('updateUser', bodies.profile, (facts) => ({ ...bodies.profile(facts), first_name: 7 })),
  ...writeProbes('updateNotification', bodies.notification, () => ({
    notificationMethod: 'X',
    notifications: 1,
  })),
  ...writeProbes('updatePassword', bodies.password, ({ password }) => ({ oldPassword: password })),
  ...writeProbes(
    'verifyBypassCode',
    ({ member, bypassCode }) =>
      bypassCode === null ? 'no --bypass-code was given' : { user_id: member.user_id, bypassCode },
    ({ member }) => ({ user_id: member.user_id, bypassCode: 0 }),
  ),
  ...writeProbes(
    'addToMinyan',
    ({ day }) => (day === null ? NO_DAY : bodies.signUp(day)),
    ({ day }) => bodies.signUp(day ?? '', { poeple_count: '1' }),
  ),
  probe('removeFromMinyan', 'denied', { effect: 'write', session: 'none', expected: 'signedOut' }, () =>
    request('removeFromMinyan', { param: NO_TOKEN }),
  ),
  probe('removeFromMinyan', 'malformed', { effect: 'write', expected: 'refused' }, () =>
    request('removeFromMinyan', { param: ODD_TOKEN }),
  ),
  probe(
    'removeFromMinyan',
    'good',
    { effect: 'write' },
    (facts) => removalRequest(facts) ?? 'this check has made no sign-up, or the sign-up has no id',
  ),
  ...writeProbes(
    'requestService',
    bodies.serviceRequest,
    (facts) => ({ ...bodies.serviceRequest(facts), todo: 'Sweep' }),
    'lasting',
  ),
  probe('forgot', 'good', { effect: 'lasting', session: 'none' }, ({ member }) =>
    request('forgot', { body: { email: asText(member.email) } }),
  ),
  // A backend need not tell whether an account exists, so both answers are correct.
  probe('forgot', 'denied', { effect: 'write', session: 'none', expected: 'answered' }, () =>
    request('forgot', { body: { email: 'nobody@contract-check.invalid' } }),
  ),
  probe('forgot', 'malformed', { effect: 'write', session: 'none', expected: 'refused' }, () =>
    request('forgot', { body: { email: 7 } }),
  ),
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
  probe('logout', 'denied', { session: 'none', expected: 'answered' }, () => request('logout')),
  probe('logout', 'malformed', { session: 'broken', expected: 'answered' }, () => request('logout')),
  probe('logout', 'good', { expected: 'answered', cookie: 'ends' }, () => request('logout')),
];

/** The request that removes the check's own sign-up. Null if there is no sign-up, or if it has no id. */
export function removalRequest(facts: Facts): ProbeRequest | null {
  const [row] = ownRows(facts, facts.day);
  const id = asText(row?._id);
  return id === '' ? null : request('removeFromMinyan', { param: id });
}
