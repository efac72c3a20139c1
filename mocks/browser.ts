import { getResponse, type HttpHandler } from 'msw';
import { isCall } from './wire/isCall';

/**
 * Replaces `fetch`, so that the current handlers answer the calls of this page. All other requests still reach their host.
 *
 * MSW's service worker is not used, because it can forget a page. The next call of that page would reach the host. The worker
 * forgets all pages when the browser stops it (mswjs/msw issue 2635), and a page after `beforeunload`, as after a press on a mail
 * link (issue 1105).
 */
export function answerCalls(handlers: () => HttpHandler[]): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== window.location.origin || !isCall(request.method, pathname)) return send(request);
    const { signal } = request;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(abortReason(signal)));
    });
    signal.throwIfAborted();
    const answer = await Promise.race([getResponse(handlers(), request), aborted]);
    if (answer === undefined) return new Response('Not found', { status: 404 });
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
}

function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');
}
