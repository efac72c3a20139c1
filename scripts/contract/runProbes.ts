import { verifyEffect } from './verifyEffect';
import { cleanUp } from './cleanUp';
import { exchange, type ProbeRequest, type Exchange, type Jar } from './exchange';
import { createJudge } from './judge';
import { probes, type Effect, type Probe } from './probes';
import { storeAnswer, type Visit } from './visit';

export type RunOptions = {
  url: string;
  user: string;
  password: string;
  /** docs/openapi.yaml, parsed. */
  contract: unknown;
  /** The calls that the check may make, by their effect. */
  effects: readonly Effect[];
  resetToken?: string | null;
  joinToken?: string | null;
  bypassCode?: string | null;
};

export type Result = {
  /** The call and the kind of its probe: 'getUser good'. */
  name: string;
  answer: Exchange | null;
  problems: string[];
  /** Why the request was not made; null if it was made. */
  notRun: string | null;
};

const OPTION: Record<Effect, string> = { read: '', write: '--write', lasting: '--write --lasting' };

/** Makes all requests of probes.ts, undoes their changes and ends the session. */
export async function runProbes(options: RunOptions): Promise<Result[]> {
  const { url, user, password, contract, effects } = options;
  const { resetToken = null, joinToken = null, bypassCode = null } = options;
  const credentials = { user, password, resetToken, joinToken, bypassCode };
  const visit: Visit = {
    url,
    facts: { ...credentials, member: {}, colony: {}, records: {}, day: null },
    own: new Map(),
    hasSession: false,
  };
  const judge = createJudge(contract, url.startsWith('https:'));

  async function run(probe: Probe): Promise<Result> {
    const name = `${probe.call} ${probe.kind}`;
    const request = requestFor(visit, probe, effects);
    if (typeof request === 'string') return { name, answer: null, problems: [], notRun: request };
    const jar = jarFor(visit, probe);
    const before = new Map(jar);
    try {
      const answer = await exchange(url, request, jar);
      storeAnswer(visit, probe, answer);
      const problems = [...judge(probe, answer), ...(await verifyEffect(visit, probe, jar, before))];
      return { name, answer, problems, notRun: null };
    } catch (error) {
      return { name, answer: null, problems: [`no answer: ${String(error)}`], notRun: null };
    }
  }

  async function undoChanges(): Promise<Result[]> {
    if (!visit.hasSession || !effects.includes('write')) return [];
    const problems = await cleanUp(visit).catch((error: unknown) => [`not finished: ${String(error)}`]);
    return problems.length === 0 ? [] : [{ name: 'cleaning up', answer: null, problems, notRun: null }];
  }

  const results: Result[] = [];
  for (const probe of probes) {
    if (probe.cookie === 'ends') results.push(...(await undoChanges()));
    results.push(await run(probe));
  }
  return results;
}

/** The request of a probe, or a text that says why it is not made. */
function requestFor(
  { hasSession, facts }: Visit,
  probe: Probe,
  effects: readonly Effect[],
): ProbeRequest | string {
  if (!effects.includes(probe.effect)) return `needs ${OPTION[probe.effect]}`;
  if (probe.session === 'own' && probe.cookie !== 'begins' && !hasSession) return 'nobody is signed in';
  return probe.toRequest(facts);
}

function jarFor({ own }: Visit, { session, cookie }: Probe): Jar {
  if (session === 'broken') return new Map([['session', 'no-such-session']]);
  return session === 'none' || cookie === 'begins' ? new Map() : own;
}
