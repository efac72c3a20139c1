import { getResponse } from 'msw';
import type { Backend } from '../../mocks/backend';
import { BASE_URL } from '../../mocks/wire/baseUrl';

/** A fetch that an emulated backend answers in this process, without a server. */
export function fetchFrom(backend: Backend): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
    if (!answer || answer.type === 'error') throw new TypeError('fetch failed');
    return answer;
  };
}
