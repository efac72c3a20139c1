import { http } from 'msw';
import type { WireRecords, WireUser } from '../mocks/wire/wireTypes';
import { answerBehind, putBeforeBackend } from './backend';

type Answers = { '/api/minyan': WireRecords; '/api/user': WireUser; '/api/user/request': object };

/**
 * Changes the JSON of the successful answers to a path until the test ends. Several changes apply in the order in which they
 * were added.
 */
export function changeAnswers<Path extends keyof Answers>(
  path: Path,
  change: (answer: Answers[Path]) => object,
): void {
  const handler = http.all(`*${path}`, async ({ request }) => {
    const answer = await answerBehind(handler, request);
    if (answer?.ok !== true) return answer;
    const body: Answers[Path] = await answer.json();
    return Response.json(change(body));
  });
  putBeforeBackend(handler);
}
