import type { Result } from './runProbes';

/** The results as lines for a terminal. The last line has the counts. */
export function toReport(results: readonly Result[]): string[] {
  const lines = results.flatMap(({ name, answer, problems, notRun }) => {
    const label = name.padEnd(28);
    if (notRun !== null) return [`  -      ${label} not run: ${notRun}`];
    const what = answer === null ? '' : `${answer.status} ${answer.contentType || '(no content type)'}`;
    const cookies = answer && answer.cookies.length > 0 ? `, cookie ${namesOf(answer.cookies)}` : '';
    const verdict = problems.length === 0 ? '  ok   ' : '  WRONG';
    return [
      `${verdict}  ${label} ${what}${cookies}`.trimEnd(),
      ...problems.map((one) => `           ${one}`),
    ];
  });
  const { wrong, run } = countsOf(results);
  return [...lines, '', `${run} requests made, ${wrong} wrong, ${results.length - run} not made`];
}

export function countsOf(results: readonly Result[]): { run: number; wrong: number } {
  return {
    run: results.filter(({ notRun }) => notRun === null).length,
    wrong: results.filter(({ problems }) => problems.length > 0).length,
  };
}

/** Only the names, because the value of a session cookie is a secret. */
const namesOf = (cookies: string[]) => cookies.map((cookie) => cookie.split('=')[0]).join(', ');
