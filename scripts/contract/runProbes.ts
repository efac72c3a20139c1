import { createExchange, describeFailure, type Jar, type ProbeRequest } from './exchange';
import { breaks, type Finding } from './finding';
import { judge } from './judge';
import { probes, type Effect, type Probe } from './probes';
import { leftovers, restore } from './restore';
import { verifyEffect } from './verifyEffect';
import { storeGoodRead, type Visit } from './visit';

export type RunOptions = {
  url: string;
  user: string;
  password: string;
  /** The calls that the check may make, by their effect. */
  effects: readonly Effect[];
  resetToken?: string | null;
  joinToken?: string | null;
  bypassCode?: string | null;
  /** Ends the check before its next request. What it has changed is restored. */
  signal?: AbortSignal;
  /** Called before and after each change, with texts about what would be left if the check ended now. */
  onChange?: (left: string[]) => void;
  fetch?: typeof fetch;
  /** Milliseconds before restoring is tried again. */
  retryDelay?: number;
};

export type Result = {
  /** The call and the kind of its probe: 'getUser good'. */
  name: string;
  status: number | null;
  findings: Finding[];
  /** Why the request was not made; null if it was made. */
  notRun: string | null;
};

export type Run = {
  results: Result[];
  /** A line that says why the check ended early; null if it did not. */
  stopped: string | null;
  /** What is left of the check's changes, and how to remove it. */
  left: string[];
};

const OPTION: Record<Effect, string> = { read: '', write: '--write', lasting: '--write --lasting' };

/** A backend that answers neither of two calls is gone. */
const MAX_UNANSWERED = 2;

/** Makes all requests of probes.ts, restores what they have changed and ends the session. */
export async function runProbes(options: RunOptions): Promise<Run> {
  const { url, user, password, effects, signal, onChange, retryDelay = 1000 } = options;
  const { resetToken = null, joinToken = null, bypassCode = null } = options;
  const credentials = { user, password, resetToken, joinToken, bypassCode };
  const visit: Visit = {
    send: createExchange(url, options.fetch),
    facts: { ...credentials, member: {}, colony: {}, records: {}, day: null },
    original: {},
    own: new Map(),
    hasSession: false,
    goodReads: new Set(),
    changed: new Set(),
  };
  const isSecure = url.startsWith('https:');
  const results: Result[] = [];
  let stopped: string | null = null;
  let unanswered = 0;
  let left: string[] = [];

  async function run(probe: Probe): Promise<Result> {
    const name = `${probe.call} ${probe.kind}`;
    const request = requestFor(visit, probe, effects, stopped);
    if (typeof request === 'string') return { name, status: null, findings: [], notRun: request };
    if (probe.changes !== undefined) {
      visit.changed.add(probe.changes);
      onChange?.(leftovers(visit));
    }
    const jar = jarFor(visit, probe);
    const before = new Map(jar);
    const findings: Finding[] = [];
    let status: number | null = null;
    try {
      const answer = await visit.send(request, jar);
      ({ status } = answer);
      unanswered = 0;
      findings.push(...judge(probe, answer, isSecure));
      if (findings.every(({ level }) => level !== 'breaks')) storeGoodRead(visit, probe, answer);
      if (probe.cookie === 'begins' && probe.call === 'login' && status >= 400)
        stopped = refusedLogin(status, options);
      else findings.push(...(await verifyEffect(visit, probe, jar, before)));
    } catch (error) {
      unanswered += 1;
      const isFirst = results.length === 0;
      if (isFirst || unanswered >= MAX_UNANSWERED) stopped = `${url} ${describeFailure(error)}`;
      findings.push(
        ...breaks(`no answer: the backend ${describeFailure(error)}`, 'The member reads a general error.'),
      );
    }
    return { name, status, findings, notRun: null };
  }

  async function restoreChanges(): Promise<void> {
    left = await restore(visit, retryDelay);
    onChange?.(left);
  }

  for (const probe of probes) {
    if (signal?.aborted) stopped ??= 'The check was interrupted.';
    if (probe.cookie === 'ends') await restoreChanges();
    // After an interruption only the logout is still sent.
    const isAllowed = stopped === null || (probe.cookie === 'ends' && visit.hasSession);
    results.push(await (isAllowed ? run(probe) : notMade(probe, stopped ?? '')));
  }
  return { results, stopped, left };
}

const notMade = ({ call, kind }: Probe, reason: string): Result => ({
  name: `${call} ${kind}`,
  status: null,
  findings: [],
  notRun: reason,
});

function refusedLogin(status: number, { url, user }: RunOptions): string {
  if (status === 404 || status === 405)
    return `${url} has no POST /login: it answers ${status}. Check the address.`;
  if (status >= 500) return `POST /login fails with status ${status}. Nothing else was sent.`;
  return `The backend refuses the login of ${user} with status ${status}. Check the username and the password file. Nothing else was sent.`;
}

/** The request of a probe, or a text that says why it is not made. */
function requestFor(
  { hasSession, facts, goodReads }: Visit,
  probe: Probe,
  effects: readonly Effect[],
  stopped: string | null,
): ProbeRequest | string {
  if (!effects.includes(probe.effect)) return `needs ${OPTION[probe.effect]}`;
  if (probe.session === 'own' && probe.cookie !== 'begins' && !hasSession) return 'nobody is signed in';
  const missing = stopped === null ? probe.needs.find((read) => !goodReads.has(read)) : undefined;
  if (missing !== undefined) return `${missing} had no good answer, so it would not be safe`;
  return probe.toRequest(facts);
}

function jarFor({ own }: Visit, { session, cookie }: Probe): Jar {
  if (session === 'broken') return new Map([['session', 'no-such-session']]);
  return session === 'none' || cookie === 'begins' ? new Map() : own;
}
