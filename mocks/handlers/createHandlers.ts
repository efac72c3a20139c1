import { http, type HttpHandler, HttpResponse } from 'msw';
import type { LoggedCall } from '../wire/callLog';
import type { CallName } from '../wire/calls';
import { findCall } from '../wire/findCall';
import { parseJson } from '../wire/json';
import { type Answer, answerCall } from './answerCall';
import type { BackendState } from './backendState';

/**
 * The MSW handler for the 17 calls. The page, Jest and the HTTP server all use it. It is one handler, because MSW
 * tries handlers one after the other, and for each handler reads all cookies and compiles a path.
 */
export function createHandlers(backend: BackendState): HttpHandler[] {
  const isCall = ({ request }: { request: Request }) => findCall(request) !== null;
  return [
    http.all(isCall, async ({ request, cookies }) => {
      const found = findCall(request);
      if (found === null) return undefined;
      const entry = await logRequest(backend, found.call, request);
      const input = { body: entry.body, param: found.param, token: cookies[backend.sessionCookie] ?? null };
      const start = performance.now();
      const answer = await answerCall(backend, entry, input, request.signal);
      entry.took = performance.now() - start;
      if (answer === null) return HttpResponse.error();
      const response = toResponse(answer, backend);
      entry.answerHeaders = [...response.headers];
      return response;
    }),
  ];
}

async function logRequest(backend: BackendState, call: CallName, request: Request): Promise<LoggedCall> {
  const { pathname, search } = new URL(request.url);
  const entry: LoggedCall = {
    call,
    method: request.method,
    path: pathname + search,
    body: undefined,
    status: null,
    answer: undefined,
    fault: null,
    at: backend.now(),
    took: null,
    requestHeaders: [...request.headers],
    answerHeaders: [],
  };
  backend.log.push(entry);
  entry.body = parseJson(await request.text());
  return entry;
}

function toResponse(
  { status, type, body, location, retryAfter, session }: Answer,
  { hasOneSession, sessionCookie }: BackendState,
): HttpResponse<string> {
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': 'no-store' });
  if (location !== undefined) headers.set('Location', location);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (session !== undefined && !hasOneSession)
    headers.append(
      'Set-Cookie',
      `${sessionCookie}=${session ?? '; Max-Age=0'}; Path=/; HttpOnly; SameSite=Lax`,
    );
  return new HttpResponse(body === '' ? null : body, { status, headers });
}
