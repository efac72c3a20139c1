import type { Har } from 'har-format';
import { toHar, type HarCall } from '../../../mocks/recorded/toHar';

/** Records the calls of a client as a browser would save them. For tests. */
export function createHarRecorder(send: typeof fetch, start: number) {
  const calls: HarCall[] = [];
  let origin = '';
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.clone().text();
    const answer = await send(request);
    ({ origin } = url);
    calls.push({
      method: request.method,
      path: url.pathname + url.search,
      body: body === '' ? undefined : body,
      status: answer.status,
      answer: await answer.clone().text(),
      fault: null,
      at: start + calls.length * 1000,
      took: 1,
      requestHeaders: [...request.headers],
      answerHeaders: [...answer.headers],
    });
    return answer;
  };
  return { fetch: recordingFetch, har: (): Har => toHar(calls, { origin, version: '1', browser: 'test' }) };
}
