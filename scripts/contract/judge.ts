import { calls, type CallName } from '../../mocks/wire/calls';
import type { Exchange } from './exchange';
import { breaks, deviates, type Finding } from './finding';
import { judgeBody } from './judgeBody';
import type { Probe } from './probes';

/** Bad Request, Conflict, Unprocessable Content. */
const OWN_RULES: ReadonlySet<number> = new Set([400, 409, 422]);

const isDone = (status: number) => status >= 200 && status < 300;
const isRedirect = (status: number) => status >= 300 && status < 400;
const isSignedOut = (status: number) => status === 401 || status === 403;

/** Compares the answer to a probe with the contract: status, cookies and body. */
export function judge(probe: Probe, answer: Exchange, isSecure: boolean): Finding[] {
  const findings = judgeStatus(probe, answer.status);
  const cookies =
    probe.cookie === 'begins' && isDone(answer.status) ? judgeCookies(probe.call, answer, isSecure) : [];
  // A body that belongs to a wrong status would only repeat the finding about the status.
  const isWrongStatus = findings.length > 0 && isDone(answer.status);
  return [...findings, ...cookies, ...(isWrongStatus ? [] : judgeBody(probe.call, answer))];
}

function judgeStatus(probe: Probe, status: number): Finding[] {
  const came = `status ${status}`;
  if (probe.expected === 'done') return judgeDone(probe, status, came);
  if (probe.expected === 'signedOut') return judgeSignedOut(probe, status, came);
  if (probe.expected === 'refused') return judgeRefused(probe, status, came);
  if (probe.call !== 'logout') return status < 500 ? [] : deviates(came, 'The member reads an error.');
  if (probe.kind === 'good' && status >= 400)
    return breaks(came, "The member reads 'Could not log out. Please try again.' and stays signed in.");
  return status < 500 ? [] : deviates(came, 'The client logs out only where somebody is signed in.');
}

function judgeDone({ call }: Probe, status: number, came: string): Finding[] {
  if (isDone(status)) return [];
  if (call === 'login' && isRedirect(status))
    return deviates(came, 'The client follows the redirect and then reads the member.');
  if (isRedirect(status))
    return breaks(
      came,
      'The client takes a redirected call for the end of the session and asks the member to sign in.',
    );
  const isOwnRule = calls[call].method !== 'GET' && OWN_RULES.has(status);
  if (isOwnRule && call !== 'login')
    return deviates(
      came,
      'The member reads the error. The backend may have a rule of its own about these values.',
    );
  return breaks(came, 'A correct call fails: the member reads an error.');
}

function judgeSignedOut({ call }: Probe, status: number, came: string): Finding[] {
  if (isSignedOut(status)) return [];
  const isMember = call === 'getUser';
  if (isRedirect(status))
    return deviates(came, 'The client takes a redirected call for the end of the session.');
  if (isMember && isDone(status))
    return breaks(
      came,
      'The client does not notice that a session has ended, or shows a member to a visitor.',
    );
  if (isMember)
    return breaks(came, 'The client does not notice that a session has ended: nobody is asked to sign in.');
  if (isDone(status))
    return deviates(
      came,
      'The backend answers without a session. The client never sends this call without one.',
    );
  return deviates(came, 'The client notices the end of the session only at its next read of the member.');
}

const ACCEPTED: Partial<Record<CallName, string>> = {
  verifyResetToken: 'The form for a new password opens for a link that is not valid.',
  verifyJoinToken: 'The form for a new account opens for a link that is not valid.',
  setNewPass: 'The visitor believes that the password is set although the link is not valid.',
  acceptInvitation: 'The visitor believes that the account exists although the link is not valid.',
  verifyBypassCode: 'Any code dismisses the outstanding balance.',
};

function judgeRefused({ call }: Probe, status: number, came: string): Finding[] {
  if (status >= 400 && status < 500) return [];
  const accepted = ACCEPTED[call];
  if (isDone(status) && accepted !== undefined) return breaks(came, accepted);
  if (isDone(status) && call === 'login')
    return deviates(came, 'The client then reads the member, is refused, and says that the login failed.');
  if (isDone(status)) return deviates(came, 'The backend accepts a request that the client never sends.');
  if (isRedirect(status))
    return deviates(came, 'The client takes a redirected call for the end of the session.');
  return deviates(
    came,
    "The member reads 'Something went wrong. Please try again.' or the backend's text, not the reason.",
  );
}

/** A session cookie must be sent with every call, and scripts must not read it. */
export function judgeCookies(
  call: CallName,
  { cookies }: Pick<Exchange, 'cookies'>,
  isSecure: boolean,
): Finding[] {
  if (cookies.length === 0) return breaks('no cookie', 'The member is not signed in after a correct login.');
  const has = (attribute: RegExp) => cookies.some((cookie) => attribute.test(cookie));
  const isEverywhere = has(/;\s*path=\/\s*(;|$)/i) || (call === 'login' && !has(/;\s*path=/i));
  return [
    ...(isEverywhere
      ? []
      : breaks(
          'a session cookie without Path=/',
          'The browser does not send it with every call, such as the logout.',
        )),
    ...(has(/;\s*httponly/i)
      ? []
      : deviates(
          'a session cookie without HttpOnly',
          'The client does not need to read it, but a script could.',
        )),
    ...(isSecure && !has(/;\s*secure/i)
      ? deviates('a session cookie without Secure', 'The browser would also send it over plain http.')
      : []),
  ];
}
