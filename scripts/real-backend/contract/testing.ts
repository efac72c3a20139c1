import { getResponse, http, HttpResponse } from 'msw';
import type { Backend } from '../../../mocks/backend';
import { BASE_URL } from '../../../mocks/wire/baseUrl';
import type { CallName } from '../../../mocks/wire/calls';
import { findCall } from '../../../mocks/wire/findCall';

export type Json = Record<string, unknown>;

/** An answer that a fault may change before it is sent. */
export type Draft = { status: number; headers: Headers; json: Json; raw?: string };

/** 'swallowed': the backend ignores the call and answers as if it had succeeded. */
export type Change = ((draft: Draft, backend: Backend) => void) | 'swallowed';

const STATUSES = { good: /^2/, refused: /^4/, signedOut: /^401/ } as const;

/** A way in which a backend may differ from the contract. */
export type Fault = {
  call: CallName;
  /** The answers that the fault changes. Default: all answers of the call. */
  on?: keyof typeof STATUSES;
  change: Change;
};

export const setJson = (json: object) => (draft: Draft) => void Object.assign(draft.json, json);
export const renameIn = (from: string, to: string) => (json: Json) => ({
  [to]: json[from],
  [from]: undefined,
});
export const toHtml = (draft: Draft) => {
  draft.headers.set('Content-Type', 'text/html');
  draft.raw = '<!doctype html><title>Login</title>';
};
/** Changes some fields of each item of a list. */
export const onField =
  (list: string, changesOf: (item: Json) => object) =>
  ({ json }: Draft) => {
    const items: unknown = json[list];
    if (Array.isArray(items)) for (const item of items) Object.assign(item, changesOf(item));
  };
export const onRows = (changesOf: (row: Json) => object) => onField('upcomingShabbos', changesOf);

/** Puts a handler in front of the backend's own handlers. It changes the answers of one call. */
export function plant(backend: Backend, { call, on, change }: Fault) {
  const ownHandlers = backend.handlers;
  backend.handlers = [
    http.all('*', async ({ request }) => {
      const isFaulty = findCall(request)?.call === call;
      if (isFaulty && change === 'swallowed') return HttpResponse.json({ success: true });
      const answer = await getResponse(ownHandlers, request.clone(), { baseUrl: BASE_URL });
      if (change === 'swallowed' || !isFaulty || answer === undefined) return answer;
      if (on !== undefined && !STATUSES[on].test(String(answer.status))) return answer;
      const draft: Draft = {
        status: answer.status,
        headers: new Headers(answer.headers),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tests damage only answers that are objects
        json: (await answer.json()) as Record<string, unknown>,
      };
      change(draft, backend);
      const body = draft.status === 204 ? null : (draft.raw ?? JSON.stringify(draft.json));
      return new HttpResponse(body, { status: draft.status, headers: draft.headers });
    }),
  ];
}

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
