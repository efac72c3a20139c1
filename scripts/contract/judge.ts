import { createContractCheck } from '../../mocks/contract/contractCheck';
import type { Exchange } from './exchange';
import type { Expected, Probe } from './probes';

const JSON_TYPE = 'application/json';

const isIn = {
  done: (status) => status >= 200 && status < 300,
  signedOut: (status) => status === 401 || status === 403,
  refused: (status) => status >= 400 && status < 500,
  answered: (status) => status >= 200 && status < 500,
} satisfies Record<Expected, (status: number) => boolean>;

const WORDS: Record<Expected, string> = {
  done: '2xx',
  signedOut: '401 or 403',
  refused: '4xx',
  answered: '2xx, 3xx or 4xx',
};

/** Checks an answer against the contract: its status, content type, cookies, keys and types. */
export function createJudge(contract: unknown, isSecure: boolean) {
  const check = createContractCheck(contract);

  function bodyProblems({ method, path, status, json }: Exchange): string[] {
    const problems = check({ method, path, body: undefined, status, answer: json });
    // Some requests are wrong on purpose, so only the problems of the answer count.
    return problems.filter((problem) => problem.startsWith('answer: ')).map((problem) => problem.slice(8));
  }

  return ({ call, expected, cookie }: Probe, answer: Exchange): string[] => {
    const { status, contentType, text } = answer;
    const problems = isIn[expected](status) ? [] : [`status ${status}, expected ${WORDS[expected]}`];
    const isAnyBodyAllowed = call === 'logout' && status < 400;
    if (!isAnyBodyAllowed && text !== '' && contentType !== JSON_TYPE)
      problems.push(`content type '${contentType}', expected '${JSON_TYPE}'`);
    if (cookie === 'begins') problems.push(...cookieProblems(answer.cookies, isSecure));
    return [...problems, ...bodyProblems(answer)];
  };
}

/** A session cookie must be valid on the whole site and invisible to scripts. */
function cookieProblems(cookies: string[], isSecure: boolean): string[] {
  if (cookies.length === 0) return ['no session cookie'];
  const has = (attribute: RegExp) => cookies.some((cookie) => attribute.test(cookie));
  return [
    ...(has(/;\s*httponly/i) ? [] : ['the session cookie is not HttpOnly']),
    ...(has(/;\s*path=\/\s*(;|$)/i) ? [] : ['the session cookie has no Path=/']),
    ...(isSecure && !has(/;\s*secure/i) ? ['the session cookie is not Secure'] : []),
  ];
}
