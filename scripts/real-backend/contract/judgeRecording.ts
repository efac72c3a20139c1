import { callNames, calls } from '../../../mocks/wire/calls';
import { isObject } from '../../../mocks/wire/json';
import { createPrintName, type PrintName, printPath } from '../har/personalValues';
import type { RecordedCall, Recording } from '../har/recordedCalls';
import { type AnsweredCall, compareRequests, type KnownCall } from './compareRequests';
import { deviates, type Finding } from './finding';
import { describeForms } from './forms';
import { judgeCookies, judgeStatus } from './judge';
import { judgeBody, parsed } from './judgeBody';
import { counted, countsText, type Located, nameOf, quantity, toLines } from './report';

const MAX_LEFT_OUT = 10;

/** Judges the traffic of another client that was recorded in a browser. The lines contain no value of the recording. */
export function judgeRecording({ calls: all, foreign, prefix, leftOut }: Recording) {
  const print = createPrintName(all);
  const known = all.flatMap((one) => (one.call === null ? [] : [{ ...one, call: one.call }]));
  const answered = known.flatMap((one) => (one.status === null ? [] : [{ ...one, status: one.status }]));
  const answers = answered.map(({ text }) => (text === null ? undefined : parsed(text)));
  const findings = mergeFindings(answered, print);
  const sections: [string, string[]][] = [
    ['REQUESTS of the recorded client that differ from ours', compareRequests(known, print)],
    ['CALLS THAT WE DO NOT KNOW', unknownCalls(all, print)],
    ['CALLS OF OURS THAT WERE NEVER SEEN', unseenCalls(known)],
    ['HOW SESSIONS END', sessionEnds(answered, print)],
    ['FORMS OF VALUES', describeForms(answers)],
    ['CACHE HEADERS of the reads', cacheHeaders(answered)],
    ['NOT IN THE RECORDING', gaps(known)],
    ['LEFT OUT', leftOut.slice(0, MAX_LEFT_OUT)],
  ];
  const lines = sections.flatMap(([title, content]) =>
    content.length === 0 ? [] : [title, ...content.map((line) => `  ${line}`), ''],
  );
  const others =
    foreign === 0
      ? ''
      : ` ${quantity(foreign, 'request')} to other sites ${foreign === 1 ? 'was' : 'were'} left out.`;
  const path = printPath(prefix, print);
  const prefixLine = `The recorded client makes its calls below ${path}; ours makes them at the root of the site.`;
  const counts = `${known.length} of our calls in the recording. ${countsText(findings)}${others}`;
  return {
    lines: [...toLines(findings), ...lines, ...(prefix === '' ? [] : [prefixLine]), counts],
    isBroken: findings.some(({ level }) => level === 'breaks'),
  };
}

/** The findings of all answers, each of them once. */
function mergeFindings(known: readonly AnsweredCall[], print: PrintName): Located[] {
  const merged = new Map<string, Located>();
  for (const one of known)
    for (const finding of judgeCall(one, print)) {
      const located = { ...finding, call: nameOf(one.call), field: printField(finding, print) };
      merged.set(`${located.call} ${located.field ?? ''} ${finding.effect}`, located);
    }
  return [...merged.values()];
}

/** Only the name of an extra field comes from the recording. */
function printField({ level, field }: Finding, print: PrintName): string | null {
  return level === 'extra' ? (field?.replace(/[^.]*$/, print) ?? null) : field;
}

function judgeCall(one: AnsweredCall, print: PrintName): Finding[] {
  const { call, status, text, cookies, url } = one;
  const findings = judgeRecordedStatus(one, print);
  if (call === 'login' && status < 400 && cookies.length > 0)
    findings.push(...judgeCookies(call, one, url.protocol === 'https:'));
  if (text === null || status === 304) return findings;
  // The error page of a read only repeats what the status says.
  const isRepeated = status >= 500 && calls[call].method === 'GET';
  const ofBody = judgeBody(call, { ...one, text });
  return [...findings, ...ofBody.filter(({ level }) => level !== 'deviates' || !isRepeated)];
}

const isRedirect = ({ status }: AnsweredCall) => status >= 300 && status < 400 && status !== 304;
const isSignedOut = (status: number) => status === 401 || status === 403;

function judgeRecordedStatus(one: AnsweredCall, print: PrintName): Finding[] {
  const { call, status } = one;
  if (isRedirect(one) && call !== 'logout') {
    const { path, isLoginPage } = redirectTarget(one, print);
    if (isLoginPage && call !== 'login') return [];
    const came = call === 'login' ? `status ${status}` : `a redirect (${status}) to ${path}`;
    return judgeStatus({ call, expected: 'done' }, status).map((finding) => ({ ...finding, came }));
  }
  if (status >= 500)
    return deviates(`status ${status}`, 'The member reads an error, or an older answer stays on the page.');
  return call === 'getUser' && status >= 400 ? judgeStatus({ call, expected: 'signedOut' }, status) : [];
}

