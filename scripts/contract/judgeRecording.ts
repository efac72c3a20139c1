import { asObject, isObject } from '../../mocks/wire/json';
import { callNames, calls, type CallName } from '../../mocks/wire/calls';
import { createPrintName, printPath, type PrintName } from '../har/personalValues';
import type { RecordedCall, Recording } from '../har/recordedCalls';
import { breaks, deviates, type Finding } from './finding';
import { describeForms } from './describeForms';
import { judgeBody, parsed } from './judgeBody';
import { counted, nameOf, type KnownCall } from './knownCall';
import { judgeCookies } from './judge';
import { compareRequests } from './compareRequests';
import { countLevels, countsText, toLines, type Located } from './report';

export type Judgement = { lines: string[]; isBroken: boolean };

/** Judges the traffic of another client that was recorded in a browser. The lines contain no value of the recording. */
export function judgeRecording({ calls: all, foreign }: Recording): Judgement {
  const print = createPrintName(all);
  const known = all.flatMap((one) => (one.call === null ? [] : [{ ...one, call: one.call }]));
  const findings = mergeFindings(known, print);
  const sections: [string, string[]][] = [
    ['REQUESTS of the recorded client that differ from ours', compareRequests(known, print)],
    ['CALLS THAT WE DO NOT KNOW', unknownCalls(all, print)],
    ['CALLS OF OURS THAT WERE NEVER SEEN', unseenCalls(known)],
    ['HOW SESSIONS END', sessionEnds(known, print)],
    ['FORMS OF VALUES', describeForms(known)],
    ['CACHE HEADERS of the reads', cacheHeaders(known)],
    ['NOT IN THE RECORDING', gaps(known)],
  ];
  const lines = sections.flatMap(([title, content]) =>
    content.length === 0 ? [] : [title, ...content.map((line) => `  ${line}`), ''],
  );
  const counts = countLevels(findings);
  const others = foreign === 0 ? '' : ` ${foreign} requests to other sites were left out.`;
  return {
    lines: [
      ...toLines(findings),
      ...lines,
      `${known.length} of our calls in the recording. ${countsText(counts)}${others}`,
    ],
    isBroken: counts.breaks > 0,
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
  if (level !== 'extra' || field === null) return field;
  const parts = field.split('.');
  return [...parts.slice(0, -1), print(parts.at(-1) ?? '')].join('.');
}

function judgeCall(one: KnownCall, print: PrintName): Finding[] {
  const { call, status, text } = one;
  const isLogin = call === 'login' && status < 400;
  const cookies =
    isLogin && one.cookies.length > 0 ? judgeCookies(call, one, one.url.protocol === 'https:') : [];
  const findings = [...judgeStatus(one, print), ...cookies];
  return text === null || status === 304 || status === 0
    ? findings
    : [...findings, ...judgeBody(call, { ...one, text }).filter((finding) => !isRepeated(finding, one))];
}

/** An error page of a read says nothing that the status does not say. */
const isRepeated = ({ level }: Finding, { call, status }: KnownCall) =>
  level === 'deviates' && status >= 500 && calls[call].method === 'GET';

function judgeStatus({ call, status, responseHeaders }: KnownCall, print: PrintName): Finding[] {
  if (status >= 300 && status < 400 && status !== 304 && call !== 'logout') {
    if (call === 'login')
      return deviates(`status ${status}`, 'The client follows the redirect and then reads the member.');
    const target = responseHeaders.get('location') ?? '';
    if (isLoginPage(target)) return [];
    return breaks(
      `a redirect (${status}) to ${printTarget(target, print)}`,
      'The client takes a redirected call for the end of the session and asks the member to sign in.',
    );
  }
  if (status >= 500)
    return deviates(`status ${status}`, 'The member reads an error, or an older answer stays on the page.');
  if (call === 'getUser' && status >= 400 && status !== 401 && status !== 403)
    return breaks(
      `status ${status}`,
      'The client does not notice that a session has ended: nobody is asked to sign in.',
    );
  return [];
}

const pathOf = (target: string) =>
  URL.canParse(target, 'http://portal.invalid') ? new URL(target, 'http://portal.invalid').pathname : target;
const isLoginPage = (target: string) => /log-?in|sign-?in/i.test(pathOf(target));
const printTarget = (target: string, print: PrintName) => printPath(pathOf(target), print);

/** Requests that are no files of a page: those below /api, those of scripts, and those that write. */
function unknownCalls(all: readonly RecordedCall[], print: PrintName): string[] {
  const unknown = all.filter(
    ({ call, method, url, contentType }) =>
      call === null &&
      method !== 'OPTIONS' &&
      (method !== 'GET' || url.pathname.startsWith('/api/') || contentType === 'application/json'),
  );
  const names = unknown.map(
    ({ method, url, status }) => `${method} ${printPath(url.pathname, print)}, answered ${status}`,
  );
  return counted(names);
}

function unseenCalls(known: readonly KnownCall[]): string[] {
  const seen = new Set(known.map(({ call }) => call));
  return callNames.filter((call) => !seen.has(call)).map(nameOf);
}

function sessionEnds(known: readonly KnownCall[], print: PrintName): string[] {
  const ends = known.flatMap(({ call, status, responseHeaders, text }) => {
    if (call === 'login' || call.startsWith('verify') || call === 'setNewPass' || call === 'acceptInvitation')
      return [];
    if (status === 401 || status === 403) return [`${nameOf(call)}: ${status}${errorText(text)}`];
    if (call === 'logout') return [`${nameOf(call)}: ${status}`];
    const target = responseHeaders.get('location') ?? '';
    const isRedirect = status >= 300 && status < 400 && status !== 304;
    return isRedirect && isLoginPage(target)
      ? [`${nameOf(call)}: redirect (${status}) to ${printTarget(target, print)}`]
      : [];
  });
  return ends.length > 0
    ? counted(ends)
    : ['No session ends here. Delete the cookie while recording to see it.'];
}

function errorText(text: string | null): string {
  const json = text === null ? undefined : parsed(text);
  return isObject(json) && typeof asObject(json).error === 'string' ? " with 'error'" : " without 'error'";
}

const READS: readonly CallName[] = ['getUser', 'getColony', 'getMinyan'];

function cacheHeaders(known: readonly KnownCall[]): string[] {
  return READS.flatMap((call) => {
    const answers = known.filter((one) => one.call === call && one.status < 400);
    if (answers.length === 0) return [];
    const forms = new Set(answers.map(cacheForm));
    const repeated = answers.filter(({ status }) => status === 304).length;
    return [
      `${nameOf(call)}: ${[...forms].join('; ')}${repeated === 0 ? '' : `; ${repeated} times 304 (not changed)`}`,
    ];
  });
}

const DIRECTIVES =
  /\b(no-store|no-cache|private|public|must-revalidate|max-age=\d+|s-maxage=\d+|immutable)\b/g;

function cacheForm({ responseHeaders }: KnownCall): string {
  const directives = [...(responseHeaders.get('cache-control') ?? '').matchAll(DIRECTIVES)].map(
    ([one]) => one,
  );
  const tags = ['etag', 'last-modified', 'expires'].filter((name) => responseHeaders.has(name));
  const isStored = !directives.some((one) => one === 'no-store' || one === 'no-cache' || one === 'max-age=0');
  const header = directives.length === 0 ? 'no Cache-Control' : directives.join(', ');
  const warning = isStored ? ' (a browser may show an old answer)' : '';
  return `${[header, ...tags].join(', ')}${warning}`;
}

function gaps(known: readonly KnownCall[]): string[] {
  const bodies = known.filter(({ text }) => text === null).length;
  const hasCookies = known.some(({ call, cookies }) => call === 'login' && cookies.length > 0);
  const hasLogin = known.some(({ call }) => call === 'login');
  const unanswered = known.filter(({ status }) => status === 0).length;
  return [
    ...(bodies > 0
      ? [`the bodies of ${bodies} answers, so they are not judged; save the HAR 'with content'`]
      : []),
    ...(hasLogin && !hasCookies
      ? ['cookies, so they are not judged; Chrome leaves them out unless you allow it']
      : []),
    ...(unanswered > 0 ? [`the answers of ${unanswered} calls`] : []),
  ];
}
