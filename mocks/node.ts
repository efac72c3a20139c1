import { setupServer, type SetupServer } from 'msw/node';
import type { Backend } from './backend';

/**
 * Serves a backend to the fetches of a Node process, for Jest.
 *
 * @example
 * const server = createNodeServer(backend);
 * server.listen({ onUnhandledRequest: 'error' });
 */
export function createNodeServer(backend: Backend): SetupServer {
  return setupServer(...backend.handlers);
}

/** Replaces the backend of a running server, so that each test of a file can have its own. */
export function serveBackend(server: SetupServer, backend: Backend): void {
  server.resetHandlers(...backend.handlers);
}
