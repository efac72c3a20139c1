import { type CallName, calls } from '../../../mocks/wire/calls';
import type { Answer } from './exchange';
import { breaks, deviates, type Finding, finding, type Level } from './finding';
import { judgeBody } from './judgeBody';
import type { Expected, Probe } from './probes';

/** With these statuses a backend refuses values by a rule of its own: Bad Request, Conflict, Unprocessable Content. */
const OWN_RULE_STATUSES: ReadonlySet<number> = new Set([400, 409, 422]);

type StatusClass = 'done' | 'redirect' | 'signedOut' | 'ownRule' | 'refused' | 'failed';

const ALLOWED: Record<Expected, readonly StatusClass[]> = {
  done: ['done'],
  signedOut: ['signedOut'],
  refused: ['signedOut', 'ownRule', 'refused'],
  answered: ['done', 'redirect', 'signedOut', 'ownRule', 'refused'],
  ended: ['done', 'redirect'],
};

/**
 * The effects of statuses that are not allowed, at the level 'breaks'. A key is '{expected} {actual}', or
 * '{call} {expected} {actual}' for one call. The actual class 'other' stands for each class without a key.
 */
const BREAKS: Readonly<Record<string, string>> = {
  'done redirect':
    'The client takes a redirected call for the end of the session and asks the member to sign in.',
  'done other': 'A correct call fails: the member reads an error.',
  'getUser signedOut done':
    'The client does not notice that a session has ended, or shows a member to a visitor.',
  'getUser signedOut other':
    'The client does not notice that a session has ended: nobody is asked to sign in.',
  'verifyResetToken refused done': 'The form for a new password opens for a link that is not valid.',
  'verifyJoinToken refused done': 'The form for a new account opens for a link that is not valid.',
  'setNewPass refused done': 'The visitor believes that the password is set although the link is not valid.',
  'acceptInvitation refused done':
    'The visitor believes that the account exists although the link is not valid.',
  'verifyBypassCode refused done': 'Any code dismisses the warning of the outstanding balance.',
  'ended other': "The member reads 'Could not log out. Please try again.' and stays signed in.",
};
/** The same at the level 'deviates'. */
const DEVIATES: Readonly<Record<string, string>> = {
  'login done redirect': 'The client takes it for a success and reads the member.',
  'done ownRule': 'The member reads the error. The backend may have a rule of its own about these values.',
  'signedOut redirect': 'The client takes a redirected call for the end of the session.',
  'signedOut done': 'The backend answers without a session. The client never sends this call without one.',
  'signedOut other': 'The client notices the end of the session only at its next read of the member.',
  'login refused done': 'The client then reads the member, is refused, and says that the login failed.',
  'login refused redirect': 'The client then reads the member, is refused, and says that the login failed.',
  'refused done': 'The backend accepts a request that the client never sends.',
  'refused redirect': 'The client takes a redirected call for the end of the session.',
  'refused other':
    "The member reads 'Something went wrong. Please try again.' or the backend's text, not the reason.",
  'logout answered other': 'The client logs out only where somebody is signed in.',
  'answered other': 'The member reads an error.',
};

/** Compares the answer to a probe with the contract: status, cookies and body. */
export function judge(probe: Probe, answer: Answer, isSecure: boolean): Finding[] {
  const findings = judgeStatus(probe, answer.status);
  const isDone = answer.status < 300;
  const cookies = probe.cookie === 'begins' && isDone ? judgeCookies(probe.call, answer, isSecure) : [];
  // The body of an unexpected success would only repeat the finding about the status.
  const isUnexpectedSuccess = findings.length > 0 && isDone;
  return [...findings, ...cookies, ...(isUnexpectedSuccess ? [] : judgeBody(probe.call, answer))];
}

export function judgeStatus({ call, expected }: Pick<Probe, 'call' | 'expected'>, status: number): Finding[] {
  const actual = classOf(call, status);
  if (ALLOWED[expected].includes(actual)) return [];
  const situations = [actual, 'other'].flatMap((one) => [`${call} ${expected} ${one}`, `${expected} ${one}`]);
  for (const situation of situations) {
    if (BREAKS[situation] !== undefined) return breaks(`status ${status}`, BREAKS[situation]);
    if (DEVIATES[situation] !== undefined) return deviates(`status ${status}`, DEVIATES[situation]);
  }
  return [];
}

function classOf(call: CallName, status: number): StatusClass {
  if (status < 300) return 'done';
  if (status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'signedOut';
  // A read sends no values. A correct login must not be refused, and a wrong one may be refused with any 4xx.
  if (OWN_RULE_STATUSES.has(status) && calls[call].method !== 'GET' && call !== 'login') return 'ownRule';
  return status < 500 ? 'refused' : 'failed';
}

/** A session cookie must be sent with every call, and scripts must not read it. */
export function judgeCookies(
  call: CallName,
  { cookies }: Pick<Answer, 'cookies'>,
  isSecure: boolean,
): Finding[] {
  if (cookies.length === 0) return breaks('no cookie', 'The member is not signed in after a correct login.');
  const has = (attribute: RegExp) => cookies.some((cookie) => attribute.test(cookie));
  // Without a Path, a cookie from '/login' gets the path '/'.
  const isEverywhere = has(/;\s*path=\/\s*(;|$)/i) || (call === 'login' && !has(/;\s*path=/i));
  const findings: Finding[] = [];
  const report = (level: Level, attribute: string, effect: string) =>
    findings.push(...finding(level)(`a session cookie without ${attribute}`, effect));
  if (!isEverywhere)
    report('breaks', 'Path=/', 'The browser does not send it with some calls, such as the logout.');
  if (!has(/;\s*httponly/i))
    report('deviates', 'HttpOnly', 'The client does not need to read it, but a script could.');
  if (isSecure && !has(/;\s*secure/i))
    report('deviates', 'Secure', 'The browser would also send it over plain http.');
  return findings;
}
