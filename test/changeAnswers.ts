import type { WireRecords, WireUser } from '../mocks/wire/wireTypes';

type Answers = { '/api/minyan': WireRecords; '/api/user': WireUser; '/api/user/request': object };

const endings: (() => void)[] = [];

/**
 * Changes the JSON of the successful answers to a path until the test ends. Several changes apply in the order in which they
 * were added. It is no spy, because `holdCalls` puts its own on top and restores what is below.
 */
export function changeAnswers<Path extends keyof Answers>(
  path: Path,
  change: (answer: Answers[Path]) => object,
): void {
  const { fetch } = globalThis;
  let isOver = false;
  endings.push(() => {
    isOver = true;
  });
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (isOver || typeof input !== 'string' || input.split('?')[0] !== path || !answer.ok) return answer;
    const body: Answers[Path] = await answer.json();
    return Response.json(change(body));
  };
}

afterEach(() => {
  for (const end of endings.splice(0)) end();
});
