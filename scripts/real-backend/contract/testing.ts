import { getResponse } from 'msw';
import type { Backend } from '../../../mocks/backend';
import { BASE_URL } from '../../../mocks/wire/baseUrl';

/** A fetch that an emulated backend answers in this process, whatever the host. A path without a call is 404. */
export function fetchFrom(backend: Backend): typeof fetch {
  return async (input, init) => {
    const sent = new Request(input, init);
    const { pathname, search } = new URL(sent.url);
    const request = new Request(BASE_URL + pathname + search, sent);
    const answer = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
    if (answer?.type === 'error') throw new TypeError('fetch failed');
    return answer ?? new Response('Not found', { status: 404 });
  };
}
