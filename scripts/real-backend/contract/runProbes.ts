import { createSend, describeFailure, type Jar, type ProbeRequest } from './exchange';
import { breaks, type Finding } from './finding';
import { judge } from './judge';
import { type Effect, type Probe, probes } from './probes';
import { leftovers, restore } from './restore';
import { verifyEffect } from './verifyEffect';
import { type Credentials, storeGoodRead, type Visit } from './visit';

export type RunOptions = Credentials & {
  url: string;
  effects: readonly Effect[];
  /** Ends the check before its next probe. The check then restores its changes and logs out. */
  signal?: AbortSignal;
  /** Called before each change, and after the restoration, with texts about what would be left if the check ended now. */
  onChange?: (left: string[]) => void;
  fetch?: typeof fetch;
  /** Milliseconds before restoring is tried again. */
  retryDelay?: number;
};

export type Result = {
  /** The call and the kind of its probe: 'getUser good'. */
  name: string;
  probe: Probe;
  status: number | null;
  findings: Finding[];
  /** Why the request was not made; null if it was made. */
  notRun: string | null;
};

type Run = {
  results: Result[];
  /** A line that says why the check ended early; null if it did not. */
  stopped: string | null;
  /** The changes of the check that may be left, and how to undo them. */
  left: string[];
};

const OPTION: Record<Effect, string> = { read: '', write: '--write', lasting: '--write --lasting' };

/** A backend that answers neither of two calls in a row counts as unreachable. */
const MAX_UNANSWERED = 2;

const unverified = (error: unknown) =>
  breaks(`its effect could not be checked. ${String(error)}`, 'It is unknown what the call has changed.');

/** Makes all requests of probes.ts, restores what they have changed and ends the session. */
export async function runProbes(options: RunOptions): Promise<Run> {
  const { url, effects, signal, onChange, retryDelay = 1000 } = options;
  const visit: Visit = {
    ...options,
    send: createSend(url, options.fetch),
    member: {},
    colony: {},
    records: {},
    day: null,
    original: {},
    ownJar: new Map(),
    hasSession: false,
    goodReads: new Set(),
    changed: new Set(),
  };
  const results: Result[] = [];
  let stopped: string | null = null;
  let unanswered = 0;

  async function run(probe: Probe): Promise<Result> {
    const result: Result = {
      name: `${probe.call} ${probe.kind}`,
      probe,
      status: null,
      findings: [],
      notRun: null,
    };
    // After an interruption or a failure no probe but the logout is sent.
    const isLogout = probe.cookie === 'ends' && visit.hasSession;
    const request = (isLogout ? null : stopped) ?? requestFor(visit, probe, effects);
    if (typeof request === 'string') return { ...result, notRun: request };
    if (probe.changes !== undefined) {
      visit.changed.add(probe.changes);
      onChange?.(leftovers(visit));
    }
    const jar = jarFor(visit, probe);
    try {
      const answer = await visit.send(request, jar);
      result.status = answer.status;
      unanswered = 0;
      result.findings = judge(probe, answer, url.startsWith('https:'));
      const isGood = probe.kind === 'good' && result.findings.every(({ level }) => level !== 'breaks');
      if (isGood) storeGoodRead(visit, probe.call, answer);
      if (result.name === 'login good' && answer.status >= 400)
        stopped = refusedLogin(answer.status, options);
      else result.findings.push(...(await verifyEffect(visit, probe, jar).catch(unverified)));
    } catch (error) {
      const failure = describeFailure(error);
      unanswered += 1;
      if (results.length === 0 || unanswered >= MAX_UNANSWERED) stopped = `${url} ${failure}`;
      result.findings.push(
        ...breaks(`no answer: the backend ${failure}`, 'The member reads a general error.'),
      );
    }
    return result;
  }

  for (const probe of probes) {
    if (signal?.aborted) stopped ??= 'The check was interrupted.';
    if (probe.cookie === 'ends') {
      await restore(visit, retryDelay);
      onChange?.(leftovers(visit));
    }
    results.push(await run(probe));
  }
  return { results, stopped, left: leftovers(visit) };
}

function refusedLogin(status: number, { url, user }: RunOptions): string {
  if (status === 404 || status === 405)
    return `${url} has no POST /login: it answers ${status}. Check the address.`;
  if (status >= 500) return `POST /login fails with status ${status}. Nothing else was sent.`;
  return `The backend refuses the login of ${user} with status ${status}. Check the username and the password file. Nothing else was sent.`;
}

/** The request of a probe, or a text that says why it is not made. */
function requestFor(visit: Visit, probe: Probe, effects: readonly Effect[]): ProbeRequest | string {
  if (!effects.includes(probe.effect)) return `needs ${OPTION[probe.effect]}`;
  if (probe.session === 'own' && !visit.hasSession) return 'nobody is signed in';
  const missing = probe.needs.find((read) => !visit.goodReads.has(read));
  if (missing !== undefined) return `${missing} had no good answer, so the request would not be safe`;
  return probe.toRequest(visit);
}

function jarFor({ ownJar }: Visit, { session, cookie }: Probe): Jar {
  if (session === 'none') return new Map();
  if (session === 'broken') return new Map([['session', 'no-such-session']]);
  // The answer to the logout deletes the cookies from the jar that it gets, so it gets a copy. verifyEffect sends those of `ownJar`
  // again, to test whether their session has ended.
  return cookie === 'ends' ? new Map(ownJar) : ownJar;
}
