import { readText } from '@/api/reading';
import type { CallName } from '../../../mocks/wire/calls';
import * as bodies from './bodies';
import { type Parts, type ProbeRequest, request } from './exchange';
import { type Changed, type Facts, ownRecordId, type ReadName } from './visit';

/** read: changes nothing. write: the check undoes the change. lasting: the change cannot be undone. */
export type Effect = 'read' | 'write' | 'lasting';

/** done: 2xx. signedOut: 401 or 403. refused: 4xx. answered: 2xx, 3xx or 4xx. ended: 2xx or 3xx. */
export type Expected = 'done' | 'signedOut' | 'refused' | 'answered' | 'ended';

type Details = {
  effect: Effect;
  expected: Expected;
  /** The cookies to send: the cookies of the check's session, no cookies, or a cookie of a session that does not exist. */
  session: 'own' | 'none' | 'broken';
  /** The answer must begin or end a session. */
  cookie?: 'begins' | 'ends';
  /** The reads that need a good answer before the request: it sends their values back, or the check needs them to undo it. */
  needs: readonly ReadName[];
  /** What the request may change, so that the check restores it. */
  changes?: Changed;
};

export type Probe = Details & {
  call: CallName;
  kind: 'good' | 'denied' | 'malformed';
  /** Returns the request, or a text that says why it cannot be made. */
  toRequest: (facts: Facts) => ProbeRequest | string;
};

/** A token with characters that must be percent-encoded in a path. */
const ODD_TOKEN = 'no/such+token%?#ü';
const NO_TOKEN = 'no-such-token';

const NO_DAY =
  'the check has no day for a sign-up that it can remove: the answers lack ids or the upcoming Shabbos, or no day is free';
const NO_SETTINGS = 'the check could not restore the settings, because GET /api/user has not all of them';

const newPassword = ({ password }: Facts, token: string) => ({ password, password2: password, token });

const DEFAULTS: Record<Probe['kind'], Pick<Details, 'session' | 'expected'>> = {
  good: { session: 'own', expected: 'done' },
  denied: { session: 'none', expected: 'signedOut' },
  malformed: { session: 'own', expected: 'refused' },
};

function probe(
  call: CallName,
  kind: Probe['kind'],
  details: Partial<Details>,
  toParts: (facts: Facts) => Parts | string = () => ({}),
): Probe {
  const toRequest = (facts: Facts) => {
    const parts = toParts(facts);
    return typeof parts === 'string' ? parts : request(call, parts);
  };
  return { call, kind, effect: 'read', needs: [], ...DEFAULTS[kind], ...details, toRequest };
}

/** The probes of a read: with the session, without one, and with a session that does not exist. */
function readProbes(call: ReadName): Probe[] {
  const toParts = () => ({ query: call === 'getMinyan' ? '' : '?_=1' });
  return [
    probe(call, 'good', {}, toParts),
    probe(call, 'denied', {}, toParts),
    probe(call, 'malformed', { session: 'broken', expected: 'signedOut' }, toParts),
  ];
}

/**
 * The probes of a write: correct, without a session, and with a body that the backend must refuse. `wrong` changes as little
 * as possible if the backend accepts it. `make` and `wrong` may return a text that says why the request cannot be made.
 */
function writeProbes(
  call: CallName,
  make: (facts: Facts) => object | string,
  wrong: (facts: Facts) => object | string,
  ownDetails: Partial<Details> = {},
): Probe[] {
  const details: Partial<Details> = { effect: 'write', needs: ['getUser'], ...ownDetails };
  const toParts = (body: object | string) => (typeof body === 'string' ? body : { body });
  return [
    probe(call, 'good', details, (facts) => toParts(make(facts))),
    probe(call, 'denied', details, (facts) => {
      const body = make(facts);
      return { body: typeof body === 'string' ? {} : body };
    }),
    probe(call, 'malformed', details, (facts) => toParts(wrong(facts))),
  ];
}

const strangerRefused = { session: 'none', expected: 'refused' } as const;

const OPTIONS = { resetToken: '--reset-token', joinToken: '--join-token' } as const;

/** Makes a request with the token of an option, or returns a text that says that the option was not given. */
function withToken(facts: Facts, option: keyof typeof OPTIONS, make: (token: string) => Parts) {
  const token = facts[option];
  return token === undefined ? `no ${OPTIONS[option]} was given` : make(token);
}

/** The probes of the call that verifies a link: a token that was passed, an unknown token, and a token of odd characters. */
function linkProbes(call: CallName, option: keyof typeof OPTIONS): Probe[] {
  return [
    probe(call, 'good', { session: 'none' }, (facts) => withToken(facts, option, (param) => ({ param }))),
    probe(call, 'denied', strangerRefused, () => ({ param: NO_TOKEN })),
    probe(call, 'malformed', strangerRefused, () => ({ param: ODD_TOKEN })),
  ];
}