/** The path to which an answer redirects, as it may be printed. */
function redirectTarget({ responseHeaders }: AnsweredCall, print: PrintName) {
  const target = responseHeaders.get('location') ?? '';
  const base = 'http://portal.invalid';
  const pathname = URL.canParse(target, base) ? new URL(target, base).pathname : target;
  return { path: printPath(pathname, print), isLoginPage: /log-?in|sign-?in/i.test(pathname) };
}

/** The unknown requests that are no files of a page: below /api, answered with JSON, or with another method than GET. */
function unknownCalls(all: readonly RecordedCall[], print: PrintName): string[] {
  const unknown = all.filter(
    ({ call, method, path, contentType }) =>
      call === null &&
      method !== 'OPTIONS' &&
      method !== 'CONNECT' &&
      (method !== 'GET' || path.startsWith('/api/') || contentType === 'application/json'),
  );
  return counted(
    unknown.map(
      ({ method, path, status }) =>
        `${method} ${printPath(path, print)}, ${status === null ? 'not answered' : `answered ${status}`}`,
    ),
  );
}

const unseenCalls = (known: readonly KnownCall[]) =>
  callNames.filter((name) => known.every(({ call }) => call !== name)).map(nameOf);

/** Calls whose refusals say nothing about a session. */
const WITHOUT_SESSION = new Set([
  'login',
  'verifyResetToken',
  'verifyJoinToken',
  'verifyBypassCode',
  'setNewPass',
  'acceptInvitation',
]);

function sessionEnds(known: readonly AnsweredCall[], print: PrintName): string[] {
  const ends = known.flatMap((one) => {
    const { call, status, text } = one;
    if (WITHOUT_SESSION.has(call)) return [];
    if (isSignedOut(status)) {
      const json = parsed(text ?? '');
      const hasError = isObject(json) && typeof json.error === 'string';
      return [`${nameOf(call)}: ${status} ${hasError ? 'with' : 'without'} 'error'`];
    }
    if (call === 'logout') return [`${nameOf(call)}: ${status}`];
    const { path, isLoginPage } = redirectTarget(one, print);
    return isRedirect(one) && isLoginPage ? [`${nameOf(call)}: redirect (${status}) to ${path}`] : [];
  });
  return ends.length > 0
    ? counted(ends)
    : ['No session ends here. Delete the cookie while recording to see it.'];
}

function cacheHeaders(known: readonly AnsweredCall[]): string[] {
  return (['getUser', 'getColony', 'getMinyan'] as const).flatMap((call) => {
    const answers = known.filter((one) => one.call === call && one.status < 400);
    if (answers.length === 0) return [];
    const forms = [...new Set(answers.map(cacheForm))];
    const repeated = answers.filter(({ status }) => status === 304).length;
    if (repeated > 0) forms.push(`${quantity(repeated, 'time')} 304 (not changed)`);
    return [`${nameOf(call)}: ${forms.join('; ')}`];
  });
}

const DIRECTIVES =
  /\b(no-store|no-cache|private|public|must-revalidate|max-age=\d+|s-maxage=\d+|immutable)\b/g;

function cacheForm({ responseHeaders }: AnsweredCall): string {
  const directives: string[] = (responseHeaders.get('cache-control') ?? '').match(DIRECTIVES) ?? [];
  const tags = ['etag', 'last-modified', 'expires'].filter((name) => responseHeaders.has(name));
  const isFresh = directives.some((one) => ['no-store', 'no-cache', 'max-age=0'].includes(one));
  const header = directives.length === 0 ? 'no Cache-Control' : directives.join(', ');
  return [header, ...tags].join(', ') + (isFresh ? '' : ' (a browser may show an old answer)');
}

function gaps(known: readonly KnownCall[]): string[] {
  const count = (isMissing: (one: KnownCall) => boolean) => known.filter(isMissing).length;
  const bodies = count(({ text, status }) => text === null && status !== null);
  const requests = count(({ bodyKind }) => bodyKind === 'leftOut');
  const unanswered = count(({ status }) => status === null);
  const logins = known.filter(({ call }) => call === 'login');
  const lines: string[] = [];
  if (bodies > 0) lines.push(`bodies of answers: ${bodies}, not judged; save the HAR 'with content'`);
  if (requests > 0) lines.push(`bodies of requests: ${requests}, not compared; save the HAR 'with content'`);
  if (logins.length > 0 && logins.every(({ cookies }) => cookies.length === 0))
    lines.push('cookies: not judged; Chrome leaves them out unless you allow it');
  if (unanswered > 0) lines.push(`answers: ${quantity(unanswered, 'call')} without one`);
  return lines;
}
