import { setupServer, type SetupServer } from 'msw/node';
import type { Backend } from './backend';

/** The way in for Jest: `const server = createNodeServer(backend)`, with `server.listen({ onUnhandledRequest: 'error' })`. */
export function createNodeServer(backend: Backend): SetupServer {
  return setupServer(...backend.handlers);
}

/** Puts another backend in the place of whichever answers now, for a test file that starts its server once. */
export function serveBackend(server: SetupServer, backend: Backend): void {
  server.resetHandlers(...backend.handlers);
}
