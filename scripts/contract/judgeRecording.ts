import { isObject } from '../../mocks/wire/json';
import { callNames, calls } from '../../mocks/wire/calls';
import { createPrintName, printPath, type PrintName } from '../har/personalValues';
import type { RecordedCall, Recording } from '../har/recordedCalls';
import { compareRequests, type KnownCall } from './compareRequests';
import { deviates, type Finding } from './finding';
import { describeForms } from './forms';
import { judgeCookies, judgeStatus } from './judge';
import { judgeBody, parsed } from './judgeBody';
import { counted, countsText, nameOf, toLines, type Located } from './report';

/** Judges the traffic of another client that was recorded in a browser. The lines contain no value of the recording. */
export function judgeRecording({ calls: all, foreign }: Recording): { lines: string[]; isBroken: boolean } {
  const print = createPrintName(all);
  const known = all.flatMap((one) => (one.call === null ? [] : [{ ...one, call: one.call }]));
  const answers = known.map(({ text }) => (text === null ? undefined : parsed(text)));
  const findings = mergeFindings(known, print);
  const sections: [string, string[]][] = [
    ['REQUESTS of the recorded client that differ from ours', compareRequests(known, print)],
    ['CALLS THAT WE DO NOT KNOW', unknownCalls(all, print)],
    ['CALLS OF OURS THAT WERE NEVER SEEN', unseenCalls(known)],
    ['HOW SESSIONS END', sessionEnds(known, print)],
    ['FORMS OF VALUES', describeForms(answers)],
    ['CACHE HEADERS of the reads', cacheHeaders(known)],
    ['NOT IN THE RECORDING', gaps(known)],
  ];
  const lines = sections.flatMap(([title, content]) =>
    content.length === 0 ? [] : [title, ...content.map((line) => `  ${line}`), ''],
  );
  const others = foreign === 0 ? '' : ` ${foreign} requests to other sites were left out.`;
  const counts = `${known.length} of our calls in the recording. ${countsText(findings)}${others}`;
  return {
    lines: [...toLines(findings), ...lines, counts],
    isBroken: findings.some(({ level }) => level === 'breaks'),
  };
}

/** Every finding once, however many answers have it. */
function mergeFindings(known: readonly KnownCall[], print: PrintName): Located[] {
  const merged = new Map<string, Located>();
  for (const one of known)
    for (const finding of judgeCall(one, print)) {
      const located = { ...finding, call: nameOf(one.call), field: printField(finding, print) };
      merged.set(`${located.call} ${located.field ?? ''} ${finding.effect}`, located);
    }
  return [...merged.values()];
}

/** Only an extra field has a name that the recording chose. */
function printField({ level, field }: Finding, print: PrintName): string | null {
  return level === 'extra' ? (field?.replace(/[^.]*$/, print) ?? null) : field;
}

function judgeCall(one: KnownCall, print: PrintName): Finding[] {
  const { call, status, text, cookies, url } = one;
  const findings = judgeRecordedStatus(one, print);
  if (call === 'login' && status < 400 && cookies.length > 0)
    findings.push(...judgeCookies(call, one, url.protocol === 'https:'));
  if (text === null || status === 304 || status === 0) return findings;
  // An error page of a read says nothing that the status does not say.
  const isRepeated = status >= 500 && calls[call].method === 'GET';
  const ofBody = judgeBody(call, { ...one, text });
  return [...findings, ...ofBody.filter(({ level }) => level !== 'deviates' || !isRepeated)];
}

const isRedirect = ({ status }: KnownCall) => status >= 300 && status < 400 && status !== 304;
const isSignedOut = (status: number) => status === 401 || status === 403;

function judgeRecordedStatus(one: KnownCall, print: PrintName): Finding[] {
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
function redirectTarget({ responseHeaders }: KnownCall, print: PrintName) {
  const target = responseHeaders.get('location') ?? '';
  const base = 'http://portal.invalid';
  const pathname = URL.canParse(target, base) ? new URL(target, base).pathname : target;
  return { path: printPath(pathname, print), isLoginPage: /log-?in|sign-?in/i.test(pathname) };
}

/** Requests that are no files of a page: those below /api, those of scripts, and those that write. */
function unknownCalls(all: readonly RecordedCall[], print: PrintName): string[] {
  const unknown = all.filter(
    ({ call, method, url, contentType }) =>
      call === null &&
      method !== 'OPTIONS' &&
      (method !== 'GET' || url.pathname.startsWith('/api/') || contentType === 'application/json'),
  );
  return counted(
    unknown.map(
      ({ method, url, status }) => `${method} ${printPath(url.pathname, print)}, answered ${status}`,
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

function sessionEnds(known: readonly KnownCall[], print: PrintName): string[] {
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

function cacheHeaders(known: readonly KnownCall[]): string[] {
  return (['getUser', 'getColony', 'getMinyan'] as const).flatMap((call) => {
    const answers = known.filter((one) => one.call === call && one.status < 400);
    if (answers.length === 0) return [];
    const forms = [...new Set(answers.map(cacheForm))];
    const repeated = answers.filter(({ status }) => status === 304).length;
    if (repeated > 0) forms.push(`${repeated} times 304 (not changed)`);
    return [`${nameOf(call)}: ${forms.join('; ')}`];
  });
}

const DIRECTIVES =
  /\b(no-store|no-cache|private|public|must-revalidate|max-age=\d+|s-maxage=\d+|immutable)\b/g;

function cacheForm({ responseHeaders }: KnownCall): string {
  const directives: string[] = (responseHeaders.get('cache-control') ?? '').match(DIRECTIVES) ?? [];
  const tags = ['etag', 'last-modified', 'expires'].filter((name) => responseHeaders.has(name));
  const isFresh = directives.some((one) => ['no-store', 'no-cache', 'max-age=0'].includes(one));
  const header = directives.length === 0 ? 'no Cache-Control' : directives.join(', ');
  return [header, ...tags].join(', ') + (isFresh ? '' : ' (a browser may show an old answer)');
}

function gaps(known: readonly KnownCall[]): string[] {
  const bodies = known.filter(({ text }) => text === null).length;
  const logins = known.filter(({ call }) => call === 'login');
  const unanswered = known.filter(({ status }) => status === 0).length;
  const lines: string[] = [];
  if (bodies > 0)
    lines.push(`the bodies of ${bodies} answers, so they are not judged; save the HAR 'with content'`);
  if (logins.length > 0 && logins.every(({ cookies }) => cookies.length === 0))
    lines.push('cookies, so they are not judged; Chrome leaves them out unless you allow it');
  if (unanswered > 0) lines.push(`the answers of ${unanswered} calls`);
  return lines;
}