/** The probes of the call that uses up a link. The correct request cannot be undone. */
function linkUseProbes(
  call: CallName,
  option: keyof typeof OPTIONS,
  make: (facts: Facts, token: string) => object,
): Probe[] {
  const refused = { ...strangerRefused, effect: 'write' } as const;
  return [
    probe(call, 'good', { effect: 'lasting', session: 'none', cookie: 'begins' }, (facts) =>
      withToken(facts, option, (token) => ({ body: make(facts, token) })),
    ),
    probe(call, 'denied', refused, (facts) => ({ body: make(facts, NO_TOKEN) })),
    probe(call, 'malformed', refused, () => ({ body: { token: 1 } })),
  ];
}

/**
 * Every call: correct, without permission and malformed. The check makes the requests in this order. The login comes first,
 * because nothing else is sent if it is refused. The more a request could damage, the later it comes.
 */
export const probes: readonly Probe[] = [
  probe('login', 'good', { session: 'none', cookie: 'begins' }, ({ user, password }) => ({
    body: { username: user, password },
  })),
  ...readProbes('getUser'),
  ...readProbes('getColony'),
  ...readProbes('getMinyan'),
  probe('login', 'malformed', strangerRefused, () => ({ body: '{"username":' })),
  probe('login', 'denied', strangerRefused, ({ user, password }) => ({
    body: { username: user, password: `${password}, mistyped` },
  })),
  ...linkProbes('verifyResetToken', 'resetToken'),
  ...linkProbes('verifyJoinToken', 'joinToken'),
  ...writeProbes(
    'verifyBypassCode',
    ({ member, bypassCode }) =>
      bypassCode === undefined ? 'no --bypass-code was given' : { user_id: member.user_id, bypassCode },
    ({ member }) => ({ user_id: member.user_id, bypassCode: NO_TOKEN }),
  ),
  // A backend need not tell whether an account exists, so both a success and a refusal are correct.
  probe('forgot', 'denied', { effect: 'write', session: 'none', expected: 'answered' }, () => ({
    body: { email: 'nobody@contract-check.invalid' },
  })),
  probe('forgot', 'malformed', { ...strangerRefused, effect: 'write' }, () => ({ body: { email: 7 } })),
  ...writeProbes(
    'addToMinyan',
    ({ day }) => (day === null ? NO_DAY : bodies.signUp(day)),
    ({ day }) => (day === null ? NO_DAY : { ...bodies.signUp(day), poeple_count: '1' }),
    { needs: ['getUser', 'getMinyan'], changes: 'signUp' },
  ),
  probe('removeFromMinyan', 'denied', { effect: 'write' }, () => ({ param: NO_TOKEN })),
  probe('removeFromMinyan', 'malformed', { effect: 'write' }, () => ({ param: ODD_TOKEN })),
  probe('removeFromMinyan', 'good', { effect: 'write', changes: 'signUp' }, (facts) => {
    const param = ownRecordId(facts);
    return param === null ? 'this check has made no sign-up, or the sign-up has no id' : { param };
  }),
  ...writeProbes(
    'updateNotification',
    (facts) => bodies.notification(facts) ?? NO_SETTINGS,
    () => ({ notificationMethod: 'X', notifications: 1 }),
    { changes: 'settings' },
  ),
  ...writeProbes(
    'updateUser',
    (facts) => bodies.profile(facts) ?? NO_SETTINGS,
    (facts) => {
      const profile = bodies.profile(facts);
      return profile === null ? NO_SETTINGS : { ...profile, first_name: 7 };
    },
    { changes: 'settings' },
  ),
  probe('forgot', 'good', { effect: 'lasting', session: 'none', needs: ['getUser'] }, ({ member }) => ({
    body: { email: readText(member.email) },
  })),
  ...writeProbes(
    'requestService',
    bodies.serviceRequest,
    (facts) => ({ ...bodies.serviceRequest(facts), todo: 'Sweep' }),
    { effect: 'lasting', needs: ['getUser', 'getColony'] },
  ),
  ...linkUseProbes('acceptInvitation', 'joinToken', (facts, token) => ({
    username: `check-${token}`,
    ...newPassword(facts, token),
  })),
  ...linkUseProbes('setNewPass', 'resetToken', newPassword),
  // Even if the backend accepts the wrong old password, the password stays the same.
  ...writeProbes(
    'updatePassword',
    bodies.password,
    (facts) => ({ ...bodies.password(facts), oldPassword: `${facts.password}, mistyped` }),
    { changes: 'password' },
  ),
  probe('logout', 'denied', { session: 'none', expected: 'answered' }),
  probe('logout', 'malformed', { session: 'broken', expected: 'answered' }),
  probe('logout', 'good', { expected: 'ended', cookie: 'ends' }),
];
